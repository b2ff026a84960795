import { expect, test } from 'vitest';
import type { CouponBet } from '#wire';
import { createTestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import {
  createTestCoupon,
  reloadTestCoupon,
  type TestCoupon,
} from '../testing/createTestCoupon.ts';
import { readMoneyRules } from './MoneyRules.ts';
import { remedyOf } from '../refusals/remedyOf.ts';
import { couponTypes } from '#domain/ticket/CouponType.ts';
import { largestStake } from '#domain/ticket/terms/largestStake.ts';
import { splitStake } from '#domain/ticket/terms/splitStake.ts';
import { createPromoStore } from './createPromoStore.ts';

/** Creates the coupon of a signed-in person with prematch selections at exactly these odds. */
async function ready(
  ...coefs: readonly number[]
): Promise<{ readonly page: TestCoupon; readonly bets: readonly CouponBet[] }> {
  const page = await createTestCoupon();
  await page.signIn();
  const bets = await page.outcomes('line', coefs.length);
  for (const [index, bet] of bets.entries()) {
    const coef = coefs[index] ?? 2;
    await page.sandbox.post('/sandbox/v1/prices', { outcomeId: bet.id, coef, isBlocked: false });
    page.add(bet, Math.round(coef * 1000));
  }
  await page.pass(1000);
  page.stores.stake.type('10');
  return { page, bets };
}

async function accepted(page: TestCoupon) {
  page.press();
  await page.pass(500);
  const { state } = page.stores.placement;
  if (state.kind !== 'accepted')
    throw new Error(`The bet is ${state.kind}: ${JSON.stringify(state)}`);
  return state.bet;
}

test('CPN-211 the coupon shows what the bonus bet pays, and the platform agrees', async () => {
  const { page } = await ready(1.85, 1.71, 1.62, 1.58);
  const { money } = page.stores;
  expect(money.bonus).toEqual({ kind: 'given', percent: 4, count: 4 });
  expect(money.potentialPayoutMinor).toBe(8421);
  expect((await accepted(page)).potentialPayout.minor).toBe(8421);
});

test('CPN-219 a removed bonus bet stays off until the coupon is empty', async () => {
  const { page, bets } = await ready(2, 2, 2);
  const { money } = page.stores;
  expect(page.order()).toMatchObject({ isBonusBet: true });
  money.setBonusDeleted(true);
  expect([money.bonus.kind, money.potentialPayoutMinor]).toEqual(['off', 8000]);
  expect(page.order()).not.toHaveProperty('isBonusBet');
  page.selections.remove(bets[0]?.id ?? 0);
  expect(money.bonus).toMatchObject({ kind: 'missing', obstacle: { kind: 'too-few', missing: 1 } });
  page.selections.clear();
  expect(money.isBonusDeleted).toBe(false);
});

test('CPN-225 own codes are listed, a typed one is checked, and a free bet is placed without a charge', async () => {
  const { page } = await ready(1.85, 1.71, 1.62);
  const { money } = page.stores;
  const promos = createPromoStore(page.services);
  await promos.promotions.load();
  expect(promos.own.map(({ code }) => code)).toEqual(['SPRING10', 'WEEKEND']);
  for (const [text, fault] of [
    ['', 'empty'],
    ['nonsense', 'unknown'],
    ['WINTER5', 'expired'],
  ] as const) {
    promos.type(text);
    expect([await promos.check(), promos.fault]).toEqual([undefined, fault]);
  }
  promos.type(' spring10 ');
  money.setPromo(await promos.check());
  expect([
    money.promo?.code,
    money.bonus.kind,
    money.stake.dueMinor,
    money.potentialPayoutMinor,
  ]).toEqual(['SPRING10', 'none', 0, 4125]);
  const balance = page.accounts.accounts[0]?.balance.minor;
  expect((await accepted(page)).potentialPayout.minor).toBe(4125);
  expect(page.accounts.accounts[0]?.balance.minor).toBe(balance);
  expect(money.promo).toBeUndefined();
});

test('CPN-226 a code that does not apply to the coupon blocks it until it applies or is removed', async () => {
  const { page } = await ready(1.85, 1.71);
  const { money } = page.stores;
  const promos = createPromoStore(page.services);
  await promos.promotions.load();
  money.setPromo(promos.own[0]);
  expect([money.promoProblem, page.stores.placing.blocker?.kind, page.order()]).toEqual([
    { kind: 'too-few', minSelections: 3 },
    'promo',
    undefined,
  ]);
  page.stores.composition.choose('singles');
  expect([money.isPromoOffered, money.promoProblem?.kind]).toEqual([false, 'type']);
  money.setPromo(undefined);
  expect(page.stores.placing.blocker?.kind).toBeUndefined();
});

test('CPN-227 a stake above the maximum is requested from a trader: nothing is charged, and withdrawing leaves the coupon as it was', async () => {
  const { page } = await ready(1.85);
  await page.sandbox.post('/sandbox/v1/users/demo', { balance: 10_000_000 });
  await page.pass(500);
  const { money, placement, stake, stakeCheck } = page.stores;
  stake.type('15000');
  expect([stakeCheck.stakeProblem?.kind, money.isVipOffered]).toEqual(['above-max', true]);
  money.setVip(true);
  expect([stakeCheck.stakeProblem, money.isVipNeeded]).toEqual([undefined, true]);
  page.press();
  await page.pass(300);
  expect([placement.state.kind, page.accounts.accounts[0]?.balance.minor]).toEqual([
    'waiting',
    10_000_000,
  ]);
  void placement.withdraw();
  await page.pass(300);
  expect([placement.state.kind, page.selections.count, stake.minor]).toEqual([
    'idle',
    1,
    1_500_000,
  ]);
  page.press();
  await page.pass(300);
  await page.sandbox.post('/sandbox/v1/users/demo/vip', { answer: 'offer', minor: 1_300_000 });
  await page.pass(500);
  expect(placement.state).toMatchObject({
    kind: 'refused',
    refusal: { key: 'coupon.later:refused.vip-offered', limit: { minor: 1_300_000 } },
  });
  stake.set(1_300_000);
  expect((await accepted(page)).stake.minor).toBe(1_300_000);
});

test.each(['conditional', 'multi'] as const)(
  'CPN-530 a trader is asked for a block of a %s coupon above its own maximum; the offer is filled in there',
  async (type) => {
    const { page } = await ready(1.85, 1.85);
    await page.sandbox.post('/sandbox/v1/users/demo', { balance: 10_000_000 });
    const { composition, coupon, money, placement, stakeCheck } = page.stores;
    composition.choose(type);
    const [first, second] = composition.blockIds as [number, number];
    composition.typeBlockStake(second, '40000');
    await page.pass(1000);
    expect([stakeCheck.ownProblem(first), stakeCheck.ownProblem(second)?.kind]).toEqual([
      undefined,
      'above-max',
    ]);
    money.setVip(true);
    expect([stakeCheck.stakeProblem, money.isVipNeeded]).toEqual([undefined, true]);
    page.press();
    await page.pass(300);
    expect(placement.state.kind).toBe('waiting');
    await page.sandbox.post('/sandbox/v1/users/demo/vip', { answer: 'offer', minor: 1_500_000 });
    await page.pass(500);
    if (placement.state.kind !== 'refused') throw new Error(`It is ${placement.state.kind}`);
    remedyOf(placement.state.refusal, page.stores, page.services)?.run();
    expect(coupon.blocks.map(({ stake }) => stake)).toEqual([1000, 1_500_000]);
    expect((await accepted(page)).blockStakes).toMatchObject({ 2: 1_500_000 });
  },
);

test('CPN-424 M05 a trader is asked for every kind but many singles, for nothing live and no coupon without a maximum', async () => {
  const { page } = await ready(1.85, 1.85, 1.85);
  const { money, composition } = page.stores;
  expect(money.isVipOffered).toBe(true);
  composition.choose('singles');
  expect(money.isVipOffered).toBe(false);
  const others = couponTypes.filter((type) => type !== 'single' && type !== 'singles');
  for (const type of [...others, 'accumulator'] as const) {
    composition.choose(type);
    await page.pass(1000);
    expect([type, money.isVipOffered]).toEqual([type, true]);
  }
  const [live] = await page.outcomes('live', 1);
  if (live !== undefined) page.add(live);
  await page.pass(1000);
  expect(money.isVipOffered).toBe(false);
});

test('CPN-222 an advance pays a part of the stake and is sent with the order; the balance has to cover only the rest', async () => {
  const { page } = await ready(2);
  await accepted(page);
  const [, bet] = await page.outcomes('line', 2);
  if (bet !== undefined) page.add(bet);
  await page.pass(1000);
  const { money, stakeCheck } = page.stores;
  page.stores.stake.type('8');
  expect([money.availableAdvanceMinor, money.stake.dueMinor]).toEqual([500, 800]);
  money.setAdvance(true);
  expect([money.stake.advanceMinor, money.stake.dueMinor]).toEqual([500, 300]);
  expect(page.order()).toMatchObject({ advanceMinor: 500 });
  await page.sandbox.post('/sandbox/v1/users/demo', { balance: 299 });
  await page.pass(500);
  expect(stakeCheck.stakeProblem).toEqual({ kind: 'above-balance', limitMinor: 299 });
});

test('CPN-331 code and advance survive a reload, for the person who chose them', async () => {
  const { page } = await ready(1.85, 1.71, 1.62);
  const { money } = page.stores;
  const promos = createPromoStore(page.services);
  await promos.promotions.load();
  money.setPromo(promos.own.find(({ code }) => code === 'SPRING10'));
  money.setAdvance(true);
  const next = await reloadTestCoupon(page);
  await next.pass(500);
  expect([next.stores.money.promo, next.stores.money.isAdvanceOn]).toEqual([money.promo, true]);
  expect(next.stores.money.promo?.code).toBe('SPRING10');
  const { person } = next;
  next.become(undefined);
  expect([next.stores.money.promo, next.stores.money.isAdvanceOn]).toEqual([undefined, false]);
  await next.signIn('newbie');
  expect(next.stores.money.promo).toBeUndefined();
  next.become(person);
  expect(next.stores.money.promo?.code).toBe('SPRING10');
  next.selections.clear();
  const last = await reloadTestCoupon(next);
  expect([last.stores.money.promo, last.stores.money.isAdvanceOn]).toEqual([undefined, false]);
});

test.each([
  {
    promo: {
      code: 'X',
      currency: 'euro',
      benefit: { kind: 'refund', valueMinor: 1 },
      minSelections: 1,
      minOdds: 0,
      types: [],
    },
  },
  {
    promo: {
      code: 'X',
      currency: 'EUR',
      benefit: { kind: 'gift', valueMinor: 1 },
      minSelections: 1,
      minOdds: 0,
      types: [],
    },
  },
  {
    promo: {
      code: 'X',
      currency: 'EUR',
      benefit: { kind: 'refund', valueMinor: -1 },
      minSelections: 1,
      minOdds: 0,
      types: [],
    },
  },
  { promo: 'SPRING10' },
  { isAdvanceOn: 'yes' },
])('CPN-428 invalid stored choices are dropped: %j', async (kept) => {
  const { page } = await ready(1.85);
  page.area.setItem(
    'grandstand:stage:coupon/money',
    JSON.stringify({
      v: 1,
      d: { manuallyDeletedBonusBet: false, userId: page.services.session.userId, ...kept },
    }),
  );
  const next = await reloadTestCoupon(page);
  expect([next.stores.money.promo, next.stores.money.isAdvanceOn]).toEqual([undefined, false]);
  expect(page.area.getItem('grandstand:stage:coupon/money')).toBeNull();
});

test('CPN-429 a code whose bet was accepted is removed although the selections stay', async () => {
  const { page } = await ready(1.85, 1.71, 1.62);
  page.stores.settings.set('isCouponKept', true);
  const promos = createPromoStore(page.services);
  await promos.promotions.load();
  page.stores.money.setPromo(promos.own.find(({ code }) => code === 'SPRING10'));
  await accepted(page);
  expect([page.stores.money.promo, page.selections.count]).toEqual([undefined, 3]);
});

test('CPN-223 M06 minimum and maximum apply to the kinds that the brand lists, and no maximum to a bonus account', async () => {
  const { page } = await ready(1.85);
  const { account, limits } = page.stores;
  expect([limits.minStakeMinor, limits.maxStakeMinor === undefined]).toEqual([50, false]);
  account.choose(page.accounts.accounts.find(({ kind }) => kind === 'bonus')?.id ?? 0);
  await page.pass(1000);
  expect([limits.minStakeMinor, limits.maxStakeMinor]).toEqual([50, undefined]);
  expect(
    readMoneyRules({ minBetCouponTypes: [1, 44, 'x'], maxBetCouponTypes: 'all', vipBet: false }),
  ).toMatchObject({
    minStakeTypes: ['accumulator'],
    maxStakeTypes: undefined,
    isVipBetOffered: false,
    isBonusBetOffered: true,
  });
});

test('CPN-531 M06 page and platform use the same settings: a kind without limits takes any stake, and no tax is shown or charged', async () => {
  const settings = { minBetCouponTypes: [1], maxBetCouponTypes: [1], partnerHasTaxes: false };
  const sandbox = createTestSandbox({ couponSettings: () => settings });
  await sandbox.post('/sandbox/v1/coupon/money', { stakePermille: 120, winPermille: 100 });
  await sandbox.post('/sandbox/v1/users/demo', { balance: 10_000_000 });
  const page = await createTestCoupon(sandbox, settings);
  await page.signIn();
  const [first, second] = await page.outcomes('line', 2);
  if (first === undefined || second === undefined) throw new Error('Two events are needed');
  page.add(first);
  await page.pass(1000);
  const { limits, money, placement, stake, stakeCheck } = page.stores;
  for (const amount of ['0.01', '60000']) {
    stake.type(amount);
    expect([limits.minStakeMinor, limits.maxStakeMinor, money.terms.taxes]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const promised = money.potentialPayoutMinor;
    const bet = await accepted(page);
    expect([bet.stake.minor, bet.potentialPayout.minor]).toEqual([stake.minor, promised]);
    placement.dismiss();
    page.add(first);
    await page.pass(1000);
  }
  page.add(second);
  stake.type('0.01');
  await page.pass(1000);
  expect([limits.minStakeMinor, stakeCheck.stakeProblem?.kind]).toEqual([50, 'below-min']);
});

test('CPN-531 M06 a tax that the platform charges is shown whatever the settings', async () => {
  const page = await createTestCoupon(createTestSandbox(), { partnerHasTaxes: false });
  await page.sandbox.post('/sandbox/v1/coupon/money', { stakePermille: 0, winPermille: 100 });
  await page.signIn();
  for (const bet of await page.outcomes('line', 1)) page.add(bet);
  await page.pass(1000);
  const { money } = page.stores;
  page.stores.stake.type('10');
  const promised = money.potentialPayoutMinor;
  expect((await accepted(page)).potentialPayout.minor).toBe(promised);
});

test('CPN-224 taxes of the platform are included in the amount paid and in the potential payout', async () => {
  const { page } = await ready(2.5);
  await page.sandbox.post('/sandbox/v1/coupon/money', {
    stakePermille: 120,
    winPermille: 100,
    winFreeMinor: 500,
  });
  page.stores.composition.choose('single');
  const [, bet] = await page.outcomes('line', 2);
  if (bet !== undefined) page.add(bet);
  page.selections.remove(bet?.id ?? 0);
  await page.pass(1000);
  const { money } = page.stores;
  expect([money.stake.dueMinor, money.potentialPayoutMinor]).toEqual([1120, 2400]);
  expect((await accepted(page)).potentialPayout.minor).toBe(2400);
});

test('CPN-218 Max is what the balance covers under the terms, to the last minor unit', () => {
  for (const terms of [
    {},
    { taxes: { stakePermille: 125, winPermille: 0, winFreeMinor: 0 } },
    { promo: { kind: 'free-bet', valueMinor: 1000, isStakePaidOut: false } },
    { advanceMinor: 300 },
  ] as const) {
    for (const balance of [0, 1, 4, 999, 12_345]) {
      const most = largestStake(balance, terms);
      expect(splitStake(most, terms).dueMinor).toBeLessThanOrEqual(balance);
      expect(splitStake(most + 1, terms).dueMinor).toBeGreaterThan(balance);
    }
  }
});
