import { expect, test } from 'vitest';
import { definePlugin } from '../../contract/definePlugin.ts';
import { resolvePlan } from './resolvePlan.ts';
import type { SiteOffer } from './unmetRequirement.ts';

const view = () => Promise.reject(new Error('views are not loaded by the plan'));
const account = definePlugin({
  id: 'account',
  routes: [
    {
      id: 1,
      name: 'account.registration',
      path: 'registration',
      titleKey: 'x',
      requires: 'registration',
      load: view,
    },
    {
      id: 2,
      name: 'account.identification',
      path: 'office/identification',
      titleKey: 'x',
      requires: 'identification',
      rules: { needsIdentification: true },
      load: view,
    },
  ],
});

const payments = definePlugin({
  id: 'payments',
  routes: [
    {
      id: 3,
      name: 'payments.ways',
      path: 'payment',
      titleKey: 'x',
      access: 'isShowPaymentPageOnlyAuth',
      load: view,
    },
  ],
});

const plan = (site?: SiteOffer) =>
  resolvePlan([account], {
    plugins: { account: {} },
    routes: {},
    slots: {},
    menus: {},
    guards: {},
    site,
  });

test('PLN-30 the plan has the conditions of a page, as JSON', () => {
  const { routes } = plan({});
  expect(routes.map(({ rules, requires }) => [rules, requires])).toEqual([
    [undefined, 'registration'],
    [{ needsIdentification: true }, 'identification'],
  ]);
  expect(JSON.parse(JSON.stringify(routes))).toEqual(routes);
});

test.each<[SiteOffer | undefined, boolean, boolean]>([
  [undefined, false, false],
  [{}, false, false],
  [{ isRegistrationAllowed: true, isShowIdentification: true }, true, true],
  [{ isRegistrationAllowed: false, isShowIdentification: false }, false, false],
  [{ isRegistrationAllowed: true, isShowIdentification: true, isMainVipDomain: true }, false, true],
])(
  'PLN-31 with %j registration exists: %s, identification: %s',
  (site, hasRegistration, hasIdentification) => {
    expect(plan(site).routes.map(({ offReason }) => offReason === undefined)).toEqual([
      hasRegistration,
      hasIdentification,
    ]);
  },
);

test.each<[SiteOffer | undefined, string]>([
  [undefined, 'any'],
  [{ isShowPaymentPageOnlyAuth: false }, 'any'],
  [{ isShowPaymentPageOnlyAuth: true }, 'authed'],
])('PLN-33 PY01 with %j the page of payments is for: %s', (site, access) => {
  const { routes } = resolvePlan([payments], {
    plugins: { payments: {} },
    routes: {},
    slots: {},
    menus: {},
    guards: {},
    site,
  });
  expect(routes.map((route) => route.access)).toEqual([access]);
});
