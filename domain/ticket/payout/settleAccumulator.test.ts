import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elementarySymmetric } from './elementarySymmetric.ts';
import { factorUnit, selectionFactor } from './selectionFactor.ts';
import { potentialPayout } from './potentialPayout.ts';
import { accumulatorSettlement, settleTicket } from './settleTicket.ts';
import { isOpenSettlement, type Settlement } from '../Settlement.ts';
import { accumulatorOdds } from '../totalOdds.ts';

type SettledSelection = { readonly odds: number; readonly settlement: Settlement };
const settleAccumulator = (stakeMinor: number, selections: readonly SettledSelection[]) =>
  settleTicket({ type: 'accumulator', stakeMinor, selections });
const settleSingle = (stakeMinor: number, selection: SettledSelection) =>
  settleTicket({ type: 'single', stakeMinor, selections: [selection] });
const won = (stakeMinor: number, prices: readonly number[]) =>
  potentialPayout({
    type: prices.length === 1 ? 'single' : 'accumulator',
    stakeMinor,
    selections: prices.map((odds) => ({ odds, settlement: 'unsettled' })),
  });

/** Slow oracle: reduced fractions, schoolbook rules, no code shared with the library. */
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
    return new Fraction(
      this.top * other.bottom + other.top * this.bottom,
      this.bottom * other.bottom,
    );
  }

  cut(): bigint {
    return this.top / this.bottom;
  }

  /** Long division digit by digit, then a comparison of twice the remainder. */
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

function oracleFactor(selection: SettledSelection): Fraction {
  const odds = new Fraction(BigInt(selection.odds), 1000n);
  const factors: Record<string, Fraction> = {
    lost: new Fraction(0n, 1n),
    won: odds,
    void: one,
    forcedVoid: one,
    halfWonHalfVoid: odds.plus(one).times(half),
    halfLostHalfVoid: half,
    halfLostHalfWon: odds.times(half),
  };
  return factors[selection.settlement] ?? odds;
}

function oraclePayout(stakeMinor: number, selections: readonly SettledSelection[]): bigint {
  return selections
    .reduce(
      (sum, selection) => sum.times(oracleFactor(selection)),
      new Fraction(BigInt(stakeMinor), 1n),
    )
    .rounded();
}

const stake = fc.integer({ min: 0, max: 100_000_000 });
const odds = fc.oneof(
  fc.integer({ min: 1001, max: 20_000 }),
  fc.integer({ min: 1001, max: 1_000_000 }),
);
const decided = [
  'lost',
  'won',
  'void',
  'forcedVoid',
  'halfWonHalfVoid',
  'halfLostHalfVoid',
  'halfLostHalfWon',
] as const satisfies readonly Settlement[];
const settled = fc.constantFrom<Settlement>(...decided);
const paying = fc.constantFrom<Settlement>('won', 'won', ...decided.slice(1));
const anyStatus = fc.constantFrom<Settlement>('unsettled', 'notStarted', ...decided);
const cap = BigInt(Number.MAX_SAFE_INTEGER);
const capped = (value: bigint) => Number(value > cap ? cap : value);

test('A14 CPN-1 the possible win equals the exact product, rounded once', () => {
  fc.assert(
    fc.property(stake, fc.array(odds, { minLength: 1, maxLength: 20 }), (stakeMinor, prices) => {
      const exact = oraclePayout(
        stakeMinor,
        prices.map((price) => ({ odds: price, settlement: 'won' })),
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
    fc.property(stake, odds, settled, (stakeMinor, price, settlement) => {
      const answer = settleSingle(stakeMinor, { odds: price, settlement });
      expect(answer).toEqual({
        settlement,
        payoutMinor: capped(oraclePayout(stakeMinor, [{ odds: price, settlement }])),
      });
    }),
    { numRuns: 2000 },
  );
  const paid = (settlement: Settlement) =>
    settleSingle(1001, { odds: 1911, settlement }).payoutMinor;
  expect(decided.map(paid)).toEqual([0, 1913, 1001, 1001, 1457, 501, 956]);
  expect(settleSingle(1001, { odds: 1911, settlement: 'notStarted' })).toEqual({
    settlement: 'unsettled',
    payoutMinor: 0,
  });
});

test('CPN-3 an accumulator pays the product of its selections', () => {
  fc.assert(
    fc.property(
      stake,
      fc.array(fc.record({ odds, settlement: paying }), { minLength: 2, maxLength: 20 }),
      (stakeMinor, selections) => {
        expect(settleAccumulator(stakeMinor, selections).payoutMinor).toBe(
          capped(oraclePayout(stakeMinor, selections)),
        );
      },
    ),
    { numRuns: 2000 },
  );
});

test('CPN-4 one lost selection loses at once; else it waits for every selection', () => {
  fc.assert(
    fc.property(
      stake,
      fc.array(fc.record({ odds, settlement: anyStatus }), { minLength: 2, maxLength: 12 }),
      (stakeMinor, selections) => {
        const answer = settleAccumulator(stakeMinor, selections);
        const isLost = selections.some((selection) => selection.settlement === 'lost');
        const isOpen = selections.some((selection) => isOpenSettlement(selection.settlement));
        if (isLost) expect(answer).toEqual({ settlement: 'lost', payoutMinor: 0 });
        else if (isOpen) expect(answer).toEqual({ settlement: 'unsettled', payoutMinor: 0 });
        else expect(decided.slice(1)).toContain(answer.settlement);
      },
    ),
  );
});

test('CPN-5 status of a whole accumulator', () => {
  const status = (...selections: readonly (readonly [number, Settlement])[]) =>
    accumulatorSettlement(selections.map(([price, settlement]) => ({ odds: price, settlement })));
  expect(status([1500, 'forcedVoid'], [1800, 'forcedVoid'])).toBe('forcedVoid');
  expect(status([1500, 'void'], [1800, 'forcedVoid'])).toBe('void');
  expect(status([1500, 'void'], [1800, 'won'])).toBe('won');
  expect(status([1500, 'void'], [1800, 'halfWonHalfVoid'])).toBe('halfWonHalfVoid');
  expect(status([1500, 'forcedVoid'], [1800, 'halfLostHalfWon'])).toBe('halfLostHalfWon');
  expect(status([1500, 'won'], [1800, 'won'], [2000, 'void'])).toBe('won');
  expect(status([1500, 'won'], [1800, 'halfLostHalfVoid'])).toBe('halfLostHalfVoid');
  expect(status([2000, 'won'], [1800, 'halfLostHalfVoid'])).toBe('void');
  expect(status([2001, 'won'], [1800, 'halfLostHalfVoid'])).toBe('won');
  expect(status([2000, 'won'])).toBe('won');
  expect(status()).toBe('unsettled');
});

test('CPN-6 total odds are the product to three decimals, never above it', () => {
  fc.assert(
    fc.property(fc.array(odds, { minLength: 1, maxLength: 8 }), (prices) => {
      const exact = prices.reduce(
        (sum, price) => sum.times(new Fraction(BigInt(price), 1000n)),
        new Fraction(1000n, 1n),
      );
      expect(accumulatorOdds(prices)).toBe(capped(exact.cut()));
    }),
  );
  expect(accumulatorOdds([1005, 1005])).toBe(1010);
  expect(accumulatorOdds([1335, 1335])).toBe(1782);
  expect(accumulatorOdds([])).toBe(1000);
});

function sumOfSubsets(factors: readonly bigint[], size: number): bigint {
  if (size === 0) return 1n;
  return factors.reduce(
    (sum, factor, index) => sum + factor * sumOfSubsets(factors.slice(index + 1), size - 1),
    0n,
  );
}

test('CPN-7 symmetric polynomials equal enumeration', () => {
  fc.assert(
    fc.property(
      fc
        .array(fc.record({ odds, settlement: settled }), { minLength: 1, maxLength: 9 })
        .chain((selections) =>
          fc.tuple(fc.constant(selections), fc.integer({ min: 0, max: selections.length })),
        ),
      ([selections, size]) => {
        const factors = selections.map((selection) => selectionFactor(selection));
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
