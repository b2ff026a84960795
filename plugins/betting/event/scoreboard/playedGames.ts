import type { Score } from '../../feed/SportEvent.ts';
import { playedSet } from './playedSet.ts';

/** What both have made in the set that is played: games of tennis, points of volleyball. */
export function playedGames(
  score: Pick<Score, 'periods' | 'phase'>,
): readonly [number, number] | undefined {
  const set = playedSet(score);
  return Number.isNaN(set) ? undefined : (score.periods[set - 1] ?? [0, 0]);
}
