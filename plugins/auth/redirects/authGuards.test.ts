import type { CoreServices, NavigationRequest } from '#core';
import { expect, test, vi } from 'vitest';
import { signInModal } from '../contract.ts';
import { authAccess } from './authAccess.ts';
import { authRedirect } from './authRedirect.ts';
import { forgotPassword } from '../sign-in/forgotPassword.ts';
import { navigationRequest } from '../../../test/services/navigationRequest.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';

const request = (path: string, access: NavigationRequest['access']): NavigationRequest =>
  navigationRequest(path, {
    routeName: access === 'anonymous' ? 'auth.login' : 'x',
    access,
    fromRouteName: undefined,
  });

function services(isAuthed: boolean, ready: Promise<void> = Promise.resolve()): CoreServices {
  return createTestServices({
    plan: { modals: [{ id: 'recovery.forgot-password' }] },
    session: { isAuthed, ready },
    navigation: {
      href: ({ query }) => `/en/user/login?${new URLSearchParams(query).toString()}`,
    },
  });
}

test('AUT-486 a visitor is sent to sign-in and the whole address comes along', async () => {
  const verdict = await authAccess(
    request('/en/office/history?state=won&page=2#top', 'authed'),
    services(false),
  );
  expect(verdict).toEqual({
    kind: 'redirect',
    to: '/en/user/login?return-url=%2Fen%2Foffice%2Fhistory%3Fstate%3Dwon%26page%3D2%23top',
  });
});

/** Navigates from a page of the site, by default one with access for everybody. */
async function step(isAuthedAfter: boolean, from: 'any' | 'authed' = 'any') {
  const opened = vi.fn(async () => isAuthedAfter);
  const went = vi.fn();
  const verdict = await authAccess(
    navigationRequest('/en/office/history?page=2#top', {
      access: 'authed',
      fromRouteName: 'test.from',
    }),
    createTestServices({
      plan: { routes: [{ name: 'test.from', access: from }] },
      session: { isAuthed: false, ready: Promise.resolve() },
      modals: { open: opened as CoreServices['modals']['open'] },
      navigation: { href: () => '/en/user/login', go: went },
    }),
  );
  await Promise.resolve();
  return { verdict, opened, went };
}

test('AUT-1 LG11 from an open page the sign-in comes over it, and the step is taken once they are in', async () => {
  const { verdict, opened, went } = await step(true);
  expect(verdict).toEqual({ kind: 'cancel' });
  expect(opened).toHaveBeenCalledWith(signInModal, { reason: 'page' });
  await vi.waitFor(() => expect(went.mock.calls).toEqual([['/en/office/history?page=2#top']]));
});

test('AUT-1 AUT-486 LG11 closing the dialog stays on the page; from a private page the visitor is redirected to the sign-in page', async () => {
  const closed = await step(false);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(closed.went).not.toHaveBeenCalled();
  const ended = await step(true, 'authed');
  expect([ended.verdict.kind, ended.opened.mock.calls.length]).toEqual(['redirect', 0]);
});

test('AUT-487 open pages do not wait, private ones wait for the session', async () => {
  const never = new Promise<void>(() => undefined);
  expect(await authAccess(request('/en', 'any'), services(false, never))).toEqual({ kind: 'next' });
  expect(await authAccess(request('/en/office', 'authed'), services(true))).toEqual({
    kind: 'next',
  });
  const outcome = await Promise.race([
    authAccess(request('/en/office', 'authed'), services(true, never)),
    Promise.resolve('still waiting'),
  ]);
  expect(outcome).toBe('still waiting');
});

test('AUT-2 a signed-in person leaves the sign-in page for the return address', async () => {
  expect(
    await authRedirect(
      request('/en/user/login?return-url=%2Fen%2Foffice', 'anonymous'),
      services(true),
    ),
  ).toEqual({ kind: 'redirect', to: '/en/office' });
});

test.each([
  '/en/user/login',
  '/en/user/login?return-url=https%3A%2F%2Fevil.test',
  '/en/user/login?return-url=%2Fen%2Fuser%2Flogin',
])('AUT-2 else for home: %s', async (path) => {
  expect(await authRedirect(request(path, 'anonymous'), services(true))).toEqual({
    kind: 'redirect',
    to: '/en',
  });
});

test('AUT-2 a visitor stays', async () => {
  expect(await authRedirect(request('/en/user/login', 'anonymous'), services(false))).toEqual({
    kind: 'next',
  });
});

test.each([
  ['/en?showForgotPasswordModal=1&a=1', false, { kind: 'modal', id: 'recovery.forgot-password' }],
  ['/en?showForgotPasswordModal=1', true, { kind: 'next' }],
  ['/en?a=1', false, { kind: 'next' }],
  ['/en/live?showForgotPasswordModal=1', false, { kind: 'next' }],
  [
    '/en/user/login?showForgotPasswordModal=1&return-url=%2Fen',
    false,
    { kind: 'modal', id: 'recovery.forgot-password' },
  ],
])('AUT-52 %s, signed in: %s', async (path, isAuthed, expected) => {
  expect(
    await forgotPassword(
      request(path, path.includes('/user/login') ? 'anonymous' : 'any'),
      services(isAuthed),
    ),
  ).toEqual(expected);
});
