import { venueAction, venues } from '../action/venueAction.ts';
import { momentumByScores } from '../clocked/momentum.ts';
import { phaseCodeAt } from '../clocked/phaseCodeAt.ts';
import { advantageLevels } from '../engine/advantageLevels.ts';
import { bisect } from '../markets/bisect.ts';
import {
  doubleChance,
  handicap,
  headline,
  oddEven,
  result,
  teamTotals,
  total,
  winner,
} from '../markets/commonMarkets.ts';
import { gridOf, type MarketType } from '../markets/MarketType.ts';
import type { Course, LiveNumbers, SportEngine } from '../engine/SportEngine.ts';
import { baseballFacts, baseballStanding, innings, simulateBaseball } from './baseballCourse.ts';
import { baseballOutlook, homeChanceOf } from './baseballOutlook.ts';

/** `match` counts extra innings, `regular` does not. */
const baseballMarkets: readonly MarketType[] = [
  winner(2, 'match', 'main', 'winnerWithExtraInnings', headline),
  total(4, 'match', 'main totals', gridOf(0.5, 1, 60, 7), headline),
  handicap(6, 'match', 'main handicaps', gridOf(-30.5, 1, 62, 6), headline),
  // Baseball has no clock.
  { ...result(1, 'regular', 'main', headline), namedScope: 'nine' },
  { ...doubleChance(3, 'regular', 'main'), namedScope: 'nine' },
  ...teamTotals(8, 'match', 'teams totals', gridOf(0.5, 1, 40, 5)),
  oddEven(10, 'match', 'totals'),
  result(20, 'f5', 'innings'),
  total(21, 'f5', 'innings totals', gridOf(0.5, 1, 40, 4)),
  handicap(22, 'f5', 'innings handicaps', gridOf(-20.5, 1, 42, 4)),
  ...Array.from({ length: innings - 1 }, (_unused, index) => [
    result(30 + index, `n${index + 1}`, 'innings'),
    total(40 + index, `n${index + 1}`, 'innings', gridOf(0.5, 1, 20, 2)),
  ]).flat(),
];

export const baseballEngine: SportEngine = {
  types: baseballMarkets,
  mainTypeIds: [2, 4, 6],
  groups: ['main', 'totals', 'handicaps', 'teams', 'innings'],
  levels: (homeRating, awayRating) => advantageLevels(0.09 * (homeRating - awayRating) + 0.012),
  fit: ({ result: chances }) => {
    if (chances === undefined) return advantageLevels(0);
    const wanted = chances[0] / (chances[0] + chances[2]);
    return advantageLevels(
      bisect(
        -0.35,
        0.35,
        (edge) =>
          homeChanceOf(baseballOutlook({ id: 0, seed: 0, levels: advantageLevels(edge) }, [1, 1])) -
          wanted,
      ),
    );
  },
  simulate: simulateBaseball,
  outlook: baseballOutlook,
  standing: (course) => baseballFacts(baseballStanding(course)),
  live: baseballNumbers,
  momentum: momentumByScores,
  action: (setup, course) =>
    venueAction(setup, course, {
      ...venues.baseball,
      acting: (now) => (baseballStanding(now).isTop ? 2 : 1),
    }),
};

function baseballNumbers(_setup: unknown, course: Course): LiveNumbers {
  const state = baseballStanding(course);
  const { home, away, inning, isTop, outs, bases } = state;
  const isOver = course.playedS >= course.script.durationS;
  const facts = baseballFacts(state);
  return {
    score: facts.pair('match') ?? [0, 0],
    periods: away.map((runs, index) => [home[index] ?? 0, runs] as const),
    phaseCode: phaseCodeAt(course),
    ...(isOver
      ? {}
      : {
          innings: {
            number: inning,
            batting: isTop ? 2 : 1,
            outs: Math.min(3, outs),
            bases: [1, 2, 3].filter((base) => (bases & (1 << (base - 1))) !== 0),
          },
        }),
    statistics: [{ key: 'safeHits', home: state.hits[0], away: state.hits[1] }],
  };
}
