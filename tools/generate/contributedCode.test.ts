import { expect, test } from 'vitest';
import type { PluginManifest } from '../../core/contract/PluginManifest.ts';
import { contributedCode, thunksOf } from './contributedCode.ts';
import { menus } from '#core';

/** A thunk as written in a manifest; the test runner would rewrite imports. */
const thunk = (text: string): (() => undefined) =>
  Object.assign(() => undefined, { toString: () => text });

const games = {
  id: 'games',
  routes: [
    {
      id: 1,
      name: 'games.page',
      path: 'games',
      titleKey: 'title',
      firstData: [{ endpoint: 'site.config' }],
      load: thunk("async () => (await import('./pages/GamesPage.tsx')).GamesPage"),
    },
  ],
  provides: [
    {
      token: { name: 'games.store', major: 2 },
      load: thunk("async () => (await import('./stores/createStore.ts')).createStore"),
    },
  ],
  menus: [{ menu: menus.main, item: { id: 'games', labelKey: 'menu', target: 'games.page' } }],
} as unknown as PluginManifest;

test('PLN-55 the page gets only the thunks of a manifest, with rewritten imports', () => {
  expect(thunksOf({ folder: 'plugins/games', manifest: games })).toBe(
    [
      '{ id: "games",',
      `routes: [{ name: "games.page", load: async () => (await import('../../plugins/games/pages/GamesPage.tsx')).GamesPage }],`,
      `provides: [{ token: { name: "games.store", major: 2 }, load: async () => (await import('../../plugins/games/stores/createStore.ts')).createStore }] }`,
    ].join(' '),
  );
});

test('PLN-56 dictionaries in the usual place need no code; those that are loaded otherwise keep theirs', () => {
  const withTexts = (...texts: string[]): string =>
    thunksOf({
      folder: 'plugins/games',
      manifest: {
        id: 'games',
        i18n: {
          load: thunk(texts[0] ?? ''),
          ...(texts[1] === undefined ? {} : { later: thunk(texts[1]) }),
        },
      } as unknown as PluginManifest,
    });
  const plain = 'import(`./locales/${language}.json`)';
  expect(
    withTexts(
      `(language) => ${plain}`,
      `(language) => ${plain.replace('locales', 'locales/later')}`,
    ),
  ).toBe('');
  expect(withTexts("async () => import('./locales/en.json')")).toBe(
    `{ id: "games", i18n: { load: async () => import('../../plugins/games/locales/en.json') } }`,
  );
  expect(withTexts(`(language) => ${plain}`, "async () => import('./own.json')")).toBe(
    '{ id: "games", i18n: { load: (language) => import(`../../plugins/games/locales/${language}.json`), parts: { "later": async () => import(\'../../plugins/games/own.json\') } } }',
  );
});

const office = {
  id: 'office',
  routes: [
    {
      id: 2,
      name: 'office.home',
      path: '',
      titleKey: 'title',
      load: thunk("async () => (await import('../../core/runtime/boot/nextTask.ts')).nextTask"),
    },
    {
      id: 3,
      name: 'office.page',
      path: 'office',
      titleKey: 'title',
      load: thunk("async () => (await import('./Page.tsx')).Page"),
    },
    {
      id: 4,
      name: 'office.own',
      path: 'own',
      titleKey: 'title',
      access: 'authed',
      load: thunk("async () => (await import('./Own.tsx')).Own"),
    },
  ],
  slots: [
    {
      id: 'office.own-menu',
      slot: { name: 'column.start' },
      when: { op: 'route', id: 4 },
      load: thunk("async () => (await import('./OwnMenu.tsx')).OwnMenu"),
    },
    {
      id: 'office.menu',
      slot: { name: 'column.start' },
      load: thunk("async () => (await import('./Menu.tsx')).Menu"),
    },
  ],
  guards: [
    {
      id: 'office.robots',
      station: 'search-bot',
      kind: 'check',
      timeoutMs: 1,
      onError: 'open',
      when: 'robot',
      load: thunk("async () => (await import('../../core/runtime/boot/nextTask.ts')).nextTask"),
    },
    {
      id: 'office.steps',
      station: 'media',
      kind: 'load',
      timeoutMs: 1,
      onError: 'open',
      trigger: 'navigation',
      load: thunk("async () => (await import('./step.ts')).step"),
    },
  ],
  modals: [{ id: 'office.ask', load: thunk("async () => (await import('./Ask.tsx')).Ask") }],
  setup: thunk("async () => (await import('./start.ts')).start"),
} as unknown as PluginManifest;

const idsIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:name|id): "([\w.-]+)"|(setup):/g)].map(
    ([, id, setup]) => id ?? setup ?? '',
  );

test('PLN-60 PLN-196 the first module has the thunks of the first screen, another those of pages for people who are signed in, the third all others', () => {
  const { firstCode, laterCode, personalCode } = contributedCode(
    [
      { folder: 'plugins/office', manifest: office },
      { folder: 'plugins/empty', manifest: { id: 'empty' } },
    ],
    new Set(),
  );
  expect(idsIn(firstCode)).toEqual(['office', 'office.home', 'office.robots']);
  expect(idsIn(laterCode)).toEqual([
    'office',
    'office.page',
    'office.steps',
    'office.ask',
    'office.menu',
    'setup',
  ]);
  expect(idsIn(personalCode)).toEqual(['office', 'office.own', 'office.own-menu']);
});

test('PLN-60 a build for production is without the thunks of plugins for developers', () => {
  const { laterCode } = contributedCode(
    [
      { folder: 'plugins/games', manifest: games },
      { folder: 'plugins/office', manifest: office },
    ],
    new Set(['games']),
  );
  const [always = '', forDevelopers = ''] = laterCode.split("STAGE === 'production' ? []");
  expect(idsIn(always)[0]).toBe('office');
  expect(idsIn(forDevelopers)).toEqual(['games', 'games.page', 'games.store']);
});
