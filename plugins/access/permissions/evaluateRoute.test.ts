import type { RouteRules } from '#core';
import { expect, test } from 'vitest';
import { isVipSignInNeeded } from './isVipSignInNeeded.ts';
import { evaluateRoute, type PersonFacts, type RouteJudgement } from './evaluateRoute.ts';
import { isTermsExempt, isTermsPage } from '../terms/termsRoutes.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';

const person: PersonFacts = {
  ban: 'none',
  needsIdentification: false,
  hasDataAfterRegistration: true,
  isTransferRequired: false,
};
const banned: PersonFacts = { ...person, ban: 'full' };

test.each<[string, RouteRules | undefined, PersonFacts, RouteJudgement]>([
  ['ACC-60 an ordinary page is closed to banned people', undefined, banned, 'banned'],
  ['ACC-60 a page may stay open to them', { banned: 'allowed' }, banned, 'open'],
  ['ACC-60 their own page is open', { banned: 'only' }, banned, 'open'],
  [
    'ACC-61 withdrawal stays open to a ban that leaves it',
    { banned: 'withdrawal' },
    { ...person, ban: 'except-withdrawal' },
    'open',
  ],
  ['ACC-61 and to no other', { banned: 'withdrawal' }, banned, 'banned'],
  ['ACC-61 and to everybody else it is an ordinary page', { banned: 'withdrawal' }, person, 'open'],
  ['ACC-62 the page of banned people leads others home', { banned: 'only' }, person, 'home'],
  ['ACC-63 a page of other languages is closed', { languages: ['ru', 'de'] }, person, 'closed'],
  ['ACC-63 a page of this language is open', { languages: ['en'] }, person, 'open'],
  ['ACC-63 a page for people to be identified', { needsIdentification: true }, person, 'closed'],
  ['ACC-63 a page for identified people', { needsIdentification: false }, person, 'open'],
  [
    'ACC-63 a page for people with all data',
    { hasDataAfterRegistration: true },
    { ...person, hasDataAfterRegistration: false },
    'closed',
  ],
  [
    'ACC-63 a page for people without them',
    { hasDataAfterRegistration: false },
    { ...person, hasDataAfterRegistration: false },
    'open',
  ],
])('%s', (_title, rules, who, expected) => {
  expect(evaluateRoute(rules, who, 'en')).toBe(expected);
});

test.each([
  [true, [7], 7, true],
  [true, [7], 8, false],
  [true, [], 7, false],
  [false, [7], 7, false],
])(
  'ACC-66 VIP domain %s, countries %j, visitor of %s: sign-in %s',
  (isMainVipDomain, mainVipDomainAuthGeoIds, geoCountryId, expected) => {
    expect(isVipSignInNeeded({ isMainVipDomain, mainVipDomainAuthGeoIds, geoCountryId })).toBe(
      expected,
    );
  },
);

test('ACC-51 both addresses are the page of the terms; pages for visitors, exempt pages and no page at all are left alone', () => {
  const routes = [
    { name: 'betting.home', access: 'any' },
    { name: 'auth.login', access: 'anonymous' },
    { name: 'access.confirm', access: 'authed', rules: { isTermsExempt: true } },
  ] as const;
  const { plan } = createTestServices({ plan: { routes } });
  expect(
    ['access.confirm', 'access.confirm-terms', 'betting.home', undefined].map(isTermsPage),
  ).toEqual([true, true, false, false]);
  expect(
    ['betting.home', 'auth.login', 'access.confirm', undefined].map((name) =>
      isTermsExempt(plan, name),
    ),
  ).toEqual([false, true, true, true]);
});
