import { parameters } from '../../shell/parameters.ts';
import fc from 'fast-check';
import { createStaticHandler } from 'react-router';
import { expect, test } from 'vitest';
import { findPage } from '../routes/findPage.ts';
import { routeTable } from '../routes/routeTable.ts';
import { definePlugin } from '../../contract/definePlugin.ts';
import type { PlanConfiguration } from './PlanConfiguration.ts';
import { resolvePlan } from './resolvePlan.ts';
import { menus } from '../../shell/slots.ts';

const sectionParameter = { words: ['line', 'live'], isSection: true } as const;

const view = () => Promise.reject(new Error('views are not loaded by the plan'));
const page = { titleKey: 'title', load: view } as const;
const site = definePlugin({
  id: 'site',
  routes: [
    { ...page, id: 1000, name: 'site.home', path: '' },
    { ...page, id: 1001, name: 'site.line', path: 'line' },
    {
      ...page,
      id: 1008,
      name: 'site.event',
      path: 'event/:section/:id',
      parameters: { section: sectionParameter, id: parameters.integer },
    },
    {
      ...page,
      id: 1002,
      name: 'site.sport',
      path: 'line/:sport',
      parameters: { sport: parameters.slugId },
    },
    {
      ...page,
      id: 1003,
      name: 'site.competition',
      path: 'live/:sport/:champ',
      parameters: { sport: parameters.slugId, champ: parameters.slugId },
    },
    { ...page, id: 1004, name: 'site.ufc', path: 'ufc' },
    {
      ...page,
      id: 1005,
      name: 'site.token',
      path: ':token',
      parameters: { token: parameters.token },
    },
    { ...page, id: 47, name: 'site.rules', path: 'rules' },
    {
      ...page,
      id: 1006,
      name: 'site.chapter',
      path: 'rules/:chapter',
      requiredRouteId: 47,
    },
    { ...page, id: 1007, name: 'site.elsewhere', path: 'elsewhere', requiredRouteId: 300 },
  ],
  menus: [{ menu: menus.main, item: { id: 'rules', labelKey: 'rules', target: 'site.rules' } }],
});

function planWith(change: Partial<PlanConfiguration> = {}) {
  return resolvePlan([site], {
    plugins: { site: {} },
    routes: {},
    slots: {},
    menus: {},
    guards: {},
    ...change,
  });
}

const reasons = (plan: ReturnType<typeof planWith>) =>
  Object.fromEntries(
    plan.routes.flatMap(({ id, offReason }) => (offReason === undefined ? [] : [[id, offReason]])),
  );

test('PLN-40 available routes close all others, with the reason', () => {
  const plan = planWith({ site: { availableRoutes: [1000, 1001] } });
  expect(reasons(plan)[1002]).toBe('1002 is not in site.availableRoutes');
  expect([findPage(plan, 'line')?.route.id, findPage(plan, 'line/1')]).toEqual([1001, undefined]);
  expect(plan.menus['main']?.[0]?.offReason).toBe('target site.rules is not in the plan');
});

test('SHL-521 M30 a site without a home page starts with the first page of its menus that everybody may see', () => {
  const office = definePlugin({
    id: 'office',
    routes: [{ ...page, id: 30, name: 'office.account', path: 'account', access: 'authed' }],
  });
  const planOf = (change: Partial<PlanConfiguration>) =>
    resolvePlan([site, office], {
      plugins: { site: {}, office: {} },
      slots: {},
      menus: {},
      guards: {},
      ...change,
      routes: { 'site.home': { isOff: true } },
    });
  const item = (id: string, target: string) => ({ id, labelKey: `site:${id}`, target });
  expect(planOf({}).redirects).toEqual([{ from: '', to: 'rules', code: 302 }]);
  const closedFirst = [
    item('account', 'office.account'),
    item('closed', 'site.home'),
    { ...item('line', 'site.line'), when: { op: 'authed' as const } },
  ];
  expect(planOf({ menus: { main: closedFirst } }).redirects).toEqual([]);
  expect(
    planOf({
      menus: {
        main: closedFirst,
        section: [
          {
            id: 'more',
            labelKey: 'site:more',
            children: [{ ...item('sport', 'site.sport'), params: { sport: '2-hockey' } }],
          },
        ],
      },
    }).redirects,
  ).toEqual([{ from: '', to: 'line/2-hockey', code: 302 }]);
  // Without any section the footer still leads somewhere.
  expect(
    planOf({ menus: { main: closedFirst, footer: [item('rules', 'site.rules')] } }).redirects,
  ).toEqual([{ from: '', to: 'rules', code: 302 }]);
  expect(planWith().redirects).toEqual([]);
});

test('SHL-210 the pages of a closed site exist whatever routes the site has', () => {
  const closed = definePlugin({
    id: 'closed',
    routes: [
      {
        id: 900,
        name: 'closed.page',
        path: 'closed',
        titleKey: 'title',
        layout: 'blocked',
        load: async () => () => null,
      },
    ],
  });
  const plan = resolvePlan([closed], {
    plugins: { closed: {} },
    routes: {},
    slots: {},
    menus: {},
    guards: {},
    site: { availableRoutes: [1000] },
  });
  expect(reasons(plan)).toEqual({});
});

test('PLN-41 a route is off with the one that it requires, and open with one that is served elsewhere', () => {
  expect(reasons(planWith())).toEqual({ 1007: 'it requires route 300, which is not available' });
  expect(reasons(planWith({ routes: { 'site.rules': { isOff: true } } }))[1006]).toBe(
    'it requires route 47, which is not available',
  );
  expect(
    reasons(planWith({ site: { availableRoutes: [47, 1006, 1007, 300] } })),
  ).not.toHaveProperty('1007');
});

test('PLN-42 PLN-199 a redirect without a target page is off; one that leads to a page by another is not', () => {
  const { redirects } = planWith({
    redirects: [
      { from: 'old/:sport', to: 'line/:sport' },
      { from: 'nowhere', to: 'cyber/real' },
      { from: 'older', to: 'oldest', code: 302 },
      { from: 'oldest', to: '?showForgotPasswordModal=1' },
      { from: 'round', to: 'round' },
      { from: 'away', to: 'https://elsewhere.example/x' },
    ],
  });
  expect(redirects.map(({ from, offReason }) => [from, offReason])).toEqual([
    ['old/:sport', undefined],
    ['nowhere', 'cyber/real is not in the plan'],
    ['older', undefined],
    ['oldest', undefined],
    ['round', 'round is not in the plan'],
    ['away', undefined],
  ]);
});

test.each([
  ['', 'site.home', undefined],
  ['home', 'site.home', ''],
  ['home/line', 'site.line', 'line'],
  ['home/line/1', 'site.sport', 'line/1'],
  ['epl/live', 'site.competition', 'live/1/88'],
  ['epl/live/top', 'site.competition', 'live/1/88'],
  ['epl/line/2-hockey', 'site.sport', 'line/2-hockey'],
  ['line/top/1-football', 'site.sport', 'line/1-football'],
  ['ufc', 'site.ufc', undefined],
  ['ufc/line', 'site.sport', 'line/9'],
  ['q7Hd0-xK2mWz_9TbL4vRs', 'site.token', undefined],
  ['3f9a1c07be52d84e60a7', 'site.token', undefined],
  ['welcome-bonus-for-new-players', undefined, undefined],
  ['Euro-2028-Qualifying-Group-A1', undefined, undefined],
  ['home/home', undefined, undefined],
  ['epl/other', undefined, undefined],
  ['line/popular/1', undefined, undefined],
  ['constructor', undefined, undefined],
  ['abcdefghij', undefined, undefined],
])('PLN-43 PLN-203 M20 %j leads to %s', (path, name, canonicalPath) => {
  const plan = planWith({
    pageTypes: {
      home: {},
      epl: { sport: 1, competition: 88 },
      ufc: { sport: 9 },
      'twenty-letters-and-more': {},
    },
    menuSections: ['top'],
  });
  const match = findPage(plan, path);
  expect([match?.route.name, match?.canonicalPath]).toEqual([name, canonicalPath]);
});

test('PLN-43 a page type precedes a token', () => {
  const plan = planWith({ pageTypes: { 'twenty-letters-and-more': {} } });
  expect(findPage(plan, 'twenty-letters-and-more')?.route.name).toBe('site.home');
});

const curated = definePlugin({
  id: 'list',
  routes: [
    {
      ...page,
      id: 20,
      name: 'list.curated',
      path: ':type',
      parameters: { type: parameters.pageType },
    },
    {
      ...page,
      id: 21,
      name: 'list.part',
      path: ':type/:section',
      parameters: { type: parameters.pageType, section: sectionParameter },
    },
    {
      ...page,
      id: 22,
      name: 'list.sport',
      path: ':type/:section/:sport',
      parameters: {
        type: parameters.pageType,
        section: sectionParameter,
        sport: parameters.slugId,
      },
    },
    {
      ...page,
      id: 23,
      name: 'list.event',
      path: ':section/:sport/:champ/:game',
      parameters: {
        section: sectionParameter,
        sport: parameters.slugId,
        champ: parameters.slugId,
        game: parameters.slugId,
      },
    },
  ],
  menus: [
    {
      menu: menus.main,
      item: { id: 'open', labelKey: 'open', target: 'list.curated', params: { type: 'top' } },
    },
    {
      menu: menus.main,
      item: {
        id: 'closed',
        labelKey: 'closed',
        target: 'list.curated',
        params: { type: 'politics' },
      },
    },
  ],
});
const curatedPlan = (pageTypes: PlanConfiguration['pageTypes']) =>
  resolvePlan([curated], {
    plugins: { list: {} },
    routes: {},
    slots: {},
    menus: {},
    guards: {},
    pageTypes,
    menuSections: ['soon'],
  });

test.each([
  ['top', 'list.curated', { type: 'top' }, undefined],
  ['top/live', 'list.part', { type: 'top', section: 'live' }, undefined],
  ['top/line/soon', 'list.part', { type: 'top', section: 'line', menuSection: 'soon' }, 'top/line'],
  [
    'top/line/soon/1-football',
    'list.sport',
    { type: 'top', section: 'line', sport: '1-football', menuSection: 'soon' },
    'top/line/1-football',
  ],
  [
    'top/line/1/2/3',
    'list.event',
    { section: 'line', sport: '1', champ: '2', game: '3' },
    'line/1/2/3',
  ],
  [
    'top/line/soon/1/2/3',
    'list.event',
    { section: 'line', sport: '1', champ: '2', game: '3', menuSection: 'soon' },
    'line/1/2/3',
  ],
  ['top/line/later', undefined, undefined, undefined],
  ['plain', undefined, undefined, undefined],
  ['politics', undefined, undefined, undefined],
  ['__proto__', undefined, undefined, undefined],
])('SHL-470 M21 with a curated page type %j leads to %s', (path, name, params, canonicalPath) => {
  const plan = curatedPlan({ top: { selection: {} }, plain: {} });
  const match = findPage(plan, path);
  expect([match?.route.name, match?.params, match?.canonicalPath]).toEqual([
    name,
    params,
    canonicalPath,
  ]);
});

test('SHL-471 a menu item with parameters is off if they match no page', () => {
  const { menus } = curatedPlan({ top: { selection: {} } });
  expect(
    menus['main']?.map(({ id, params, offReason }) => [id, params?.['type'], offReason]),
  ).toEqual([
    ['open', 'top', undefined],
    ['closed', 'politics', 'politics is not in the plan'],
  ]);
});

test('EDG-222 A57 no path, however malformed, makes the matcher throw or takes longer than 50 ms', () => {
  const plan = planWith({
    pageTypes: { home: {}, epl: { sport: 1, competition: 88 } },
    menuSections: ['top'],
  });
  const match = createStaticHandler(routeTable(plan)).match;
  const abuse = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3000 }),
    fc
      .array(
        fc.constantFrom(
          '',
          '%2f',
          '%',
          '%E0%A4%A',
          '..',
          'epl',
          'live',
          'top',
          '1-a',
          'xx',
          '\\',
          '\u0000',
        ),
        { maxLength: 1000 },
      )
      .map((parts) => parts.join('/')),
  );
  fc.assert(
    fc.property(abuse, (path) => {
      // The best of three, because another process may hold the processor for longer than that.
      const tookMs = [1, 2, 3].map(() => {
        const startedMs = performance.now();
        findPage(plan, path, match);
        return performance.now() - startedMs;
      });
      expect(Math.min(...tookMs)).toBeLessThan(50);
    }),
  );
});
