import { expect, test } from 'vitest';
import { createTestCoupon, type TestCoupon } from '../testing/createTestCoupon.ts';

async function composed(count: number, typed?: string): Promise<TestCoupon> {
  const page = await createTestCoupon();
  await page.signIn();
  for (const bet of await page.outcomes('line', count)) page.add(bet);
  if (typed !== undefined) page.stores.stake.type(typed);
  await page.pass(1000);
  return page;
}

test('CPN-560 M13 every kind and division keeps the total, or the largest equal shares below it', async () => {
  const page = await composed(3, '10');
  const { coupon, carriedTotal, stake } = page.stores;
  const seen = (): readonly unknown[] => [stake.minor, coupon.totalStakeMinor];
  const after = (choose: () => void): readonly unknown[] => (choose(), seen());
  expect(after(() => carriedTotal.choose('lucky'))).toEqual([1000, 1000]);
  // Lucky of three selections has 7 bets.
  expect(after(() => carriedTotal.setPerBet(true))).toEqual([142, 994]);
  // The 4 bets of a patent divide the total of 10 without a remainder.
  expect(after(() => carriedTotal.choose('patent'))).toEqual([250, 1000]);
  expect(after(() => carriedTotal.setPerBet(false))).toEqual([1000, 1000]);
  expect(after(() => carriedTotal.choose('singles'))).toEqual([333, 999]);
  expect(after(() => carriedTotal.choose('multi'))).toEqual([333, 999]);
  expect(after(() => carriedTotal.setBlockSize(2))).toEqual([1000, 1000]);
  expect(after(() => carriedTotal.setBlockSize(undefined))).toEqual([333, 999]);
  for (const type of ['chain', 'conditional', 'system', 'antiAccumulator', 'accumulator'] as const)
    expect(after(() => carriedTotal.choose(type))).toEqual([1000, 1000]);
});

test('CPN-561 M13 the remainder is shown until the share changes, which then counts by itself', async () => {
  const page = await composed(3, '10');
  const { coupon, carriedTotal, stake } = page.stores;
  carriedTotal.choose('singles');
  expect(carriedTotal.remainder).toEqual({ totalMinor: 1000, leftMinor: 1 });
  stake.type('4');
  expect(carriedTotal.remainder).toBeUndefined();
  carriedTotal.choose('accumulator');
  expect([stake.minor, coupon.totalStakeMinor, carriedTotal.remainder]).toEqual([
    1200,
    1200,
    undefined,
  ]);
});

test('CPN-561 a share that applies to another number of bets is no longer a share', async () => {
  const page = await composed(3, '10');
  const { coupon, carriedTotal } = page.stores;
  carriedTotal.choose('singles');
  const [first] = coupon.outcomeIds;
  if (first === undefined) throw new Error('no selection');
  page.selections.remove(first);
  expect([coupon.totalStakeMinor, carriedTotal.remainder]).toEqual([666, undefined]);
  carriedTotal.choose('accumulator');
  expect(coupon.totalStakeMinor).toBe(666);
});

test('CPN-562 own stakes stay if they make the same total, and are replaced otherwise', async () => {
  const page = await composed(2, '10');
  const { composition, coupon, carriedTotal, stake } = page.stores;
  const [first, second] = coupon.outcomeIds;
  if (first === undefined || second === undefined) throw new Error('no selections');
  carriedTotal.choose('singles');
  composition.selectionStakes.set(first, 700);
  composition.selectionStakes.set(second, 100);
  carriedTotal.choose('accumulator');
  expect([stake.minor, coupon.totalStakeMinor]).toEqual([800, 800]);
  carriedTotal.choose('singles');
  expect([coupon.singleStakeMinor(first), coupon.totalStakeMinor]).toEqual([700, 800]);
  carriedTotal.choose('accumulator');
  stake.type('6');
  carriedTotal.choose('singles');
  expect([coupon.singleStakeMinor(first), coupon.totalStakeMinor]).toEqual([300, 600]);
});

test('CPN-360 CPN-563 M13 a total too small for its kind stays and blocks the bet, also one that was not entered', async () => {
  const page = await composed(4);
  const { coupon, carriedTotal, placing, stake, stakeCheck } = page.stores;
  expect([stake.minor, stakeCheck.stakeProblem]).toEqual([500, undefined]);
  carriedTotal.choose('lucky');
  await page.pass(1000);
  // 15 bets with a minimum of EUR 0.50 each.
  expect([coupon.totalStakeMinor, stakeCheck.stakeProblem, placing.canPress]).toEqual([
    500,
    { kind: 'below-min', limitMinor: 750 },
    false,
  ]);
  stake.type('0.03');
  carriedTotal.choose('singles');
  expect([coupon.totalStakeMinor, carriedTotal.remainder, placing.canPress]).toEqual([
    0,
    { totalMinor: 3, leftMinor: 3 },
    false,
  ]);
});

test('CPN-183 CPN-560 the filled-in maximum follows the kind if the person wants that', async () => {
  const page = await composed(3);
  const { coupon, carriedTotal, settings, stake, stakeCheck } = page.stores;
  settings.set('isAutoMax', true);
  await page.pass(500);
  carriedTotal.choose('singles');
  await page.pass(1000);
  expect(stake.minor).toBe(stakeCheck.largestStakeMinor);
  expect([coupon.type, carriedTotal.remainder]).toEqual(['singles', undefined]);
});

test('CPN-631 an emptied coupon restores the whole amount, not the share of its last bet', async () => {
  const page = await composed(3, '10');
  const { carriedTotal, stake } = page.stores;
  carriedTotal.choose('singles');
  expect(stake.minor).toBe(333);
  page.selections.clear();
  expect(stake.minor).toBe(1000);
});

test('CPN-631 an amount entered per bet stays as it was entered', async () => {
  const page = await composed(3, '10');
  const { carriedTotal, stake } = page.stores;
  carriedTotal.choose('singles');
  stake.type('4');
  page.selections.clear();
  expect(stake.minor).toBe(400);
});
