import { expect, test } from 'vitest';
import { createSlot } from '../../contract/Token.ts';
import type { PluginManifest } from '../../contract/PluginManifest.ts';
import { slots } from '../../shell/slots.ts';
import { resolvePlan } from './resolvePlan.ts';
import { slotsOfPage } from './slotsOfPage.ts';

const view = async () => () => null;
const facts = {
  isAuthed: false,
  isMobile: false,
  isBanned: false,
  features: {},
  routeId: undefined,
};
const manifest: PluginManifest = {
  id: 'sample',
  routes: [
    { id: 1, name: 'sample.home', titleKey: 'title', path: '', load: view },
    {
      id: 2,
      name: 'sample.wide',
      titleKey: 'title',
      path: 'wide',
      hasEndColumn: false,
      load: view,
    },
    { id: 3, name: 'sample.bare', titleKey: 'title', path: 'bare', layout: 'empty', load: view },
  ],
  slots: [
    { id: 'sample.header', slot: slots.headerEnd, load: view },
    { id: 'sample.tree', slot: slots.columnStart, load: view },
    { id: 'sample.coupon', slot: slots.columnEnd, load: view },
    { id: 'sample.late', slot: slots.columnEnd, isDeferred: true, load: view },
    { id: 'sample.bar', slot: slots.bottomBar, load: view },
    {
      id: 'sample.hero',
      slot: createSlot('sample.top', { loads: 'with-page', page: 'home' }),
      load: view,
    },
    { id: 'sample.help', slot: slots.notFoundEnd, load: view },
    { id: 'sample.menu', slot: slots.menuEnd, load: view },
  ],
};
const plan = resolvePlan([manifest], {
  plugins: { sample: {} },
  routes: {},
  slots: {},
  menus: {},
  guards: {},
});

function idsOn(path: string | undefined, layout: 'desktop' | 'mobile' = 'desktop'): string[] {
  const route = plan.routes.find((each) => each.path === path);
  return slotsOfPage(plan, { layout, route, facts }).map(({ id }) => id.replace('sample.', ''));
}

test('PLN-65 a page loads the contributions to the slots of its first render', () => {
  expect(idsOn('')).toEqual(['header', 'tree', 'coupon', 'hero']);
  expect(idsOn('', 'mobile')).toEqual(['header', 'bar', 'hero']);
  expect(idsOn('wide')).toEqual(['header', 'tree']);
  expect(idsOn(undefined)).toEqual(['header', 'tree', 'coupon', 'help']);
  expect(idsOn('bare')).toEqual([]);
});
