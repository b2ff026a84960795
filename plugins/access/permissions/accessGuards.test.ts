import type { NavigationRequest, RouteRules } from '#core';
import { expect, test } from 'vitest';
import { guardAccess } from './guardAccess.ts';
import { standing } from './standing.ts';
import { guardTerms } from '../terms/guardTerms.ts';
import type { ConfigurationPart } from '../../../test/services/testConfiguration.ts';
import { navigationRequest } from '../../../test/services/navigationRequest.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';

interface Given {
  readonly rules?: RouteRules;
  readonly access?: NavigationRequest['access'];
  readonly isAuthed?: boolean;
  readonly user?: object | undefined;
  readonly error?: Error;
  readonly features?: Record<string, boolean>;
  readonly site?: ConfigurationPart['site'];
  readonly stored?: 'b' | 't';
  readonly terms?: 'unknown' | 'agreed' | 'changed';
  readonly routes?: readonly string[];
}

const demo = {
  ban: 'none',
  needsIdentification: false,
  hasDataAfterRegistration: true,
};

function stage(given: Given, path = '/en/some/page?a=1', routeName = 'some.page') {
  let checks = 0;
  const asked: string[] = [];
  const terms = { state: given.terms ?? 'agreed', check: async () => void (checks += 1) };
  const request = navigationRequest(path, {
    routeName,
    access: given.access ?? 'any',
    fromRouteName: undefined,
  });
  const services = createTestServices({
    config: {
      features: { termsConfirmation: true, ...given.features },
      site: { isMainVipDomain: false, mainVipDomainAuthGeoIds: [], geoCountryId: 0, ...given.site },
    },
    plan: {
      routes: [
        {
          name: routeName,
          access: request.access,
          ...(given.rules === undefined ? {} : { rules: given.rules }),
        },
      ],
    },
    session: {
      isAuthed: given.isAuthed ?? false,
      isBanned: ((given.user as typeof demo | undefined)?.ban ?? 'none') !== 'none',
      ready: Promise.resolve(),
    },
    navigation: { hasRoute: (name) => (given.routes ?? ['access.banned']).includes(name) },
    services: {
      get: async ({ name }: { name: string }) => {
        asked.push(name);
        return name === 'access.terms' ? terms : { user: given.user, error: given.error };
      },
    },
  });
  if (given.stored !== undefined) standing(services.storage).write(given.stored);
  return {
    access: async () => guardAccess(request, services),
    terms: async () => guardTerms(request, services),
    asked,
    checks: () => checks,
  };
}

const next = { kind: 'next' };
const to = (address: string) => ({ kind: 'redirect', to: address });

test('ACC-60 a page without rules needs no facts', async () => {
  const { access, terms, asked } = stage({ isAuthed: true, user: demo });
  expect([await access(), await terms(), asked]).toEqual([next, next, []]);
});

test.each<[string, Given, unknown]>([
  [
    'ACC-60 a banned person is sent to the fixed page',
    { isAuthed: true, user: { ...demo, ban: 'except-withdrawal' } },
    to('/en/access.banned'),
  ],
  [
    'ACC-60 pages that stay open are not touched',
    { isAuthed: true, user: { ...demo, ban: 'except-withdrawal' }, rules: { banned: 'allowed' } },
    next,
  ],
  [
    'ACC-65 after a reload the page waits for the word of the platform',
    { isAuthed: true, user: demo, stored: 'b' },
    next,
  ],
  [
    'ACC-62 a visitor leaves the page of banned people for home, the query is kept',
    { rules: { banned: 'only' }, access: 'authed' },
    to('/en?a=1'),
  ],
  [
    'ACC-62 so does a person who is not banned',
    { rules: { banned: 'only' }, isAuthed: true, user: demo },
    to('/en?a=1'),
  ],
  [
    'ACC-63 a visitor on a closed page signs in first',
    { rules: { needsIdentification: true } },
    to('/en/auth.login?return-url=%2Fen%2Fsome%2Fpage%3Fa%3D1'),
  ],
  [
    'ACC-63 a signed-in one is sent home with the query',
    { rules: { needsIdentification: true }, isAuthed: true, user: demo },
    to('/en?a=1'),
  ],
  [
    'ACC-63 of facts that cannot be loaded nothing is held against anybody',
    { rules: { needsIdentification: false }, isAuthed: true, error: new Error('no answer') },
    next,
  ],
  [
    'ACC-64 with an account application: to the account',
    {
      rules: { languages: ['ru'] },
      isAuthed: true,
      user: demo,
      features: { accountMiddleware: true },
      routes: ['office.account'],
    },
    to('/en/office.account?a=1'),
  ],
  [
    'ACC-64 with an account application: a visitor to it',
    { rules: { languages: ['ru'] }, features: { accountMiddleware: true }, routes: ['auth.app'] },
    to('/en/auth.app?return-url=%2Fen%2Fsome%2Fpage%3Fa%3D1'),
  ],
  [
    'ACC-64 which does not exist: to the sign-in page',
    { rules: { languages: ['ru'] }, features: { accountMiddleware: true } },
    to('/en/auth.login?return-url=%2Fen%2Fsome%2Fpage%3Fa%3D1'),
  ],
  [
    'ACC-66 on a VIP domain visitors of some countries sign in',
    { site: { isMainVipDomain: true, mainVipDomainAuthGeoIds: [7], geoCountryId: 7 } },
    to('/en/auth.login?return-url=%2Fen%2Fsome%2Fpage%3Fa%3D1'),
  ],
  [
    'ACC-66 the sign-in page itself is open',
    {
      site: { isMainVipDomain: true, mainVipDomainAuthGeoIds: [7], geoCountryId: 7 },
      access: 'anonymous',
    },
    next,
  ],
  [
    'ACC-66 and so is the page about cookies',
    {
      site: { isMainVipDomain: true, mainVipDomainAuthGeoIds: [7], geoCountryId: 7 },
      rules: { isTermsExempt: true, isAlwaysOpen: true },
    },
    next,
  ],
  [
    'ACC-66 other countries look around',
    { site: { isMainVipDomain: true, mainVipDomainAuthGeoIds: [7], geoCountryId: 8 } },
    next,
  ],
  [
    'ACC-66 signed in, everything is as ever',
    {
      site: { isMainVipDomain: true, mainVipDomainAuthGeoIds: [7], geoCountryId: 7 },
      isAuthed: true,
      user: demo,
    },
    next,
  ],
])('%s', async (_title, given, expected) => {
  expect(await stage(given).access()).toEqual(expected);
});

const changed = 't';
const page = ['/en/confirm-terms?return-url=%2Fen%2Foffice', 'access.confirm-terms'] as const;

test.each<[string, Given, readonly [string, string], unknown]>([
  [
    'ACC-51 changed terms force everybody to the confirmation',
    { isAuthed: true, terms: 'changed', stored: changed },
    ['/en/some/page?a=1', 'some.page'],
    to('/en/access.confirm-terms?return-url=%2Fen%2Fsome%2Fpage%3Fa%3D1'),
  ],
  [
    'ACC-51 but not from exempt pages',
    { isAuthed: true, terms: 'changed', stored: changed, rules: { isTermsExempt: true } },
    ['/en/some/page?a=1', 'some.page'],
    next,
  ],
  ['ACC-51 nor a visitor', { stored: changed }, ['/en/some/page?a=1', 'some.page'], next],
  [
    'ACC-50 nor where the site does not ask',
    { isAuthed: true, terms: 'changed', stored: changed, features: { termsConfirmation: false } },
    ['/en/some/page?a=1', 'some.page'],
    next,
  ],
  [
    'ACC-52 after an agreement the person returns to where they came from',
    { isAuthed: true, terms: 'agreed' },
    page,
    to('/en/office'),
  ],
  [
    'ACC-52 or for the root',
    { isAuthed: true, terms: 'agreed' },
    ['/en/confirm', 'access.confirm'],
    to('/en'),
  ],
  [
    'ACC-52 never for another site',
    { isAuthed: true, terms: 'agreed' },
    ['/en/confirm?return-url=https%3A%2F%2Fevil.test', 'access.confirm'],
    to('/en'),
  ],
  [
    'ACC-51 the page stays while the terms are changed',
    { isAuthed: true, terms: 'changed' },
    page,
    next,
  ],
])('%s', async (_title, given, [path, routeName], expected) => {
  expect(await stage(given, path, routeName).terms()).toEqual(expected);
});

test('ACC-52 on the page an unknown agreement is asked for first; without an answer the page stays', async () => {
  const { terms, checks } = stage({ isAuthed: true, terms: 'unknown' }, ...page);
  expect([await terms(), checks()]).toEqual([next, 1]);
});
