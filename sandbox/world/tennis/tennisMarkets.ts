import {
  handicap,
  headline,
  listedScores,
  oddEven,
  question,
  teamTotals,
  total,
  twoWay,
  winner,
} from '../markets/commonMarkets.ts';
import { gridOf, type MarketType } from '../markets/MarketType.ts';
import { wonIf } from '../markets/settleAdvantage.ts';

const matchScores = [
  [2, 0],
  [2, 1],
  [0, 2],
  [1, 2],
] as const;
const setScores = [
  [6, 0],
  [6, 1],
  [6, 2],
  [6, 3],
  [6, 4],
  [7, 5],
  [7, 6],
  [0, 6],
  [1, 6],
  [2, 6],
  [3, 6],
  [4, 6],
  [5, 7],
  [6, 7],
] as const;

/** Winner of a game by its number in the match; void if it is not played. */
const nextGame: MarketType = {
  id: 12,
  nameKey: 'nextGame',
  scope: 'match',
  groups: ['main', 'games'],
  columns: 2,
  outcomes: twoWay,
  overround: 1.06,
  winners: 1,
  isExotic: false,
  grid: gridOf(1, 1, 60, 1),
  offer: ({ scoring }) => (scoring === undefined ? [] : [scoring.sequence.length + 1]),
  chances: ({ scoring }, lineIndex) =>
    scoring === undefined || lineIndex !== scoring.sequence.length + 1
      ? undefined
      : [scoring.homeShare, 1 - scoring.homeShare],
  settle: ({ sequence }, lineIndex, outcome) => {
    const winnerOfGame = sequence[lineIndex];
    return winnerOfGame === undefined ? 'void' : wonIf(winnerOfGame === outcome + 1);
  },
  isDecided: ({ sequence }, lineIndex) => sequence[lineIndex] !== undefined,
};

function setMarkets(scope: string, base: number): readonly MarketType[] {
  return [
    winner(base, scope, 'main', 'winner'),
    total(base + 1, scope, 'main games', gridOf(6.5, 1, 7, 4)),
    handicap(base + 2, scope, 'main handicaps', gridOf(-5.5, 1, 12, 4)),
    question(base + 3, scope, 'games', 'tieBreak', (home, away) => home + away === 13),
    listedScores(base + 4, scope, 'games', 'correctScore', setScores, { isExotic: true }),
    oddEven(base + 5, scope, 'games'),
  ];
}

export const tennisMarkets: readonly MarketType[] = [
  winner(1, 'match', 'main', 'winner', { ...headline, staysOpen: true }),
  total(4, 'games', 'main games', gridOf(12.5, 1, 27, 8), headline),
  handicap(6, 'games', 'main handicaps', gridOf(-11.5, 1, 24, 8), headline),
  nextGame,
  total(7, 'match', 'main sets', gridOf(2.5, 1, 1, 1), { nameKey: 'setsTotal' }),
  handicap(8, 'match', 'handicaps sets', gridOf(-1.5, 3, 2, 2), { nameKey: 'setsHandicap' }),
  listedScores(9, 'match', 'main sets', 'setScore', matchScores, { columns: 2 }),
  ...teamTotals(10, 'games', 'games', gridOf(4.5, 1, 20, 4)),
  oddEven(13, 'games', 'games'),
  ...setMarkets('set1', 20),
  ...setMarkets('set2', 30),
  ...setMarkets('set3', 40),
];
