const OUTCOMES = 2 ** 5;
const LINES = 2 ** 7;
const TYPES = 2 ** 9;

/** The event that an outcome belongs to. Ids pass 2^32, so this is arithmetic and not bits. */
export function eventIdOfOutcome(outcomeId: number): number {
  return Math.floor(outcomeId / (OUTCOMES * LINES * TYPES));
}

/** The market that an outcome belongs to. */
export function marketIdOfOutcome(outcomeId: number): number {
  return Math.floor(outcomeId / OUTCOMES);
}
