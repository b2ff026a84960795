import { expect, test } from 'vitest';
import { stage, settle, address, beginOnSite } from './testing/openNavigation.ts';

beginOnSite();

/** Two pages, the second under layers, for tests of Back, Forward and close buttons. */
async function underLayers(...names: string[]) {
  const staged = stage('/en');
  const { navigation } = staged;
  await navigation.start();
  navigation.go({ name: 'live' });
  await settle();
  const shown: string[] = [];
  const ends = new Map<string, () => void>();
  const open = async (name: string): Promise<void> => {
    shown.push(name);
    const end = navigation.openLayer(() => closed(name));
    ends.set(name, end);
    await settle();
  };
  const closed = (name: string): void => {
    shown.splice(shown.indexOf(name), 1);
    ends.get(name)?.();
  };
  const step = async (by: number): Promise<void> => {
    history.go(by);
    await settle();
  };
  for (const name of names) await open(name);
  return { ...staged, shown, open, step, close: (name: string) => (closed(name), settle()) };
}

test('PLN-71 Back closes the topmost layer, one after the other, then goes back from the page', async () => {
  const { navigation, shown, step } = await underLayers('coupon', 'terms');
  const { visit } = navigation;
  const seen: unknown[] = [];
  for (let presses = 0; presses < 3; presses += 1) {
    await step(-1);
    seen.push([[...shown], address(), navigation.routeName]);
  }
  expect(seen).toEqual([
    [['coupon'], '/en/live', 'live'],
    [[], '/en/live', 'live'],
    [[], '/en', 'home'],
  ]);
  expect(navigation.visit - visit).toBe(1);
});

test('PLN-71 on the first page of a visit Back closes a layer, too', async () => {
  const { navigation } = stage('/en/live');
  await navigation.start();
  let isOpen = true;
  const end = navigation.openLayer(() => ((isOpen = false), end()));
  await settle();
  history.go(-1);
  await settle();
  expect([isOpen, address(), navigation.routeName]).toEqual([false, '/en/live', 'live']);
});

test('PLN-71 PLN-193 a layer closed by its own button removes its entry, and Forward does not restore it', async () => {
  const { navigation, shown, step, close } = await underLayers('coupon', 'terms');
  await close('terms');
  await close('coupon');
  const { visit } = navigation;
  await step(1);
  expect([shown, address(), navigation.visit - visit]).toEqual([[], '/en/live', 0]);
  await step(-1);
  expect([address(), navigation.routeName]).toEqual(['/en', 'home']);
  await step(1);
  expect([address(), navigation.routeName]).toEqual(['/en/live', 'live']);
});

test('PLN-71 one layer replaces another', async () => {
  const { navigation, shown, step, open, close } = await underLayers('sign-in');
  void close('sign-in');
  await open('registration');
  await step(-1);
  expect([shown, address()]).toEqual([[], '/en/live']);
  await step(-1);
  expect(navigation.routeName).toBe('home');
});

test.each([
  ['push', 'office', '/en/live'],
  ['the page that is there', 'live', '/en'],
])(
  'PLN-71 PLN-193 the entry of a link in a layer (%s) follows that of the page',
  async (_step, name, before) => {
    const { navigation, step, close } = await underLayers('menu', 'settings');
    navigation.go({ name });
    void close('settings');
    void close('menu');
    await settle();
    expect(navigation.routeName).toBe(name);
    await step(-1);
    expect([address(), navigation.isPending]).toEqual([before, false]);
  },
);

test('PLN-71 PLN-11 under a layer a refused step back leaves page and layer, and Back still closes it', async () => {
  const { navigation, shown, step } = await underLayers('coupon');
  const unblock = navigation.block(() => false);
  await step(-2);
  expect([shown, address(), navigation.isPending]).toEqual([['coupon'], '/en/live', false]);
  await step(-1);
  expect([shown, address()]).toEqual([[], '/en/live']);
  await step(-1);
  expect([address(), navigation.routeName]).toEqual(['/en/live', 'live']);
  unblock();
  await step(-1);
  expect(navigation.routeName).toBe('home');
});

test('PLN-71 the query of a layer’s entry stays when it is closed', async () => {
  const { navigation, step } = await underLayers('search');
  navigation.rewriteQuery({ part: 'h1' });
  await step(-1);
  expect([address(), navigation.query.get('part')]).toEqual(['/en/live?part=h1', 'h1']);
});

test('PLN-71 a page reloaded under a layer has neither the layer nor its entry', async () => {
  const { navigation, step } = await underLayers('coupon');
  const { navigation: next } = stage('/en/live');
  history.replaceState({ idx: 1, layer: 1 }, '', '/en/live');
  navigation.dispose();
  await next.start();
  await settle();
  expect(history.state).toMatchObject({ idx: 1 });
  await step(-1);
  expect([address(), next.routeName]).toEqual(['/en', 'home']);
});

test('PLN-71 PLN-194 a layer that must be answered stays open, and Back has no effect', async () => {
  const { navigation } = stage('/en/live');
  await navigation.start();
  let asked = 0;
  navigation.openLayer(() => void (asked += 1));
  await settle();
  for (let presses = 0; presses < 2; presses += 1) {
    history.go(-1);
    await settle();
  }
  expect([asked, address()]).toEqual([2, '/en/live']);
});
