/** What may befall a match beside its play. */
export type Fate =
  /** One side gives up after so much of the match. */
  | { readonly kind: 'retired'; readonly team: 1 | 2; readonly part: number }
  /** Weather, light, a pitch that is no longer fit. */
  | { readonly kind: 'abandoned'; readonly part: number }
  /** Called off: at the time of its start unless told earlier. */
  | { readonly kind: 'postponed'; readonly atMs?: number }
  /** The last score is annulled so long after the end. */
  | { readonly kind: 'corrected'; readonly afterMs: number };

export type FateKind = Fate['kind'];

/** How often each befalls a match, by sport; rare, but always somewhere in the schedule. */
export const fateShares: Readonly<Record<FateKind, Readonly<Record<number, number>>>> = {
  // Persons are hurt; a fighter who gives up has lost by the rules of his own sport.
  retired: { 4: 0.025, 10: 0.008, 13: 0.012, 15: 0.006 },
  abandoned: { 1: 0.006, 5: 0.01, 7: 0.006, 11: 0.006, 12: 0.02 },
  postponed: { 1: 0.008, 4: 0.006, 5: 0.01, 7: 0.008, 11: 0.008, 12: 0.015 },
  corrected: { 1: 0.012, 3: 0.006, 7: 0.012, 8: 0.012 },
};
