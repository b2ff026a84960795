/** Groups that may interrupt a screen reader: bets, connection, session, limits. */
export const interruptingGroups: readonly string[] = [
  'bet',
  'connection',
  'session',
  'responsible-gambling',
];

/** How a notice of a group is read out. */
export function noticeRole(group: string): 'alert' | 'status' {
  return interruptingGroups.includes(group) ? 'alert' : 'status';
}
