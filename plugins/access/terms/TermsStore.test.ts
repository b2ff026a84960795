import type { HttpError } from '#core';
import { afterEach, expect, test, vi } from 'vitest';
import { FakeBrowser } from '../../../test/services/FakeBrowser.ts';
import { BrowserStorage } from '../../../core/platform/storage/BrowserStorage.ts';
import { MemoryArea } from '../../../core/platform/storage/MemoryArea.ts';
import {
  createPlatformPage,
  type PlatformPage,
} from '../../../test/services/createPlatformPage.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';
import { overlay } from '../../../test/services/overlay.ts';
import { plannedRoute } from '../../../test/services/plannedRoute.ts';
import { askForTerms } from './askForTerms.ts';
import { TermsStore } from './TermsStore.ts';

const routes = [
  plannedRoute({ name: 'betting.home' }),
  plannedRoute({ name: 'auth.login', access: 'anonymous' }),
  plannedRoute({ name: 'access.confirm-terms', access: 'authed', rules: { isTermsExempt: true } }),
];

let page: PlatformPage | undefined;

function stage(area = new MemoryArea(), browser = new FakeBrowser()) {
  page ??= createPlatformPage();
  const here = page;
  const gone: string[] = [];
  const reported: unknown[] = [];
  const features: Record<string, boolean> = { termsConfirmation: true };
  const place = { routeName: 'betting.home', path: '/en', query: new URLSearchParams('a=1') };
  const navigation = overlay(here.navigation, {
    get routeName() {
      return place.routeName;
    },
    get path() {
      return place.path;
    },
    get query() {
      return place.query;
    },
    go: (target) => {
      gone.push(
        typeof target === 'string'
          ? target
          : `${target.name} from ${target.query?.['return-url'] ?? ''}`,
      );
      if (typeof target === 'string') return;
      place.routeName = target.name;
      place.query = new URLSearchParams(target.query);
    },
  });
  const store = new TermsStore({
    clock: here.clock,
    config: { ...here.config, features },
    environment: here.environment,
    http: here.http,
    navigation,
    plan: { ...here.plan, routes },
    reports: { report: (error: unknown) => void reported.push(error), entries: [] },
    scheduler: here.scheduler,
    session: here.session,
    storage: new BrowserStorage({ brand: 'stage', area: () => area }),
    tabs: browser.openTab(),
  });
  const publish = async (termsUpdatedAt: number): Promise<void> =>
    void (await here.sandbox.post('/sandbox/v1/site', { termsUpdatedAt }));
  const faults = async (list: readonly object[]): Promise<void> =>
    void (await here.sandbox.post('/sandbox/v1/faults', list));
  const asks = async (): Promise<number> =>
    (
      await here.sandbox.json<unknown[]>(
        '/sandbox/v1/requests?path=/web-api/api-v3/v2/user/agreement-rules/status',
      )
    ).length;
  return { store, here, place, gone, reported, features, publish, faults, asks, area, browser };
}

const settle = async ({ here }: ReturnType<typeof stage>, milliseconds: number): Promise<void> => {
  for (let left = milliseconds; left > 0; left -= 1000) {
    let isOver = false;
    here.scheduler.after(Math.min(1000, left), () => (isOver = true));
    await here.until(() => isOver);
  }
};

afterEach(() => (page = undefined));

test('ACC-50 asked at once and every 60 s, for signed-in people alone, and only where the site asks its customers', async () => {
  const own = stage();
  const { store, here, asks, features } = own;
  await settle(own, 70_000);
  expect([store.staking, await asks()]).toEqual(['open', 0]);
  await here.signIn();
  expect([store.state, store.staking]).toEqual(['unknown', 'checking']);
  await here.until(() => store.state === 'agreed');
  expect([store.staking, store.updatedAtS, await asks()]).toEqual(['open', 1_768_435_200, 1]);
  await settle(own, 190_000);
  expect(await asks()).toBe(4);
  features['termsConfirmation'] = false;
  await settle(own, 130_000);
  expect([store.staking, await asks()]).toEqual(['open', 4]);
  store.dispose();
});

test('ACC-51 ACC-53 changed terms bring to the confirmation within a minute; the agreement goes to the terms that were seen', async () => {
  const own = stage();
  const { store, here, gone, place, publish } = own;
  await here.signIn();
  await here.until(() => store.state === 'agreed');
  await publish(1_790_000_000);
  await settle(own, 67_000);
  expect([store.state, store.staking, gone]).toEqual([
    'changed',
    'closed',
    ['access.confirm-terms from /en?a=1'],
  ]);
  await expect(store.confirm(1_768_435_200)).rejects.toMatchObject({
    status: 409,
    errors: [{ code: 'terms_newer' }],
  });
  expect(store.state).toBe('changed');
  place.query = new URLSearchParams({ 'return-url': '/en/live' });
  await store.confirm(1_790_000_000);
  expect([store.state, store.staking]).toEqual(['agreed', 'open']);
  await vi.waitFor(() => expect(gone.at(-1)).toBe('/en/live'));
  store.dispose();
});

test('ACC-55 A29 thirty refused calls make one redirect, at most one in ten seconds, and leave exempt pages alone', async () => {
  const own = stage();
  const { store, here, gone, place, features } = own;
  await here.signIn();
  await here.until(() => store.state === 'agreed');
  place.routeName = 'auth.login';
  for (let call = 0; call < 30; call += 1) store.noteRefusal();
  expect(gone).toEqual([]);
  place.routeName = 'betting.home';
  for (let call = 0; call < 30; call += 1) store.noteRefusal();
  expect(gone).toEqual(['access.confirm-terms from /en?a=1']);
  place.routeName = 'betting.home';
  await settle(own, 9000);
  store.noteRefusal();
  expect(gone).toHaveLength(1);
  await settle(own, 1500);
  for (let call = 0; call < 30; call += 1) store.noteRefusal();
  expect(gone).toHaveLength(2);
  place.routeName = 'betting.home';
  features['termsConfirmation'] = false;
  await settle(own, 11_000);
  store.noteRefusal();
  expect(gone).toHaveLength(2);
  store.dispose();
});

test('ACC-55 A29 thirty calls that the platform refuses at once: all stay refused, and one redirect is made', async () => {
  const own = stage();
  const { store, here, gone, publish } = own;
  await here.signIn();
  await here.until(() => store.state === 'agreed');
  await publish(1_790_000_000);
  const { http } = createTestServices({
    host: here.host,
    origin: here.network.origin,
    session: here.session,
    services: { get: async () => store },
    interceptors: [
      {
        id: 'access.terms',
        plugin: 'access',
        order: 40,
        status: 451,
        codes: [1],
        load: async () => askForTerms,
      },
    ],
  });
  const body = {
    accountId: 1,
    typeId: 0 as const,
    amount: { minor: 100, currency: 'EUR' },
    bets: [{ id: 1, coef: 2 }] as [{ id: number; coef: number }],
    changeCoefAction: 1 as const,
    coefViewId: 0,
  };
  const calls = Array.from({ length: 30 }, async (_, index) =>
    http
      .call('coupon.place', { body, idempotencyKey: `a-key-of-a-test-${index}` })
      .catch((error: HttpError) => `${error.status} ${error.exceptionCode ?? ''}`),
  );
  expect(new Set(await Promise.all(calls))).toEqual(new Set(['451 1']));
  expect([gone, store.state]).toEqual([['access.confirm-terms from /en?a=1'], 'changed']);
  store.dispose();
});

test('ACC-56 ACC-58 without an answer the last word holds, after a reload too; without any, stakes wait and looking is open', async () => {
  const first = stage();
  const { here, faults } = first;
  await faults([
    { path: '/web-api/api-v3/v2/user/agreement-rules/status', status: 503, times: 999 },
  ]);
  await here.signIn();
  await here.until(() => first.store.staking === 'closed');
  expect([first.store.state, first.gone, first.reported.length]).toEqual(['unknown', [], 1]);
  await faults([]);
  await first.store.check();
  expect([first.store.state, first.store.staking]).toEqual(['agreed', 'open']);
  await faults([
    { path: '/web-api/api-v3/v2/user/agreement-rules/status', status: 503, times: 999 },
  ]);
  await settle(first, 130_000);
  expect([first.store.state, first.store.staking]).toEqual(['agreed', 'open']);
  first.store.dispose();
  const reloaded = stage(first.area);
  expect([reloaded.store.state, reloaded.store.staking]).toEqual(['agreed', 'open']);
  await here.session.end();
  expect([reloaded.store.state, reloaded.store.staking, first.area.values.size]).toEqual([
    'unknown',
    'open',
    0,
  ]);
  reloaded.store.dispose();
});

test('ACC-57 an agreement in one tab frees the others', async () => {
  const first = stage();
  const second = stage(new MemoryArea(), first.browser);
  const { here, publish } = first;
  await publish(1_790_000_000);
  await here.signIn();
  await here.until(() => first.store.state === 'changed' && second.store.state === 'changed');
  await first.store.confirm(1_790_000_000);
  await here.until(() => second.store.state === 'agreed');
  await vi.waitFor(() =>
    expect(second.gone).toEqual(['access.confirm-terms from /en?a=1', '/en?a=1']),
  );
  first.store.dispose();
  second.store.dispose();
});

test('ACC-57 a malformed message, or one about another person, leaves the agreement as it is', async () => {
  const own = stage();
  const { store, here, browser, publish } = own;
  await publish(1_790_000_000);
  await here.signIn();
  await here.until(() => store.state === 'changed');
  const { userId = 0 } = here.session;
  const other = browser.openTab();
  const agreed = { userId, isChanged: false, updatedAtS: 1_790_000_000 };
  for (const message of [
    null,
    'agreed',
    { ...agreed, userId: userId + 1 },
    { ...agreed, updatedAtS: '1790000000' },
    { userId, isChanged: false },
  ])
    other.post('access.terms', message);
  await settle(own, 1000);
  expect(store.state).toBe('changed');
  other.post('access.terms', agreed);
  await here.until(() => store.state === 'agreed');
  store.dispose();
});
