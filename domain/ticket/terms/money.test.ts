import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settleTicket } from '../payout/settleTicket.ts';
import type { Settlement } from '../Settlement.ts';
import { availableAdvance, repayAdvances } from './advance.ts';
import {
  bonusAmount,
  bonusMultiplier,
  bonusPayout,
  findBonusObstacle,
  settleBonusBet,
} from './bonusBet.ts';
import { expectedPayout } from './expectedPayout.ts';
import { findPromoProblem } from './findPromoProblem.ts';
import type { MoneyTerms, PromoCode } from './MoneyTerms.ts';
import { hyperBonusOf, splitPayout } from './splitPayout.ts';
import { splitStake } from './splitStake.ts';

const selectionsOf = (...odds: readonly number[]) =>
  odds.map((each) => ({ odds: each, isBonusBarred: false }));
const decided: readonly Settlement[] = [
  'lost',
  'won',
  'void',
  'forcedVoid',
  'halfWonHalfVoid',
  'halfLostHalfVoid',
  'halfLostHalfWon',
];

test('A14 CPN-210 the multiplier is 1 + n/100 for one to nine selections and 1.1 from ten on', () => {
  expect([1, 3, 4, 9, 10, 11, 20].map(bonusMultiplier)).toEqual([
    1010, 1030, 1040, 1090, 1100, 1100, 1100,
  ]);
});

test('CPN-210 the bonus needs three selections, each of 1.10 or more and none of kind 7', () => {
  expect(findBonusObstacle(selectionsOf(1100, 1100, 1100))).toBeUndefined();
  expect(findBonusObstacle(selectionsOf(2000, 2000))).toEqual({ kind: 'too-few', missing: 1 });
  expect(findBonusObstacle(selectionsOf(2000, 1099, 2000))).toEqual({ kind: 'low-odds', index: 1 });
  expect(
    findBonusObstacle([...selectionsOf(2000, 1099), { odds: 2000, isBonusBarred: true }]),
  ).toEqual({
    kind: 'barred',
    index: 2,
  });
});

test('CPN-211 four selections at 1.85, 1.71, 1.62 and 1.58 make 8.421186 with the bonus and pay 84.21 for 10', () => {
  expect(bonusPayout(1000, [1850, 1710, 1620, 1580])).toBe(8421);
  // Rounded to 8.421 before the stake it would be 8421.00.
  expect(bonusPayout(100_000, [1850, 1710, 1620, 1580])).toBe(842_119);
  expect(bonusPayout(1000, [1001, 1001, 1001])).toBeUndefined();
});

test('A14 CPN-211 the payout of a bonus bet is rounded once, as exact fractions confirm', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1100, max: 60_000 }), { minLength: 3, maxLength: 14 }),
      fc.integer({ min: 1, max: 10_000_000 }),
      (odds, stakeMinor) => {
        const percent = BigInt(odds.length > 9 ? 10 : odds.length);
        const product = odds.reduce((all, each) => all * BigInt(each), 1n) * (100n + percent);
        const unit = 1000n ** BigInt(odds.length) * 100n;
        const minor = (2n * product * BigInt(stakeMinor) + unit) / (2n * unit);
        if (minor > BigInt(Number.MAX_SAFE_INTEGER)) return;
        expect(bonusPayout(stakeMinor, odds)).toBe(Number(minor));
      },
    ),
  );
});

test('CPN-833 the stated bonus is its per cent of stake × odds, within a minor unit of the gain in payout', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.array(fc.integer({ min: 1100, max: 5000 }), { minLength: 3, maxLength: 12 }),
      (stakeMinor, odds) => {
        const unit = 1000n ** BigInt(odds.length);
        const base = odds.reduce((product, each) => product * BigInt(each), BigInt(stakeMinor));
        const share = base * BigInt(bonusMultiplier(odds.length) - 1000);
        const bonus = bonusAmount(stakeMinor, odds) ?? 0;
        expect(BigInt(bonus)).toBe((2n * share + 1000n * unit) / (2000n * unit));
        const selections = odds.map((each) => ({ odds: each, settlement: 'won' as const }));
        const plain = settleTicket({ type: 'accumulator', stakeMinor, selections }).payoutMinor;
        const gained = (bonusPayout(stakeMinor, odds) ?? 0) - plain;
        expect(Math.abs(gained - bonus)).toBeLessThanOrEqual(1);
      },
    ),
  );
  expect(bonusAmount(1000, [1001, 1001, 1001])).toBeUndefined();
});

test('CPN-212 a returned selection is out of the bonus; below three selections, or with one that came to less than 1.10, there is none', () => {
  const selections = (...settlements: readonly Settlement[]) =>
    settlements.map((settlement) => ({ odds: 2000, settlement }));
  expect(settleBonusBet(1000, selections('won', 'won', 'won', 'won'))).toEqual({
    settlement: 'won',
    payoutMinor: 16_640,
  });
  expect(settleBonusBet(1000, selections('won', 'void', 'won', 'won'))).toEqual({
    settlement: 'won',
    payoutMinor: 8240,
  });
  expect(settleBonusBet(1000, selections('won', 'void', 'forcedVoid', 'won'))).toEqual({
    settlement: 'won',
    payoutMinor: 4000,
  });
  // Half won: (2 + 1) / 2 = 1.5 counts; half lost half won comes to 1 and takes the bonus away.
  expect(settleBonusBet(1000, selections('won', 'halfWonHalfVoid', 'won'))).toEqual({
    settlement: 'won',
    payoutMinor: 6180,
  });
  expect(settleBonusBet(1000, selections('won', 'halfLostHalfWon', 'won'))).toEqual({
    settlement: 'won',
    payoutMinor: 4000,
  });
  expect(settleBonusBet(1000, selections('won', 'lost', 'won'))).toEqual({
    settlement: 'lost',
    payoutMinor: 0,
  });
  expect(settleBonusBet(1000, selections('won', 'unsettled', 'won'))).toEqual({
    settlement: 'unsettled',
    payoutMinor: 0,
  });
});

test('CPN-212 a bonus never reduces the payout of the accumulator, and adds at most a tenth and a rounding', () => {
  const selection = fc.record({
    odds: fc.integer({ min: 1100, max: 20_000 }),
    settlement: fc.constantFrom(...decided),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.array(selection, { minLength: 3, maxLength: 12 }),
      (stakeMinor, selections) => {
        const plain = settleTicket({ type: 'accumulator', stakeMinor, selections: selections });
        const bonus = settleBonusBet(stakeMinor, selections);
        expect(bonus.settlement).toBe(plain.settlement);
        expect(bonus.payoutMinor).toBeGreaterThanOrEqual(plain.payoutMinor);
        expect(bonus.payoutMinor).toBeLessThanOrEqual(plain.payoutMinor * 1.1 + 2);
      },
    ),
  );
});

test('CPN-213 the hyper bonus is per cent of the profit, from its least stake, up to its most', () => {
  const bonus = { percent: 5, minStakeMinor: 500, maxMinor: 20_000 };
  expect(hyperBonusOf(1000, 8097, bonus)).toBe(355);
  expect(hyperBonusOf(499, 8097, bonus)).toBe(0);
  expect(hyperBonusOf(1000, 1000, bonus)).toBe(0);
  expect(hyperBonusOf(1000, 1_000_000, bonus)).toBe(20_000);
  expect(hyperBonusOf(1000, 8097, undefined)).toBe(0);
});

test('CPN-214 a code is refused for the first of: ended, another currency, another kind, too few selections, low odds', () => {
  const promo: PromoCode = {
    code: 'X',
    benefit: { kind: 'refund', valueMinor: 100 },
    currency: 'EUR',
    minSelections: 3,
    minOdds: 1400,
    types: ['accumulator'],
    endsAtS: 1000,
  };
  const coupon = {
    type: 'accumulator',
    currency: 'EUR',
    odds: [1400, 1500, 1600],
    nowS: 999,
  } as const;
  expect(findPromoProblem(promo, coupon)).toBeUndefined();
  expect(findPromoProblem(promo, { ...coupon, nowS: 1000 })).toEqual({ kind: 'expired' });
  expect(findPromoProblem(promo, { ...coupon, currency: 'USD' })).toEqual({
    kind: 'currency',
    currency: 'EUR',
  });
  expect(findPromoProblem(promo, { ...coupon, type: 'system' })).toEqual({
    kind: 'type',
    types: ['accumulator'],
  });
  expect(findPromoProblem({ ...promo, types: [] }, { ...coupon, type: 'singles' })).toMatchObject({
    kind: 'type',
  });
  expect(findPromoProblem(promo, { ...coupon, odds: [1400, 1500] })).toEqual({
    kind: 'too-few',
    minSelections: 3,
  });
  expect(findPromoProblem(promo, { ...coupon, odds: [1399, 1500, 1500] })).toEqual({
    kind: 'low-odds',
    minOdds: 1400,
  });
});

const freeBet = (valueMinor: number, isStakePaidOut = false): MoneyTerms => ({
  promo: { kind: 'free-bet', valueMinor, isStakePaidOut },
});

test('CPN-215 a free bet of 10.00 at 5.125 costs nothing and pays 41.25, or 51.25 where the stake is paid out too', () => {
  expect(splitStake(1000, freeBet(1000))).toEqual({
    ownMinor: 0,
    houseMinor: 1000,
    taxMinor: 0,
    advanceMinor: 0,
    dueMinor: 0,
  });
  expect(
    splitPayout(1000, { settlement: 'won', payoutMinor: 5125 }, freeBet(1000)).payoutMinor,
  ).toBe(4125);
  expect(
    splitPayout(1000, { settlement: 'won', payoutMinor: 5125 }, freeBet(1000, true)).payoutMinor,
  ).toBe(5125);
  expect(splitPayout(1000, { settlement: 'lost', payoutMinor: 0 }, freeBet(1000)).payoutMinor).toBe(
    0,
  );
});

test('CPN-215 DOM-5 above the value of a free bet the person pays; a return is shared as it was paid', () => {
  expect(splitStake(1500, freeBet(1000))).toMatchObject({
    ownMinor: 500,
    houseMinor: 1000,
    dueMinor: 500,
  });
  expect(splitPayout(1500, { settlement: 'void', payoutMinor: 1500 }, freeBet(1000))).toMatchObject(
    {
      keptMinor: 1000,
      payoutMinor: 500,
    },
  );
  expect(
    splitPayout(1500, { settlement: 'halfLostHalfVoid', payoutMinor: 750 }, freeBet(1000, true)),
  ).toMatchObject({
    keptMinor: 500,
    payoutMinor: 250,
  });
});

test('CPN-216 a refund gives the own stake of a lost coupon back up to its value, and nothing else', () => {
  const terms: MoneyTerms = { promo: { kind: 'refund', valueMinor: 700 } };
  expect(splitPayout(1000, { settlement: 'lost', payoutMinor: 0 }, terms)).toMatchObject({
    refundMinor: 700,
    payoutMinor: 700,
  });
  expect(splitPayout(500, { settlement: 'lost', payoutMinor: 0 }, terms).payoutMinor).toBe(500);
  expect(
    splitPayout(1000, { settlement: 'halfLostHalfVoid', payoutMinor: 500 }, terms).refundMinor,
  ).toBe(0);
  expect(splitPayout(1000, { settlement: 'won', payoutMinor: 2000 }, terms).payoutMinor).toBe(2000);
});

test('CPN-224 a tax on the stake is added to it and refunded with a void coupon; one on the win is on the profit above the free amount', () => {
  const terms: MoneyTerms = { taxes: { stakePermille: 125, winPermille: 200, winFreeMinor: 1000 } };
  expect(splitStake(1010, terms)).toMatchObject({ taxMinor: 126, dueMinor: 1136 });
  expect(splitPayout(1010, { settlement: 'won', payoutMinor: 5013 }, terms)).toMatchObject({
    winTaxMinor: 601,
    payoutMinor: 4412,
  });
  expect(splitPayout(1010, { settlement: 'won', payoutMinor: 2010 }, terms).winTaxMinor).toBe(0);
  expect(splitPayout(1010, { settlement: 'forcedVoid', payoutMinor: 1010 }, terms)).toMatchObject({
    stakeTaxBackMinor: 126,
    payoutMinor: 1136,
  });
  expect(splitStake(1000, { ...terms, ...freeBet(1000) })).toMatchObject({ taxMinor: 0 });
});

test('CPN-217 stake and return are split to the last minor unit: all payments and receipts sum to zero', () => {
  const terms = fc.record(
    {
      hyperBonus: fc.record({
        percent: fc.integer({ min: 0, max: 50 }),
        minStakeMinor: fc.integer({ min: 0, max: 5000 }),
        maxMinor: fc.integer({ min: 0, max: 100_000 }),
      }),
      promo: fc.oneof(
        fc.record({
          kind: fc.constant('free-bet' as const),
          valueMinor: fc.integer({ min: 1, max: 20_000 }),
          isStakePaidOut: fc.boolean(),
        }),
        fc.record({
          kind: fc.constant('refund' as const),
          valueMinor: fc.integer({ min: 1, max: 20_000 }),
        }),
      ),
      taxes: fc.record({
        stakePermille: fc.integer({ min: 0, max: 1000 }),
        winPermille: fc.integer({ min: 0, max: 1000 }),
        winFreeMinor: fc.integer({ min: 0, max: 10_000 }),
      }),
      advanceMinor: fc.integer({ min: 0, max: 20_000 }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.constantFrom(...decided),
      fc.integer({ min: 0, max: 1_000_000_000 }),
      terms,
      (stakeMinor, settlement, wonMinor, some) => {
        const stake = splitStake(stakeMinor, some);
        expect(stake.ownMinor + stake.houseMinor).toBe(stakeMinor);
        expect(stake.dueMinor + stake.advanceMinor).toBe(stake.ownMinor + stake.taxMinor);
        const payoutMinor =
          settlement === 'lost'
            ? 0
            : settlement === 'void' || settlement === 'forcedVoid'
              ? stakeMinor
              : wonMinor;
        const split = splitPayout(stakeMinor, { settlement, payoutMinor }, some);
        expect(split.payoutMinor).toBe(
          split.grossMinor +
            split.hyperBonusMinor +
            split.refundMinor +
            split.stakeTaxBackMinor -
            split.keptMinor -
            split.winTaxMinor,
        );
        expect(
          Object.values({ ...stake, ...split }).every(
            (part) => Number.isSafeInteger(part) && part >= 0,
          ),
        ).toBe(true);
        // A void coupon returns the stake: neither side gains or loses.
        if (settlement === 'void' || settlement === 'forcedVoid')
          expect(split.payoutMinor).toBe(stake.ownMinor + stake.taxMinor);
      },
    ),
    { numRuns: 2000 },
  );
});

test('CPN-217 the potential payout equals the settlement when everything wins', () => {
  const terms: MoneyTerms = {
    isBonusBet: true,
    hyperBonus: { percent: 5, minStakeMinor: 500, maxMinor: 20_000 },
    taxes: { stakePermille: 0, winPermille: 100, winFreeMinor: 0 },
  };
  const odds = [1850, 1710, 1620, 1580];
  const settled = settleBonusBet(
    1000,
    odds.map((each) => ({ odds: each, settlement: 'won' })),
  );
  expect(expectedPayout(1000, 8097, odds, terms)).toBe(
    splitPayout(1000, settled, terms).payoutMinor,
  );
  expect(expectedPayout(1000, 8097, odds, {})).toBe(8097);
});

test('CPN-220 half of the own stakes of open bets is advanced, rounded down, less existing advances', () => {
  expect(availableAdvance([1000, 1481], [])).toBe(1240);
  expect(availableAdvance([1000, 1481], [{ couponId: 1, openMinor: 240 }])).toBe(1000);
  expect(availableAdvance([], [{ couponId: 1, openMinor: 240 }])).toBe(0);
});

test('CPN-221 a settled coupon pays its own advance from all that is there, others from its payout, and never more than is owed or held', () => {
  const advances = [
    { couponId: 1, openMinor: 300 },
    { couponId: 2, openMinor: 500 },
  ];
  expect(repayAdvances(advances, 2, 600, 1600)).toEqual([
    { couponId: 2, minor: 500 },
    { couponId: 1, minor: 100 },
  ]);
  expect(repayAdvances(advances, 2, 0, 400)).toEqual([{ couponId: 2, minor: 400 }]);
  expect(repayAdvances(advances, 9, 350, 5000)).toEqual([
    { couponId: 1, minor: 300 },
    { couponId: 2, minor: 50 },
  ]);
  expect(repayAdvances(advances, 9, 0, 5000)).toEqual([]);
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 10_000 }), { maxLength: 6 }),
      fc.nat(8),
      fc.nat(20_000),
      fc.nat(20_000),
      (open, settled, payoutMinor, otherMinor) => {
        const owed = open.map((openMinor, couponId) => ({ couponId, openMinor }));
        const paid = repayAdvances(owed, settled, payoutMinor, payoutMinor + otherMinor);
        expect(
          paid.every(
            ({ couponId, minor }) => minor > 0 && minor <= (owed[couponId]?.openMinor ?? 0),
          ),
        ).toBe(true);
        expect(new Set(paid.map(({ couponId }) => couponId)).size).toBe(paid.length);
        expect(paid.reduce((sum, { minor }) => sum + minor, 0)).toBeLessThanOrEqual(
          payoutMinor + otherMinor,
        );
      },
    ),
  );
});
