import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ProviderLinks } from '../../../sandbox/platform/providers/ProviderLinks.ts';
import type { TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { definePlugin } from '#core';
import { securityRoute } from '../../auth/contract.ts';
import { openEmail } from '../testing/openEmail.tsx';
import { UndoContactPage } from './UndoContactPage.tsx';

/** Replaces the optional plugin with the page. */
const security = definePlugin({
  id: 'security',
  routes: [
    {
      id: 1080,
      name: securityRoute,
      path: 'office/security',
      titleKey: 'title',
      load: async () => () => null,
    },
  ],
});
const undo = '/web-api/auth/v1/contact/undo';
const asked = async (sandbox: TestSandbox): Promise<number> =>
  (await sandbox.json<unknown[]>(`/sandbox/v1/requests?path=${undo}`)).length;

test('AUT-98 one press takes back a change of contact; the link alone does not, and leaves the address', async () => {
  const { sandbox, goOffline } = await openEmail(<UndoContactPage />, { letter: 'undo-contact' });
  const button = await screen.findByRole('button', { name: 'Undo the change' });
  await waitFor(() => expect(location.search).toBe(''));
  expect(await asked(sandbox)).toBe(0);
  goOffline(true);
  await userEvent.click(button);
  await screen.findByText('We can’t reach the site');
  goOffline(false);
  await userEvent.click(screen.getByRole('button', { name: 'Undo the change' }));
  await screen.findByText('The change has been undone');
  expect([
    await asked(sandbox),
    screen.getByRole('button', { name: 'Reset password' }).textContent,
  ]).toEqual([1, 'Reset password']);
});

test('AUT-501 SE08 ways to sign in that were added since the change have gone: the page says so, and leads to the others', async () => {
  await openEmail(<UndoContactPage />, {
    letter: 'undo-contact',
    others: [security],
    before: async ({ nowMs, store }) => {
      const { id } = store.one<{ id: number }>("SELECT id FROM users WHERE login = 'demo'")!;
      new ProviderLinks(store, nowMs).link(id, { provider: 'vk', subject: 'thief', email: '' });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the change' }));
  await screen.findByText(/^Everything that was added since to log in with/);
  expect(screen.getByRole('link', { name: 'Check what can log in' })).toBeDefined();
});

test('AUT-98 a link that is over or not whole says so, and leads to a new password', async () => {
  const first = await openEmail(<UndoContactPage />, {
    path: `/en/user/contactundo?token=${'x'.repeat(43)}`,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the change' }));
  await screen.findByText('This link has expired');
  screen.getByRole('button', { name: 'Reset password' });
  first.unmount();
  const { sandbox } = await openEmail(<UndoContactPage />, {
    path: '/en/user/contactundo?token=x',
  });
  await screen.findByText('This link has expired');
  expect(await asked(sandbox)).toBe(0);
});
