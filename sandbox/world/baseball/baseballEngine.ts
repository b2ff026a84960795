import { venueAction, venues } from '../action/venueAction.ts';
import { momentumByScores } from '../clocked/momentum.ts';
import { phaseCodeAt } from '../clocked/phaseCodeAt.ts';
import { advantageLevels } from '../engine/advantageLevels.ts';
import { bisect } from '../markets/bisect.ts';
import {
  doubleChance,
  handicap,
  oddEven,
  result,
  total,
  winner,
} from '../markets/commonMarkets.ts';
import type { LineGrid, MarketType } from '../markets/MarketType.ts';
import type { Course, LiveNumbers, SportEngine } from '../engine/SportEngine.ts';
import { baseballFacts, baseballStanding, innings, simulateBaseball } from './baseballCourse.ts';
import { baseballOutlook, homeChanceOf } from './baseballOutlook.ts';

const grid = (first: number, step: number, count: number, offered: number): LineGrid => ({
  first,
  step,
  count,
  offered,
});

/** `match` counts extra innings, `regular` does not. */
const baseballMarkets: readonly MarketType[] = [
  winner({
    id: 2,
    scope: 'match',
    groups: ['main'],
    nameKey: 'winnerWithOvertime',
    overround: 1.05,
  }),
  total({
    id: 4,
    scope: 'match',
    groups: ['main', 'totals'],
    overround: 1.05,
    grid: grid(0.5, 1, 60, 7),
  }),
  handicap({
    id: 6,
    scope: 'match',
    groups: ['main', 'handicaps'],
    overround: 1.05,
    grid: grid(-30.5, 1, 62, 6),
  }),
  result({ id: 1, scope: 'regular', groups: ['main'], overround: 1.05 }),
  doubleChance({ id: 3, scope: 'regular', groups: ['main'] }),
  total({
    id: 8,
    scope: 'match',
    groups: ['teams', 'totals'],
    on: 'home',
    grid: grid(0.5, 1, 40, 5),
  }),
  total({
    id: 9,
    scope: 'match',
    groups: ['teams', 'totals'],
    on: 'away',
    grid: grid(0.5, 1, 40, 5),
  }),
  oddEven({ id: 10, scope: 'match', groups: ['totals'] }),
  result({ id: 20, scope: 'f5', groups: ['innings'] }),
  total({ id: 21, scope: 'f5', groups: ['innings', 'totals'], grid: grid(0.5, 1, 40, 4) }),
  handicap({ id: 22, scope: 'f5', groups: ['innings', 'handicaps'], grid: grid(-20.5, 1, 42, 4) }),
  ...Array.from({ length: innings - 1 }, (_unused, index) => [
    result({ id: 30 + index, scope: `n${index + 1}`, groups: ['innings'] }),
    total({
      id: 40 + index,
      scope: `n${index + 1}`,
      groups: ['innings'],
      grid: grid(0.5, 1, 20, 2),
    }),
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
