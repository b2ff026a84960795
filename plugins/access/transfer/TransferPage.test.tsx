import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { definePlugin } from '#core';
import { accountsToken, confirmTransferRoute, securityRoute } from '../../auth/contract.ts';
import { auth } from '../../auth/index.ts';
import { betting } from '../../betting/index.ts';
import { coupon } from '../../coupon/index.ts';
import { office } from '../../office/index.ts';
import { payments } from '../../payments/index.ts';
import { recovery } from '../../recovery/index.ts';
import { access } from '../index.ts';
import { isOpenInTransfer } from './transferRoutes.ts';
import { TransferPage } from './TransferPage.tsx';

/** Stand-in for the plugin that closes accounts, which a site may lack. */
const security = definePlugin({
  id: 'security',
  routes: [
    {
      id: 1080,
      name: securityRoute,
      path: 'office/security',
      titleKey: 'title',
      access: 'authed',
      rules: { banned: 'allowed' },
      load: async () => () => null,
    },
  ],
});

async function open() {
  const { sandbox } = attachSandbox();
  const person = await sandbox.signIn();
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth, betting, coupon, office, payments, recovery, security, access],
  });
  const { navigation, services } = runtime.services;
  await act(async () => {
    runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 });
    const accounts = await services.get(accountsToken);
    await waitFor(() => expect(accounts.user).toBeDefined());
  });
  const accounts = await services.get(accountsToken);
  const ask = async (transferTo: string): Promise<void> => {
    await sandbox.post('/sandbox/v1/users/demo', { transferTo });
    await act(() => accounts.load());
  };
  return { runtime, navigation, ask, accounts, rerender, user: userEvent.setup() };
}

test('ACC-95 UC03 a person who is asked to move sees that question before every page, and after agreeing the requested one', async () => {
  const { navigation, ask, accounts, rerender, user } = await open();
  await act(async () => navigation.go({ name: 'betting.line' }));
  await waitFor(() => expect(navigation.routeName).toBe('betting.line'));
  await ask('Harbour Games Ltd');
  await waitFor(() => expect(navigation.routeName).toBe(confirmTransferRoute));
  await act(async () => navigation.go({ name: 'betting.home' }));
  await waitFor(() => expect(navigation.query.get('return-url')).toBe('/en'));
  expect(navigation.routeName).toBe(confirmTransferRoute);
  await act(async () => rerender(<TransferPage />));
  await screen.findByText(/Harbour Games Ltd takes over your account/);
  expect(screen.getByText('Your balance, in full')).toBeDefined();
  await screen.findByRole('region', { name: 'Full terms' });
  const agree = screen.getByRole<HTMLButtonElement>('button', { name: /^Agree to move to / });
  expect([screen.getByRole<HTMLInputElement>('checkbox').checked, agree.disabled]).toEqual([
    false,
    true,
  ]);
  await user.click(screen.getByRole('checkbox'));
  await user.click(agree);
  await act(() => accounts.load());
  await waitFor(() => expect(navigation.routeName).toBe('betting.home'));
});

test('ACC-96 UC03 a refusal leads on to payout and closing, and may be taken back', async () => {
  const { navigation, ask, rerender, user } = await open();
  await ask('Harbour Games Ltd');
  await waitFor(() => expect(navigation.routeName).toBe(confirmTransferRoute));
  await act(async () => rerender(<TransferPage />));
  await user.click(await screen.findByRole('button', { name: 'Don’t move' }));
  await screen.findByText(/You’ve chosen not to move/);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/en/office/deduce', '/en/office/security']);
  await act(async () => navigation.go({ name: 'payments.withdraw' }));
  await waitFor(() => expect(navigation.routeName).toBe('payments.withdraw'));
  await act(async () => navigation.go({ name: 'betting.line' }));
  await waitFor(() => expect(navigation.routeName).toBe(confirmTransferRoute));
});

test('ACC-97 UC03 while the question is unanswered, only withdrawal, closing, support and information are open', async () => {
  const { runtime } = await open();
  const { plan } = runtime.services;
  expect(
    plan.routes.filter(({ name }) => isOpenInTransfer(plan, name)).map(({ name }) => name),
  ).toEqual([
    ...plan.routes
      .filter(
        ({ name, path, rules }) =>
          rules?.isAlwaysOpen === true ||
          path.startsWith('information/') ||
          [
            confirmTransferRoute,
            'payments.withdraw',
            'payments.history',
            'security.centre',
            'access.appeals',
            'recovery.stop-news',
          ].includes(name),
      )
      .map(({ name }) => name),
  ]);
});

test('ACC-98 UC03 other people do not see the question', async () => {
  const { navigation } = await open();
  await act(async () => navigation.go({ name: confirmTransferRoute }));
  await waitFor(() => expect(navigation.routeName).toBe('betting.home'));
});
