import { expect, test } from 'vitest';
import { hasCutOdds } from './hasCutOdds.ts';
import { createTestCoupon } from '../testing/createTestCoupon.ts';

test('CPN-200 CPN-468 CPN-469 cut odds are the same in price, feed and verdict, and the coupon says so', async () => {
  const page = await createTestCoupon();
  await page.sandbox.post('/sandbox/v1/users/demo', { cutLine: true });
  await page.signIn();
  page.network.dropFeed();
  await page.pass(2000);
  const [bet] = await page.outcomes('line', 1);
  if (bet === undefined) throw new Error('no outcome');
  const draft = page.add(bet);
  await page.pass(1500);
  const [row] = page.stores.rows.all;
  expect(row?.odds).toBeLessThan(draft.odds);
  expect(row?.odds).toBe(Math.round((1000 + (draft.odds - 1000) * 0.9) / 10) * 10);
  expect([
    hasCutOdds(page.stores.account.user, page.stores.rows.all),
    page.stores.pricing.pricing?.selections[0]?.odds,
    page.stores.placing.stage,
  ]).toEqual([true, row?.odds, 'changed']);
  page.press(true);
  await page.pass(1000);
  const { state } = page.stores.placement;
  expect(state.kind === 'accepted' && state.bet.odds).toBe(row?.odds);
});

test('CPN-200 the flag for live odds does not cut prematch odds', async () => {
  const page = await createTestCoupon();
  await page.sandbox.post('/sandbox/v1/users/demo', { cutLive: true });
  await page.signIn();
  const [bet] = await page.outcomes('line', 1);
  if (bet === undefined) throw new Error('no outcome');
  const draft = page.add(bet);
  await page.pass(1500);
  expect([
    hasCutOdds(page.stores.account.user, page.stores.rows.all),
    page.stores.rows.all[0]?.odds,
  ]).toEqual([false, draft.odds]);
});
