import type { CouponBet, PlaceCouponRequest } from '#wire';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isChangeAccepted, validateCoupon, type CouponFacts } from './validateCoupon.ts';
import { exampleBet as bet } from '../testing/exampleBet.ts';

const request = (change: Partial<PlaceCouponRequest> = {}): PlaceCouponRequest => ({
  accountId: 1,
  typeId: 0,
  amount: { minor: 1000, currency: 'EUR' },
  bets: [{ id: 1, coef: 2 }],
  changeCoefAction: 0,
  coefViewId: 0,
  ...change,
});
const facts = (
  bets: readonly CouponBet[] = [bet(1)],
  change: Partial<CouponFacts> = {},
): CouponFacts => ({
  userId: 9,
  ban: 'none',
  account: { id: 1, userId: 9, currency: 'EUR', type: 0, label: '', balanceMinor: 100_000 },
  current: (id) => bets.find((each) => each.id === id),
  fairChance: () => undefined,
  sentScore: () => undefined,
  ...change,
});
const twoBets: PlaceCouponRequest['bets'] = [
  { id: 1, coef: 2 },
  { id: 2, coef: 3 },
];

test('SBX-60 the odds policy decides: 0 accepts no change, 1 any, 2 only a rise', () => {
  const table = [
    [2000, 2000, true, true, true],
    [2000, 2010, false, true, true],
    [2000, 1990, false, true, false],
  ] as const;
  for (const [seen, now, confirm, any, increase] of table) {
    expect([
      isChangeAccepted(seen, now, 'confirm'),
      isChangeAccepted(seen, now, 'acceptAny'),
      isChangeAccepted(seen, now, 'acceptHigher'),
    ]).toEqual([confirm, any, increase]);
  }
});

test('SBX-810 an accepted bet always has the current odds, a refused one lists every change', () => {
  const odds = fc.integer({ min: 1100, max: 9000 });
  fc.assert(
    fc.property(
      fc.constantFrom<0 | 1 | 2>(0, 1, 2),
      fc.array(fc.tuple(odds, odds), { minLength: 2, maxLength: 6 }),
      (policy, pairs) => {
        const bets = pairs.map(([, now], index) => bet(index + 1, { coef: now / 1000 }));
        const seen = pairs.map(([was], index) => ({
          id: index + 1,
          coef: was / 1000,
        })) as PlaceCouponRequest['bets'];
        const verdict = validateCoupon(
          request({
            typeId: 1,
            bets: seen,
            changeCoefAction: policy,
            amount: { minor: 50, currency: 'EUR' },
          }),
          facts(bets),
        );
        const changed = pairs.flatMap(([was, now], index) =>
          was === now ? [] : [{ id: index + 1, was: was / 1000, now: now / 1000 }],
        );
        const isTaken = pairs.every(([was, now]) =>
          policy === 0 ? was === now : policy === 1 || now >= was,
        );
        if (isTaken) {
          if (verdict.kind === 'accept')
            expect(verdict.coupon.odds).toEqual(pairs.map(([, now]) => now));
          else expect(['stake_above_max', 'coupon_unplayable']).toContain(verdict.error.code);
        } else
          expect(verdict).toMatchObject({
            kind: 'refuse',
            status: 409,
            error: { code: 'odds_changed', meta: { changes: changed } },
          });
      },
    ),
  );
});

test.each([
  ['account_unknown', 422, request(), facts([bet(1)], { account: undefined })],
  ['account_unknown', 422, request(), facts([bet(1)], { userId: 8 })],
  ['account_banned', 403, request(), facts([bet(1)], { ban: 'except-withdrawal' })],
  ['too_few_selections', 422, request({ typeId: 2 }), facts()],
  ['currency_mismatch', 422, request({ amount: { minor: 1000, currency: 'USD' } }), facts()],
  ['event_finished', 409, request(), facts([])],
  ['event_finished', 409, request(), facts([bet(1, { isFinished: true })])],
  ['event_finished', 409, request(), facts([bet(1, { statusId: 5 })])],
  ['outcome_suspended', 409, request(), facts([bet(1, { isBlocked: true })])],
  ['too_many_selections', 422, request({ bets: twoBets }), facts([bet(1), bet(2, { coef: 3 })])],
  ['too_few_selections', 422, request({ typeId: 1 }), facts()],
  [
    'not_combinable',
    422,
    request({ typeId: 1, bets: twoBets }),
    facts([bet(1), bet(2, { coef: 3, isBannedExpress: true })]),
  ],
  [
    'dependent_selections',
    422,
    request({ typeId: 1, bets: twoBets }),
    facts([bet(1, { gameId: 5 }), bet(2, { gameId: 5, coef: 3 })]),
  ],
  ['stake_below_min', 422, request({ amount: { minor: 49, currency: 'EUR' } }), facts()],
  ['stake_below_min', 422, request({ amount: { minor: -1000, currency: 'EUR' } }), facts()],
  [
    'stake_above_max',
    422,
    request({ amount: { minor: 1_000_001, currency: 'EUR' } }),
    facts([bet(1)], {
      account: { id: 1, userId: 9, currency: 'EUR', type: 0, label: '', balanceMinor: 10_000_000 },
    }),
  ],
  ['insufficient_funds', 422, request({ amount: { minor: 100_001, currency: 'EUR' } }), facts()],
] as const)('SBX-61 %s is answered with %i', (code, status, body, state) => {
  expect(validateCoupon(body as PlaceCouponRequest, state)).toMatchObject({
    kind: 'refuse',
    status,
    error: { code },
  });
});

test('SBX-62 a refusal names the limits, and stakes at the limits are accepted', () => {
  const rich = facts([bet(1, { coef: 6 })], {
    account: { id: 1, userId: 9, currency: 'EUR', type: 0, label: '', balanceMinor: 1e9 },
  });
  const at = (minor: number) =>
    validateCoupon(
      request({ bets: [{ id: 1, coef: 6 }], amount: { minor, currency: 'EUR' } }),
      rich,
    );
  expect(at(200_001)).toMatchObject({
    error: {
      code: 'stake_above_max',
      field: 'amount',
      meta: { limit: { minor: 200_000, currency: 'EUR' } },
    },
  });
  expect(at(200_000).kind).toBe('accept');
  expect(at(50).kind).toBe('accept');
  expect(at(49)).toMatchObject({ error: { meta: { limit: { minor: 50, currency: 'EUR' } } } });
});
