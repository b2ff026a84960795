import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LayoutKindContext } from '../../../core/ui/react/LayoutKind.ts';
import { findPage } from '../../../core/runtime/routes/findPage.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { accountsToken } from '../../auth/contract.ts';
import { depositRoute, withdrawRoute } from '../../payments/contract.ts';
import { auth } from '../../auth/index.ts';
import { answer, refusal } from '../../../test/network/answer.ts';
import { answerPaths } from '../../../test/network/answerPaths.ts';
import { wireCoupon } from '#domain/bets/testing/exampleWireCoupon.ts';
import { coupon } from '../../coupon/index.ts';
import { office } from '../index.ts';
import { accountPaymentsSlot, accountProtectionSlot } from '../contract.ts';
import { definePlugin } from '#core';
import { AccountCards } from './AccountCards.tsx';
import { AccountPage } from './AccountPage.tsx';
import { ProfilePanel } from './ProfilePanel.tsx';
import { standInPage } from '../../auth/testing/standInPage.ts';

const eur = (minor: number) => ({ minor, currency: 'EUR' });
const account = (id: number, minor: number, type: 0 | 4 | 9) => ({
  id,
  iso: 'EUR',
  symbol: '€',
  currencyId: 978,
  money: eur(minor),
  points: 0,
  type,
  label: 'x',
});
const person = {
  user_id: 7,
  login: 'marta',
  user_name: 'Marta Keller',
  user_email: 'marta@example.com',
  user_country_code: 'MT',
  user_country_id: 135,
  user_ref_id: 0,
  phone_code: '',
  ban_level: 0,
  ban_version: 0,
  has_deposit: true,
  user_hide_balance: false,
  verification_status: 2,
  disallow_line_sport: [],
  disallow_live_sport: [],
  isCCLine: false,
  isCClive: false,
};

test('OFC-1 the page shows accounts, newest bets, figures and facts, and no link leads out of the plan', async () => {
  const counts = { all: 1, open: 1, won: 0, lost: 0, returned: 0 };
  answerPaths({
    '/web-api/user/v1/accounts': {
      json: { accounts: [account(1, 124_850, 0), account(2, 4000, 4)], activeAccountId: 1 },
    },
    '/web-api/user/v1/config': { json: { result: person } },
    '/web-api/history/v1/bets': {
      json: {
        bets: [wireCoupon({})],
        total: 1,
        page: 1,
        pageSize: 5,
        counts,
        totals: { staked: eur(1000), open: eur(0), returned: eur(0), net: eur(-1000) },
      },
    },
  });
  const { runtime, rerender, container } = await renderPlugin(<span />, {
    manifests: [auth, coupon, office],
  });
  runtime.session.begin(7, { token: 't', expiresAtS: 4_000_000_000 });
  const accounts = await runtime.services.services.get(accountsToken);
  await waitFor(() => expect(accounts.user).toBeDefined());
  rerender(<AccountPage />);
  await screen.findByText('No. 501', { exact: false });
  for (const text of [
    '€ 1,248.50',
    '€ 40.00',
    '−€ 10.00',
    'Marta Keller',
    'marta@example.com',
    'Malta',
  ])
    expect(await screen.findByText(text)).toBeDefined();
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(links.length).toBeGreaterThan(2);
  expect(
    links.filter(
      (href) => findPage(runtime.services.plan, href.replace(/^\/en\/?/, '')) === undefined,
    ),
  ).toEqual([]);
});

test('OFC-94 the panels for the week and the facts reserve their space while loading', async () => {
  const bets = Promise.withResolvers<void>();
  answer('coupon.placedBets', async () => {
    await bets.promise;
    return refusal(403, 'forbidden');
  });
  answerPaths({
    '/web-api/user/v1/accounts': { json: { accounts: [account(1, 5, 0)], activeAccountId: 1 } },
    '/web-api/user/v1/config': { json: { result: person } },
  });
  const { runtime, rerender } = await renderPlugin(<span />, { manifests: [auth, coupon, office] });
  await runtime.services.services.get(accountsToken);
  rerender(<AccountPage />);
  const rowsOf = async (name: string): Promise<number> =>
    (await screen.findByRole('region', { name })).querySelectorAll('dl > div').length;
  const before = [await rowsOf('Last 7 days'), await rowsOf('Profile')];
  expect(screen.queryByText('Marta Keller')).toBeNull();
  runtime.session.begin(7, { token: 't', expiresAtS: 4_000_000_000 });
  expect(await screen.findByText('Marta Keller')).toBeDefined();
  expect([await rowsOf('Last 7 days'), await rowsOf('Profile')]).toEqual(before);
  bets.resolve();
});

test('OFC-146 LG02 the login is called ID, and no other number of the person is shown', async () => {
  answerPaths({
    '/web-api/user/v1/accounts': { json: { accounts: [account(1, 5, 0)], activeAccountId: 1 } },
    '/web-api/user/v1/config': { json: { result: { ...person, login: '389709566' } } },
  });
  const { runtime, rerender } = await renderPlugin(<span />, { manifests: [auth, coupon, office] });
  runtime.session.begin(7, { token: 't', expiresAtS: 4_000_000_000 });
  const accounts = await runtime.services.services.get(accountsToken);
  await waitFor(() => expect(accounts.user).toBeDefined());
  rerender(<ProfilePanel />);
  expect((await screen.findByText('ID')).parentElement?.textContent).toBe('ID389 709 566');
  expect(screen.queryByText('7')).toBeNull();
});

test('OFC-107 OF02 protection and last payments of other plugins are shown on the account page', async () => {
  const other = definePlugin({
    id: 'other',
    slots: [
      { id: 'other.ring', slot: accountProtectionSlot, load: async () => () => <p>Ring of 65</p> },
      { id: 'other.paid', slot: accountPaymentsSlot, load: async () => () => <p>Paid by card</p> },
    ],
  });
  answerPaths({
    '/web-api/user/v1/accounts': { json: { accounts: [account(1, 5, 0)], activeAccountId: 1 } },
    '/web-api/user/v1/config': { json: { result: person } },
  });
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth, coupon, office, other],
  });
  runtime.session.begin(7, { token: 't', expiresAtS: 4_000_000_000 });
  await runtime.services.services.get(accountsToken);
  rerender(<AccountPage />);
  expect(await screen.findByText('Ring of 65')).toBeDefined();
  expect(await screen.findByText('Paid by card')).toBeDefined();
});

test('OFC-500 each account has a label, and a second one names its currency', async () => {
  answerPaths({
    '/web-api/user/v1/accounts': {
      json: {
        accounts: [
          account(1, 5, 0),
          account(2, 5, 4),
          { ...account(3, 5, 9), iso: 'USD', money: { minor: 5, currency: 'USD' } },
        ],
        activeAccountId: 1,
      },
    },
    '/web-api/user/v1/config': { json: { result: person } },
  });
  const { runtime, rerender } = await renderPlugin(<span />, { manifests: [auth, coupon, office] });
  runtime.session.begin(7, { token: 't', expiresAtS: 4_000_000_000 });
  const accounts = await runtime.services.services.get(accountsToken);
  await waitFor(() => expect(accounts.accounts).toHaveLength(3));
  rerender(<AccountCards />);
  for (const name of ['Main account', 'Bonus account', 'Account in USD'])
    expect(await screen.findByText(name)).toBeDefined();
});

test('OFC-520 on a phone the links to deposit and withdraw come before the menu of the area', async () => {
  answerPaths({
    '/web-api/user/v1/accounts': {
      json: { accounts: [account(1, 124_850, 0)], activeAccountId: 1 },
    },
    '/web-api/user/v1/config': { json: { result: person } },
  });
  const till = [
    standInPage(depositRoute, 'till/deposit'),
    standInPage(withdrawRoute, 'till/withdraw'),
  ];
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth, coupon, office, ...till],
    isMobile: true,
  });
  runtime.session.begin(7, { token: 't', expiresAtS: 4_000_000_000 });
  const accounts = await runtime.services.services.get(accountsToken);
  await waitFor(() => expect(accounts.user).toBeDefined());
  await act(async () =>
    rerender(
      <LayoutKindContext value="mobile">
        <AccountPage />
      </LayoutKindContext>,
    ),
  );
  expect((await screen.findByRole('link', { name: 'Deposit' })).getAttribute('href')).toBe(
    '/en/till/deposit',
  );
  expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe(
    '/en/till/withdraw',
  );
});
