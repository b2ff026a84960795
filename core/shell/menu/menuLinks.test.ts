import { expect, test } from 'vitest';
import type { PlannedMenuItem } from '../../runtime/plan/Plan.ts';
import { menuLinks, type MenuContext, type MenuLink } from './menuLinks.ts';

const routes: Readonly<Record<string, string>> = {
  home: '/en',
  live: '/en/live',
  football: '/en/live/1-football',
};

function context(path: string, isAuthed = false): MenuContext {
  return {
    facts: { isAuthed, isMobile: false, isBanned: false, features: {}, routeId: undefined },
    navigation: {
      path,
      hasRoute: (name) => name in routes,
      href: (target) => routes[target.name] ?? '',
    },
    translate: (key) => key,
  };
}

function item(id: string, rest: Partial<PlannedMenuItem> = {}): PlannedMenuItem {
  return { plugin: 'test', id, labelKey: `test:${id}`, children: [], ...rest };
}

function ids(links: readonly MenuLink[]): readonly string[] {
  return links.map((link) => link.id);
}

test('SHL-61 items that are off, fail their condition or have no target are not shown', () => {
  const items = [
    item('home', { target: 'home' }),
    item('off', { target: 'home', offReason: 'plugin is off' }),
    item('unknown', { target: 'nowhere' }),
    item('nothing'),
    item('outside', { target: 'https://example.com/help' }),
    item('account', { target: 'home', when: { op: 'authed' } }),
  ];
  expect(ids(menuLinks(items, context('/en')))).toEqual(['home', 'outside']);
  expect(ids(menuLinks(items, context('/en', true)))).toEqual(['home', 'outside', 'account']);
});

test('SHL-61 a heading is shown while one of its children is', () => {
  const heading = (target: string) => item('help', { children: [item('child', { target })] });
  expect(menuLinks([heading('live')], context('/en'))).toMatchObject([
    { id: 'help', href: undefined, children: [{ id: 'child', href: '/en/live' }] },
  ]);
  expect(menuLinks([heading('nowhere')], context('/en'))).toEqual([]);
});

test('SHL-62 the exact page or the longest address above it is current, home above nothing', () => {
  const items = [
    item('home', { target: 'home' }),
    item('live', { target: 'live' }),
    item('football', { target: 'football' }),
  ];
  const current = (path: string) => menuLinks(items, context(path)).map((link) => link.current);
  expect(current('/en')).toEqual(['page', undefined, undefined]);
  expect(current('/en/')).toEqual(['page', undefined, undefined]);
  expect(current('/en/live')).toEqual([undefined, 'page', undefined]);
  expect(current('/en/live/1-football/22-cup')).toEqual([undefined, undefined, 'true']);
  expect(current('/en/lively')).toEqual([undefined, undefined, undefined]);
  expect(current('/en/office')).toEqual([undefined, undefined, undefined]);
});

test('SHL-62 an item is current below its path', () => {
  const items = [item('home', { target: 'home', within: ['/cyber'] })];
  expect(
    ['/en/cyber/real/all', '/en/cyberpunk'].map(
      (path) => menuLinks(items, context(path))[0]?.current,
    ),
  ).toEqual(['true', undefined]);
});

test('SHL-62 an item is current on the pages of its routes', () => {
  const items = [
    item('home', { target: 'home', within: ['live', 'nowhere'] }),
    item('football', { target: 'football' }),
  ];
  const current = (path: string) => menuLinks(items, context(path)).map((link) => link.current);
  expect(current('/en')).toEqual(['page', undefined]);
  expect(current('/en/live/2-tennis')).toEqual(['true', undefined]);
  expect(current('/en/live/1-football')).toEqual([undefined, 'page']);
});
