import { expect, test } from 'vitest';
import type { Settlement } from '#domain/ticket/Settlement.ts';
import { handicap, total, winner } from './commonMarkets.ts';
import { gridOf, type MarketType, type Outlook } from './MarketType.ts';
import { IndependentPair } from './PairDistribution.ts';
import { poissonPmf } from './Pmf.ts';

const scored = [3, 1] as const;
const means = [0.4, 0.25] as const;
const outlook: Outlook = {
  pair: (scope) =>
    scope === 'match'
      ? new IndependentPair(poissonPmf(means[0], scored[0]), poissonPmf(means[1], scored[1]))
      : undefined,
  counted: () => scored,
};

const poisson = (mean: number, count: number): number =>
  Array.from({ length: count }, (_each, index) => mean / (index + 1)).reduce(
    (chance, factor) => chance * factor,
    Math.exp(-mean),
  );

/**
 * Settlement by the sum of both halves of the stake: 1 for a half that wins, −1 for one that loses.
 */
const settlementOfSum: ReadonlyMap<number, Settlement> = new Map([
  [2, 'won'],
  [1, 'halfWonHalfVoid'],
  [0, 'void'],
  [-1, 'halfLostHalfVoid'],
  [-2, 'lost'],
]);

/** Sums every score up to twelve more goals a side, half of the stake on each neighbouring line. */
function enumerate(advantageOf: (home: number, away: number) => number): Map<Settlement, number> {
  const found = new Map<Settlement, number>();
  const half = (advantage: number): number => (advantage > 0 ? 1 : advantage < 0 ? -1 : 0);
  for (let home = 0; home <= 12; home += 1)
    for (let away = 0; away <= 12; away += 1) {
      const advantage = advantageOf(scored[0] + home, scored[1] + away);
      const isQuarter = !Number.isInteger(advantage * 2);
      const sum = isQuarter ? half(advantage + 0.25) + half(advantage - 0.25) : 2 * half(advantage);
      const way = settlementOfSum.get(sum) ?? 'unsettled';
      const chance = poisson(means[0], home) * poisson(means[1], away);
      found.set(way, (found.get(way) ?? 0) + chance);
    }
  return found;
}

const totals = total(1, 'match', 'totals', gridOf(3.75, 0.25, 8, 4));
const handicaps = handicap(2, 'match', 'handicaps', gridOf(-3, 0.25, 12, 4));
const drawNoBet = winner(3, 'match', 'main', 'drawNoBet');
const cases: readonly (readonly [
  string,
  MarketType,
  number,
  number,
  (home: number, away: number) => number,
])[] = [
  ['over 4.25', totals, 2, 0, (home, away) => home + away - 4.25],
  ['under 4.25', totals, 2, 1, (home, away) => 4.25 - home - away],
  ['over 5', totals, 5, 0, (home, away) => home + away - 5],
  ['over 4.5', totals, 3, 0, (home, away) => home + away - 4.5],
  ['−1.75', handicaps, 5, 0, (home, away) => home - away - 1.75],
  ['+2.25', handicaps, 3, 1, (home, away) => away - home + 2.25],
  ['draw no bet', drawNoBet, 0, 1, (home, away) => away - home],
];

test.each(cases)(
  'SBX-1372 the possible settlements of %s have the chances of the scores still possible',
  (_name, type, lineIndex, outcome, advantageOf) => {
    const chances =
      type.settlementChances?.(outlook, lineIndex, outcome) ?? new Map<Settlement, number>();
    const expected = enumerate(advantageOf);
    expect(new Set(chances.keys())).toEqual(new Set(expected.keys()));
    for (const [way, chance] of expected) expect(chances.get(way)).toBeCloseTo(chance, 6);
    const won = (chances.get('won') ?? 0) + (chances.get('halfWonHalfVoid') ?? 0) / 2;
    const lost = (chances.get('lost') ?? 0) + (chances.get('halfLostHalfVoid') ?? 0) / 2;
    expect(type.chances(outlook, lineIndex)?.[outcome]).toBeCloseTo(won / (won + lost), 6);
  },
);

test('SBX-1372 a finished part has no possible settlements', () => {
  expect(
    total(4, 'h1', 'totals', gridOf(0.5, 1, 3, 3)).settlementChances?.(outlook, 0, 0),
  ).toBeUndefined();
});
