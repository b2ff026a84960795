import { expect, test, vi } from 'vitest';
import type { CoreServices, NavigationRequest } from '#core';
import { fakeOf } from '../../../test/services/fakeOf.ts';

import { depositModal, depositRoute } from '../contract.ts';
import { guardRecharge } from './guardRecharge.ts';

const signInPage = fakeOf<CoreServices['plan']['routes'][number]>({
  name: 'auth.login',
  access: 'anonymous',
});

async function ask(
  settings: Readonly<Record<string, unknown>>,
  {
    routeName = depositRoute,
    fromRouteName = 'betting.home',
    url = new URL('https://site.example/en/office/recharge'),
  }: Partial<NavigationRequest> = {},
  visited = '/en/line?day=today',
): Promise<readonly unknown[]> {
  const open = vi.fn(async () => undefined);
  const verdict = await guardRecharge(
    fakeOf<NavigationRequest>({ routeName, fromRouteName, url }),
    fakeOf<CoreServices>({
      plan: fakeOf<CoreServices['plan']>({ routes: [signInPage] }),
      config: fakeOf<CoreServices['config']>({ plugins: { payments: settings } }),
      navigation: fakeOf<CoreServices['navigation']>({
        path: new URL(visited, url).pathname,
        query: new URL(visited, url).searchParams,
      }),
      modals: fakeOf<CoreServices['modals']>({ open: open as CoreServices['modals']['open'] }),
    }),
  );
  return [verdict.kind === 'redirect' ? verdict.to : verdict.kind, open.mock.calls.length];
}

/** Address of the deposit page with the page that the person came from. */
const remembering = '/en/office/recharge?return-url=%2Fen%2Fline%3Fday%3Dtoday';

test.each([
  [true, false, false, 'cancel', 1],
  [true, false, true, 'next', 0],
  [true, true, false, 'next', 0],
  [true, true, true, 'next', 0],
  [false, false, false, 'next', 0],
  [false, false, true, 'next', 0],
  [false, true, false, 'next', 0],
  [false, true, true, 'next', 0],
])(
  'PAY-93 PY02 over the page %s, redirect after registration %s, from a named route %s: %s',
  async (opensOverPage, hasAfterRegistrationRedirect, isNamed, verdict, opened) => {
    expect(
      await ask({
        opensOverPage,
        hasAfterRegistrationRedirect,
        pageFrom: isNamed ? ['betting.home'] : ['office.account'],
      }),
    ).toEqual([verdict === 'next' ? remembering : verdict, opened]);
  },
);

test('PAY-93 PY02 other pages, and the first load, are left in peace; settings of another shape count as none', async () => {
  expect(await ask({ opensOverPage: true }, { routeName: 'payments.withdraw' })).toEqual([
    'next',
    0,
  ]);
  expect(await ask({ opensOverPage: 'yes', pageFrom: 7 })).toEqual([remembering, 0]);
  expect(depositModal.id).toBe('payments.deposit');
});

test('PAY-259 PY08 after the sign-in page there is no page to go back to', async () => {
  expect(await ask({}, { fromRouteName: 'auth.login' })).toEqual(['next', 0]);
});

test('PAY-93 PAY-258 a payment that is begun again gets the page', async () => {
  const url = new URL('https://site.example/en/office/recharge?again=7');
  expect(await ask({ opensOverPage: true }, { url })).toEqual(['next', 0]);
});

test('PAY-93 PAY-152 a deposit into a certain account gets the page', async () => {
  const url = new URL('https://site.example/en/office/recharge?account=7');
  expect(await ask({ opensOverPage: true }, { url })).toEqual([
    '/en/office/recharge?account=7&return-url=%2Fen%2Fline%3Fday%3Dtoday',
    0,
  ]);
});

test('PAY-122 PY08 the address remembers where the person was, once, and no page of payments', async () => {
  const known = new URL('https://site.example/en/office/recharge?return-url=%2Fen');
  expect([
    await ask({}),
    await ask({}, { url: known }),
    await ask({}, { fromRouteName: 'payments.history' }),
  ]).toEqual([
    [remembering, 0],
    ['next', 0],
    ['next', 0],
  ]);
});
