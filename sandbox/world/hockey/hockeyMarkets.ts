import {
  correctScore,
  doubleChance,
  exactCount,
  handicap,
  handicap3Way,
  oddEven,
  question,
  result,
  total,
  winner,
} from '../markets/commonMarkets.ts';
import type { LineGrid, MarketType } from '../markets/MarketType.ts';
import { numberedScore } from '../markets/orderMarkets.ts';

const grid = (first: number, step: number, count: number, offered: number): LineGrid => ({
  first,
  step,
  count,
  offered,
});

function periodMarkets(scope: string, base: number): readonly MarketType[] {
  return [
    result({ id: base, scope, groups: ['main'] }),
    doubleChance({ id: base + 1, scope, groups: ['main'] }),
    total({ id: base + 2, scope, groups: ['main', 'totals'], grid: grid(0.5, 0.5, 30, 5) }),
    handicap({ id: base + 3, scope, groups: ['main', 'handicaps'], grid: grid(-8, 0.5, 33, 4) }),
    question({
      id: base + 4,
      scope,
      groups: ['goals'],
      nameKey: 'bothScore',
      isYes: (home, away) => home > 0 && away > 0,
    }),
    oddEven({ id: base + 5, scope, groups: ['totals'] }),
  ];
}

export const hockeyGroups = ['main', 'totals', 'handicaps', 'goals'] as const;

/** Sixty minutes, unless the name says overtime. */
export const hockeyMarkets: readonly MarketType[] = [
  result({ id: 1, scope: 'match', groups: ['main'], overround: 1.05 }),
  winner({ id: 2, scope: 'full', groups: ['main'], nameKey: 'winnerWithOvertime' }),
  total({
    id: 4,
    scope: 'match',
    groups: ['main', 'totals'],
    overround: 1.05,
    grid: grid(0.5, 0.5, 60, 9),
  }),
  handicap({
    id: 6,
    scope: 'match',
    groups: ['main', 'handicaps'],
    overround: 1.05,
    grid: grid(-15, 0.5, 61, 8),
  }),
  doubleChance({ id: 3, scope: 'match', groups: ['main'] }),
  winner({ id: 5, scope: 'match', groups: ['main', 'handicaps'], nameKey: 'drawNoBet' }),
  total({
    id: 7,
    scope: 'match',
    groups: ['totals'],
    nameKey: 'asianTotal',
    grid: grid(0.75, 0.5, 60, 6),
  }),
  handicap({
    id: 8,
    scope: 'match',
    groups: ['handicaps'],
    nameKey: 'asianHandicap',
    grid: grid(-14.75, 0.5, 60, 6),
  }),
  handicap3Way({ id: 9, scope: 'match', groups: ['handicaps'], grid: grid(-8, 1, 17, 4) }),
  total({ id: 10, scope: 'match', groups: ['totals'], on: 'home', grid: grid(0.5, 0.5, 40, 5) }),
  total({ id: 11, scope: 'match', groups: ['totals'], on: 'away', grid: grid(0.5, 0.5, 40, 5) }),
  oddEven({ id: 12, scope: 'match', groups: ['totals'] }),
  exactCount({ id: 13, scope: 'match', groups: ['totals', 'goals'], on: 'total', most: 9 }),
  question({
    id: 14,
    scope: 'match',
    groups: ['goals'],
    nameKey: 'bothScore',
    isYes: (home, away) => home > 0 && away > 0,
  }),
  numberedScore({ id: 15, scope: 'match', groups: ['goals'] }, 3),
  correctScore({ id: 16, scope: 'match', groups: ['goals'], most: 4 }),
  ...periodMarkets('p1', 20),
  ...periodMarkets('p2', 30),
  ...periodMarkets('p3', 40),
];
