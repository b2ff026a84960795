import type { Score } from '../../feed/SportEvent.ts';

/** Number of the set, quarter, period or inning that is played; NaN where none is. */
function playedPart({ phase }: Pick<Score, 'phase'>): number {
  return Number(/^(?:set|[bpqt])(\d+)$/.exec(phase)?.[1]);
}

/**
 * Returns at most `most` last periods of a score, and the index of the current one: NaN if none is
 * being played, an index beyond the last if the current one has no point yet.
 */
export function lastPeriods(
  score: Pick<Score, 'periods' | 'phase'>,
  most: number,
): { readonly periods: Score['periods']; readonly current: number } {
  const periods = most === 0 ? [] : score.periods.slice(-most);
  return { periods, current: playedPart(score) - 1 - score.periods.length + periods.length };
}
