import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createTestCoupon, type TestCoupon } from '../testing/createTestCoupon.ts';
import { renderTestCoupon } from '../testing/renderTestCoupon.tsx';
import { CouponPanel } from '../frame/CouponPanel.tsx';
import { StakeFault } from './StakeFault.tsx';
import { QuickCouponStore } from '../quick/QuickCouponStore.ts';

const wageringDay = 1;
const lossDay = 10;

/** Creates a single of a person whose limit of this type has this remainder. */
async function limited(limitType: number, leftMinor: number): Promise<TestCoupon> {
  const page = await createTestCoupon();
  const person = await page.signIn();
  await setLimit(page, limitType, leftMinor, person);
  const [bet] = await page.outcomes('line', 1);
  if (bet === undefined) throw new RangeError('The line is empty');
  page.add(bet);
  await page.pass(1000);
  return page;
}

async function setLimit(
  page: TestCoupon,
  limitType: number,
  leftMinor: number,
  person = page.person,
): Promise<void> {
  const path = '/limit-service-api/api/external/web/v3/limits';
  const read = await person?.call('GET', path);
  const { limitsData } = (await read?.json()) as {
    limitsData: readonly { limitType: number; used?: number }[];
  };
  const used = limitsData.find((limit) => limit.limitType === limitType)?.used ?? 0;
  const answer = await person?.call('POST', path, {
    limits: [{ limitType, measure: 'EUR', limitValue: used + leftMinor }],
  });
  expect(answer?.status).toBe(200);
}

test.each([wageringDay, lossDay])(
  'CPN-692 CPN-693 with a personal limit (%i) Max fills in its remainder, and a larger amount is not sent',
  async (limitType) => {
    const page = await limited(limitType, 700);
    const { placing, stake, stakeCheck } = page.stores;
    expect(stakeCheck.largestStakeMinor).toBe(700);
    stake.set(700);
    expect(stakeCheck.stakeProblem).toBeUndefined();
    stake.set(701);
    expect(stakeCheck.stakeProblem).toMatchObject({ kind: 'above-own', limitMinor: 700 });
    expect(placing.canPress).toBe(false);
  },
);

test('CPN-692 the remainder follows an accepted bet', async () => {
  const page = await limited(wageringDay, 700);
  page.stores.settings.set('isCouponKept', true);
  page.stores.stake.set(500);
  page.press();
  await page.pass(1500);
  expect(page.stores.placement.state.kind).toBe('accepted');
  await page.pass(1000);
  expect(page.stores.limits.personLimit?.left.minor).toBe(200);
});

test('CPN-693 CPN-694 a refusal by a limit set meanwhile shows its remainder and until when, and cannot be retried', async () => {
  const page = await limited(wageringDay, 700);
  page.stores.stake.set(500);
  page.press();
  await page.pass(1500);
  act(() => page.stores.placement.dismiss());
  const [bet] = await page.outcomes('line', 1);
  if (bet === undefined) throw new RangeError('The line is empty');
  page.add(bet);
  await page.pass(1000);
  page.stores.stake.set(150);
  await renderTestCoupon(page, <CouponPanel />);
  await screen.findByRole('list', { name: 'Selections' });
  // Another device lowers the limit after the coupon was priced.
  await setLimit(page, wageringDay, 100);
  await act(async () => {
    page.press();
    await page.pass(400);
  });
  await screen.findByText('Bet not placed');
  expect(screen.getByText(/Your own limit leaves €\s1\.00 until .+\d\d:\d\d\./)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Place bet/ }).disabled).toBe(true);
  expect(screen.getByRole('button', { name: /^Stake €\s1\.00$/ })).toBeDefined();
});

test('CPN-695 an advance never exceeds what the personal limits leave, and none is offered without a remainder', async () => {
  const page = await createTestCoupon();
  const person = await page.signIn();
  await page.pass(0);
  const [bet] = await page.outcomes('line', 1);
  if (bet === undefined) throw new RangeError('The line is empty');
  page.add(bet);
  await page.pass(1000);
  page.stores.stake.set(2000);
  page.press();
  await page.pass(1500);
  act(() => page.stores.placement.dismiss());
  page.add(bet);
  await page.pass(1000);
  const lent = page.stores.pricing.pricing?.advance?.minor ?? 0;
  expect(lent).toBeGreaterThan(0);
  await setLimit(page, wageringDay, lent - 1, person);
  act(() => page.stores.pricing.refresh());
  await page.pass(1000);
  expect(page.stores.pricing.pricing?.advance?.minor).toBe(lent - 1);
  await setLimit(page, wageringDay, 0, person);
  act(() => page.stores.pricing.refresh());
  await page.pass(1000);
  expect(page.stores.pricing.pricing?.advance).toBeUndefined();
});

test.each([wageringDay, lossDay])(
  'CPN-693 the quick coupon sends nothing above a personal limit (%i) and shows the remainder',
  async (limitType) => {
    const page = await createTestCoupon();
    const person = await page.signIn();
    await setLimit(page, limitType, 700, person);
    const [bet] = await page.outcomes('line', 1);
    if (bet === undefined) throw new RangeError('The line is empty');
    const draft = page.add(bet);
    page.selections.clear();
    const quick = new QuickCouponStore(page.services, page.stores, draft);
    await page.pass(1000);
    quick.stake.set(700);
    expect([quick.stakeProblem, quick.canBet]).toEqual([undefined, true]);
    quick.stake.set(701);
    expect(quick.stakeProblem).toMatchObject({ kind: 'above-own', limitMinor: 700 });
    expect(quick.canBet).toBe(false);
    quick.dispose();
  },
);

test.each([wageringDay, lossDay])(
  'CPN-721 LIM-65 a limit (%i) lowered elsewhere applies to the open coupon and quick coupon within 1 s',
  async (limitType) => {
    const page = await limited(limitType, 700);
    const [draft] = page.selections.drafts;
    if (draft === undefined) throw new RangeError('The coupon is empty');
    const quick = new QuickCouponStore(page.services, page.stores, draft);
    await page.pass(1000);
    quick.stake.set(500);
    page.stores.stake.set(500);
    expect([page.stores.placing.canPress, quick.canBet]).toEqual([true, true]);
    await setLimit(page, limitType, 0);
    await page.pass(1000);
    expect([page.stores.placing.canPress, quick.canBet]).toEqual([false, false]);
    expect(page.stores.stakeCheck.stakeProblem).toMatchObject({ kind: 'above-own', limitMinor: 0 });
    expect(quick.stakeProblem).toMatchObject({ kind: 'above-own', limitMinor: 0 });
    quick.dispose();
  },
);

test('CPN-725 CPN-726 for a stake above the remainder that amount is offered with a link to the limits, and no bonus', async () => {
  const page = await limited(wageringDay, 700);
  vi.spyOn(page.services.navigation, 'hasRoute').mockReturnValue(true);
  const [, second] = await page.outcomes('line', 2);
  if (second === undefined) throw new RangeError('The line is too short');
  page.add(second);
  await page.pass(1000);
  const { money, stake } = page.stores;
  expect(money.bonus.kind).toBe('none');
  act(() => stake.set(900));
  await renderTestCoupon(page, <StakeFault />);
  expect(screen.getByText(/^Your own limit leaves €\s7\.00/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'See my limits' })).toBeDefined();
  expect(screen.queryByText(/maximum/i)).toBeNull();
  act(() => screen.getByRole('button', { name: 'Use this amount' }).click());
  expect(stake.minor).toBe(700);
});
