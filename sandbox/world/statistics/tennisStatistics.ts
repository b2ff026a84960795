import { chanceOf } from '../random.ts';
import type { Course, MatchSetup } from '../engine/SportEngine.ts';
import { TennisScorer } from '../tennis/tennisCourse.ts';
import { createTally, type Statistic } from './Counter.ts';

const ace = 0.13;
const doubleFault = 0.1;
const winner = 0.34;
const shown = 'aces doubleFaults winners servicePointsWon returnPointsWon breakPoints gamesWon';

/** Counts every point by server and kind of win. */
export function tennisStatistics(
  { id }: MatchSetup,
  { script, playedS }: Course,
): readonly Statistic[] {
  const scorer = new TennisScorer(script.incidents[0]?.value === 2 ? 2 : 1);
  const { add, statistics } = createTally(shown.split(' '));
  for (const { atS, kind, team } of script.incidents) {
    if (atS > playedS) break;
    if (kind !== 'point' || team === 0) continue;
    const server = scorer.pointServer;
    const returner = server === 1 ? 2 : 1;
    const chance = chanceOf(id, 'point', atS);
    if (!scorer.isTieBreak && isGamePoint(scorer.points, returner)) add('breakPoints', returner);
    if (team === server) {
      add('servicePointsWon', server);
      if (chance < ace) add('aces', server);
    } else {
      add('returnPointsWon', returner);
      if (chance < doubleFault) add('doubleFaults', server);
    }
    if (chance >= ace && chance < ace + winner) add('winners', team);
    if (scorer.add(team) !== 'point') add('gamesWon', team);
  }
  return statistics();
}

/** Whether the next point would decide the game for this side. */
function isGamePoint(points: readonly [number, number], team: 1 | 2): boolean {
  const own = points[team - 1] ?? 0;
  const other = points[2 - team] ?? 0;
  return own >= 3 && own > other;
}
