/** Groups that may interrupt a screen reader: bets, connection, session, limits. */
export const interruptingGroups: readonly string[] = [
  'bet',
  'connection',
  'session',
  'responsible-gambling',
];

/** Returns the live-region role of a group. */
export function noticeRole(group: string): 'alert' | 'status' {
  return interruptingGroups.includes(group) ? 'alert' : 'status';
}
