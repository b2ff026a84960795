import { expect, test } from 'vitest';
import { stage, settle, address, beginOnSite } from './testing/openNavigation.ts';

beginOnSite();

test('SHL-280 a reload is requested of the browser and changes nothing else', async () => {
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

test('SHL-213 a blocked navigation shows the page of its path at the requested address, and runs no further guard', async () => {
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

test('SHL-213 without such a page nothing of the requested page is shown either', async () => {
  const { navigation } = stage('/en/office', () => ({ kind: 'block', to: '/en/nowhere' }));
  await navigation.start();
  expect([navigation.page.kind, address()]).toEqual(['failed', '/en/office']);
});

test('SHL-284 a history entry has a key, which is the same on return', async () => {
  const { navigation } = stage('/en/live');
  await navigation.start();
  const first = navigation.entryKey;
  navigation.go('/en/office');
  await settle();
  const second = navigation.entryKey;
  navigation.go('/en/live');
  await settle();
  expect(new Set([first, second, navigation.entryKey]).size).toBe(3);
  await navigation.router.navigate(-1);
  await settle();
  expect(navigation.entryKey).toBe(second);
  await navigation.router.navigate(-1);
  await settle();
  expect(navigation.entryKey).toBe(first);
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

test('PLN-51 a page that is closed while it is shown is replaced at its own address, and returns when it is opened', async () => {
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

test('SHL-566 a page decided by the edge is shown at once; its guards run afterwards, as at a start', async () => {
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

test('SHL-566 a guard redirects from a shown page, replacing its entry', async () => {
  const { navigation, added } = stage('/en/office', ({ routeName }) =>
    routeName === 'office' ? { kind: 'redirect', to: '/en/user/login' } : { kind: 'next' },
  );
  await navigation.start({ kind: 'page', route: 'office', params: {} });
  navigation.confirm();
  await settle();
  expect([navigation.routeName, address(), added()]).toEqual(['login', '/en/user/login', 0]);
});

test('SHL-566 a link that is pressed before is a navigation of its own', async () => {
  const { navigation, added } = stage('/en/office');
  await navigation.start({ kind: 'page', route: 'office', params: {} });
  navigation.go({ name: 'live' });
  await settle();
  expect([navigation.routeName, added()]).toEqual(['live', 1]);
});

test('EDG-643 M20 a token that the edge has answered with 404 is not found in the page either; others are left to their page', async () => {
  const token = 'q7Hd0-xK2mWz_9TbL4vRs';
  const { navigation } = stage(`/en/${token}`, undefined, [], true);
  await navigation.start({ kind: 'not-found' });
  navigation.confirm();
  await settle();
  expect([navigation.page.kind, address()]).toEqual(['not-found', `/en/${token}`]);
  navigation.go(`/en/${token.toLowerCase()}-Q1a2B3`);
  await settle();
  expect(navigation.routeName).toBe('token');
  const known = stage(`/en/${token}`);
  await known.navigation.start();
  expect(known.navigation.routeName).toBe('token');
});

test('EDG-643 a page with an id that the edge has answered with 404 shows the error itself', async () => {
  const { navigation } = stage('/en/live', undefined, [], true);
  await navigation.start();
  expect(navigation.routeName).toBe('live');
});
