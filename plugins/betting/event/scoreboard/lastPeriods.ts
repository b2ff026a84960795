import type { Score } from '../../feed/SportEvent.ts';
import { playedSet } from './playedSet.ts';

/**
 * The last periods of a score, at most so many, and the index among them of the set that is played.
 * NaN where none is played; an index beyond the last where the set has no point yet.
 */
export function lastPeriods(
  score: Pick<Score, 'periods' | 'phase'>,
  most: number,
): { readonly periods: Score['periods']; readonly current: number } {
  const periods = most === 0 ? [] : score.periods.slice(-most);
  return { periods, current: playedSet(score) - 1 - score.periods.length + periods.length };
}
