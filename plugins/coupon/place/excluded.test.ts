import { expect, test } from 'vitest';
import { createCouponStage } from '../testing/createCouponStage.ts';

test('CPN-635 B26 self-exclusion empties the coupon and closes it at once', async () => {
  const page = await createCouponStage();
  await page.signIn();
  const [bet] = await page.outcomes('line', 1);
  if (bet === undefined) throw new Error('no outcome');
  page.add(bet);
  page.stores.settings.setOneClick(true);
  await page.pass(1000);
  expect(page.selections.count).toBe(1);
  page.sandbox.store.run(
    'INSERT INTO person_breaks (user_id, type, started_at_ms, ends_at_ms) VALUES (?, 30, ?, ?)',
    page.accounts.user?.userId ?? 0,
    page.sandbox.nowMs(),
    page.sandbox.nowMs() + 7 * 86_400_000,
  );
  await page.accounts.load();
  await page.pass(1000);
  expect(page.selections.count).toBe(0);
  expect(page.stores.oneClick.isOn).toBe(false);
  page.add(bet);
  await page.pass(1000);
  expect(page.stores.placing.blocker).toMatchObject({ kind: 'excluded' });
  expect(page.stores.placing.canPress).toBe(false);
});
