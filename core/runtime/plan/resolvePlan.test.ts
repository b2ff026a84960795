import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSlot, createToken } from '../../contract/Token.ts';
import { DuplicateIdError } from './assertUniqueIds.ts';
import { definePlugin, provideService } from '../../contract/definePlugin.ts';
import type { PlanConfiguration } from './PlanConfiguration.ts';
import type { PluginManifest } from '../../contract/PluginManifest.ts';
import { resolveCheckedPlan } from './resolveCheckedPlan.ts';
import { resolvePlan } from './resolvePlan.ts';
import { menus, slots } from '../../shell/slots.ts';

const nothing: PlanConfiguration = { plugins: {}, routes: {}, slots: {}, menus: {}, guards: {} };

function configure(change: Partial<PlanConfiguration>): PlanConfiguration {
  return { ...nothing, ...change };
}

const view = () => Promise.reject(new Error('views are not loaded by the plan'));

const betting = definePlugin({
  id: 'betting',
  routes: [
    { id: 1000, name: 'betting.home', path: '', titleKey: 'home', load: view },
    {
      id: 1002,
      name: 'betting.live',
      path: 'live',
      titleKey: 'live',
      load: view,
    },
  ],
  slots: [
    { id: 'betting.tree', slot: slots.columnStart, load: view },
    { id: 'betting.tips', slot: slots.columnStart, load: view },
  ],
  menus: [
    { menu: menus.main, item: { id: 'betting.home', labelKey: 'home', target: 'betting.home' } },
    { menu: menus.main, item: { id: 'betting.live', labelKey: 'live', target: 'betting.live' } },
  ],
  guards: [
    {
      id: 'betting.media',
      station: 'media',
      kind: 'load',
      timeoutMs: 500,
      onError: 'open',
      load: view,
    },
  ],
  provides: [
    provideService(createToken<number>('betting.number', 1), () => Promise.resolve(() => 1)),
  ],
});

const office = definePlugin({
  id: 'office',
  needs: ['auth'],
  routes: [
    {
      id: 1020,
      name: 'office.account',
      path: 'office',
      titleKey: 'office:account',
      access: 'authed',
      load: view,
    },
  ],
  menus: [
    {
      menu: menus.main,
      item: {
        id: 'office.more',
        labelKey: 'more',
        children: [{ id: 'office.account', labelKey: 'account', target: 'office.account' }],
      },
    },
  ],
});

const auth = definePlugin({
  id: 'auth',
  guards: [
    {
      id: 'auth.z',
      station: 'auth-access',
      kind: 'check',
      timeoutMs: 500,
      onError: 'closed',
      isLocked: true,
      load: view,
    },
    {
      id: 'auth.a',
      station: 'auth-access',
      kind: 'check',
      timeoutMs: 500,
      onError: 'closed',
      load: view,
    },
    {
      id: 'auth.first',
      station: 'auth-access',
      side: 'before',
      kind: 'check',
      timeoutMs: 500,
      onError: 'closed',
      load: view,
    },
    {
      id: 'auth.last',
      station: 'auth-access',
      side: 'after',
      kind: 'check',
      timeoutMs: 500,
      onError: 'closed',
      load: view,
    },
  ],
});

const all: readonly PluginManifest[] = [betting, office, auth];

test('PLN-1 a plugin is on only when the configuration names it', () => {
  const plan = resolvePlan(all, configure({ plugins: { betting: {}, auth: false } }));
  expect(plan.plugins.map((plugin) => [plugin.id, plugin.offReason])).toEqual([
    ['betting', undefined],
    ['office', 'plugins.office is not in the configuration'],
    ['auth', 'plugins.auth is false in the configuration'],
  ]);
});

test('PLN-1 a plugin is off with the one that it needs', () => {
  const plan = resolvePlan(all, configure({ plugins: { betting: {}, office: {}, auth: false } }));
  expect(plan.routes.find((route) => route.name === 'office.account')?.offReason).toBe(
    'needs auth, which is off',
  );
});

test('PLN-2 duplicate ids name both plugins', () => {
  const twin = definePlugin({
    id: 'twin',
    routes: [{ id: 1000, name: 'twin.home', path: 'twin', titleKey: 'home', load: view }],
  });
  expect(() => resolveCheckedPlan([betting, twin], nothing)).toThrow(
    new DuplicateIdError('route id', '1000', 'betting', 'twin'),
  );
});

test('PLN-3 a menu item without an open target is off, and a heading with its last child', () => {
  const plan = resolvePlan(
    all,
    configure({
      plugins: { betting: {}, office: {}, auth: {} },
      routes: { 'betting.live': { isOff: true }, 'office.account': { isOff: true } },
    }),
  );
  expect(plan.menus['main']?.map((item) => [item.id, item.offReason])).toEqual([
    ['betting.home', undefined],
    ['betting.live', 'target betting.live is not in the plan'],
    ['office.more', 'none of its children is in the plan'],
  ]);
});

test('PLN-4 lists of the configuration order slots and menus', () => {
  const plan = resolvePlan(
    all,
    configure({
      plugins: { betting: {}, office: {}, auth: {} },
      slots: { 'column.start': ['betting.tips'] },
      menus: {
        main: [
          'betting.live',
          { id: 'help', labelKey: 'help', target: 'https://help.example' },
          '*',
        ],
      },
    }),
  );
  expect(plan.slots.map((slot) => [slot.id, slot.offReason])).toEqual([
    ['betting.tips', undefined],
    ['betting.tree', 'not in slots.column.start of the configuration'],
  ]);
  expect(plan.menus['main']?.map((item) => item.id)).toEqual([
    'betting.live',
    'help',
    'betting.home',
    'office.more',
  ]);
  expect(plan.menus['main']?.[1]?.labelKey).toBe('shell:help');
});

test('PLN-3 an invalid menu item affects itself only', () => {
  const broken = definePlugin({
    id: 'broken',
    menus: [
      {
        menu: menus.main,
        item: {
          id: 'broken.item',
          get labelKey(): string {
            throw new Error('no label');
          },
        },
      },
    ],
  });
  const plan = resolvePlan([betting, broken], configure({ plugins: { betting: {}, broken: {} } }));
  expect(plan.menus['main']?.map((item) => [item.id, item.offReason])).toEqual([
    ['betting.home', undefined],
    ['betting.live', undefined],
    ['broken.item', 'broken: Error: no label'],
  ]);
});

test('PLN-6 guards are ordered by station, side, plugin and id', () => {
  const plan = resolvePlan(all, configure({ plugins: { betting: {}, office: {}, auth: {} } }));
  expect(plan.guards.map((guard) => guard.id)).toEqual([
    'betting.media',
    'auth.first',
    'auth.a',
    'auth.z',
    'auth.last',
  ]);
});

test('PLN-17 a locked guard stays', () => {
  const plan = resolvePlan(
    all,
    configure({
      plugins: { betting: {}, office: {}, auth: {} },
      guards: { 'auth.z': false, 'auth.a': false },
    }),
  );
  expect(
    plan.guards.filter((guard) => guard.offReason !== undefined).map((guard) => guard.id),
  ).toEqual(['auth.a']);
});

test('PLN-5 the plan is JSON and depends on nothing but its input', () => {
  const plugin = fc.constantFrom('betting', 'office', 'auth', 'missing');
  const configuration = fc.record({
    plugins: fc.dictionary(
      plugin,
      fc.constantFrom<false | Record<string, unknown>>(false, {}, { depth: 2 }),
    ),
    routes: fc.dictionary(
      fc.constantFrom('betting.home', 'betting.live'),
      fc.record({ isOff: fc.boolean() }),
    ),
    slots: fc.record({
      'column.start': fc.array(fc.constantFrom('betting.tree', 'betting.tips', '*')),
    }),
    menus: fc.record({
      main: fc.uniqueArray(fc.constantFrom('betting.home', 'betting.live', '*')),
    }),
    guards: fc.dictionary(fc.constantFrom('auth.a', 'auth.z'), fc.constant<false>(false)),
  });
  fc.assert(
    fc.property(configuration, (value) => {
      const text = JSON.stringify(resolvePlan(all, value));
      expect(JSON.stringify(resolvePlan(all, structuredClone(value)))).toBe(text);
      expect(resolvePlan(all, value)).toEqual(JSON.parse(text));
    }),
  );
});

test('PLN-4 no content of the lists makes the plan lose a contribution', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom('betting.tree', 'betting.tips', '*', 'unknown')),
      (list) => {
        const plan = resolvePlan(
          all,
          configure({ plugins: { betting: {} }, slots: { 'column.start': list } }),
        );
        expect(plan.slots.map((slot) => slot.id).toSorted()).toEqual([
          'betting.tips',
          'betting.tree',
        ]);
      },
    ),
  );
});

test('PLN-50 PLN-197 A40 the operator closes plugins, routes, slots and kinds of routes by switches; contributions without a switch stay open', () => {
  const live = definePlugin({
    id: 'live',
    routes: [
      {
        id: 1100,
        name: 'live.all',
        path: 'all',
        titleKey: 'all',
        feature: 'live',
        load: view,
      },
      { id: 1101, name: 'live.one', path: 'one', titleKey: 'one', load: view },
    ],
    slots: [{ id: 'live.strip', slot: createSlot('home.top'), load: view }],
    menus: [{ menu: menus.main, item: { id: 'live', labelKey: 'all', target: 'live.all' } }],
  });
  const reasons = (features: Record<string, boolean>) => {
    const plan = resolvePlan([live], { ...configure({ plugins: { live: {} } }), features });
    return [...plan.routes, ...plan.slots, ...(plan.menus['main'] ?? [])].map(
      ({ offReason }) => offReason,
    );
  };
  expect(reasons({ other: false })).toEqual([undefined, undefined, undefined, undefined]);
  expect(reasons({ live: true, 'plugin.live': true })).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(reasons({ live: false })).toEqual([
    'features.live is false',
    undefined,
    undefined,
    'target live.all is not in the plan',
  ]);
  expect(reasons({ 'route.live.one': false, 'slot.live.strip': false })).toEqual([
    undefined,
    'features.route.live.one is false',
    'features.slot.live.strip is false',
    undefined,
  ]);
  const off = 'features.plugin.live is false';
  expect(reasons({ 'plugin.live': false })).toEqual([off, off, off, off]);
});

test('PLN-90 a guard that the configuration names and no plugin has is planned last, without code', () => {
  const plan = resolvePlan([betting], configure({ guards: { 'betting.meda': false } }));
  expect(plan.guards.map(({ id, isUnknown = false }) => [id, isUnknown])).toEqual([
    ['betting.media', false],
    ['betting.meda', true],
  ]);
  expect(plan.guards.at(-1)).toMatchObject({ station: 'first-deposit', onError: 'closed' });
});
