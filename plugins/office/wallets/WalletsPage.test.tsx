import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { slots } from '#core';
import { Slot } from '#core/ui';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { answer } from '../../../test/network/answer.ts';
import { answerPaths } from '../../../test/network/answerPaths.ts';
import { accountsToken } from '../../auth/contract.ts';
import { auth } from '../../auth/index.ts';
import { coupon } from '../../coupon/index.ts';
import { openPayments } from '../../payments/testing/openPayments.tsx';
import { office } from '../index.ts';
import { WalletsPage } from './WalletsPage.tsx';

const account = (id: number, minor: number, currency: string, type: 0 | 4 | 9) => ({
  id,
  iso: currency,
  symbol: currency,
  currencyId: 1,
  money: { minor, currency },
  points: 0,
  type,
  label: 'x',
});
const accounts = [
  account(1, 124_850, 'EUR', 0),
  account(2, 4000, 'EUR', 4),
  account(3, 8_620, 'KWD', 9),
  account(4, 0, 'JPY', 9),
];
const eur = (minor: number) => ({ minor, currency: 'EUR' });

async function open(isAccountFrozen = false): Promise<void> {
  answerPaths({ '/web-api/user/v1/accounts': { json: { accounts, activeAccountId: 1 } } });
  answer('office.wallets', {
    accounts,
    activeAccountId: 1,
    bonuses: [
      {
        accountId: 2,
        wager: eur(140_000),
        wagered: eur(86_800),
        most: eur(10_000),
        ends_at: 1_900_000_000,
      },
    ],
    openBets: [],
    availableCurrencies: ['CHF'],
    isAccountFrozen,
  });
  const { runtime, rerender } = await renderPlugin(<span />, { manifests: [auth, coupon, office] });
  runtime.session.begin(7, { token: 't', expiresAtS: 4_000_000_000 });
  await runtime.services.services.get(accountsToken);
  await runtime.services.i18n.loadNamespace('office.personal');
  rerender(<WalletsPage />);
  await screen.findByText('€ 1,248.50');
}

test('OFC-117 OF03 OF04 every account shows its exact balance and its possible actions', async () => {
  await open();
  for (const text of ['KWD 8.620', '¥ 0'])
    expect(screen.getByText((shown) => shown.replaceAll(' ', ' ') === text)).toBeDefined();
  expect(screen.getByText(/Wagered € 868.00 of € 1,400.00, until/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Use this EUR account' })).toBeNull();
  // WCAG 2.5.3: the accessible name begins with the visible label.
  expect(screen.getByRole('button', { name: 'Use this KWD account' }).textContent).toBe('Use this');
  const remove = (currency: string) =>
    screen.getByRole<HTMLButtonElement>('button', { name: `Remove the ${currency} account` });
  expect([remove('KWD').disabled, remove('JPY').disabled]).toEqual([true, false]);
  expect(screen.getByText('Can be removed once the balance is zero')).toBeDefined();
});

test("OFC-113 OF03 the platform's answer to a change is shown", async () => {
  await open();
  answer('office.addWallet', { success: false, data: { message: 'Five accounts are the most' } });
  await userEvent.click(screen.getByRole('button', { name: 'Add account' }));
  const alert = (await screen.findByText('The account wasn’t added')).closest('[role=status]');
  expect(within(alert as HTMLElement).getByText('Five accounts are the most')).toBeDefined();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Add account' }).ariaBusy).not.toBe('true'),
  );
});

test('OFC-175 OF03 beside each account except a bonus account is a deposit link', async () => {
  const { person } = await openPayments(WalletsPage);
  const euros = await screen.findByRole('link', { name: 'Deposit EUR' });
  expect(euros.getAttribute('href')).toBe(`/en/office/recharge?account=${person.accountId}`);
  const links = screen.getAllByRole('link', { name: /^Deposit [A-Z]{3}$/ });
  expect(links.map(({ textContent }) => textContent)).toEqual(['Deposit EUR', 'Deposit USD']);
});

test('OFC-175 OF03 no account has a deposit link while deposits are closed to the person', async () => {
  await openPayments(WalletsPage, async (_sandbox, person) => {
    const answered = await person.call('POST', '/limit-service-api/api/external/web/v3/limits', {
      limits: [{ limitType: 33, measure: 'days', limitValue: 7 }],
    });
    expect(answered.status).toBe(200);
  });
  expect(await screen.findByRole('button', { name: 'Use this USD account' })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Deposit / })).toBeNull());
});

test('OFC-110 OF03 after an account became the paying one its button is gone, and the result message has the focus', async () => {
  const { user } = await openPayments(WalletsPage);
  await user.click(await screen.findByRole('button', { name: 'Use this USD account' }));
  const told = await screen.findByText('Your USD account now pays for your bets.');
  expect(screen.queryByRole('button', { name: 'Use this USD account' })).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(told)).toBe(true);
});

/** Opens the balance menu and returns its group of accounts. */
async function openBalanceMenu(): Promise<HTMLElement> {
  const trigger = await screen.findByRole('button', { name: /^Main account/ });
  // happy-dom has no popovers, so this dispatches the event of one that opens.
  const opens = Object.assign(new Event('toggle'), { newState: 'open' });
  act(
    () =>
      void document
        .getElementById(trigger.getAttribute('popovertarget') ?? '')
        ?.dispatchEvent(opens),
  );
  return screen.findByRole('group', { name: 'Bets are paid from' });
}

const Header = () => <Slot slot={slots.headerEnd} />;

test('OFC-210 OFC-510 OF03 in the balance menu people with several accounts choose the paying one', async () => {
  const { user, runtime } = await openPayments(Header);
  const accounts = await runtime.services.services.get(accountsToken);
  const choice = await openBalanceMenu();
  const numbers = within(choice).getAllByText(/^Account no\. /);
  expect(numbers).toHaveLength(accounts.accounts.length);
  expect(screen.getAllByText(/^Account no\. /)).toHaveLength(numbers.length);
  const able = accounts.accounts.filter(({ kind }) => kind !== 'bonus');
  expect(within(choice).getAllByRole('radio')).toHaveLength(able.length);
  await user.click(within(choice).getByRole('radio', { name: /^Account in USD/ }));
  expect(await screen.findByText('Your USD account now pays for your bets.')).toBeDefined();
  expect(accounts.activeAccount?.currency).toBe('USD');
});

test('OFC-210 OF03 the page of accounts follows the choice in the balance menu', async () => {
  const Both = () => (
    <>
      <Header />
      <WalletsPage />
    </>
  );
  const { user } = await openPayments(Both);
  await screen.findByRole('button', { name: 'Use this USD account' });
  const choice = await openBalanceMenu();
  await user.click(within(choice).getByRole('radio', { name: /^Account in USD/ }));
  expect(await screen.findByRole('button', { name: 'Use this EUR account' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Use this USD account' })).toBeNull();
});

test('OFC-116 OF03 frozen accounts offer no change', async () => {
  await open(true);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
