import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ModalHost } from '../../../core/runtime/views/ModalHost.tsx';
import { Users } from '../../../sandbox/platform/accounts/Users.ts';
import { ProviderLinks } from '../../../sandbox/platform/providers/ProviderLinks.ts';
import type { TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { attachSandbox } from '../../../test/network/attachSandbox.ts';
import { renderPlugin, type RenderedPlugin } from '../../../test/services/renderPlugin.tsx';
import { auth } from '../index.ts';
import { LinkedProvidersPanel } from './LinkedProvidersPanel.tsx';

interface Stage extends RenderedPlugin {
  readonly sandbox: TestSandbox;
  readonly user: ReturnType<typeof userEvent.setup>;
}

/** Opens the page of a person who can also sign in with Google. */
async function open(query = '', hasPassword = true): Promise<Stage> {
  const { sandbox } = attachSandbox();
  const person = await sandbox.signIn();
  new ProviderLinks(sandbox.store, sandbox.nowMs).link(person.userId, {
    provider: 'google',
    subject: '1002',
    email: '',
  });
  if (!hasPassword) new Users(sandbox.store).markWithoutPassword(person.userId);
  const rendered = await renderPlugin(<span />, {
    manifests: [auth],
    path: `/en${query}`,
    configuration: { plugins: { auth: { providers: ['google', 'apple'] } } },
  });
  await act(async () => {
    const { token, userId } = person;
    rendered.runtime.session.begin(userId, { token, expiresAtS: 4_000_000_000 });
  });
  rendered.rerender(
    <>
      <LinkedProvidersPanel />
      <ModalHost />
    </>,
  );
  return { ...rendered, sandbox, user: userEvent.setup() };
}

test('AUT-302 SE04 a press goes to the provider with the whole page, and the way back comes here', async () => {
  const { runtime, user } = await open();
  const leave = vi.spyOn(runtime.services.navigation, 'leave').mockReturnValue(undefined);
  await user.click(await screen.findByRole('button', { name: 'Link Apple' }));
  await waitFor(() =>
    expect(leave).toHaveBeenCalledWith(
      expect.stringContaining('/sandbox/providers/apple/authorize?'),
    ),
  );
});

test.each([
  ['linked', 'You can now log in with Apple'],
  ['taken', /linked to another account here/],
  ['denied', /didn’t agree at Apple/],
  ['failed', /didn’t work with Apple/],
])('AUT-302 SE04 %s is said on the way back and leaves the address', async (came, text) => {
  await open(`?social=${came}&provider=apple`);
  expect(await screen.findByText(text)).toBeDefined();
  expect(location.search).toBe('');
});

test('AUT-304 SE04 unlinking asks for confirmation, and the list shows the remaining accounts', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Unlink Google' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Unlink Google?' }));
  await user.click(dialog.getByRole('button', { name: /^Unlink ./ }));
  expect(await screen.findByText('You can’t log in with Google any more')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Link Google' })).toBeDefined();
});

test('AUT-304 SE04 the last way to sign in is marked as such before the press, which has no effect', async () => {
  await open('', false);
  expect(
    await screen.findByText(/^This is your only way in\. Set a password on this page/),
  ).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Unlink Google' }).disabled).toBe(
    true,
  );
});
