import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestCoupon, type TestCoupon } from '../testing/createTestCoupon.ts';
import { renderTestCoupon } from '../testing/renderTestCoupon.tsx';
import { CouponPanel } from '../frame/CouponPanel.tsx';
import { PaidFrom } from './PaidFrom.tsx';

test('CPN-689 without a choice of accounts a paying bonus account is marked, with what counts for the bonus', async () => {
  const page = await createTestCoupon();
  await page.signIn();
  const { sandbox } = page;
  await sandbox.post('/sandbox/v1/users/demo/bonus', { minor: 5000, wagerMinor: 10_000 });
  await page.accounts.load();
  const [bet] = await page.outcomes('line', 1);
  if (bet === undefined) throw new Error('no outcome');
  page.add(bet, 1100);
  await page.pass(1000);
  page.stores.settings.set('isAccountChoiceShown', false);
  await renderTestCoupon(page, <PaidFrom />);
  expect(screen.queryByText('Bonus account')).toBeNull();
  const bonus = page.accounts.accounts.find(({ kind }) => kind === 'bonus');
  page.stores.account.choose(bonus?.id ?? 0);
  expect(await screen.findByText('Bonus account')).toBeDefined();
  expect(await screen.findByText(/^Paid from your bonus account/)).toBeDefined();
});

async function withOneSelection(): Promise<TestCoupon> {
  const page = await createTestCoupon();
  await page.signIn();
  const [bet] = await page.outcomes('line', 1);
  if (bet === undefined) throw new Error('no outcome');
  page.add(bet);
  await page.pass(1000);
  return page;
}

/** Places the bet with this account. */
async function betFrom(page: TestCoupon, accountId: number | undefined): Promise<void> {
  page.stores.account.choose(accountId ?? 0);
  await page.pass(1000);
  page.stores.stake.type('4');
  await renderTestCoupon(page, <CouponPanel />);
  await act(async () => {
    page.press();
    await page.pass(500);
  });
}

test('CPN-696 the receipt names the currency of another paying account', async () => {
  const page = await withOneSelection();
  await betFrom(page, page.stores.account.all.find(({ kind }) => kind === 'currency')?.id);
  expect(await screen.findByText('Account in USD')).toBeDefined();
});

test('CPN-696 the receipt names the main account if the header shows another one', async () => {
  const page = await withOneSelection();
  const [main, other] = ['main', 'currency'].map((kind) =>
    page.stores.account.all.find((each) => each.kind === kind),
  );
  page.sandbox.store.run('UPDATE users SET active_account_id = ?', other?.id ?? 0);
  await page.accounts.load();
  await betFrom(page, main?.id);
  const receipt = within(await screen.findByRole('group', { name: 'Bet placed' }));
  expect(receipt.getByText('Main account')).toBeDefined();
});
