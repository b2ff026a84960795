import { expect, test } from 'vitest';
import { createTestCoupon } from '../testing/createTestCoupon.ts';
import { excludePerson } from '../testing/excludePerson.ts';

test('CPN-635 B26 self-exclusion empties and closes the coupon at once', async () => {
  const page = await createTestCoupon();
  await page.signIn();
  const [bet] = await page.outcomes('line', 1);
  if (bet === undefined) throw new Error('no outcome');
  page.add(bet);
  page.stores.settings.setOneClick(true);
  await page.pass(1000);
  expect(page.selections.count).toBe(1);
  await excludePerson(page);
  await page.pass(1000);
  expect(page.selections.count).toBe(0);
  expect(page.stores.oneClick.isOn).toBe(false);
  page.add(bet);
  await page.pass(1000);
  expect(page.stores.placing.blocker).toMatchObject({ kind: 'excluded' });
  expect(page.stores.placing.canPress).toBe(false);
});

test('CPN-687 B26 B32 a self-excluded person is offered no credit, code, bonus or larger stake', async () => {
  const page = await createTestCoupon();
  await page.signIn();
  const [bet] = await page.outcomes('line', 1);
  if (bet === undefined) throw new Error('no outcome');
  page.add(bet);
  // An advance is only offered while there is an open bet.
  page.stores.stake.type('50');
  await page.pass(1000);
  page.stores.placing.place(
    new Map(page.stores.rows.all.map((row) => [row.draft.outcomeId, row.odds])),
    false,
  );
  await page.pass(10_000);
  page.stores.placement.dismiss();
  page.add(bet);
  await page.pass(2000);
  const { money } = page.stores;
  expect([money.availableAdvanceMinor > 0, money.isPromoOffered]).toEqual([true, true]);
  await excludePerson(page);
  page.add(bet);
  await page.pass(2000);
  expect(page.selections.count).toBe(1);
  expect([
    money.availableAdvanceMinor,
    money.isPromoOffered,
    money.isVipOffered,
    money.hasModes,
    money.bonus.kind,
  ]).toEqual([0, false, false, false, 'none']);
});
