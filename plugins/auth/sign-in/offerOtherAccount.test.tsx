import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ModalHost } from '../../../core/runtime/views/ModalHost.tsx';
import { answer, refusal } from '../../../test/network/answer.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { navigationRequest } from '../../../test/services/navigationRequest.ts';
import { tokenRoute } from '../contract.ts';
import { auth } from '../index.ts';
import { authRedirect } from '../redirects/authRedirect.ts';

const token = 'x7Q'.repeat(14);
const address = `/de/${token}?method_id=email&sign=abc&return-url=%2Fde%2Flive`;
const link = { token, method_id: 'email', sign: 'abc', lng: 'de' };

/** Signs person 7 in, then goes to the address of a sign-in link. */
async function open() {
  const { runtime } = await renderPlugin(<ModalHost />, { manifests: [auth] });
  await act(async () => {
    runtime.session.begin(7, { token: 'secret', expiresAtS: 4_000_000_000 });
    await runtime.services.i18n.loadNamespace('auth.later');
  });
  const request = navigationRequest(address, { routeName: tokenRoute, access: 'anonymous' });
  const verdict = await authRedirect({ ...request, language: 'de' }, runtime.services);
  expect(verdict).toEqual({ kind: 'redirect', to: '/de/live' });
  return runtime;
}

test('AUT-398 AUT-397 LG06 a link of another account asks first, and signs in by the press', async () => {
  const looks = answer('auth.tokenLook', {
    account: 'n•••@grandstand.example',
    isKnownDevice: false,
    signedIn: 'other',
  });
  const uses = answer('auth.tokenLogin', {
    user_id: 8,
    data: { token: 'other', expires_at: 4_000_000_000, serverNowMs: 1 },
  });
  const runtime = await open();
  await screen.findByRole('dialog', { name: /Log in as .?n•••@grandstand\.example/ });
  expect(screen.getByText(/Someone else is logged in here/)).toBeDefined();
  expect([looks.map(({ body }) => body), uses.length, runtime.session.userId]).toEqual([
    [link],
    0,
    7,
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(runtime.session.userId).toBe(8));
  expect(uses.map(({ body }) => body)).toEqual([link]);
});

test('AUT-398 LG06 a person who declines stays signed in; their own link does nothing', async () => {
  const uses = answer('auth.tokenLogin', refusal(400, 'token_invalid'));
  answer('auth.tokenLook', { account: 'n•••', isKnownDevice: false, signedIn: 'other' });
  const runtime = await open();
  await screen.findByRole('dialog');
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const looks = answer('auth.tokenLook', {
    account: 'd•••',
    isKnownDevice: true,
    signedIn: 'same',
  });
  const request = navigationRequest(address, { routeName: tokenRoute, access: 'anonymous' });
  await authRedirect(request, runtime.services);
  await waitFor(() => expect(looks).toHaveLength(1));
  expect([screen.queryByRole('dialog'), uses.length, runtime.session.userId]).toEqual([null, 0, 7]);
});

test('AUT-398 LG06 an expired link says so to a signed-in person', async () => {
  answer('auth.tokenLook', refusal(400, 'token_invalid'));
  const runtime = await open();
  const { notices } = runtime.services;
  await waitFor(() => expect(JSON.stringify(notices)).toContain('This link has expired'));
  expect(runtime.session.userId).toBe(7);
});
