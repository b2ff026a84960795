import { expect, test } from 'vitest';
import {
  createTestCoupon,
  reloadTestCoupon,
  type TestCoupon,
} from '../testing/createTestCoupon.ts';

async function ready(): Promise<TestCoupon> {
  const page = await createTestCoupon();
  await page.signIn();
  for (const bet of await page.outcomes('line', 1)) page.add(bet);
  await page.pass(1000);
  return page;
}

function accountOf(page: TestCoupon, kind: 'main' | 'currency'): number {
  return page.stores.account.all.find((account) => account.kind === kind)?.id ?? 0;
}

test('CPN-189 the chosen account pays; an amount in another currency is emptied, and the choice survives a reload', async () => {
  let page = await ready();
  const { account, limits, stake } = page.stores;
  stake.type('7');
  account.choose(accountOf(page, 'main'));
  expect(stake.text).toBe('7');
  account.choose(accountOf(page, 'currency'));
  await page.pass(1000);
  expect([stake.currency, stake.text, limits.balanceMinor]).toEqual(['USD', '', 8620]);
  expect(limits.maxStakeMinor).toBeGreaterThan(0);
  stake.type('4');
  page = await reloadTestCoupon(page);
  await page.pass(1000);
  expect([page.stores.account.current?.kind, page.stores.stake.currency]).toEqual([
    'currency',
    'USD',
  ]);
  page.stores.stake.type('4');
  page.press();
  await page.pass(500);
  expect(JSON.parse(page.sent[0]?.body ?? '{}')).toMatchObject({
    accountId: accountOf(page, 'currency'),
    amount: { minor: 400, currency: 'USD' },
  });
  expect(page.stores.account.current?.balance.minor).toBe(8220);
});

test('CPN-189 an account that does not belong to the person counts as not chosen', async () => {
  const page = await ready();
  page.stores.account.choose(999_999);
  expect(page.stores.account.current?.kind).toBe('main');
  expect(page.stores.stake.currency).toBe('EUR');
});

test('CPN-190 a pending bet keeps its account', async () => {
  const page = await ready();
  let release = (): void => undefined;
  page.hold = new Promise((resolve) => (release = resolve));
  page.press();
  await page.pass(100);
  page.stores.account.choose(accountOf(page, 'currency'));
  expect(page.stores.account.current?.kind).toBe('main');
  release();
  await page.pass(500);
  const { state } = page.stores.placement;
  expect(state.kind === 'accepted' && state.bet.accountId).toBe(accountOf(page, 'main'));
});
