import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { slots } from '#core';
import type { PluginManifest } from '../../core/contract/PluginManifest.ts';
import type { InstalledPlugin } from './installedPlugins.ts';
import { textGroup } from './textGroup.ts';

const root = mkdtempSync(join(tmpdir(), 'text-group-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, bytes: number): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify({ text: 'x'.repeat(bytes) }));
}

/** A thunk as written in a manifest; the test runner would rewrite imports. */
const thunk = (text: string): (() => Promise<never>) =>
  Object.assign(async (): Promise<never> => Promise.reject(new Error('read as text alone')), {
    toString: () => text,
  });
const texts = (part: string) =>
  thunk(`(language) => import(\`./locales/${part}\${language}.json\`)`);

function plugin(id: string, fields: Omit<PluginManifest, 'id'>): InstalledPlugin {
  const i18n = { load: texts(''), later: texts('later/'), parts: { rules: texts('rules/') } };
  return { folder: `plugins/${id}`, manifest: { id, i18n, ...fields } };
}

test('PLN-63 dictionaries go together by language and by the moment at which they are needed', () => {
  for (const [path, bytes] of [
    ['games/locales', 5000],
    ['games/locales/later', 9000],
    ['games/locales/rules', 100],
    ['chat/locales', 100],
    ['chat/locales/later', 100],
    ['chat/locales/rules', 9000],
    ['bar/locales', 100],
    ['bar/locales/later', 100],
    ['bar/locales/rules', 100],
  ] as const)
    write(`plugins/${path}/en.json`, bytes);
  const load = thunk('');
  const { name } = textGroup(
    root,
    [
      plugin('games', {
        routes: [{ id: 1, name: 'games.home', path: '', titleKey: 'title', load }],
      }),
      plugin('chat', { slots: [{ id: 'chat', slot: slots.overlay, isDeferred: true, load }] }),
      plugin('bar', { slots: [{ id: 'bar', slot: slots.headerEnd, load }] }),
    ],
    {
      hasSlot: ({ isDeferred }) => isDeferred !== true,
      hasService: () => false,
      isPersonal: () => false,
    },
  );
  const groupOf = (path: string): string | null =>
    typeof name === 'string' ? name : name(join(root, 'plugins', path));
  expect(
    [
      'games/locales/en.json',
      'bar/locales/ru.json',
      'games/locales/later/en.json',
      'chat/locales/en.json',
      'bar/locales/later/en.json',
      'games/locales/rules/en.json',
      'bar/locales/rules/en.json',
      'chat/locales/rules/de.json',
      'chat/Chat.tsx',
    ].map(groupOf),
  ).toEqual([
    'texts-first-games-en',
    'texts-first-ru',
    'texts-late-games-en',
    'texts-late-en',
    'texts-late-en',
    'texts-asked-en',
    'texts-asked-en',
    'texts-asked-chat-de',
    null,
  ]);
});
