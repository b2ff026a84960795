import type { LineGrid, MarketType } from '../markets/MarketType.ts';
import {
  correctScore,
  countRange,
  doubleChance,
  exactCount,
  handicap,
  handicap3Way,
  oddEven,
  question,
  result,
  scoreCases,
  threeWay,
  total,
  winner,
  yesNo,
} from '../markets/commonMarkets.ts';
import { lastScore, numberedScore } from '../markets/orderMarkets.ts';
import { halvesMarket } from './halvesMarket.ts';
import { intervals } from './intervals.ts';

const grid = (first: number, step: number, count: number, offered: number): LineGrid => ({
  first,
  step,
  count,
  offered,
});
const teamOfMargin = (margin: number): number => 1 - Math.sign(margin);

const matchMarkets: readonly MarketType[] = [
  result({ id: 1, scope: 'match', groups: ['main'], overround: 1.05 }),
  doubleChance({ id: 2, scope: 'match', groups: ['main'] }),
  winner({ id: 3, scope: 'match', groups: ['main', 'handicaps'], nameKey: 'drawNoBet' }),
  winner({ id: 41, scope: 'through', groups: ['main'], nameKey: 'toQualify', overround: 1.05 }),
  total({
    id: 4,
    scope: 'match',
    groups: ['main', 'totals'],
    overround: 1.05,
    grid: grid(0.5, 0.5, 40, 9),
  }),
  handicap({
    id: 6,
    scope: 'match',
    groups: ['main', 'handicaps'],
    overround: 1.05,
    grid: grid(-15, 0.5, 61, 9),
  }),
  question({
    id: 9,
    scope: 'match',
    groups: ['main', 'goals'],
    nameKey: 'bothScore',
    isYes: (home, away) => home > 0 && away > 0,
  }),
  numberedScore({ id: 13, scope: 'match', groups: ['main', 'goals'] }, 4),
  total({
    id: 5,
    scope: 'match',
    groups: ['totals'],
    nameKey: 'asianTotal',
    overround: 1.05,
    grid: grid(0.75, 0.5, 40, 8),
  }),
  handicap({
    id: 7,
    scope: 'match',
    groups: ['handicaps'],
    nameKey: 'asianHandicap',
    overround: 1.05,
    grid: grid(-14.75, 0.5, 60, 8),
  }),
  handicap3Way({ id: 8, scope: 'match', groups: ['handicaps'], grid: grid(-8, 1, 17, 5) }),
  total({
    id: 16,
    scope: 'match',
    groups: ['totals', 'teams'],
    on: 'home',
    grid: grid(0.5, 0.5, 30, 6),
  }),
  total({
    id: 17,
    scope: 'match',
    groups: ['totals', 'teams'],
    on: 'away',
    grid: grid(0.5, 0.5, 30, 6),
  }),
  exactCount({ id: 25, scope: 'match', groups: ['totals', 'goals'], on: 'total', most: 6 }),
  exactCount({ id: 26, scope: 'match', groups: ['teams', 'goals'], on: 'home', most: 4 }),
  exactCount({ id: 27, scope: 'match', groups: ['teams', 'goals'], on: 'away', most: 4 }),
  countRange({
    id: 38,
    scope: 'match',
    groups: ['totals'],
    ranges: [
      [0, 1],
      [2, 3],
      [4, 5],
      [6, Infinity],
    ],
  }),
  oddEven({ id: 12, scope: 'match', groups: ['totals'] }),
  oddEven({ id: 39, scope: 'match', groups: ['totals', 'teams'], on: 'home' }),
  oddEven({ id: 40, scope: 'match', groups: ['totals', 'teams'], on: 'away' }),
  correctScore({ id: 10, scope: 'match', groups: ['goals'], most: 4 }),
  lastScore({ id: 14, scope: 'match', groups: ['goals'] }),
  scoreCases({
    id: 15,
    scope: 'match',
    groups: ['goals', 'handicaps'],
    nameKey: 'winningMargin',
    outcomes: [
      { key: 'team1By', text: '1' },
      { key: 'team1By', text: '2' },
      { key: 'team1By', text: '3+' },
      { key: 'draw' },
      { key: 'team2By', text: '1' },
      { key: 'team2By', text: '2' },
      { key: 'team2By', text: '3+' },
    ],
    caseOf: (home, away) => {
      const margin = home - away;
      if (margin === 0) return 3;
      return (margin > 0 ? 0 : 4) + Math.min(3, Math.abs(margin)) - 1;
    },
  }),
  question({
    id: 18,
    scope: 'match',
    groups: ['goals', 'teams'],
    nameKey: 'team1CleanSheet',
    isYes: (_home, away) => away === 0,
  }),
  question({
    id: 19,
    scope: 'match',
    groups: ['goals', 'teams'],
    nameKey: 'team2CleanSheet',
    isYes: (home) => home === 0,
  }),
];

const combined: readonly MarketType[] = [
  question({
    id: 20,
    scope: 'match',
    groups: ['combined'],
    nameKey: 'team1WinToNil',
    isYes: (home, away) => home > 0 && away === 0,
  }),
  question({
    id: 21,
    scope: 'match',
    groups: ['combined'],
    nameKey: 'team2WinToNil',
    isYes: (home, away) => away > 0 && home === 0,
  }),
  scoreCases({
    id: 22,
    scope: 'match',
    groups: ['combined'],
    nameKey: 'resultAndBothScore',
    columns: 2,
    outcomes: ['team1', 'draw', 'team2'].flatMap((key) => [
      { key: `${key}+bothScore` },
      { key: `${key}+notBothScore` },
    ]),
    caseOf: (home, away) => teamOfMargin(home - away) * 2 + (home > 0 && away > 0 ? 0 : 1),
  }),
  scoreCases({
    id: 23,
    scope: 'match',
    groups: ['combined'],
    nameKey: 'resultAndTotal',
    columns: 2,
    grid: grid(1.5, 1, 6, 3),
    outcomes: ['team1', 'draw', 'team2'].flatMap((key) => [
      { key: `${key}+over`, line: 'same' as const },
      { key: `${key}+under`, line: 'same' as const },
    ]),
    caseOf: (home, away, line) => teamOfMargin(home - away) * 2 + (home + away > line ? 0 : 1),
  }),
  scoreCases({
    id: 24,
    scope: 'match',
    groups: ['combined'],
    nameKey: 'bothScoreAndTotal',
    columns: 2,
    grid: grid(2.5, 1, 5, 3),
    outcomes: ['bothScore', 'notBothScore'].flatMap((key) => [
      { key: `${key}+over`, line: 'same' as const },
      { key: `${key}+under`, line: 'same' as const },
    ]),
    caseOf: (home, away, line) => (home > 0 && away > 0 ? 0 : 2) + (home + away > line ? 0 : 1),
  }),
];

const halves: readonly MarketType[] = [
  halvesMarket({
    id: 11,
    nameKey: 'halfTimeFullTime',
    groups: ['halves', 'combined'],
    isExotic: true,
    outcomes: ['team1', 'draw', 'team2'].flatMap((first) =>
      ['team1', 'draw', 'team2'].map((second) => ({ key: `${first}/${second}` })),
    ),
    caseOf: (first, second) =>
      teamOfMargin(first[0] - first[1]) * 3 +
      teamOfMargin(first[0] + second[0] - first[1] - second[1]),
  }),
  halvesMarket({
    id: 32,
    nameKey: 'highestHalf',
    outcomes: [{ key: 'firstHalf' }, { key: 'equal' }, { key: 'secondHalf' }],
    caseOf: (first, second) => teamOfMargin(first[0] + first[1] - second[0] - second[1]),
  }),
  halvesMarket({
    id: 28,
    nameKey: 'team1WinsBothHalves',
    outcomes: yesNo,
    caseOf: (first, second) => (first[0] > first[1] && second[0] > second[1] ? 0 : 1),
  }),
  halvesMarket({
    id: 29,
    nameKey: 'team2WinsBothHalves',
    outcomes: yesNo,
    caseOf: (first, second) => (first[1] > first[0] && second[1] > second[0] ? 0 : 1),
  }),
  halvesMarket({
    id: 30,
    nameKey: 'team1WinsAHalf',
    outcomes: yesNo,
    caseOf: (first, second) => (first[0] > first[1] || second[0] > second[1] ? 0 : 1),
  }),
  halvesMarket({
    id: 31,
    nameKey: 'team2WinsAHalf',
    outcomes: yesNo,
    caseOf: (first, second) => (first[1] > first[0] || second[1] > second[0] ? 0 : 1),
  }),
  halvesMarket({
    id: 35,
    nameKey: 'team1ScoresBothHalves',
    groups: ['halves', 'goals'],
    outcomes: yesNo,
    caseOf: (first, second) => (first[0] > 0 && second[0] > 0 ? 0 : 1),
  }),
  halvesMarket({
    id: 36,
    nameKey: 'team2ScoresBothHalves',
    groups: ['halves', 'goals'],
    outcomes: yesNo,
    caseOf: (first, second) => (first[1] > 0 && second[1] > 0 ? 0 : 1),
  }),
  halvesMarket({
    id: 33,
    nameKey: 'bothHalvesOver',
    groups: ['halves', 'totals'],
    outcomes: yesNo,
    grid: grid(0.5, 1, 2, 2),
    caseOf: (first, second, line) =>
      first[0] + first[1] > line && second[0] + second[1] > line ? 0 : 1,
  }),
  halvesMarket({
    id: 34,
    nameKey: 'bothHalvesUnder',
    groups: ['halves', 'totals'],
    outcomes: yesNo,
    grid: grid(1.5, 1, 2, 2),
    caseOf: (first, second, line) =>
      first[0] + first[1] < line && second[0] + second[1] < line ? 0 : 1,
  }),
];

/** The markets of one half; ids from `base`. */
function halfMarkets(base: number, scope: 'h1' | 'h2'): readonly MarketType[] {
  return [
    result({ id: base, scope, groups: ['main'] }),
    doubleChance({ id: base + 1, scope, groups: ['main'] }),
    winner({ id: base + 2, scope, groups: ['main', 'handicaps'], nameKey: 'drawNoBet' }),
    total({ id: base + 3, scope, groups: ['main', 'totals'], grid: grid(0.5, 0.5, 30, 6) }),
    total({
      id: base + 4,
      scope,
      groups: ['totals'],
      nameKey: 'asianTotal',
      grid: grid(0.75, 0.5, 30, 4),
    }),
    handicap({ id: base + 5, scope, groups: ['main', 'handicaps'], grid: grid(-10, 0.5, 41, 5) }),
    handicap({
      id: base + 6,
      scope,
      groups: ['handicaps'],
      nameKey: 'asianHandicap',
      grid: grid(-9.75, 0.5, 40, 4),
    }),
    question({
      id: base + 7,
      scope,
      groups: ['main', 'goals'],
      nameKey: 'bothScore',
      isYes: (home, away) => home > 0 && away > 0,
    }),
    correctScore({ id: base + 8, scope, groups: ['goals'], most: 3 }),
    oddEven({ id: base + 9, scope, groups: ['totals'] }),
    total({
      id: base + 10,
      scope,
      groups: ['totals', 'teams'],
      on: 'home',
      grid: grid(0.5, 1, 12, 3),
    }),
    total({
      id: base + 11,
      scope,
      groups: ['totals', 'teams'],
      on: 'away',
      grid: grid(0.5, 1, 12, 3),
    }),
    exactCount({ id: base + 12, scope, groups: ['totals', 'goals'], on: 'total', most: 4 }),
  ];
}

/** Corners or cards of the match and its halves; ids from `base`. */
function counterMarkets(base: number, counter: 'corners' | 'yellow'): readonly MarketType[] {
  const first = `${counter}.h1`;
  const second = `${counter}.h2`;
  return [
    result({ id: base, scope: counter, groups: ['main'] }),
    total({ id: base + 1, scope: counter, groups: ['main', 'totals'], grid: grid(0.5, 1, 40, 5) }),
    handicap({
      id: base + 2,
      scope: counter,
      groups: ['main', 'handicaps'],
      grid: grid(-15.5, 1, 32, 4),
    }),
    total({
      id: base + 3,
      scope: counter,
      groups: ['totals', 'teams'],
      on: 'home',
      grid: grid(0.5, 1, 30, 4),
    }),
    total({
      id: base + 4,
      scope: counter,
      groups: ['totals', 'teams'],
      on: 'away',
      grid: grid(0.5, 1, 30, 4),
    }),
    oddEven({ id: base + 5, scope: counter, groups: ['totals'] }),
    result({ id: base + 6, scope: first, groups: ['halves'] }),
    total({ id: base + 7, scope: first, groups: ['totals', 'halves'], grid: grid(0.5, 1, 30, 3) }),
    result({ id: base + 8, scope: second, groups: ['halves'] }),
    total({ id: base + 9, scope: second, groups: ['totals', 'halves'], grid: grid(0.5, 1, 30, 3) }),
  ];
}

const specials: readonly MarketType[] = [
  question({
    id: 120,
    scope: 'red',
    groups: ['main'],
    nameKey: 'redCard',
    isYes: (home, away) => home + away > 0,
  }),
  question({
    id: 121,
    scope: 'penalties',
    groups: ['goals'],
    nameKey: 'penaltyAwarded',
    isYes: (home, away) => home + away > 0,
  }),
  question({
    id: 122,
    scope: 'ownGoals',
    groups: ['goals'],
    nameKey: 'ownGoalScored',
    isYes: (home, away) => home + away > 0,
  }),
];

const intervalMarkets: readonly MarketType[] = intervals.flatMap(({ scope }, index) => [
  scoreCases({
    id: 130 + index,
    scope,
    groups: ['intervals'],
    nameKey: 'result',
    outcomes: threeWay,
    caseOf: (home, away) => teamOfMargin(home - away),
  }),
  question({
    id: 140 + index,
    scope,
    groups: ['intervals', 'goals'],
    nameKey: 'goalScored',
    isYes: (home, away) => home + away > 0,
  }),
]);

export const footballGroups = [
  'main',
  'totals',
  'handicaps',
  'halves',
  'goals',
  'teams',
  'intervals',
  'combined',
] as const;

/** Every type in the order of the event page. Ids are fixed: placed bets carry them. */
export const footballMarkets: readonly MarketType[] = [
  ...matchMarkets,
  ...combined,
  ...halves,
  ...halfMarkets(50, 'h1'),
  ...halfMarkets(70, 'h2'),
  ...counterMarkets(90, 'corners'),
  ...counterMarkets(105, 'yellow'),
  ...specials,
  ...intervalMarkets,
];
