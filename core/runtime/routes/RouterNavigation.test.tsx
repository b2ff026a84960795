import { expect, test } from 'vitest';
import { stage, settle, address, beginOnSite } from './testing/openNavigation.ts';

beginOnSite();

test('PLN-11 the address changes after the guards have run', async () => {
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

test('PLN-11 a cancelled navigation leaves page, address and history unchanged', async () => {
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

test('PLN-11 a block prevents push, replace, back and two back, and everything stays', async () => {
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

test('only the last of two navigations arrives', async () => {
  const { navigation, added } = stage('/en');
  await navigation.start();
  navigation.go({ name: 'live' });
  navigation.go({ name: 'office' });
  await settle();
  expect([navigation.routeName, added()]).toEqual(['office', 1]);
});

test('SHL-220 SHL-612 another language is applied before its address, forward and back', async () => {
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

test('SHL-611 without the texts of the other language the page is reloaded in it', async () => {
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

test('an unknown path is the not-found page, and Back works', async () => {
  const { navigation } = stage('/en');
  await navigation.start();
  navigation.go('/en/nowhere');
  await settle();
  expect(navigation.page).toEqual({ kind: 'not-found' });
  history.go(-1);
  await settle();
  expect(navigation.routeName).toBe('home');
});
