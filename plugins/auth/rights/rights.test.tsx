import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PluginManifest } from '#core';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { accountsToken, securityRoute } from '../contract.ts';
import { coupon } from '../../coupon/index.ts';
import { office } from '../../office/index.ts';
import { payments } from '../../payments/index.ts';
import { support } from '../../support/index.ts';
import { standInPage } from '../testing/standInPage.ts';
import { auth } from '../index.ts';
import { HeldAccountNote } from './HeldAccountNote.tsx';
import { RightNote } from './RightNote.tsx';

async function open(
  login = 'demo',
  shown = <RightNote right="deposit" />,
  others: readonly PluginManifest[] = [],
) {
  const network = attachSandbox();
  const person = await network.sandbox.signIn(login);
  const { runtime, rerender } = await renderPlugin(<span />, {
    manifests: [auth, ...others],
  });
  runtime.session.begin(person.userId, { token: person.token, expiresAtS: 4_000_000_000 });
  const accounts = await runtime.services.services.get(accountsToken);
  await waitFor(() => expect(accounts.user).toBeDefined());
  rerender(shown);
  return { ...network, runtime, accounts };
}

test('AUT-360 UC05 a closed right is said with its reason in words, an unknown reason in plain ones', async () => {
  const { sandbox, accounts } = await open();
  expect(screen.queryByRole('status')).toBeNull();
  await sandbox.post('/sandbox/v1/users/demo', { rights: { deposit: 'debt' } });
  await act(() => accounts.load());
  await screen.findByText('Deposits are closed for your account');
  expect(screen.getByText(/unsettled amount/)).toBeDefined();
  sandbox.store.run("UPDATE person_rights SET reason = 'moon' WHERE name = 'deposit'");
  await act(() => accounts.load());
  await screen.findByText('Contact support to find out more.');
  await sandbox.post('/sandbox/v1/users/demo', { rights: { deposit: '' } });
  await act(() => accounts.load());
  expect(screen.queryByText('Deposits are closed for your account')).toBeNull();
});

test('AUT-361 UC05 WI06 a call that is refused for a right makes the page read the rights again', async () => {
  const { sandbox, runtime, accounts, asked, muteFeed } = await open();
  muteFeed(true);
  await sandbox.post('/sandbox/v1/users/demo', { rights: { deposit: 'review', chat: 'rules' } });
  expect(accounts.user?.closedRights).toEqual({});
  await expect(
    runtime.services.http.call('support.beginChat', { body: { consultantId: 'desk' } }),
  ).rejects.toMatchObject({ status: 403 });
  await screen.findByText(/being reviewed/);
  expect(accounts.user?.closedRights).toEqual({ deposit: 'review', chat: 'rules' });
  expect(asked.filter((path) => path.endsWith('/rights'))).toHaveLength(1);
});

test('AUT-363 SX12 OF03 a frozen account shows a message with links to money and support, until it is unfrozen', async () => {
  const { sandbox, accounts } = await open('frozen', <HeldAccountNote />, [
    coupon,
    office,
    support,
    payments,
  ]);
  await screen.findByText('Your account is frozen');
  expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe(
    '/en/office/deduce',
  );
  expect(screen.getByRole('link', { name: 'Support' })).toBeDefined();
  await sandbox.post('/sandbox/v1/users/frozen/frozen?off=1', {});
  await act(() => accounts.load());
  expect(screen.queryByText('Your account is frozen')).toBeNull();
});

/** Replaces the optional page of passwords and passkeys. */
const centre = standInPage(securityRoute, 'office/security');

test('AUT-433 RN04 an initial password that is too old is reported with the way to a new one', async () => {
  const { sandbox, accounts } = await open('demo', <HeldAccountNote />, [
    coupon,
    office,
    support,
    payments,
    centre,
  ]);
  sandbox.store.run(
    'UPDATE users SET has_first_secret = 1, first_secret_until_ms = ?',
    sandbox.nowMs() - 1,
  );
  await act(() => accounts.load());
  await screen.findByText('Choose your own password');
  expect(screen.getByText(/was good for 72 hours/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Choose a password' }).getAttribute('href')).toBe(
    '/en/office/security?part=password',
  );
  expect(screen.getByRole('link', { name: 'Support' })).toBeDefined();
});
