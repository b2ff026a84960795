/** An irregular course of a match. */
export type Disruption =
  /** One side retires after this share of the match. */
  | { readonly kind: 'retired'; readonly team: 1 | 2; readonly part: number }
  /** Abandoned because of weather, light or an unplayable pitch. */
  | { readonly kind: 'abandoned'; readonly part: number }
  /** Called off, at its start time unless `atMs` is earlier. */
  | { readonly kind: 'postponed'; readonly atMs?: number }
  /** The last score is annulled this long after the end. */
  | { readonly kind: 'corrected'; readonly afterMs: number };

export type DisruptionKind = Disruption['kind'];

/** Share of matches per disruption and sport; rare, but present in every schedule. */
export const disruptionShares: Readonly<Record<DisruptionKind, Readonly<Record<number, number>>>> =
  {
    // Injuries. A fighter who gives up has lost by the rules of the sport, so fights are not
    // listed.
    retired: { 4: 0.025, 10: 0.008, 13: 0.012, 15: 0.006 },
    abandoned: { 1: 0.006, 5: 0.01, 7: 0.006, 11: 0.006, 12: 0.02 },
    postponed: { 1: 0.008, 4: 0.006, 5: 0.01, 7: 0.008, 11: 0.008, 12: 0.015 },
    corrected: { 1: 0.012, 3: 0.006, 7: 0.012, 8: 0.012 },
  };
