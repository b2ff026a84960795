import {
  gridOf,
  type CountPair,
  type MarketType,
  type OutcomeLabel,
} from '../markets/MarketType.ts';
import {
  bothScore,
  correctScore,
  countRange,
  doubleChance,
  exactCount,
  handicap,
  handicap3Way,
  headline,
  oddEven,
  question,
  result,
  scoreCases,
  teamTotals,
  threeWay,
  total,
  winner,
  yesNo,
} from '../markets/commonMarkets.ts';
import { lastScore, numberedScore } from '../markets/orderMarkets.ts';
import { halvesMarket } from './halvesMarket.ts';
import { intervals } from './intervals.ts';

const teamOfMargin = (margin: number): number => 1 - Math.sign(margin);
const anyOf = (home: number, away: number): boolean => home + away > 0;
const asianTotal = { nameKey: 'asianTotal' } as const;
const asianHandicap = { nameKey: 'asianHandicap' } as const;

/** Returns every pair of keys, the first key changing slowest. */
function pairsOf(
  firsts: readonly string[],
  seconds: readonly string[],
  between: string,
  label: Pick<OutcomeLabel, 'line'> = {},
): readonly OutcomeLabel[] {
  return firsts.flatMap((first) =>
    seconds.map((second) => ({ key: `${first}${between}${second}`, ...label })),
  );
}

const results = ['team1', 'draw', 'team2'];
const bothOrNot = ['bothScore', 'notBothScore'];
const withLine = { line: 'same' } as const;

const matchMarkets: readonly MarketType[] = [
  result(1, 'match', 'main', headline),
  doubleChance(2, 'match', 'main'),
  winner(3, 'match', 'main handicaps', 'drawNoBet', headline),
  winner(41, 'through', 'main', 'toQualify', headline),
  total(4, 'match', 'main totals', gridOf(0.5, 0.5, 40, 9), headline),
  handicap(6, 'match', 'main handicaps', gridOf(-15, 0.5, 61, 9), headline),
  bothScore(9, 'match', 'main goals'),
  numberedScore(13, 'main goals', 4),
  total(5, 'match', 'totals', gridOf(0.75, 0.5, 40, 8), { ...asianTotal, ...headline }),
  handicap(7, 'match', 'handicaps', gridOf(-14.75, 0.5, 60, 8), { ...asianHandicap, ...headline }),
  handicap3Way(8, 'match', 'handicaps', gridOf(-8, 1, 17, 5)),
  ...teamTotals(16, 'match', 'totals teams', gridOf(0.5, 0.5, 30, 6)),
  exactCount(25, 'match', 'totals goals', 'total', 6),
  exactCount(26, 'match', 'teams goals', 'home', 4),
  exactCount(27, 'match', 'teams goals', 'away', 4),
  countRange(38, 'match', 'totals', [
    [0, 1],
    [2, 3],
    [4, 5],
    [6, Infinity],
  ]),
  oddEven(12, 'match', 'totals'),
  oddEven(39, 'match', 'totals teams', 'home'),
  oddEven(40, 'match', 'totals teams', 'away'),
  correctScore(10, 'match', 'goals', 4),
  lastScore(14, 'goals'),
  scoreCases(15, 'match', 'goals handicaps', 'winningMargin', {
    outcomes: [
      ...['1', '2', '3+'].map((text) => ({ key: 'team1By', text })),
      { key: 'draw' },
      ...['1', '2', '3+'].map((text) => ({ key: 'team2By', text })),
    ],
    caseOf: (home, away) => {
      const margin = home - away;
      if (margin === 0) return 3;
      return (margin > 0 ? 0 : 4) + Math.min(3, Math.abs(margin)) - 1;
    },
  }),
  question(18, 'match', 'goals teams', 'team1CleanSheet', (_home, away) => away === 0),
  question(19, 'match', 'goals teams', 'team2CleanSheet', (home) => home === 0),
];

const combined: readonly MarketType[] = [
  question(20, 'match', 'combined', 'team1WinToNil', (home, away) => home > 0 && away === 0),
  question(21, 'match', 'combined', 'team2WinToNil', (home, away) => away > 0 && home === 0),
  scoreCases(22, 'match', 'combined', 'resultAndBothScore', {
    columns: 2,
    outcomes: pairsOf(results, bothOrNot, '+'),
    caseOf: (home, away) => teamOfMargin(home - away) * 2 + (home > 0 && away > 0 ? 0 : 1),
  }),
  scoreCases(23, 'match', 'combined', 'resultAndTotal', {
    columns: 2,
    grid: gridOf(1.5, 1, 6, 3),
    outcomes: pairsOf(results, ['over', 'under'], '+', withLine),
    caseOf: (home, away, line) => teamOfMargin(home - away) * 2 + (home + away > line ? 0 : 1),
  }),
  scoreCases(24, 'match', 'combined', 'bothScoreAndTotal', {
    columns: 2,
    grid: gridOf(2.5, 1, 5, 3),
    outcomes: pairsOf(bothOrNot, ['over', 'under'], '+', withLine),
    caseOf: (home, away, line) => (home > 0 && away > 0 ? 0 : 2) + (home + away > line ? 0 : 1),
  }),
];

/** Creates a market on the scores of both halves. */
function halvesQuestion(
  id: number,
  groups: string,
  nameKey: string,
  isYes: (first: CountPair, second: CountPair, line: number) => boolean,
  firstLine?: number,
): MarketType {
  return halvesMarket(
    id,
    groups,
    nameKey,
    yesNo,
    (first, second, line) => (isYes(first, second, line) ? 0 : 1),
    firstLine === undefined ? {} : { grid: gridOf(firstLine, 1, 2, 2) },
  );
}

const sumOf = ([home, away]: CountPair): number => home + away;
const marginOf = ([home, away]: CountPair): number => home - away;

const halves: readonly MarketType[] = [
  halvesMarket(
    11,
    'halves combined',
    'halfTimeFullTime',
    pairsOf(results, results, '/'),
    (first, second) =>
      teamOfMargin(marginOf(first)) * 3 + teamOfMargin(marginOf(first) + marginOf(second)),
    { isExotic: true },
  ),
  halvesMarket(
    32,
    'halves',
    'highestHalf',
    [{ key: 'firstHalf' }, { key: 'equal' }, { key: 'secondHalf' }],
    (first, second) => teamOfMargin(sumOf(first) - sumOf(second)),
  ),
  halvesQuestion(
    28,
    'halves',
    'team1WinsBothHalves',
    (first, second) => marginOf(first) > 0 && marginOf(second) > 0,
  ),
  halvesQuestion(
    29,
    'halves',
    'team2WinsBothHalves',
    (first, second) => marginOf(first) < 0 && marginOf(second) < 0,
  ),
  halvesQuestion(
    30,
    'halves',
    'team1WinsAHalf',
    (first, second) => marginOf(first) > 0 || marginOf(second) > 0,
  ),
  halvesQuestion(
    31,
    'halves',
    'team2WinsAHalf',
    (first, second) => marginOf(first) < 0 || marginOf(second) < 0,
  ),
  halvesQuestion(
    35,
    'halves goals',
    'team1ScoresBothHalves',
    (first, second) => first[0] > 0 && second[0] > 0,
  ),
  halvesQuestion(
    36,
    'halves goals',
    'team2ScoresBothHalves',
    (first, second) => first[1] > 0 && second[1] > 0,
  ),
  halvesQuestion(
    33,
    'halves totals',
    'bothHalvesOver',
    (first, second, line) => sumOf(first) > line && sumOf(second) > line,
    0.5,
  ),
  halvesQuestion(
    34,
    'halves totals',
    'bothHalvesUnder',
    (first, second, line) => sumOf(first) < line && sumOf(second) < line,
    1.5,
  ),
];

/** Returns the markets of a half; ids from `base`. */
function halfMarkets(base: number, scope: 'h1' | 'h2'): readonly MarketType[] {
  return [
    result(base, scope, 'main'),
    doubleChance(base + 1, scope, 'main'),
    winner(base + 2, scope, 'main handicaps', 'drawNoBet'),
    total(base + 3, scope, 'main totals', gridOf(0.5, 0.5, 30, 6)),
    total(base + 4, scope, 'totals', gridOf(0.75, 0.5, 30, 4), asianTotal),
    handicap(base + 5, scope, 'main handicaps', gridOf(-10, 0.5, 41, 5)),
    handicap(base + 6, scope, 'handicaps', gridOf(-9.75, 0.5, 40, 4), asianHandicap),
    bothScore(base + 7, scope, 'main goals'),
    correctScore(base + 8, scope, 'goals', 3),
    oddEven(base + 9, scope, 'totals'),
    ...teamTotals(base + 10, scope, 'totals teams', gridOf(0.5, 1, 12, 3)),
    exactCount(base + 12, scope, 'totals goals', 'total', 4),
  ];
}

/** Returns the markets on corners or cards of the match and its halves; ids from `base`. */
function counterMarkets(base: number, counter: 'corners' | 'yellow'): readonly MarketType[] {
  return [
    result(base, counter, 'main'),
    total(base + 1, counter, 'main totals', gridOf(0.5, 1, 40, 5)),
    handicap(base + 2, counter, 'main handicaps', gridOf(-15.5, 1, 32, 4)),
    ...teamTotals(base + 3, counter, 'totals teams', gridOf(0.5, 1, 30, 4)),
    oddEven(base + 5, counter, 'totals'),
    result(base + 6, `${counter}.h1`, 'halves'),
    total(base + 7, `${counter}.h1`, 'totals halves', gridOf(0.5, 1, 30, 3)),
    result(base + 8, `${counter}.h2`, 'halves'),
    total(base + 9, `${counter}.h2`, 'totals halves', gridOf(0.5, 1, 30, 3)),
  ];
}

const specials: readonly MarketType[] = [
  question(120, 'red', 'main', 'redCard', anyOf),
  question(121, 'penalties', 'goals', 'penaltyAwarded', anyOf),
  question(122, 'ownGoals', 'goals', 'ownGoalScored', anyOf),
];

const intervalMarkets: readonly MarketType[] = intervals.flatMap(({ scope }, index) => [
  scoreCases(130 + index, scope, 'intervals', 'result', {
    outcomes: threeWay,
    caseOf: (home, away) => teamOfMargin(home - away),
  }),
  question(140 + index, scope, 'intervals goals', 'goalScored', anyOf),
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

/** Every market type in the order of the event page. */
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
