import { expect, test } from 'vitest';
import { factorUnit, selectionFactor } from '#domain/ticket/payout/selectionFactor.ts';
import { isOpenSettlement, type Settlement } from '#domain/ticket/Settlement.ts';
import type { Ticket, TicketSelection } from '#domain/ticket/Ticket.ts';
import { fairReturn } from './fairReturn.ts';

const value = (ticket: Ticket, oddsNow: readonly number[]): number => {
  const fair = fairReturn(ticket, oddsNow);
  return fair === undefined
    ? Number.NaN
    : Number((fair.numerator * 1_000_000n) / fair.denominator) / 1_000_000;
};
const open = (odds: number, more: Partial<TicketSelection> = {}): TicketSelection => ({
  odds,
  settlement: 'unsettled',
  ...more,
});

/**
 * Sums all ways in which the open selections can settle, weighted by chance; `pays` calculates in
 * floating point.
 */
function enumerate(
  selections: readonly TicketSelection[],
  oddsNow: readonly number[],
  pays: (factors: readonly number[]) => number,
): number {
  const walk = (index: number, chance: number, factors: readonly number[]): number => {
    const selection = selections[index];
    if (selection === undefined) return chance * pays(factors);
    const factorOf = (settlement: Settlement): number =>
      Number(selectionFactor({ odds: selection.odds, settlement })) / Number(factorUnit);
    if (!isOpenSettlement(selection.settlement))
      return walk(index + 1, chance, [...factors, factorOf(selection.settlement)]);
    const win = 1000 / (oddsNow[index] ?? 1000);
    return (
      walk(index + 1, chance * win, [...factors, factorOf('won')]) +
      walk(index + 1, chance * (1 - win), [...factors, 0])
    );
  };
  return walk(0, 1, []);
}

const subsets = (count: number, isWanted: (size: number) => boolean): number[][] =>
  Array.from({ length: 2 ** count }, (_each, bits) =>
    Array.from({ length: count }, (_bit, index) => index).filter(
      (index) => (bits & (1 << index)) !== 0,
    ),
  ).filter(({ length }) => isWanted(length));
const multiplied = (factors: readonly number[], indexes: readonly number[]): number =>
  indexes.reduce((total, index) => total * (factors[index] ?? 0), 1);

const four = [open(2500), open(1800, { settlement: 'halfWonHalfVoid' }), open(3100), open(1450)];
const now = [2000, 1800, 4200, 1100];

test('SBX-660 the value of a single is stake × odds ÷ current odds, that of an accumulator the product', () => {
  expect(value({ type: 'single', stakeMinor: 1000, selections: [open(2500)] }, [2000])).toBe(1250);
  expect(value({ type: 'accumulator', stakeMinor: 1000, selections: four }, now)).toBeCloseTo(
    1000 * 1.25 * 1.4 * (3.1 / 4.2) * (1.45 / 1.1),
    5,
  );
});

test.each([
  [
    'system',
    { systemSize: 2 },
    (factors: readonly number[]) =>
      subsets(4, (size) => size === 2).reduce((sum, set) => sum + multiplied(factors, set), 0) / 6,
  ],
  [
    'lucky',
    {},
    (factors: readonly number[]) =>
      subsets(4, (size) => size > 0).reduce((sum, set) => sum + multiplied(factors, set), 0) / 15,
  ],
  [
    'patent',
    {},
    (factors: readonly number[]) =>
      subsets(4, (size) => size > 1).reduce((sum, set) => sum + multiplied(factors, set), 0) / 11,
  ],
] as const)(
  'SBX-660 the value of a %s is its payout weighted over all possible results',
  (type, more, pays) => {
    expect(value({ type, stakeMinor: 6000, selections: four, ...more }, now)).toBeCloseTo(
      6000 * enumerate(four, now, pays),
      4,
    );
  },
);

test('SBX-660 bankers are in every combination', () => {
  const selections = [open(2500, { isBanker: true }), ...four.slice(1)];
  const pays = (factors: readonly number[]): number =>
    (subsets(3, (size) => size === 2).reduce(
      (sum, set) => sum + multiplied(factors.slice(1), set),
      0,
    ) *
      (factors[0] ?? 0)) /
    3;
  expect(value({ type: 'system', stakeMinor: 3000, systemSize: 2, selections }, now)).toBeCloseTo(
    3000 * enumerate(selections, now, pays),
    4,
  );
});

test('SBX-660 the value of an anti-accumulator is its price if the accumulator fails, without void selections', () => {
  const selections = [open(2500), open(1800, { settlement: 'won' }), open(3100)];
  const ticket: Ticket = { type: 'antiAccumulator', stakeMinor: 1000, antiOdds: 1170, selections };
  expect(value(ticket, [2000, 1, 4000])).toBeCloseTo(1170 * (1 - 1 / 8), 4);
  expect(
    value({ ...ticket, selections: [open(2500), open(1800, { settlement: 'void' })] }, [2000, 1]),
  ).toBeCloseTo(1170 / 2, 4);
  expect(
    value(
      { ...ticket, selections: [open(2500), open(1800, { settlement: 'halfWonHalfVoid' })] },
      now,
    ),
  ).toBeNaN();
});

test('SBX-660 the value of a multi sums the products of its blocks, over combinations or with a stake each', () => {
  const selections = [
    open(1500, { blockId: 0 }),
    open(2500, { blockId: 1 }),
    open(1800, { blockId: 1 }),
    open(3100, { blockId: 2 }),
    open(1450, { blockId: 3 }),
  ];
  const odds = [1400, 2000, 2000, 4200, 1100];
  const blocks = (factors: readonly number[]): number[] => [
    (factors[1] ?? 0) * (factors[2] ?? 0),
    factors[3] ?? 0,
    factors[4] ?? 0,
  ];
  const overTwo = (factors: readonly number[]): number =>
    (subsets(3, (size) => size === 2).reduce(
      (sum, set) => sum + multiplied(blocks(factors), set),
      0,
    ) *
      (factors[0] ?? 0)) /
    3;
  expect(value({ type: 'multi', stakeMinor: 900, systemSize: 2, selections }, odds)).toBeCloseTo(
    900 * enumerate(selections, odds, overTwo),
    4,
  );
  const own = (factors: readonly number[]): number =>
    blocks(factors).reduce((sum, factor, index) => sum + factor * 100 * (index + 1), 0) *
    (factors[0] ?? 0);
  expect(
    value(
      { type: 'multi', stakeMinor: 600, blockStakes: { 1: 100, 2: 200, 3: 300 }, selections },
      odds,
    ),
  ).toBeCloseTo(enumerate(selections, odds, own), 4);
});

test('SBX-660 steps of a chain and of a conditional stake the balance of the account', () => {
  const walk = (stakes: readonly (number | 'max')[], factors: readonly number[]): number =>
    stakes.reduce<number>((account, wanted, index) => {
      const stake = wanted === 'max' ? account : Math.min(wanted, account);
      return account - stake + stake * (factors[index] ?? 0);
    }, Number(stakes[0]));
  const chain = [
    open(2000, { settlement: 'won' }),
    open(1500),
    open(2000),
    open(3000),
    open(1500, { settlement: 'halfLostHalfVoid' }),
  ];
  const odds = [2000, 1400, 2200, 3100, 1500];
  expect(value({ type: 'chain', stakeMinor: 300, selections: chain }, odds)).toBeCloseTo(
    enumerate(chain, odds, (factors) => walk([300, 300, 300, 300, 300], factors)),
    4,
  );
  const blocks = [
    open(2000, { blockId: 1 }),
    open(1500, { blockId: 1 }),
    open(2000, { blockId: 2 }),
    open(3000, { blockId: 3 }),
  ];
  const pays = (factors: readonly number[]): number =>
    walk(
      [400, 'max', 250],
      [(factors[0] ?? 0) * (factors[1] ?? 0), factors[2] ?? 0, factors[3] ?? 0],
    );
  expect(
    value(
      {
        type: 'conditional',
        stakeMinor: 400,
        blockStakes: { 1: 400, 2: 'max', 3: 250 },
        selections: blocks,
      },
      odds,
    ),
  ).toBeCloseTo(enumerate(blocks, odds, pays), 4);
});

test('SBX-660 a system of ten out of twenty open selections is priced within 50 ms', () => {
  const selections = Array.from({ length: 20 }, (_each, index) => open(1300 + index * 70));
  const startedAtMs = performance.now();
  expect(
    value(
      { type: 'system', stakeMinor: 100_000, systemSize: 10, selections },
      selections.map(({ odds }) => odds),
    ),
  ).toBeCloseTo(100_000, 3);
  expect(performance.now() - startedAtMs).toBeLessThan(50);
});
