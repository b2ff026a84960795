import {
  handicap,
  oddEven,
  question,
  scoreCases,
  total,
  winner,
} from '../markets/commonMarkets.ts';
import type { LineGrid, MarketType } from '../markets/MarketType.ts';
import { wonIf } from '../markets/settleNumber.ts';

const grid = (first: number, step: number, count: number, offered: number): LineGrid => ({
  first,
  step,
  count,
  offered,
});
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

/** The winner of a game by its number in the match; returned when it is not played. */
const nextGame: MarketType = {
  id: 12,
  nameKey: 'nextGame',
  scope: 'match',
  groups: ['main', 'games'],
  columns: 2,
  outcomes: [
    { key: 'team1', short: '1' },
    { key: 'team2', short: '2' },
  ],
  overround: 1.06,
  winners: 1,
  isExotic: false,
  grid: { first: 1, step: 1, count: 60, offered: 1 },
  offer: ({ scoring }) => (scoring === undefined ? [] : [scoring.sequence.length + 1]),
  chances: ({ scoring }, lineIndex) =>
    scoring === undefined || lineIndex !== scoring.sequence.length + 1
      ? undefined
      : [scoring.homeShare, 1 - scoring.homeShare],
  settle: ({ sequence }, lineIndex, outcome) => {
    const winnerOfGame = sequence[lineIndex];
    return winnerOfGame === undefined ? 2 : wonIf(winnerOfGame === outcome + 1);
  },
  isDecided: ({ sequence }, lineIndex) => sequence[lineIndex] !== undefined,
};

function setMarkets(scope: string, base: number): readonly MarketType[] {
  return [
    winner({ id: base, scope, groups: ['main'], nameKey: 'winner' }),
    total({ id: base + 1, scope, groups: ['main', 'games'], grid: grid(6.5, 1, 7, 4) }),
    handicap({ id: base + 2, scope, groups: ['main', 'handicaps'], grid: grid(-5.5, 1, 12, 4) }),
    question({
      id: base + 3,
      scope,
      groups: ['games'],
      nameKey: 'tieBreak',
      isYes: (home, away) => home + away === 13,
    }),
    scoreCases({
      id: base + 4,
      scope,
      groups: ['games'],
      nameKey: 'correctScore',
      isExotic: true,
      outcomes: setScores.map(([home, away]) => ({ key: 'score', text: `${home}:${away}` })),
      caseOf: (home, away) =>
        setScores.findIndex(([first, second]) => first === home && second === away),
    }),
    oddEven({ id: base + 5, scope, groups: ['games'] }),
  ];
}

export const tennisMarkets: readonly MarketType[] = [
  winner({
    id: 1,
    scope: 'match',
    groups: ['main'],
    nameKey: 'winner',
    overround: 1.05,
    staysOpen: true,
  }),
  total({
    id: 4,
    scope: 'games',
    groups: ['main', 'games'],
    overround: 1.05,
    grid: grid(12.5, 1, 27, 8),
  }),
  handicap({
    id: 6,
    scope: 'games',
    groups: ['main', 'handicaps'],
    overround: 1.05,
    grid: grid(-11.5, 1, 24, 8),
  }),
  nextGame,
  total({
    id: 7,
    scope: 'match',
    groups: ['main', 'sets'],
    nameKey: 'setsTotal',
    grid: grid(2.5, 1, 1, 1),
  }),
  handicap({
    id: 8,
    scope: 'match',
    groups: ['handicaps', 'sets'],
    nameKey: 'setsHandicap',
    grid: grid(-1.5, 3, 2, 2),
  }),
  scoreCases({
    id: 9,
    scope: 'match',
    groups: ['main', 'sets'],
    nameKey: 'setScore',
    columns: 2,
    outcomes: matchScores.map(([home, away]) => ({ key: 'score', text: `${home}:${away}` })),
    caseOf: (home, away) =>
      matchScores.findIndex(([first, second]) => first === home && second === away),
  }),
  total({ id: 10, scope: 'games', groups: ['games'], on: 'home', grid: grid(4.5, 1, 20, 4) }),
  total({ id: 11, scope: 'games', groups: ['games'], on: 'away', grid: grid(4.5, 1, 20, 4) }),
  oddEven({ id: 13, scope: 'games', groups: ['games'] }),
  ...setMarkets('set1', 20),
  ...setMarkets('set2', 30),
  ...setMarkets('set3', 40),
];
