import fc from 'fast-check';
import { createBrowserRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GuardVerdict, NavigationRequest } from '../../contract/Guard.ts';
import type { PlannedRedirect } from '../plan/Plan.ts';
import type { GuardRun } from '../guards/GuardRunner.ts';
import { RouterNavigation } from './RouterNavigation.ts';
import { plannedRoute } from '../../../test/services/plannedRoute.ts';

const before = location.href;
const open: RouterNavigation[] = [];

beforeEach(() => goTo('https://site.example/'));
afterEach(() => {
  for (const navigation of open.splice(0)) navigation.dispose();
  goTo(before);
});

function goTo(url: string): void {
  const { happyDOM } = window as Window & { happyDOM?: { setURL: (url: string) => void } };
  happyDOM?.setURL(url);
}

function stage(
  path: string,
  evaluate: (request: NavigationRequest) => GuardVerdict = () => ({ kind: 'next' }),
  redirects: readonly PlannedRedirect[] = [],
) {
  history.replaceState(null, '', path);
  const left: string[] = [];
  const reported: string[] = [];
  const length = history.length;
  let language = 'en';
  let isOnline = true;
  let hasTexts = true;
  const site = {
    plan: {
      routes: [
        plannedRoute({ name: 'home', path: '' }),
        plannedRoute({ name: 'live', path: 'live' }),
        plannedRoute({ name: 'office', path: 'office' }),
        plannedRoute({ name: 'login', path: 'user/login' }),
      ],
      prefixes: { pageTypes: {}, sections: [], menuSections: [] },
      redirects,
    },
  };
  const navigation = new RouterNavigation({
    language: () => language,
    languages: ['en', 'ru'],
    changeLanguage: async (next) => {
      if (!hasTexts) throw new TypeError('Failed to fetch');
      language = next;
    },
    site,
    notFoundFragments: ['secret-page'],
    askGuards: async (request): Promise<GuardRun> => ({
      url: request.url.href,
      steps: [],
      verdict: evaluate(request),
      modals: [],
    }),
    host: {
      createRouter: (routes, options) => createBrowserRouter(routes, { ...options, window }),
      location: window.location,
      history: window.history,
      leave: (url) => void left.push(url.href),
      reload: () => void left.push('reload'),
      isOnline: () => isOnline,
    },
    parts: { Page: () => null, View: () => null, Failure: () => null },
    reports: { report: (error) => void reported.push((error as Error).message), entries: [] },
    openModal: () => undefined,
  });
  open.push(navigation);
  return {
    navigation,
    site,
    left,
    reported,
    /** Entries that the test has added to the history. */
    added: () => history.length - length,
    language: () => language,
    loseTexts: () => (hasTexts = false),
    goOffline: () => {
      hasTexts = false;
      isOnline = false;
    },
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const address = () => location.pathname + location.search;

test('PLN-11 the address changes after the guards have spoken', async () => {
  const { navigation } = stage('/en');
  await navigation.start();
  navigation.go({ name: 'live' });
  expect([address(), navigation.isPending]).toEqual(['/en', true]);
  await settle();
  expect([address(), navigation.routeName, navigation.isPending]).toEqual([
    '/en/live',
    'live',
    false,
  ]);
});

test('PLN-11 a cancelled navigation leaves page, address and history alone', async () => {
  const { navigation, added } = stage('/en', ({ routeName }) =>
    routeName === 'live' ? { kind: 'cancel' } : { kind: 'next' },
  );
  await navigation.start();
  const { visit } = navigation;
  for (const isReplacing of [false, true]) {
    navigation.go({ name: 'live' }, { isReplacing });
    await settle();
    expect([
      navigation.routeName,
      address(),
      added(),
      navigation.isPending,
      navigation.visit - visit,
    ]).toEqual(['home', '/en', 0, false, 0]);
  }
});

test('PLN-11 going back to a page that a guard forbids stays where it is', async () => {
  let isForbidden = false;
  const { navigation } = stage('/en/office', ({ routeName }) =>
    routeName === 'office' && isForbidden ? { kind: 'cancel' } : { kind: 'next' },
  );
  await navigation.start();
  navigation.go({ name: 'live' });
  await settle();
  navigation.go({ name: 'login' });
  await settle();
  isForbidden = true;
  const { visit } = navigation;
  history.go(-2);
  await settle();
  expect([navigation.routeName, address(), navigation.isPending]).toEqual([
    'login',
    '/en/user/login',
    false,
  ]);
  expect(navigation.visit).toBe(visit);
  isForbidden = false;
  history.go(-1);
  await settle();
  history.go(1);
  await settle();
  expect([navigation.routeName, address()]).toEqual(['login', '/en/user/login']);
});

test('PLN-11 what blocks a step is asked before it: push, replace, back and two back leave everything as it is', async () => {
  const { navigation, added } = stage('/en');
  await navigation.start();
  for (const name of ['live', 'office']) {
    navigation.go({ name });
    await settle();
  }
  const asked: string[] = [];
  const unblock = navigation.block((to) => (asked.push(to.pathname), false));
  const steps = [
    () => navigation.go({ name: 'login' }),
    () => navigation.go({ name: 'login' }, { isReplacing: true }),
    () => history.go(-1),
    () => history.go(-2),
  ];
  for (const step of steps) {
    step();
    await settle();
    expect([navigation.routeName, address(), added(), navigation.isPending]).toEqual([
      'office',
      '/en/office',
      2,
      false,
    ]);
  }
  expect(asked).toEqual(['/en/user/login', '/en/user/login', '/en/live', '/en']);
  unblock();
  history.go(-2);
  await settle();
  expect([navigation.routeName, address()]).toEqual(['home', '/en']);
});

test('a redirect replaces the address that was asked for', async () => {
  const { navigation, added } = stage('/en/office', ({ routeName }) =>
    routeName === 'office'
      ? { kind: 'redirect', to: '/en/user/login?return-url=%2Fen%2Foffice' }
      : { kind: 'next' },
  );
  await navigation.start();
  expect([navigation.routeName, added(), location.search]).toEqual([
    'login',
    0,
    '?return-url=%2Fen%2Foffice',
  ]);
});

test('a redirect on the way back takes the place of its entry', async () => {
  let isOpen = true;
  let asked = 0;
  const { navigation } = stage('/en/office', ({ routeName }) => {
    asked += 1;
    return routeName === 'office' && !isOpen
      ? { kind: 'redirect', to: '/en/user/login' }
      : { kind: 'next' };
  });
  await navigation.start();
  navigation.go({ name: 'live' });
  await settle();
  isOpen = false;
  asked = 0;
  history.go(-1);
  await settle();
  expect([navigation.routeName, address(), asked]).toEqual(['login', '/en/user/login', 2]);
  expect(history.state).toMatchObject({ idx: 0 });
});

test('PLN-10 a cycle of redirects is reported once and not followed', async () => {
  const { navigation, reported } = stage('/en/live', ({ routeName }) => ({
    kind: 'redirect',
    to: routeName === 'live' ? '/en/office' : '/en/live',
  }));
  await navigation.start();
  expect(reported).toEqual(['Redirect cycle at /en/live: not followed']);
  expect(navigation.page.kind).toBe('page');
});

test('PLN-10 more than 10 hops are not followed', async () => {
  let hops = 0;
  const { navigation, reported } = stage('/en', () => ({
    kind: 'redirect',
    to: `/en?hop=${(hops += 1)}`,
  }));
  await navigation.start();
  expect(reported).toHaveLength(1);
  expect(hops).toBe(11);
});

test('PLN-10 A52 whatever 50 pages redirect to, every navigation stops after at most 11 questions', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.option(fc.nat(49)), { minLength: 50, maxLength: 50 }),
      fc.nat(49),
      async (targets, from) => {
        let asked = 0;
        const { navigation, reported } = stage(`/en?page=${from}`, ({ url }) => {
          asked += 1;
          const to = targets[Number(url.searchParams.get('page'))];
          return to === null || to === undefined
            ? { kind: 'next' }
            : { kind: 'redirect', to: `/en?page=${to}` };
        });
        await navigation.start();
        expect(asked).toBeLessThanOrEqual(11);
        expect(reported.length).toBeLessThanOrEqual(1);
        expect([navigation.page.kind, navigation.isPending]).toEqual(['page', false]);
        navigation.dispose();
      },
    ),
    { numRuns: 200 },
  );
});

test('PLN-42 a configured redirect is followed in the page, a circle of them is not', async () => {
  const { navigation, reported } = stage('/en/old?a=1#x', undefined, [
    { from: 'old', to: 'older', code: 301 },
    { from: 'older', to: 'live', code: 301 },
    { from: 'round', to: 'and-round', code: 301 },
    { from: 'and-round', to: 'round', code: 301 },
  ]);
  await navigation.start();
  expect([address(), location.hash, navigation.routeName]).toEqual(['/en/live?a=1', '#x', 'live']);
  navigation.go('/en/round');
  await settle();
  expect([navigation.page.kind, reported.length]).toEqual(['not-found', 1]);
});

test('PLN-45 an address with a forbidden fragment is nowhere', async () => {
  const { navigation } = stage('/en/live?utm=secret-page');
  await navigation.start();
  expect(navigation.page.kind).toBe('not-found');
});

test('only the last of two navigations arrives', async () => {
  const { navigation, added } = stage('/en');
  await navigation.start();
  navigation.go({ name: 'live' });
  navigation.go({ name: 'office' });
  await settle();
  expect([navigation.routeName, added()]).toEqual(['office', 1]);
});

test('another site leaves the application', async () => {
  const { navigation, left } = stage('/en');
  await navigation.start();
  navigation.go('/ru/live');
  navigation.go('https://elsewhere.example/en');
  await settle();
  expect(left).toContain('https://elsewhere.example/en');
  expect([navigation.routeName, navigation.isPending]).toEqual(['home', true]);
});

test('a guard may send the person to another site', async () => {
  const { navigation, left } = stage('/en', ({ routeName }) =>
    routeName === 'live'
      ? { kind: 'redirect', to: 'https://elsewhere.example/x' }
      : { kind: 'next' },
  );
  await navigation.start();
  navigation.go({ name: 'live' });
  await settle();
  expect([left, navigation.routeName, navigation.isPending, address()]).toEqual([
    ['https://elsewhere.example/x'],
    'home',
    true,
    '/en',
  ]);
});

test('SHL-220 SHL-612 another language is spoken before its address stands, forward and back', async () => {
  const { navigation, left, language } = stage('/en/live?tab=2');
  await navigation.start();
  navigation.go('/ru/live?tab=2');
  expect(location.pathname).toBe('/en/live');
  await settle();
  expect([
    location.pathname,
    language(),
    navigation.routeName,
    navigation.href({ name: 'live' }),
    left,
  ]).toEqual(['/ru/live', 'ru', 'live', '/ru/live', []]);
  expect(navigation.router.state.preventScrollReset).toBe(true);
  history.go(-1);
  await settle();
  expect([location.pathname, language()]).toEqual(['/en/live', 'en']);
});

test('SHL-610 SHL-611 without a network the page keeps its language and what was typed', async () => {
  const { navigation, left, language, goOffline } = stage('/en/live');
  await navigation.start();
  goOffline();
  navigation.go('/ru/live');
  await settle();
  expect([left, language(), navigation.isPending, location.pathname]).toEqual([
    [],
    'en',
    false,
    '/en/live',
  ]);
});

test('SHL-611 without the texts of the other language the page is loaded in it', async () => {
  const { navigation, left, language, loseTexts } = stage('/en/live');
  await navigation.start();
  loseTexts();
  navigation.go('/ru/live');
  await settle();
  expect([left, language(), navigation.isPending]).toEqual([
    ['https://site.example/ru/live'],
    'en',
    true,
  ]);
});

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'blob:https://site.example/1',
  'file:///etc/passwd',
  'http://site.example/en',
  'vbscript:x',
  '//[',
  'https://',
])('PLN-18 A50 %s is reported and leads nowhere, from a link or from a redirect', async (bad) => {
  const { navigation, left, added, reported } = stage('/en', (request) =>
    request.routeName === 'office' ? { kind: 'redirect', to: bad } : { kind: 'next' },
  );
  await navigation.start();
  navigation.go(bad);
  await settle();
  expect([left, added(), navigation.routeName]).toEqual([[], 0, 'home']);
  navigation.go({ name: 'office' });
  await settle();
  expect([left, location.href, navigation.page.kind, navigation.isPending]).toEqual([
    [],
    'https://site.example/en/office',
    'failed',
    false,
  ]);
  expect(reported).toEqual(
    Array.from(
      { length: 2 },
      () => `"${bad}" is not followed: give a path of the site or an https address`,
    ),
  );
});

test('an unknown path is the not-found page, the way back works', async () => {
  const { navigation } = stage('/en');
  await navigation.start();
  navigation.go('/en/nowhere');
  await settle();
  expect(navigation.page).toEqual({ kind: 'not-found' });
  history.go(-1);
  await settle();
  expect(navigation.routeName).toBe('home');
});

test('SHL-280 a reload is asked of the browser and changes nothing else', async () => {
  const { navigation, left, added } = stage('/en/live');
  await navigation.start();
  const { reload } = navigation;
  reload();
  expect([left, added()]).toEqual([['reload'], 0]);
});

test('SHL-254 leaving goes to an address of the site or to https, whatever routes there are, and nowhere else', async () => {
  const { navigation, left } = stage('/en/live');
  await navigation.start();
  for (const to of [
    '/social-api/oauth/complete?code=1',
    'https://id.example/finish',
    'javascript:alert(1)',
    'data:text/html,x',
  ])
    navigation.leave(to);
  expect(left).toEqual([
    `${navigation.url.origin}/social-api/oauth/complete?code=1`,
    'https://id.example/finish',
  ]);
});

test('SHL-213 a blocked navigation shows the page of its path at its own address, and asks no further guard', async () => {
  const asked: string[] = [];
  const { navigation, added } = stage('/en/office', (request) => {
    asked.push(request.url.pathname);
    return { kind: 'block', to: '/en/live?return-url=%2Fen%2Foffice' };
  });
  await navigation.start();
  expect([navigation.routeName, address(), added(), asked]).toEqual([
    'live',
    '/en/live?return-url=%2Fen%2Foffice',
    0,
    ['/en/office'],
  ]);
});

test('SHL-213 without such a page nothing of what was wanted is shown either', async () => {
  const { navigation } = stage('/en/office', () => ({ kind: 'block', to: '/en/nowhere' }));
  await navigation.start();
  expect([navigation.page.kind, address()]).toEqual(['failed', '/en/office']);
});

test('BET-203 the query is changed in place: one entry, no guard, no visit, no scroll', async () => {
  const asked: string[] = [];
  const { navigation, added } = stage('/en/live', ({ url }) => {
    asked.push(url.href);
    return { kind: 'next' };
  });
  await navigation.start();
  const { visit } = navigation;
  const { location: shown } = navigation.router.state;
  navigation.rewriteQuery({ part: 'h1', group: '2' });
  navigation.rewriteQuery({ group: undefined });
  await settle();
  expect(location.search).toBe('?part=h1');
  expect(navigation.query.get('part')).toBe('h1');
  expect([added(), navigation.visit - visit, asked.length]).toEqual([0, 0, 1]);
  expect(navigation.router.state.location).toBe(shown);
});

test('PLN-51 a page that is closed while it is shown gives way at its own address, and is back when it is opened', async () => {
  const { navigation, site, added } = stage('/en/live');
  await navigation.start();
  navigation.rewriteQuery({ part: 'h1' });
  const { routes } = site.plan;
  site.plan = {
    ...site.plan,
    routes: routes.map((each) =>
      each.name === 'live' ? { ...each, offReason: 'route.live is off' } : each,
    ),
  };
  navigation.recheck();
  await settle();
  expect([navigation.page.kind, address(), added()]).toEqual(['not-found', '/en/live?part=h1', 0]);
  site.plan = { ...site.plan, routes };
  navigation.recheck();
  await settle();
  expect([navigation.routeName, address(), added()]).toEqual(['live', '/en/live?part=h1', 0]);
});

test('SHL-566 a page that the edge has decided stands at once; its guards are asked afterwards, as at a start', async () => {
  const asked: (string | undefined)[] = [];
  const { navigation, added } = stage('/en/live', ({ fromRouteName }) => {
    asked.push(fromRouteName);
    return { kind: 'next' };
  });
  const started = navigation.start({ kind: 'page', route: 'live', params: {} });
  expect([navigation.routeName, navigation.isPending, navigation.visit]).toEqual([
    'live',
    false,
    1,
  ]);
  await started;
  expect(asked).toEqual([]);
  navigation.confirm();
  await settle();
  navigation.confirm();
  await settle();
  expect([asked, navigation.visit, added()]).toEqual([[undefined], 1, 0]);
});

test('SHL-566 a guard sends the person from a page that stands to another, in the place of its entry', async () => {
  const { navigation, added } = stage('/en/office', ({ routeName }) =>
    routeName === 'office' ? { kind: 'redirect', to: '/en/user/login' } : { kind: 'next' },
  );
  await navigation.start({ kind: 'page', route: 'office', params: {} });
  navigation.confirm();
  await settle();
  expect([navigation.routeName, address(), added()]).toEqual(['login', '/en/user/login', 0]);
});

test('SHL-566 a link that is pressed before is a step of its own', async () => {
  const { navigation, added } = stage('/en/office');
  await navigation.start({ kind: 'page', route: 'office', params: {} });
  navigation.go({ name: 'live' });
  await settle();
  expect([navigation.routeName, added()]).toEqual(['live', 1]);
});
