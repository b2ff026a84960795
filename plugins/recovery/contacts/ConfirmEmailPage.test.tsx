import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { definePlugin } from '#core';
import { accountRoute } from '../../office/contract.ts';
import { openEmail } from '../testing/openEmail.tsx';
import { ConfirmEmailPage } from './ConfirmEmailPage.tsx';

const tokenOf = (path: string): string => path.split('token=')[1] ?? '';

test.each([
  ['verify', 'Your email is verified', 'Your email is already verified'],
  ['activate', 'Your account is active', 'Your account is already active'],
] as const)(
  'AUT-91 the link of an e-mail (%s) does its work, leaves the address, and says when it had done it before',
  async (letter, done, again) => {
    const { sandbox, unmount } = await openEmail(<ConfirmEmailPage />, { letter });
    await screen.findByText(done);
    await waitFor(() => expect(location.search).toBe(''));
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/en/user/login',
    );
    const { result } = (await (
      await (await sandbox.signIn('newbie')).call('GET', '/web-api/user/v1/config')
    ).json()) as { result: { activation_type: number } };
    expect(result.activation_type).toBe(1);
    unmount();
    await openEmail(<ConfirmEmailPage />, {
      letter,
      before: (fresh, path) =>
        fresh.post('/web-api/auth/v1/activation/email', { token: tokenOf(path) }),
    });
    await screen.findByText(again);
  },
);

test('AUT-91 a signed-in person continues to their account', async () => {
  const office = definePlugin({
    id: 'office',
    routes: [
      {
        id: 1001,
        name: accountRoute,
        path: 'office/account',
        titleKey: 'title',
        load: async () => () => null,
      },
    ],
  });
  const { runtime } = await openEmail(<ConfirmEmailPage />, { letter: 'verify', others: [office] });
  await screen.findByText('Your email is verified');
  act(() => runtime.session.begin(2, { token: 't', expiresAtS: 4_000_000_000 }));
  const link = await screen.findByRole('link', { name: 'Go to your account' });
  expect(link.getAttribute('href')).toBe('/en/office/account');
});

test('AUT-92 a link that is used up, old or cut short says what to do and lets ask for another e-mail', async () => {
  const { sandbox } = await openEmail(<ConfirmEmailPage />, {
    path: `/en/user/activate?token=${'x'.repeat(43)}`,
  });
  await screen.findByText('This link has expired');
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'newbie{Enter}');
  screen.getByText(/e.g. name@example.com/);
  await user.type(screen.getByLabelText('Email'), '@grandstand.example{Enter}');
  await screen.findByText(/If newbie@grandstand.example belongs to an account/);
  expect(document.activeElement?.textContent).toContain('If newbie@grandstand.example');
  const letters = await sandbox.json<{ recipient: string; body: string }[]>('/sandbox/v1/outbox');
  expect(letters).toMatchObject([{ recipient: 'newbie@grandstand.example' }]);
  expect(letters[0]?.body).toContain('/en/user/activate?token=');
});

test('AUT-92 a visit without a link asks for an address at once, without mentioning a link', async () => {
  await openEmail(<ConfirmEmailPage />, { path: '/en/user/accountverify' });
  await screen.findByRole('button', { name: 'Send email' });
  expect(screen.queryByText('This link has expired')).toBeNull();
});

test('AUT-93 without an answer the link is kept and can be tried again', async () => {
  const { goOffline } = await openEmail(<ConfirmEmailPage />, {
    letter: 'verify',
    before: (sandbox) =>
      sandbox.post('/sandbox/v1/faults', [
        { method: 'POST', path: '/web-api/auth/v1/activation/email', times: 1, status: 503 },
      ]),
  });
  await screen.findByText('Something went wrong on our side');
  const again = screen.getByRole('button', { name: 'Try again' });
  goOffline(true);
  await userEvent.click(again);
  await waitFor(() => screen.getByText('We can’t reach the site'));
  goOffline(false);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Your email is verified');
});
