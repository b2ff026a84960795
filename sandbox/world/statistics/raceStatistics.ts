import { chanceOf } from '../random.ts';
import type { Course, MatchSetup } from '../engine/SportEngine.ts';
import { createTally, type Statistic } from './Counter.ts';

/** Kinds of points; the rest are mistakes of the opponent. */
const manners: Readonly<
  Record<'volleyball' | 'racket', readonly (readonly [key: string, share: number])[]>
> = {
  volleyball: [
    ['aces', 0.08],
    ['blockPoints', 0.14],
    ['attackPoints', 0.5],
  ],
  racket: [
    ['pointsOnServe', 0.46],
    ['winners', 0.3],
  ],
};

/**
 * Counts how each point was won, in sports in which every rally is a point; the counts sum to all
 * points.
 */
export function raceStatistics(
  kind: keyof typeof manners,
): (setup: MatchSetup, course: Course) => readonly Statistic[] {
  const shares = manners[kind];
  return ({ id }, { script, playedS }) => {
    const { add, statistics } = createTally([
      'pointsWon',
      ...shares.map(([key]) => key),
      'opponentErrors',
    ]);
    for (const { atS, kind: what, team } of script.incidents) {
      if (atS > playedS) break;
      if (what !== 'point' || team === 0) continue;
      add('pointsWon', team);
      let left = chanceOf(id, 'manner', atS);
      add(shares.find(([, share]) => (left -= share) < 0)?.[0] ?? 'opponentErrors', team);
    }
    return statistics();
  };
}
