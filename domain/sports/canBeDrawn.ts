/** Football, ice hockey, rugby, handball. */
const sportsWithDraws: ReadonlySet<number> = new Set([1, 2, 7, 8]);

/** Whether a match of a sport can end in a draw. */
export function canBeDrawn(sportId: number): boolean {
  return sportsWithDraws.has(sportId);
}
