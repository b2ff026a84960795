import type { Score } from '../../feed/SportEvent.ts';
import { playedSet } from './playedSet.ts';

/** Score within the current set: games in tennis, points in volleyball. */
export function playedGames(
  score: Pick<Score, 'periods' | 'phase'>,
): readonly [number, number] | undefined {
  const set = playedSet(score);
  return Number.isNaN(set) ? undefined : (score.periods[set - 1] ?? [0, 0]);
}
