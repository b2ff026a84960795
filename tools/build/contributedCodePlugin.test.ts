import { expect, test } from 'vitest';
import type { PluginManifest } from '../../core/plan/PluginManifest.ts';
import { contributedCodeOf, thunksOf } from './contributedCodePlugin.ts';

/** A thunk as it stands in a manifest; what runs the tests rewrites imports. */
const thunk = (text: string): (() => undefined) => Object.assign(() => undefined, { toString: () => text });

const games = {
  id: 'games',
  routes: [{ id: 1, name: 'games.page', path: 'games', titleKey: 'title', skeleton: 'text', firstData: [{ endpoint: 'site.config' }], load: thunk("async () => (await import('./pages/GamesPage.tsx')).GamesPage") }],
  provides: [{ token: { name: 'games.store', major: 2 }, load: thunk("async () => (await import('./stores/createStore.ts')).createStore") }],
  menus: [{ menu: 'main', item: { id: 'games', labelKey: 'menu', target: 'games.page' } }],
} as unknown as PluginManifest;

test('PLN-55 of a manifest the page gets the thunks alone, their imports moved to where they are', () => {
  expect(thunksOf({ folder: 'plugins/games', manifest: games })).toBe(
    [
      '{ id: "games",',
      `routes: [{ name: "games.page", load: async () => (await import('../../plugins/games/pages/GamesPage.tsx')).GamesPage }],`,
      `provides: [{ token: { name: "games.store", major: 2 }, load: async () => (await import('../../plugins/games/stores/createStore.ts')).createStore }] }`,
    ].join(' '),
  );
});

test('PLN-56 dictionaries in the usual place need no code; those that are loaded otherwise keep theirs', () => {
  const withTexts = (...texts: string[]): string => thunksOf({ folder: 'plugins/games', manifest: { id: 'games', i18n: { load: thunk(texts[0] ?? ''), ...(texts[1] === undefined ? {} : { later: thunk(texts[1]) }) } } as unknown as PluginManifest });
  const plain = 'import(`./locales/${language}.json`)';
  expect(withTexts(`(language) => ${plain}`, `(language) => ${plain.replace('locales', 'locales/later')}`)).toBe('{ id: "games" }');
  expect(withTexts("async () => import('./locales/en.json')")).toBe(`{ id: "games", i18n: { load: async () => import('../../plugins/games/locales/en.json') } }`);
  expect(withTexts(`(language) => ${plain}`, "async () => import('./own.json')")).toBe('{ id: "games", i18n: { load: (language) => import(`../../plugins/games/locales/${language}.json`), parts: { "later": async () => import(\'../../plugins/games/own.json\') } } }');
});

test('PLN-55 manifests of other folders are taken whole, in their place', () => {
  const text = contributedCodeOf([
    { folder: 'plugins/games', manifest: games },
    { folder: 'test/plugins/chaos', manifest: { id: 'chaos' } },
  ]);
  expect(text.split('\n').map((line) => line.slice(0, 62))).toEqual(["import { chaos } from '../../test/plugins/chaos/index.ts';", 'export const contributedCode = [', '{ id: "games", routes: [{ name: "games.page", load: async () =>', 'chaos,', '];'].map((line) => line.slice(0, 62)));
});
