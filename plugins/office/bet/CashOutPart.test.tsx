import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createTestCoupon, type TestCoupon } from '../../coupon/testing/createTestCoupon.ts';
import { renderTestCoupon } from '../../coupon/testing/renderTestCoupon.tsx';
import { office } from '../index.ts';
import { BetPage } from './BetPage.tsx';
import { HistoryStore } from '../history/HistoryStore.ts';
import { HistoryList } from '../history/HistoryList.tsx';

/** A person with one open single of EUR 10.00 at odds of 2. */
async function openBet(): Promise<{
  readonly page: TestCoupon;
  readonly betId: number;
  readonly balance: () => number | undefined;
}> {
  const page = await createTestCoupon();
  const [outcome] = await page.outcomes('line', 1);
  if (outcome === undefined) throw new Error('no outcome');
  const price = (): Promise<Response> =>
    page.sandbox.post('/sandbox/v1/prices', { outcomeId: outcome.id, coef: 2 });
  await price();
  const person = await page.signIn();
  const request = {
    accountId: person.accountId,
    typeId: 0,
    amount: { minor: 1000, currency: 'EUR' },
    bets: [{ id: outcome.id, coef: 2 }],
    changeCoefAction: 1,
    coefViewId: 0,
  };
  await person.call('POST', '/web-api/coupon/v1/placements', request, {
    'X-Idempotency-Key': 'open-bet-key',
  });
  await page.pass(200);
  await price();
  await page.pass(2200);
  return {
    page,
    betId: page.stores.myBets.open[0]?.id ?? 0,
    balance: () => page.sandbox.ledger.account(person.accountId)?.balanceMinor,
  };
}

const offered = (): Promise<HTMLElement> => screen.findByRole('button', { name: /^Cash out €/ });

test('OFC-75 the card of an open bet cashes out a part and shows its payout once', async () => {
  const { page, betId, balance } = await openBet();
  Object.assign(page.services.navigation, { params: { bet: String(betId) } });
  await renderTestCoupon(page, <BetPage />, { office: office.i18n.load });
  const user = userEvent.setup();
  await user.click(await offered());
  const panel = within(screen.getByRole('group', { name: 'Cash out' }));
  const field = panel.getByLabelText<HTMLInputElement>('Stake to cash out');
  await user.clear(field);
  await user.type(field, '4');
  await user.click(panel.getByRole('button', { name: /^Cash out/ }));
  await act(() => page.pass(1000));
  expect(balance()).toBe(99_380);
  expect(await screen.findByText('€ 3.80 for € 4.00 of the stake')).toBeDefined();
  expect(screen.queryByText(/^Already paid out/)).toBeNull();
  expect((await offered()).textContent).toBe('Cash out€\u00A05.70');
});

test('OFC-75 an open bet in the history is cashed out in its row, which then has no button', async () => {
  const { page, betId, balance } = await openBet();
  const store = new HistoryStore(page.services);
  const stop = store.start();
  await page.pass(100);
  store.toggleExpanded(betId);
  await renderTestCoupon(page, <HistoryList store={store} />, { office: office.i18n.load });
  const user = userEvent.setup();
  await user.click(await offered());
  await user.click(
    within(screen.getByRole('group', { name: 'Cash out' })).getByRole('button', {
      name: /^Cash out/,
    }),
  );
  await act(() => page.pass(1500));
  expect([balance(), store.bets.find(({ id }) => id === betId)?.settlement]).toEqual([
    99_950,
    'cashedOut',
  ]);
  expect(screen.queryByRole('button', { name: /^Cash/ })).toBeNull();
  // The store is that of the coupon, so every view of the bet has the same state.
  expect(page.sent).toHaveLength(1);
  stop();
});
