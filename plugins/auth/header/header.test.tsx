import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { definePlugin } from '#core';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { accountsToken } from '../contract.ts';
import { depositRoute, withdrawRoute } from '../../payments/contract.ts';
import { auth } from '../index.ts';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { answerPaths, type PathAnswer } from '../../../test/network/answerPaths.ts';
import { MenuDrawer } from '../../../core/shell/mobile/MenuDrawer.tsx';
import { coupon } from '../../coupon/index.ts';
import { officeMenuToken } from '../../office/contract.ts';
import { OfficeMenu } from '../../office/frame/OfficeMenu.tsx';
import { office } from '../../office/index.ts';
import { CoveredBalance } from './CoveredBalance.tsx';
import { isBalanceCovered } from './isBalanceCovered.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { AccountActions } from './AccountActions.tsx';
import { BalanceMenu } from './BalanceMenu.tsx';
import { SignOutDialog } from '../session/SignOutDialog.tsx';
import { VisitorActions } from './VisitorActions.tsx';
import { standInPage } from '../testing/standInPage.ts';

const account = (id: number, minor: number, type: 0 | 4 | 9) => ({
  id,
  iso: 'EUR',
  symbol: '€',
  currencyId: 978,
  money: { minor, currency: 'EUR' },
  points: 0,
  type,
  label: 'x',
});

test('AUT-3 a press opens the dialog over the page; the link still leads to the page of its own', async () => {
  const { runtime } = await renderPlugin(<VisitorActions />, { manifests: [auth] });
  await runtime.session.start();
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Log in' });
  expect(link.getAttribute('href')).toBe('/en/user/login');
  await userEvent.setup().click(link);
  expect(runtime.modals.stack.map((modal) => modal.id)).toEqual(['auth.sign-in']);
  expect(location.pathname).toBe('/en');
  expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
});

async function renderBalance(answer: PathAnswer) {
  answerPaths({ '/web-api/user/v1/accounts': answer });
  const first = await renderPlugin(<span />, { manifests: [auth] });
  first.runtime.session.begin(7, { token: 't', expiresAtS: 4_000_000_000 });
  const accounts = await first.runtime.services.services.get(accountsToken);
  await waitFor(() => expect(accounts.isLoading).toBe(false));
  first.rerender(<BalanceMenu />);
}

test('AUT-35 B13 the balance of the paying account is in the header', async () => {
  await renderBalance({
    json: { accounts: [account(2, 4000, 4), account(1, 124_850, 0)], activeAccountId: 1 },
  });
  expect(screen.getByRole('button').textContent).toBe('Main account€\u00A01,248.50');
});

test('AUT-35 without an answer there is a dash, never an amount', async () => {
  await renderBalance({ status: 403, code: 'forbidden' });
  expect(screen.getByRole('button').textContent).toBe('Balance–');
});

/** Optional plugin with the pages of payments. */
const payments = definePlugin({
  id: 'payments-stage',
  routes: [
    {
      id: 9070,
      name: depositRoute,
      path: 'office/recharge',
      titleKey: 'title',
      load: async () => () => null,
    },
  ],
});

test('AUT-280 paying in is a press away, where the plan has a page for it', async () => {
  answerPaths({ '/web-api/user/v1/accounts': { json: { accounts: [], activeAccountId: 0 } } });
  for (const [manifests, addresses] of [
    [[auth, coupon, office, payments], ['/en/office/recharge']],
    [[auth, coupon, office], []],
  ] as const) {
    const { runtime, rerender, unmount } = await renderPlugin(<span />, { manifests });
    runtime.session.begin(7, { token: 't', expiresAtS: 4_000_000_000 });
    const accounts = await runtime.services.services.get(accountsToken);
    await waitFor(() => expect(accounts.isLoading).toBe(false));
    rerender(<AccountActions />);
    await screen.findByText('Balance');
    expect(
      screen.queryAllByRole('link', { name: 'Deposit' }).map((link) => link.getAttribute('href')),
    ).toEqual(addresses);
    unmount();
  }
});

test('LIM-84 B26 B27 B32 a self-excluded person sees the balance and no link to deposits', async () => {
  const { sandbox } = attachSandbox();
  const person = await sandbox.signIn();
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth, coupon, office, payments],
  });
  runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 });
  const accounts = await runtime.services.services.get(accountsToken);
  await act(() => accounts.load());
  rerender(<AccountActions />);
  expect(await screen.findByRole('link', { name: 'Deposit' })).toBeDefined();
  await person.call('POST', '/web-api/office/v1/BlockUser', { limitValue: 30 });
  await act(() => accounts.load());
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull());
  expect(screen.getByText('€ 1,000.00')).toBeDefined();
});

test('AUT-40 the question has two answers of the same weight, and says what stays', async () => {
  const handleClose = vi.fn();
  await renderPlugin(<SignOutDialog onClose={handleClose} />, { manifests: [auth] });
  expect(screen.getByText(/stays on this device/)).toBeDefined();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Stay logged in' }));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(handleClose.mock.calls).toEqual([[false], [true]]);
});

test('AUT-362 OF02 B13 a balance that the person hides is covered by dots until a press, but never in a strict profile where one plays or pays', async () => {
  const hidden = { isHidden: true, profile: 'strict' as const };
  expect(
    ['betting.home', 'payments.deposit', 'office.account', 'casino.lobby', undefined].map(
      (routeName) => isBalanceCovered({ ...hidden, routeName }),
    ),
  ).toEqual([false, false, false, false, false]);
  expect(isBalanceCovered({ ...hidden, routeName: 'office.settings' })).toBe(true);
  expect(isBalanceCovered({ ...hidden, profile: 'light', routeName: 'betting.home' })).toBe(true);
  expect(isBalanceCovered({ ...hidden, isHidden: false, routeName: 'office.settings' })).toBe(
    false,
  );
  const { sandbox } = attachSandbox();
  const person = await sandbox.signIn();
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth],
    configuration: { rgProfile: 'light' },
  });
  runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 });
  const accounts = await runtime.services.services.get(accountsToken);
  await waitFor(() => expect(accounts.user).toBeDefined());
  rerender(
    <CoveredBalance>
      <BalanceMenu />
    </CoveredBalance>,
  );
  expect(await screen.findByText(/€/)).toBeDefined();
  await sandbox.post('/sandbox/v1/users/demo', { hideBalance: true });
  await act(() => accounts.load());
  expect(screen.queryByText(/€/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show my balance' }));
  expect(screen.getByText(/€/)).toBeDefined();
});

test('LIM-85 PY18 a break from deposits alone closes the way to paying in as well', async () => {
  const { sandbox } = attachSandbox();
  const person = await sandbox.signIn();
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth, coupon, office, payments],
  });
  runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 });
  const accounts = await runtime.services.services.get(accountsToken);
  await act(() => accounts.load());
  rerender(<AccountActions />);
  expect(await screen.findByRole('link', { name: 'Deposit' })).toBeDefined();
  await person.call('POST', '/limit-service-api/api/external/web/v3/limits', {
    limits: [{ limitType: 33, limitValue: 7, measure: 'days' }],
  });
  await act(() => accounts.load());
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull());
  expect(accounts.user?.excludedUntilS).toBeUndefined();
});

test.each([
  ['', /^ID 389 709 566$/],
  ['Marta Keller', /^Marta Keller$/],
])(
  'OFC-148 OF01 in the menus of header and personal area the ID stands once (name %j)',
  async (name, called) => {
    const { sandbox } = attachSandbox();
    const person = await sandbox.signIn();
    sandbox.store.run(
      "UPDATE users SET name = ?, login = '389709566' WHERE id = ?",
      ...[name, person.userId],
    );
    const { runtime, rerender } = await renderPlugin(<span />, {
      manifests: [auth, coupon, office],
    });
    runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 });
    const accounts = await runtime.services.services.get(accountsToken);
    await waitFor(() => expect(accounts.user?.name).toBe(name));
    const isCalledOnce = async (): Promise<void> => {
      expect(await screen.findByText(called, { selector: 'b' })).toBeDefined();
      expect(screen.getAllByText(/389 ?709 ?566/)).toHaveLength(1);
    };
    rerender(<AccountMenu />);
    // The tests' browser has no popovers; this is the event of one that opens.
    const opens = Object.assign(new Event('beforetoggle'), { newState: 'open' });
    act(() => void document.querySelector('[popover]')?.dispatchEvent(opens));
    await isCalledOnce();
    await runtime.services.services.get(officeMenuToken);
    rerender(<OfficeMenu />);
    await isCalledOnce();
  },
);

test('SHL-875 the menu of a phone begins with the balance and the ways to pay in and out', async () => {
  answerPaths({
    '/web-api/user/v1/accounts': {
      json: { accounts: [account(1, 124_850, 0)], activeAccountId: 1 },
    },
  });
  const till = [
    standInPage(depositRoute, 'till/deposit'),
    standInPage(withdrawRoute, 'till/withdraw'),
  ];
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth, ...till],
    isMobile: true,
  });
  act(() => runtime.session.begin(7, { token: 'token', expiresAtS: 4_000_000_000 }));
  await act(async () => rerender(<MenuDrawer onClose={() => undefined} />));
  expect((await screen.findByText(/1,248\.50/)).isConnected).toBe(true);
  const [first, second] = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect([first, second]).toEqual(['/en/till/deposit', '/en/till/withdraw']);
});
