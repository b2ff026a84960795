import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GuardVerdict, NavigationRequest } from '../guards/Guard.ts';
import type { GuardRun, GuardRunner } from '../guards/GuardRunner.ts';
import type { PlannedRedirect, PlannedRoute } from '../plan/Plan.ts';
import { Navigator, type HistoryHost } from './Navigator.ts';

/** A history that behaves as a browser's: entries, an index in each, going back fires a pop. */
class FakeHistory implements HistoryHost {
  readonly entries: { url: URL; index: number }[];
  position = 0;
  readonly left: string[] = [];
  readonly scrolls: unknown[] = [];
  #pop: () => void = () => undefined;

  constructor(path: string) {
    this.entries = [{ url: new URL(path, 'https://site.example'), index: 0 }];
  }

  url = (): URL => this.entries[this.position]!.url;
  index = (): number => this.entries[this.position]!.index;
  push = (url: URL, index: number): void => {
    this.entries.splice(this.position + 1);
    this.entries.push({ url, index });
    this.position += 1;
  };
  replace = (url: URL, index: number): void => void (this.entries[this.position] = { url, index });
  move = (delta: number): void => {
    this.position += delta;
    this.#pop();
  };
  online = true;
  isOnline = (): boolean => this.online;
  leave = (url: URL): void => void this.left.push(url.href);
  reload = (): void => void this.left.push('reload');
  onPop = (run: () => void): (() => void) => {
    this.#pop = run;
    return () => undefined;
  };
  rememberScroll = (): void => undefined;
  restoreScroll = (how: unknown): void => void this.scrolls.push(how);
}

function route(name: string, path: string): PlannedRoute {
  return {
    plugin: 'betting',
    id: name.length,
    name,
    path,
    parameters: {},
    titleKey: 'betting:title',
    skeleton: 'list',
    layout: 'default',
    access: 'any',
    hasEndColumn: true,
    quickCoupon: false,
    isPrivate: false,
    firstData: [],
  };
}

function stage(path: string, judge: (request: NavigationRequest) => GuardVerdict = () => ({ kind: 'next' }), redirects: readonly PlannedRedirect[] = []) {
  const host = new FakeHistory(path);
  let language = 'en';
  let isOffline = false;
  const reported: string[] = [];
  const runner = {
    run: async (request: NavigationRequest): Promise<GuardRun> => ({ url: request.url.href, steps: [], verdict: judge(request), modals: [] }),
  } as unknown as GuardRunner;
  const navigator = new Navigator({
    language: () => language,
    languages: ['en', 'ru'],
    changeLanguage: async (next) => {
      if (isOffline) throw new TypeError('Failed to fetch');
      language = next;
    },
    site: { plan: { routes: [route('home', ''), route('live', 'live'), route('office', 'office'), route('login', 'user/login')], redirects } },
    notFoundFragments: ['secret-page'],
    guards: () => runner,
    host,
    reports: { report: (error) => void reported.push((error as Error).message), entries: [] },
    openModal: () => undefined,
  });
  return { navigator, host, reported, language: () => language, goOffline: () => (isOffline = true) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test('PLN-11 the address changes after the guards have spoken', async () => {
  const { navigator, host } = stage('/en');
  await navigator.start();
  navigator.go({ name: 'live' });
  expect(host.url().pathname).toBe('/en');
  await settle();
  expect(host.url().pathname).toBe('/en/live');
  expect(navigator.routeName).toBe('live');
});

test('PLN-11 a cancelled navigation leaves page, address and history alone', async () => {
  const { navigator, host } = stage('/en', ({ routeName }) => (routeName === 'live' ? { kind: 'cancel' } : { kind: 'next' }));
  await navigator.start();
  navigator.go({ name: 'live' });
  await settle();
  expect([navigator.routeName, host.entries.length, navigator.isPending]).toEqual(['home', 1, false]);
});

test('PLN-11 going back to a page that a guard forbids stays where it is', async () => {
  let isForbidden = false;
  const { navigator, host } = stage('/en/office', ({ routeName }) => (routeName === 'office' && isForbidden ? { kind: 'cancel' } : { kind: 'next' }));
  await navigator.start();
  navigator.go({ name: 'live' });
  await settle();
  isForbidden = true;
  host.move(-1);
  await settle();
  expect([navigator.routeName, host.url().pathname]).toEqual(['live', '/en/live']);
});

test('a redirect replaces the address that was asked for', async () => {
  const { navigator, host } = stage('/en/office', ({ routeName }) => (routeName === 'office' ? { kind: 'redirect', to: '/en/user/login?return-url=%2Fen%2Foffice' } : { kind: 'next' }));
  await navigator.start();
  expect([navigator.routeName, host.entries.length, host.url().search]).toEqual(['login', 1, '?return-url=%2Fen%2Foffice']);
});

test('PLN-10 a cycle of redirects is reported once and not followed', async () => {
  const { navigator, reported } = stage('/en/live', ({ routeName }) => ({ kind: 'redirect', to: routeName === 'live' ? '/en/office' : '/en/live' }));
  await navigator.start();
  expect(reported).toEqual(['Redirect cycle at /en/live: not followed']);
  expect(navigator.page.kind).toBe('page');
});

test('PLN-10 more than 10 hops are not followed', async () => {
  let hops = 0;
  const { navigator, reported } = stage('/en', () => ({ kind: 'redirect', to: `/en?hop=${(hops += 1)}` }));
  await navigator.start();
  expect(reported).toHaveLength(1);
  expect(hops).toBe(11);
});

test('PLN-10 A52 whatever 50 pages redirect to, every navigation stops after at most 11 questions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(fc.nat(49)), { minLength: 50, maxLength: 50 }), fc.nat(49), async (targets, from) => {
      let asked = 0;
      const { navigator, reported } = stage(`/en?page=${from}`, ({ url }) => {
        asked += 1;
        const to = targets[Number(url.searchParams.get('page'))];
        return to === null || to === undefined ? { kind: 'next' } : { kind: 'redirect', to: `/en?page=${to}` };
      });
      await navigator.start();
      expect(asked).toBeLessThanOrEqual(11);
      expect(reported.length).toBeLessThanOrEqual(1);
      expect([navigator.page.kind, navigator.isPending]).toEqual(['page', false]);
    }),
    { numRuns: 200 },
  );
});

test('PLN-42 a configured redirect is followed in the page, a circle of them is not', async () => {
  const { navigator, host, reported } = stage('/en/old?a=1', undefined, [
    { from: 'old', to: 'older', code: 301 },
    { from: 'older', to: 'live', code: 301 },
    { from: 'round', to: 'and-round', code: 301 },
    { from: 'and-round', to: 'round', code: 301 },
  ]);
  await navigator.start();
  expect([host.url().pathname + host.url().search, navigator.routeName]).toEqual(['/en/live?a=1', 'live']);
  navigator.go('/en/round');
  await settle();
  expect([navigator.page.kind, reported.length]).toEqual(['not-found', 1]);
});

test('PLN-45 an address with a forbidden fragment is nowhere', async () => {
  const { navigator } = stage('/en/live?utm=secret-page');
  await navigator.start();
  expect(navigator.page.kind).toBe('not-found');
});

test('only the last of two navigations arrives', async () => {
  const { navigator, host } = stage('/en');
  await navigator.start();
  navigator.go({ name: 'live' });
  navigator.go({ name: 'office' });
  await settle();
  expect([navigator.routeName, host.entries.length]).toEqual(['office', 2]);
});

test('another site leaves the application', async () => {
  const { navigator, host } = stage('/en');
  await navigator.start();
  navigator.go('/ru/live');
  navigator.go('https://elsewhere.example/en');
  await settle();
  expect(host.left).toContain('https://elsewhere.example/en');
  expect(navigator.routeName).toBe('home');
});

test('SHL-220 another language is spoken before its address stands, forward and back', async () => {
  const { navigator, host, language } = stage('/en/live?tab=2');
  await navigator.start();
  navigator.go('/ru/live?tab=2');
  expect(host.url().pathname).toBe('/en/live');
  await settle();
  expect([host.url().pathname, language(), navigator.routeName, navigator.href({ name: 'live' }), host.left]).toEqual(['/ru/live', 'ru', 'live', '/ru/live', []]);
  expect(host.scrolls).toEqual([]);
  host.move(-1);
  await settle();
  expect([host.url().pathname, language()]).toEqual(['/en/live', 'en']);
});

test('SHL-220 without a network the page keeps its language and what was typed', async () => {
  const { navigator, host, language, goOffline } = stage('/en/live');
  await navigator.start();
  goOffline();
  host.online = false;
  navigator.go('/ru/live');
  await settle();
  expect([host.left, language(), navigator.isPending, host.url().pathname]).toEqual([[], 'en', false, '/en/live']);
});

test('SHL-220 without the texts of the other language the page is loaded in it', async () => {
  const { navigator, host, language, goOffline } = stage('/en/live');
  await navigator.start();
  goOffline();
  navigator.go('/ru/live');
  await settle();
  expect([host.left, language(), navigator.isPending]).toEqual([['https://site.example/ru/live'], 'en', true]);
});

test.each(['javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'data:text/html,x', 'blob:https://site.example/1', 'file:///etc/passwd', 'http://site.example/en', 'vbscript:x', '//[', 'https://'])(
  'PLN-18 A50 %s is reported and leads nowhere, from a link or from a redirect',
  async (address) => {
    const { navigator, host, reported } = stage('/en', (request) => (request.routeName === 'office' ? { kind: 'redirect', to: address } : { kind: 'next' }));
    await navigator.start();
    navigator.go(address);
    await settle();
    expect([host.left, host.entries.length, navigator.routeName]).toEqual([[], 1, 'home']);
    navigator.go({ name: 'office' });
    await settle();
    expect([host.left, host.url().href, navigator.page.kind, navigator.isPending]).toEqual([[], 'https://site.example/en/office', 'failed', false]);
    expect(reported).toEqual(Array.from({ length: 2 }, () => `"${address}" is not followed: give a path of the site or an https address`));
  },
);

test('an unknown path is the not-found page, the way back works', async () => {
  const { navigator, host } = stage('/en');
  await navigator.start();
  navigator.go('/en/nowhere');
  await settle();
  expect(navigator.page).toEqual({ kind: 'not-found' });
  host.move(-1);
  await settle();
  expect(navigator.routeName).toBe('home');
});

test('SHL-280 a reload is asked of the browser and changes nothing else', async () => {
  const { navigator, host } = stage('/en/line');
  await navigator.start();
  const { reload } = navigator;
  reload();
  expect([host.left, host.entries.length]).toEqual([['reload'], 1]);
});

test('SHL-254 leaving goes to an address of the site or to https, whatever routes there are, and nowhere else', async () => {
  const { navigator, host } = stage('/en/line');
  await navigator.start();
  for (const address of ['/social-api/oauth/complete?code=1', 'https://id.example/finish', 'javascript:alert(1)', 'data:text/html,x']) navigator.leave(address);
  expect(host.left).toEqual([`${navigator.url.origin}/social-api/oauth/complete?code=1`, 'https://id.example/finish']);
});

test('SHL-213 a blocked navigation shows the page of its path at its own address, and asks no further guard', async () => {
  const asked: string[] = [];
  const { navigator, host } = stage('/en/office', (request) => {
    asked.push(request.url.pathname);
    return { kind: 'block', to: '/en/live?return-url=%2Fen%2Foffice' };
  });
  await navigator.start();
  expect([navigator.routeName, host.url().pathname, host.url().search, host.entries.length, asked]).toEqual(['live', '/en/live', '?return-url=%2Fen%2Foffice', 1, ['/en/office']]);
});

test('SHL-213 without such a page nothing of what was wanted is shown either', async () => {
  const { navigator, host } = stage('/en/office', () => ({ kind: 'block', to: '/en/nowhere' }));
  await navigator.start();
  expect([navigator.page.kind, host.url().pathname]).toEqual(['failed', '/en/office']);
});

test('BET-203 the query is changed in place: one entry, no guard, no visit, no scroll', async () => {
  const asked: string[] = [];
  const { navigator, host } = stage('/en/live', ({ url }) => {
    asked.push(url.href);
    return { kind: 'next' };
  });
  await navigator.start();
  const { visit } = navigator;
  navigator.rewriteQuery({ part: 'h1', group: '2' });
  navigator.rewriteQuery({ group: undefined });
  expect(host.url().search).toBe('?part=h1');
  expect(navigator.query.get('part')).toBe('h1');
  expect([host.entries.length, navigator.visit - visit, asked.length, host.scrolls.length]).toEqual([1, 0, 1, 0]);
});
