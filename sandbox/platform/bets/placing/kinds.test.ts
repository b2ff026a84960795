import type { CouponBet, PlaceCouponRequest } from '#wire';
import { expect, test } from 'vitest';
import { antiPrice } from '../pricing/antiPrice.ts';
import { validateCoupon, type CouponFacts } from './validateCoupon.ts';
import { validateSingles } from './validateSingles.ts';
import { exampleBet as bet } from '../testing/exampleBet.ts';

const many = (
  count: number,
  change: (id: number) => Partial<CouponBet> = () => ({}),
): CouponBet[] =>
  Array.from({ length: count }, (_none, index) => bet(index + 1, change(index + 1)));
const facts = (bets: readonly CouponBet[], change: Partial<CouponFacts> = {}): CouponFacts => ({
  userId: 9,
  ban: 'none',
  account: { id: 1, userId: 9, currency: 'EUR', type: 0, label: '', balanceMinor: 100_000_000 },
  current: (id) => bets.find((each) => each.id === id),
  fairChance: (id) => 1 / ((bets.find((each) => each.id === id)?.coef ?? 2) * 1.05),
  sentScore: () => undefined,
  ...change,
});
type Selection = Partial<PlaceCouponRequest['bets'][number]>;
const request = (
  typeId: PlaceCouponRequest['typeId'],
  selections: readonly Selection[],
  change: Partial<PlaceCouponRequest> = {},
): PlaceCouponRequest => ({
  accountId: 1,
  typeId,
  amount: { minor: 1000, currency: 'EUR' },
  bets: selections.map((selection, index) => ({
    id: index + 1,
    coef: 2,
    ...selection,
  })) as PlaceCouponRequest['bets'],
  changeCoefAction: 0,
  coefViewId: 0,
  ...change,
});
const plain = (count: number): Selection[] => Array.from({ length: count }, () => ({}));
const inBlocks = (...ids: readonly number[]): Selection[] => ids.map((blockId) => ({ blockId }));
const codeOf = (
  body: PlaceCouponRequest,
  bets: readonly CouponBet[] = many(20),
  change: Partial<CouponFacts> = {},
): string => {
  const verdict =
    body.typeId === 9
      ? validateSingles(body, facts(bets, change))
      : validateCoupon(body, facts(bets, change));
  return verdict.kind === 'refuse' ? String(verdict.error.code) : 'ok';
};
const errorOf = (body: PlaceCouponRequest, bets: readonly CouponBet[] = many(20)): unknown => {
  const verdict = validateCoupon(body, facts(bets));
  return verdict.kind === 'refuse' ? verdict.error : verdict.kind;
};

test('SBX-613 SBX-1408 each kind has its numbers of selections', () => {
  const table = [
    [0, 1, 1],
    [1, 2, 20],
    [3, 2, 20],
    [7, 2, 8],
    [8, 3, 8],
  ] as const;
  for (const [typeId, least, most] of table) {
    const at = (count: number): string => codeOf(request(typeId, plain(count)), many(21));
    expect([typeId, at(least), at(most + 1)]).toEqual([typeId, 'ok', 'too_many_selections']);
    if (least > 1) expect(at(least - 1)).toBe('too_few_selections');
  }
  expect(errorOf(request(1, [{ id: 1 }, { id: 1 }]))).toMatchObject({
    code: 'duplicate_selection',
    field: 'bets',
    meta: { ids: [1] },
  });
});

test('SBX-1409 a system has a size from 2 to one less than there are selections beside the bankers', () => {
  expect(
    [undefined, 1, 2, 3, 4].map((systemValue) =>
      codeOf(request(2, plain(4), systemValue === undefined ? {} : { systemValue })),
    ),
  ).toEqual(['system_size_invalid', 'system_size_invalid', 'ok', 'ok', 'system_size_invalid']);
  expect(errorOf(request(2, [{ isBanker: true }, ...plain(3)], { systemValue: 3 }))).toMatchObject({
    code: 'system_size_invalid',
    field: 'systemValue',
    meta: { sizes: [2] },
  });
  expect(
    codeOf(request(2, [{ isBanker: true }, { isBanker: true }, {}, {}], { systemValue: 2 })),
  ).toBe('too_few_selections');
  const taken = validateCoupon(
    request(2, [{ isBanker: true }, ...plain(3)], { systemValue: 2 }),
    facts(many(4)),
  );
  expect(taken).toMatchObject({
    kind: 'accept',
    coupon: {
      ticket: { type: 'system', systemSize: 2, selections: [{ isBanker: true }, {}, {}, {}] },
    },
  });
});

test('SBX-1410 SBX-1411 SBX-1412 multi and conditional coupons have two blocks or more; a size or a stake for each of them, "max" after the first of a conditional one', () => {
  const stakes = (
    amountByBlockId: Record<string, number | 'max'>,
    minor: number,
  ): Partial<PlaceCouponRequest> => ({ amountByBlockId, amount: { minor, currency: 'EUR' } });
  expect(codeOf(request(4, inBlocks(1, 1, 1), { systemValue: 1 }))).toBe('blocks_invalid');
  expect(codeOf(request(4, inBlocks(0, 1, 2)))).toBe('system_size_invalid');
  expect(codeOf(request(4, inBlocks(0, 1, 2, 3), { systemValue: 3 }))).toBe('ok');
  expect(codeOf(request(4, inBlocks(0, 1, 2, 3), { systemValue: 4 }))).toBe('system_size_invalid');
  expect(codeOf(request(4, inBlocks(1, 2), stakes({ 1: 500, 2: 700 }, 1200)))).toBe('ok');
  expect(codeOf(request(4, inBlocks(1, 2), stakes({ 1: 500, 2: 700 }, 1000)))).toBe(
    'amount_mismatch',
  );
  expect(errorOf(request(4, inBlocks(1, 2), stakes({ 1: 500 }, 500)))).toMatchObject({
    code: 'stake_missing',
    field: 'amountByBlockId',
    meta: { ids: [2] },
  });
  expect(codeOf(request(4, inBlocks(1, 2), stakes({ 1: 500, 2: 500, 3: 500 }, 1000)))).toBe(
    'stake_foreign',
  );
  expect(codeOf(request(4, inBlocks(1, 2), stakes({ 1: 500, 2: 'max' }, 500)))).toBe(
    'stake_missing',
  );
  expect(codeOf(request(5, inBlocks(1, 2), stakes({ 1: 500, 2: 'max' }, 500)))).toBe('ok');
  expect(codeOf(request(5, inBlocks(1, 2), stakes({ 1: 'max', 2: 500 }, 500)))).toBe(
    'stake_missing',
  );
  expect(codeOf(request(5, inBlocks(1, 2)))).toBe('stake_missing');
  expect(codeOf(request(5, inBlocks(0, 1, 2), stakes({ 1: 500, 2: 500 }, 500)))).toBe(
    'blocks_invalid',
  );
  expect(codeOf(request(9, plain(2), { amountByBetId: { 1: 400, 2: 600 } }))).toBe('ok');
  expect(codeOf(request(9, plain(2), { amountByBetId: { 1: 1000 } }))).toBe('stake_missing');
  expect(codeOf(request(9, plain(2), { amountByBetId: { 1: 400, 2: 601 } }))).toBe(
    'amount_mismatch',
  );
});

test('SBX-614 selections of one event are never in the same bet; they may be in different bets of a coupon', () => {
  const bets = many(4, (id) => ({ gameId: id <= 2 ? 77 : id }));
  const own = { amountByBlockId: { 1: 500, 2: 500 } } as const;
  const met = (body: PlaceCouponRequest): string => codeOf(body, bets);
  expect(met(request(1, plain(3)))).toBe('dependent_selections');
  expect(met(request(2, [{ isBanker: true }, ...plain(3)], { systemValue: 2 }))).toBe(
    'dependent_selections',
  );
  expect(met(request(6, plain(3), { antiExpressCoef: 1.5 }))).toBe('dependent_selections');
  expect(met(request(7, plain(3)))).toBe('dependent_selections');
  expect(met(request(8, plain(3)))).toBe('dependent_selections');
  expect(met(request(3, plain(3)))).toBe('ok');
  expect(met(request(9, plain(2), { amountByBetId: { 1: 400, 2: 600 } }))).toBe('ok');
  expect(met(request(4, inBlocks(1, 1, 2), own))).toBe('dependent_selections');
  expect(met(request(4, inBlocks(1, 2, 2), own))).toBe('ok');
  expect(met(request(4, inBlocks(0, 1, 2), own))).toBe('dependent_selections');
  expect(met(request(4, inBlocks(1, 2, 3), { systemValue: 1 }))).toBe('ok');
  expect(met(request(4, inBlocks(1, 2, 3), { systemValue: 2 }))).toBe('dependent_selections');
  expect(met(request(5, inBlocks(1, 2, 2), own))).toBe('amount_mismatch');
  expect(
    met(request(5, inBlocks(1, 2, 2), { ...own, amount: { minor: 500, currency: 'EUR' } })),
  ).toBe('ok');
  expect(
    errorOf(
      request(5, inBlocks(1, 1, 2), { ...own, amount: { minor: 500, currency: 'EUR' } }),
      bets,
    ),
  ).toMatchObject({ code: 'dependent_selections', meta: { ids: [1, 2] } });
});

test('SBX-614 SBX-1439 SBX-1440 SBX-1441 a singles-only outcome is refused in combinations; a selection in every combination must be allowed there; no split line in an anti-accumulator', () => {
  const banned = many(3, (id) => ({ isBannedExpress: id === 2 }));
  expect(codeOf(request(1, plain(2)), banned)).toBe('not_combinable');
  expect(codeOf(request(3, plain(2)), banned)).toBe('ok');
  expect(codeOf(request(4, inBlocks(1, 2, 3), { systemValue: 1 }), banned)).toBe('ok');
  expect(errorOf(request(4, inBlocks(1, 2, 2), { systemValue: 1 }), banned)).toMatchObject({
    code: 'not_combinable',
    meta: { ids: [2] },
  });
  const unfit = many(4, (id) => ({ isDisabledBanker: id === 1 }));
  expect(
    errorOf(request(2, [{ isBanker: true }, ...plain(3)], { systemValue: 2 }), unfit),
  ).toMatchObject({ code: 'banker_not_allowed', meta: { ids: [1] } });
  expect(codeOf(request(4, inBlocks(0, 1, 2), { systemValue: 1 }), unfit)).toBe(
    'banker_not_allowed',
  );
  expect(codeOf(request(2, plain(4), { systemValue: 2 }), unfit)).toBe('ok');
  const split = many(2, (id) => (id === 1 ? { isSplitLine: true } : {}));
  expect(errorOf(request(6, plain(2), { antiExpressCoef: 1.2 }), split)).toMatchObject({
    code: 'split_line_not_allowed',
    meta: { ids: [1] },
  });
  expect(codeOf(request(1, plain(2)), split)).toBe('ok');
});

test('SBX-615 SBX-1437 M09 an anti-accumulator is priced by the chance that one of its selections fails, less the margin, if there is a profit, and is placed at that price', () => {
  const chances = [0.5, 0.4, 0.45];
  // 1 / (1 - 0.09) / 1.03 = 1.0669
  expect(antiPrice(chances)).toBe(1089);
  expect(antiPrice([0.9, 0.95])).toBe(6690);
  // Against an accumulator at about 26, and at about 800.
  expect(antiPrice([0.19, 0.2])).toBe(1035);
  expect(antiPrice([0.035, 0.036])).toBe(1001);
  expect(antiPrice([0.01, 0.01])).toBeUndefined();
  expect(antiPrice([])).toBeUndefined();
  const place = (change: Partial<PlaceCouponRequest>): unknown => {
    const verdict = validateCoupon(request(6, plain(2), change), facts(many(2)));
    return verdict.kind === 'accept' ? verdict.coupon.ticket.antiOdds : verdict.error;
  };
  const price = antiPrice([1 / 2.1, 1 / 2.1])! / 1000;
  expect(price).toBe(1.26);
  expect(place({ antiExpressCoef: price })).toBe(1260);
  expect(place({})).toMatchObject({ code: 'anti_price_missing' });
  expect(place({ antiExpressCoef: 1.24 })).toMatchObject({
    code: 'odds_changed',
    meta: { changes: [], antiExpressCoef: { was: 1.24, now: 1.26 } },
  });
  expect(place({ antiExpressCoef: 1.24, changeCoefAction: 2 })).toBe(1260);
  expect(place({ antiExpressCoef: 1.27, changeCoefAction: 2 })).toMatchObject({
    code: 'odds_changed',
  });
  expect(place({ antiExpressCoef: 1.27, changeCoefAction: 1 })).toBe(1260);
  // The odds of its selections matter only with exact odds.
  const moved = facts([bet(1, { coef: 2.02 }), bet(2, { coef: 1.98 })], {
    fairChance: () => 1 / 2.1,
  });
  expect(validateCoupon(request(6, plain(2), { antiExpressCoef: 1.26 }), moved).kind).toBe(
    'accept',
  );
  expect(
    validateCoupon(request(6, plain(2), { antiExpressCoef: 1.26, exactCoef: true }), moved),
  ).toMatchObject({ error: { code: 'odds_changed', meta: { changes: [{ id: 1 }, { id: 2 }] } } });
  const hopeless = facts(many(2), { fairChance: () => 0.01 });
  expect(validateCoupon(request(6, plain(2), { antiExpressCoef: 1.01 }), hopeless)).toMatchObject({
    status: 409,
    error: { code: 'anti_price_unavailable' },
  });
});

test('SBX-616 exact odds accept no change, not even a better one; with them a bet can be dropped when the score of a live event changes', () => {
  const risen = many(1, () => ({ coef: 2.1 }));
  expect(codeOf(request(0, plain(1), { changeCoefAction: 1 }), risen)).toBe('ok');
  expect(codeOf(request(0, plain(1), { changeCoefAction: 1, exactCoef: true }), risen)).toBe(
    'odds_changed',
  );
  expect(codeOf(request(0, plain(1), { exactCoef: true }))).toBe('ok');
  expect(codeOf(request(0, plain(1), { isDropOnScoreChange: true }))).toBe('exact_odds_required');
  const live = many(2, (id) => ({ isLive: id === 1, scoreText: '1:0' }));
  const body = request(1, plain(2), { exactCoef: true, isDropOnScoreChange: true });
  expect(codeOf(body, live, { sentScore: (id) => (id === 1 ? '1:0' : undefined) })).toBe('ok');
  const verdict = validateCoupon(
    body,
    facts(live, { sentScore: (id) => (id === 1 ? '0:0' : undefined) }),
  );
  expect(verdict).toMatchObject({
    status: 409,
    error: {
      code: 'score_changed',
      meta: { ids: [1], scores: [{ id: 1, was: '0:0', now: '1:0' }] },
    },
  });
});

test('SBX-617 the minimum stake is EUR 0.50 per bet, up to EUR 10.00 for all together or a cent each', () => {
  const least = (body: PlaceCouponRequest): unknown => {
    const verdict = validateCoupon(
      { ...body, amount: { minor: 1, currency: 'EUR' } },
      facts(many(20, () => ({ coef: 1.1 }))),
    );
    return verdict.kind === 'refuse' && verdict.error.code === 'stake_below_min'
      ? verdict.error.meta?.['limit']
      : verdict;
  };
  const cheap = (count: number): Selection[] =>
    Array.from({ length: count }, () => ({ coef: 1.1 }));
  const minor = (amount: number): object => ({ minor: amount, currency: 'EUR' });
  expect(least(request(2, cheap(4), { systemValue: 2 }))).toEqual(minor(300));
  expect(least(request(7, cheap(4)))).toEqual(minor(750));
  expect(least(request(8, cheap(8)))).toEqual(minor(1000));
  expect(least(request(2, cheap(16), { systemValue: 8 }))).toEqual(minor(12_870));
  expect(least(request(3, cheap(4)))).toEqual(minor(50));
});

test('SBX-1413 SBX-1414 SBX-1415 the dearest bet of a coupon keeps to the risk limit, all of it to the largest payout; own stakes keep to limits of their own', () => {
  const most = (body: PlaceCouponRequest, bets = many(20)): unknown => {
    const verdict = validateCoupon(
      { ...body, amount: { minor: 90_000_000, currency: 'EUR' } },
      facts(bets),
    );
    return verdict.kind === 'refuse' && verdict.error.code === 'stake_above_max'
      ? (verdict.error.meta?.['limit'] as { minor: number }).minor
      : verdict;
  };
  // Each of three doubles at 4.00 may win EUR 10,000: 3 × 1,000,000 / 3; all together pay 4 × the
  // stake: 5,000,000 / 4.
  expect(most(request(2, plain(3), { systemValue: 2 }))).toBe(1_000_000);
  expect(
    most(
      request(2, plain(3), { systemValue: 2 }),
      many(20, () => ({ isLive: true })),
    ),
  ).toBe(500_000);
  // Lucky of 2: (2 + 2 + 4) / 3 = 8/3 of the stake at most; the double at 4.00: 3 × 1,000,000 / 3.
  expect(most(request(7, plain(2)))).toBe(1_000_000);
  // Eight at 2.00: 3^8 - 1 = 6,560 over 255 bets is 25.73 × the stake.
  expect(most(request(7, plain(8)))).toBe(Math.floor(5_000_000 / 25.726));
  // A chain of 3 at 2.00 pays its stake four times.
  expect(most(request(3, plain(3)))).toBe(1_000_000);
  expect(most(request(3, plain(6)))).toBe(Math.floor(5_000_000 / 7));
  const own = (first: number, second: number): unknown =>
    errorOf(
      request(4, inBlocks(1, 1, 2), {
        amountByBlockId: { 1: first, 2: second },
        amount: { minor: first + second, currency: 'EUR' },
      }),
    );
  expect(own(333_334, 100)).toMatchObject({
    code: 'stake_above_max',
    field: 'amountByBlockId',
    meta: { blockId: 1, ids: [1, 2], limit: { minor: 333_333, currency: 'EUR' } },
  });
  expect(own(100, 49)).toMatchObject({
    code: 'stake_below_min',
    field: 'amountByBlockId',
    meta: { blockId: 2, ids: [3] },
  });
  expect(own(333_333, 1_000_000)).toBe('accept');
  const bonus = {
    account: {
      id: 1,
      userId: 9,
      currency: 'EUR',
      type: 4,
      label: 'Bonus',
      balanceMinor: 100_000_000,
    },
  } as const;
  expect(
    codeOf(
      request(4, inBlocks(1, 1, 2), {
        amountByBlockId: { 1: 400_000, 2: 100 },
        amount: { minor: 400_100, currency: 'EUR' },
      }),
      many(3),
      bonus,
    ),
  ).toBe('ok');
  const run = request(5, inBlocks(1, 2, 3, 4), {
    amountByBlockId: { 1: 1_000_000, 2: 'max', 3: 'max', 4: 'max' },
    amount: { minor: 1_000_000, currency: 'EUR' },
  });
  expect(errorOf(run)).toMatchObject({
    code: 'payout_above_max',
    field: 'amount',
    meta: { limit: { minor: 5_000_000 } },
  });
});
