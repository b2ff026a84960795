import { expect, test } from 'vitest';
import { createTestCoupon } from '../testing/createTestCoupon.ts';

test('CPN-698 after odds moved Max follows the current odds, and the previous value stays until then', async () => {
  const page = await createTestCoupon();
  const [bet] = await page.outcomes('line', 1);
  if (bet === undefined) throw new RangeError('The line is empty');
  await page.sandbox.post('/sandbox/v1/prices', { outcomeId: bet.id, coef: 1.5 });
  await page.sandbox.post('/sandbox/v1/users/demo', { balance: 100_000_000 });
  await page.signIn();
  page.add({ ...bet, coef: 1.5 });
  await page.pass(2000);
  const { rows, stakeCheck } = page.stores;
  expect(stakeCheck.largestStakeMinor).toBe(2_000_000);
  await page.sandbox.post('/sandbox/v1/prices', { outcomeId: bet.id, coef: 9 });
  await page.pass(300);
  expect([rows.odds, stakeCheck.largestStakeMinor]).toEqual([[9000], 2_000_000]);
  await page.pass(2000);
  expect(stakeCheck.largestStakeMinor).toBe(125_000);
});
