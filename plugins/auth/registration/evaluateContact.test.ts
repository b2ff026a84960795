import { expect, test } from 'vitest';
import { authAccess } from '../redirects/authAccess.ts';
import { navigationRequest } from '../../../test/services/navigationRequest.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';

const routes = [
  { name: 'betting.live', access: 'any' },
  { name: 'auth.login', access: 'anonymous' },
  { name: 'recovery.password-reset', access: 'any', rules: { isTermsExempt: true } },
  { name: 'recovery.finish-registration', access: 'authed', rules: { isTermsExempt: true } },
] as const;

async function verdict(
  routeName: string,
  path: string,
  user: { readonly needsContact: boolean } | undefined,
  error?: Error,
): Promise<unknown> {
  const access = routes.find(({ name }) => name === routeName)?.access ?? 'any';
  const request = navigationRequest(path, { routeName, access, fromRouteName: undefined });
  const accounts = { user, error };
  const services = createTestServices({
    plan: { routes },
    session: { isAuthed: true },
    services: { peek: () => accounts, get: async () => accounts },
  });
  return authAccess(request, services);
}

const next = { kind: 'next' };
const finish = '/en/user/finish-registration?return-url=%2Fen%2Flive';

test('AUT-56 a person without any contact completes the registration first, on every page', async () => {
  expect(await verdict('betting.live', '/en/live?a=1', { needsContact: true })).toEqual({
    kind: 'redirect',
    to: '/en/recovery.finish-registration?return-url=%2Fen%2Flive%3Fa%3D1',
  });
  expect(
    await verdict('recovery.password-reset', '/en/user/passwordreset', { needsContact: true }),
  ).toEqual(next);
  expect(await verdict('recovery.finish-registration', finish, { needsContact: true })).toEqual(
    next,
  );
});

test('AUT-56 everybody else is left alone, and sent on from that page', async () => {
  expect(await verdict('betting.live', '/en/live', { needsContact: false })).toEqual(next);
  expect(await verdict('betting.live', '/en/live', undefined)).toEqual(next);
  expect(await verdict('recovery.finish-registration', finish, { needsContact: false })).toEqual({
    kind: 'redirect',
    to: '/en/live',
  });
  expect(
    await verdict('recovery.finish-registration', '/en/user/finish-registration', {
      needsContact: false,
    }),
  ).toEqual({ kind: 'redirect', to: '/en' });
  expect(
    await verdict('recovery.finish-registration', finish, undefined, new Error('no answer')),
  ).toEqual(next);
});
