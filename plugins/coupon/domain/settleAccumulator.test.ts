import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elementarySymmetric } from './elementarySymmetric.ts';
import { factorUnit, legFactor } from './legFactor.ts';
import { potentialPayout } from './potentialPayout.ts';
import { accumulatorStatus, settleTicket } from './settleTicket.ts';
import type { SettlementStatusId } from './SettlementStatus.ts';
import { accumulatorOdds } from './totalOdds.ts';

type SettledLeg = { readonly odds: number; readonly statusId: SettlementStatusId };
const settleAccumulator = (stakeMinor: number, selections: readonly SettledLeg[]) => settleTicket({ type: 'accumulator', stakeMinor, selections });
const settleSingle = (stakeMinor: number, leg: SettledLeg) => settleTicket({ type: 'single', stakeMinor, selections: [leg] });
const won = (stakeMinor: number, prices: readonly number[]) =>
  potentialPayout({ type: prices.length === 1 ? 'single' : 'accumulator', stakeMinor, selections: prices.map((odds) => ({ odds, statusId: -2 })) });

/** The slow oracle: general fractions reduced at each step, with schoolbook rules, sharing no code with the library. */
class Fraction {
  readonly top: bigint;
  readonly bottom: bigint;

  constructor(top: bigint, bottom: bigint) {
    let [a, b] = [top < 0n ? -top : top, bottom];
    while (b !== 0n) [a, b] = [b, a % b];
    const divisor = a === 0n ? 1n : a;
    this.top = top / divisor;
    this.bottom = bottom / divisor;
  }

  times(other: Fraction): Fraction {
    return new Fraction(this.top * other.top, this.bottom * other.bottom);
  }

  plus(other: Fraction): Fraction {
    return new Fraction(this.top * other.bottom + other.top * this.bottom, this.bottom * other.bottom);
  }

  /** Long division digit by digit, then a comparison of twice the rest. */
  rounded(): bigint {
    const digits = this.top.toString();
    let quotient = '';
    let rest = 0n;
    for (const digit of digits) {
      rest = rest * 10n + BigInt(digit);
      let count = 0;
      while (rest >= this.bottom) {
        rest -= this.bottom;
        count += 1;
      }
      quotient += String(count);
    }
    return BigInt(quotient) + (rest + rest >= this.bottom ? 1n : 0n);
  }
}

const one = new Fraction(1n, 1n);
const half = new Fraction(1n, 2n);

function oracleFactor(leg: SettledLeg): Fraction {
  const odds = new Fraction(BigInt(leg.odds), 1000n);
  const factors: Record<number, Fraction> = {
    0: new Fraction(0n, 1n),
    1: odds,
    2: one,
    3: one,
    4: odds.plus(one).times(half),
    5: half,
    6: odds.times(half),
  };
  return factors[leg.statusId] ?? odds;
}

function oraclePayout(stakeMinor: number, legs: readonly SettledLeg[]): bigint {
  return legs.reduce((sum, leg) => sum.times(oracleFactor(leg)), new Fraction(BigInt(stakeMinor), 1n)).rounded();
}

const stake = fc.integer({ min: 0, max: 100_000_000 });
const odds = fc.oneof(fc.integer({ min: 1001, max: 20_000 }), fc.integer({ min: 1001, max: 1_000_000 }));
const settled = fc.constantFrom<SettlementStatusId>(0, 1, 2, 3, 4, 5, 6);
const paying = fc.constantFrom<SettlementStatusId>(1, 1, 1, 2, 3, 4, 5, 6);
const anyStatus = fc.constantFrom<SettlementStatusId>(-2, -1, 0, 1, 2, 3, 4, 5, 6);
const cap = BigInt(Number.MAX_SAFE_INTEGER);
const capped = (value: bigint) => Number(value > cap ? cap : value);

test('CPN-1 the possible win equals the exact product, rounded once', () => {
  fc.assert(
    fc.property(stake, fc.array(odds, { minLength: 1, maxLength: 20 }), (stakeMinor, prices) => {
      const exact = oraclePayout(
        stakeMinor,
        prices.map((price) => ({ odds: price, statusId: 1 })),
      );
      expect(won(stakeMinor, prices)).toBe(capped(exact));
    }),
    { numRuns: 2000 },
  );
  expect(won(1000, [1850])).toBe(1850);
  expect(won(1, [1500])).toBe(2);
  expect(won(333, [1005])).toBe(335);
  expect(won(1000, [])).toBe(0);
});

test('CPN-2 a single pays by its status', () => {
  fc.assert(
    fc.property(stake, odds, settled, (stakeMinor, price, statusId) => {
      const answer = settleSingle(stakeMinor, { odds: price, statusId });
      expect(answer).toEqual({ statusId, payoutMinor: capped(oraclePayout(stakeMinor, [{ odds: price, statusId }])) });
    }),
    { numRuns: 2000 },
  );
  const paid = (statusId: SettlementStatusId) => settleSingle(1001, { odds: 1911, statusId }).payoutMinor;
  expect([0, 1, 2, 3, 4, 5, 6].map((id) => paid(id as SettlementStatusId))).toEqual([0, 1913, 1001, 1001, 1457, 501, 956]);
  expect(settleSingle(1001, { odds: 1911, statusId: -1 })).toEqual({ statusId: -2, payoutMinor: 0 });
});

test('CPN-3 an accumulator pays the product of its legs', () => {
  fc.assert(
    fc.property(stake, fc.array(fc.record({ odds, statusId: paying }), { minLength: 2, maxLength: 20 }), (stakeMinor, legs) => {
      expect(settleAccumulator(stakeMinor, legs).payoutMinor).toBe(capped(oraclePayout(stakeMinor, legs)));
    }),
    { numRuns: 2000 },
  );
});

test('CPN-4 one lost leg loses at once; else it waits for every leg', () => {
  fc.assert(
    fc.property(stake, fc.array(fc.record({ odds, statusId: anyStatus }), { minLength: 2, maxLength: 12 }), (stakeMinor, legs) => {
      const answer = settleAccumulator(stakeMinor, legs);
      const isLost = legs.some((leg) => leg.statusId === 0);
      const isOpen = legs.some((leg) => leg.statusId < 0);
      if (isLost) expect(answer).toEqual({ statusId: 0, payoutMinor: 0 });
      else if (isOpen) expect(answer).toEqual({ statusId: -2, payoutMinor: 0 });
      else expect(answer.statusId).toBeGreaterThan(0);
    }),
  );
});

test('CPN-5 status of a whole accumulator', () => {
  const status = (...legs: readonly (readonly [number, SettlementStatusId])[]) => accumulatorStatus(legs.map(([price, statusId]) => ({ odds: price, statusId })));
  expect(status([1500, 3], [1800, 3])).toBe(3);
  expect(status([1500, 2], [1800, 3])).toBe(2);
  expect(status([1500, 2], [1800, 1])).toBe(1);
  expect(status([1500, 2], [1800, 4])).toBe(4);
  expect(status([1500, 3], [1800, 6])).toBe(6);
  expect(status([1500, 1], [1800, 1], [2000, 2])).toBe(1);
  expect(status([1500, 1], [1800, 5])).toBe(5);
  expect(status([2000, 1], [1800, 5])).toBe(2);
  expect(status([2001, 1], [1800, 5])).toBe(1);
  expect(status([2000, 1])).toBe(1);
  expect(status()).toBe(-2);
});

test('CPN-6 total odds are the product to three decimals', () => {
  fc.assert(
    fc.property(fc.array(odds, { minLength: 1, maxLength: 8 }), (prices) => {
      const exact = prices.reduce((sum, price) => sum.times(new Fraction(BigInt(price), 1000n)), new Fraction(1000n, 1n));
      expect(accumulatorOdds(prices)).toBe(capped(exact.rounded()));
    }),
  );
  expect(accumulatorOdds([1005, 1005])).toBe(1010);
  expect(accumulatorOdds([])).toBe(1000);
});

function sumOfSubsets(factors: readonly bigint[], size: number): bigint {
  if (size === 0) return 1n;
  return factors.reduce((sum, factor, index) => sum + factor * sumOfSubsets(factors.slice(index + 1), size - 1), 0n);
}

test('CPN-7 symmetric polynomials equal enumeration', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ odds, statusId: settled }), { minLength: 1, maxLength: 9 }).chain((legs) => fc.tuple(fc.constant(legs), fc.integer({ min: 0, max: legs.length }))),
      ([legs, size]) => {
        const factors = legs.map((leg) => legFactor(leg.odds, leg.statusId));
        expect(elementarySymmetric(factors, size)).toBe(sumOfSubsets(factors, size));
      },
    ),
  );
  const started = performance.now();
  const sum = elementarySymmetric(
    Array.from({ length: 20 }, () => factorUnit),
    10,
  );
  expect(sum / factorUnit ** 10n).toBe(184_756n);
  expect(performance.now() - started).toBeLessThan(50);
});
