import { expect, test } from 'vitest';
import { createCouponStage } from '../testing/createCouponStage.ts';

test('CPN-660 UC05 a bet that the operator has closed is not placed, with the reason, until it is open again', async () => {
  const page = await createCouponStage();
  await page.signIn();
  const [bet] = await page.outcomes('line', 1);
  if (bet === undefined) throw new Error('no outcome');
  page.add(bet);
  await page.pass(1000);
  await page.sandbox.post('/sandbox/v1/users/demo', { rights: { bet: 'documents' } });
  await page.pass(1000);
  expect(page.stores.placing.blocker).toEqual({ kind: 'right', reason: 'documents' });
  expect(page.stores.placing.canPress).toBe(false);
  await page.sandbox.post('/sandbox/v1/users/demo', { rights: { bet: '' } });
  await page.pass(1000);
  expect(page.stores.placing.blocker?.kind).not.toBe('right');
});
