import {
  bothScore,
  correctScore,
  doubleChance,
  exactCount,
  handicap,
  handicap3Way,
  headline,
  oddEven,
  result,
  teamTotals,
  total,
  winner,
} from '../markets/commonMarkets.ts';
import { gridOf, type MarketType } from '../markets/MarketType.ts';
import { numberedScore } from '../markets/orderMarkets.ts';

function periodMarkets(scope: string, base: number): readonly MarketType[] {
  return [
    result(base, scope, 'main'),
    doubleChance(base + 1, scope, 'main'),
    total(base + 2, scope, 'main totals', gridOf(0.5, 0.5, 30, 5)),
    handicap(base + 3, scope, 'main handicaps', gridOf(-8, 0.5, 33, 4)),
    bothScore(base + 4, scope, 'goals'),
    oddEven(base + 5, scope, 'totals'),
  ];
}

export const hockeyGroups = ['main', 'totals', 'handicaps', 'goals'] as const;

/** Markets on sixty minutes, as their names say, unless they include overtime. */
export const hockeyMarkets: readonly MarketType[] = [
  result(1, 'match', 'main', headline),
  winner(2, 'full', 'main', 'winnerWithOvertime'),
  total(4, 'match', 'main totals', gridOf(0.5, 0.5, 60, 9), headline),
  handicap(6, 'match', 'main handicaps', gridOf(-15, 0.5, 61, 8), headline),
  doubleChance(3, 'match', 'main'),
  winner(5, 'match', 'main handicaps', 'drawNoBet', headline),
  total(7, 'match', 'totals', gridOf(0.75, 0.5, 60, 6), { nameKey: 'asianTotal' }),
  handicap(8, 'match', 'handicaps', gridOf(-14.75, 0.5, 60, 6), { nameKey: 'asianHandicap' }),
  handicap3Way(9, 'match', 'handicaps', gridOf(-8, 1, 17, 4)),
  ...teamTotals(10, 'match', 'totals', gridOf(0.5, 0.5, 40, 5)),
  oddEven(12, 'match', 'totals'),
  exactCount(13, 'match', 'totals goals', 'total', 9),
  bothScore(14, 'match', 'goals'),
  numberedScore(15, 'goals', 3),
  correctScore(16, 'match', 'goals', 4),
  ...periodMarkets('p1', 20),
  ...periodMarkets('p2', 30),
  ...periodMarkets('p3', 40),
].map((type) => (type.scope === 'match' ? { ...type, namedScope: 'regular' } : type));
