import type { Score } from '../../feed/SportEvent.ts';

/** Number of the set that is played, which has no period before its first point; else NaN. */
export function playedSet({ phase }: Pick<Score, 'phase'>): number {
  return Number(/^set(\d+)$/.exec(phase)?.[1]);
}
