import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stage, settle, address, beginOnSite } from './testing/openNavigation.ts';

beginOnSite();

test('a redirect replaces the requested address', async () => {
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

test('a redirect on the way back replaces its entry', async () => {
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

test('PLN-10 A52 with any redirects among 50 pages, every navigation stops after at most 11 runs of the guards', async () => {
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

test('PLN-45 an address with a forbidden fragment is not found', async () => {
  const { navigation } = stage('/en/live?utm=secret-page');
  await navigation.start();
  expect(navigation.page.kind).toBe('not-found');
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

test('a guard may redirect to another site', async () => {
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
