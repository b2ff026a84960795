import { expect, test } from 'vitest';
import { createTestCoupon } from '../testing/createTestCoupon.ts';

test('CPN-660 UC05 while the operator has closed betting no bet is placed, with the reason, until it is open again', async () => {
  const page = await createTestCoupon();
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

test('CPN-687 CPN-636 a person who needs identity verification first is offered no bonus', async () => {
  const page = await createTestCoupon();
  await page.signIn();
  for (const bet of await page.outcomes('line', 2)) page.add(bet);
  await page.pass(1000);
  expect(page.stores.money.bonus.kind).toBe('missing');
  await page.sandbox.post('/sandbox/v1/users/demo', { verification: 0 });
  for (const check of ['name', 'age'])
    await page.sandbox.post('/sandbox/v1/identity/demo', {
      decision: 'ask',
      check,
      paper: 'passport',
    });
  await page.pass(1000);
  expect(page.stores.placing.blocker).toEqual({ kind: 'identity' });
  expect(page.stores.money.bonus.kind).toBe('none');
});
