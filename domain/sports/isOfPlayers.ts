/** Tennis, boxing, table tennis, badminton, darts, snooker, mixed martial arts. */
const sportsOfPlayers: ReadonlySet<number> = new Set([4, 9, 10, 13, 14, 15, 16]);

/** Whether single players compete in a sport: they have no crest. */
export function isOfPlayers(sportId: number): boolean {
  return sportsOfPlayers.has(sportId);
}
