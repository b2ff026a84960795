import { expect, test } from 'vitest';
import type { GuardRun } from '../../runtime/guards/GuardRunner.ts';
import { resolvePlan } from '../../runtime/plan/resolvePlan.ts';
import { filterSections, section, sectionsToJson } from './InspectorSection.ts';
import { inspector } from './index.ts';
import { configurationSections } from './sections/configurationSections.ts';
import { guardSections } from './sections/guardSections.ts';
import { planSections } from './sections/planSections.ts';
import { countOf } from './sections/serviceSections.ts';
import type { SiteConfiguration } from '../../contract/CoreServices.ts';
import { fakeOf } from '../../../test/services/fakeOf.ts';
import { testConfiguration } from '../../../test/services/testConfiguration.ts';

const row = (key: string, ...cells: string[]) => ({ key, cells, tone: 'plain' as const });

test('SHL-341 rows are found by words in any order and copied by the names of their columns', () => {
  const sections = [
    section(
      'routes',
      ['name', 'state'],
      [row('a', 'betting.live', 'on'), row('b', 'office.history', 'on')],
    ),
    section('slots', ['name'], [row('c', 'coupon.panel')]),
  ];
  expect(filterSections(sections, '  ')).toBe(sections);
  const found = filterSections(sections, 'ON  Live');
  expect(found.map(({ id, rows }) => [id, rows.map(({ key }) => key)])).toEqual([
    ['routes', ['a']],
  ]);
  expect(JSON.parse(sectionsToJson(found))).toEqual({
    routes: [{ name: 'betting.live', state: 'on' }],
  });
});

test('SHL-340 the plan is shown with the reasons for disabled parts', () => {
  const plan = resolvePlan(
    [inspector],
    testConfiguration({
      plugins: { inspector: {} },
      features: { 'route.inspector.page': false },
    }),
  );
  const routes = planSections(plan).find(({ id }) => id === 'routes');
  expect(routes?.rows[0]).toMatchObject({
    cells: [
      'inspector.page',
      'inspector',
      'features.route.inspector.page is false',
      '/debugger',
      expect.any(String),
    ],
    tone: 'off',
  });
});

test('SHL-340 runs of guards are shown newest first, station by station', () => {
  const run = (url: string, verdict: GuardRun['verdict']): GuardRun => ({
    url,
    verdict,
    modals: [],
    steps: [
      { station: 'referral', guard: undefined, verdict: 'no guard', tookMs: 0 },
      { station: 'access', guard: 'access.page', verdict: 'redirect', tookMs: 1.26 },
    ],
  });
  const sections = guardSections([
    run('https://a.example/en', { kind: 'next' }),
    run('https://a.example/en/office?x=1', { kind: 'redirect', to: '/en' }),
  ]);
  expect(sections.map(({ title }) => title)).toEqual([
    { text: '/en/office?x=1 → redirect /en' },
    { text: '/en → next' },
  ]);
  expect(sections[0]?.rows.map(({ cells, tone }) => [cells, tone])).toEqual([
    [['referral', '', 'no guard', ''], 'off'],
    [['access', 'access.page', 'redirect', '1.3'], 'plain'],
  ]);
});

test('SHL-340 each value of the configuration has its layer, and changes in this page are marked', () => {
  const configuration = fakeOf<SiteConfiguration>({
    brand: fakeOf<SiteConfiguration['brand']>({ id: 'northline' }),
    features: { promo: false },
    remotes: [],
    theme: fakeOf<SiteConfiguration['theme']>({ light: {} }),
  });
  const leaves = [
    { path: 'brand.id', value: '"northline"', layer: 'northline.json' },
    { path: 'features.promo', value: 'true', layer: 'platform' },
    { path: 'remotes', value: '[]', layer: 'defaults' },
    { path: 'theme.light.bg', value: '"#fff"', layer: 'northline.json' },
  ];
  const cells = configurationSections(configuration, leaves).map(({ id, rows }) => [
    id,
    rows.map((each) => each.cells),
  ]);
  expect(cells).toEqual([
    ['features', [['features.promo', 'false', 'changed']]],
    ['remotes', [['remotes', '[]', 'defaults']]],
    [
      'values',
      [
        ['brand.id', '"northline"', 'northline.json'],
        ['theme.light.bg', '"#fff"', 'northline.json'],
      ],
    ],
  ]);
});

test('SHL-340 the entries of a store are counted, in spite of cycles', () => {
  const store: Record<string, unknown> = {
    list: [1, 2],
    map: new Map([[1, 2]]),
    inner: { set: new Set([1, 2, 3]), deep: { deeper: { deepest: [1] } } },
    name: 'x',
  };
  store['self'] = store;
  expect(countOf(store)).toBe(6);
  expect(countOf(undefined)).toBe(0);
});
