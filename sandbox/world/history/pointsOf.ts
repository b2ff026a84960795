import type { MatchOutcome } from './MatchRecord.ts';

/** Table points by sport for a win, a draw and a defeat. */
const schemes: Readonly<Record<number, (margin: number, wasDecidedLate: boolean) => number>> = {
  1: (margin) => (margin > 0 ? 3 : margin === 0 ? 1 : 0),
  2: (margin, wasDecidedLate) => (margin > 0 ? 2 : wasDecidedLate ? 1 : 0),
  3: (margin) => (margin > 0 ? 2 : 1),
  6: (margin) => (margin >= 2 ? 3 : margin === 1 ? 2 : margin === -1 ? 1 : 0),
  7: (margin) => (margin > 0 ? 4 : margin === 0 ? 2 : margin >= -7 ? 1 : 0),
};

function evenScheme(margin: number): number {
  return margin > 0 ? 2 : margin === 0 ? 1 : 0;
}

export function pointsOf({ sportId, score, winner, ending }: MatchOutcome, team: 1 | 2): number {
  const own = score[team - 1] ?? 0;
  const other = score[2 - team] ?? 0;
  // The side that went through after a tie or a retirement has won, whatever the score.
  const margin = own === other && winner !== 0 ? (winner === team ? 1 : -1) : own - other;
  return (schemes[sportId] ?? evenScheme)(margin, ending === 'overtime' || ending === 'shootout');
}
