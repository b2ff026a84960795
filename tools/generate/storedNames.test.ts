import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPageSources, storedNames } from './storedNames.ts';

test('NTC-91 names of stored values and cookies are read out of the sources, with what asks for consent', () => {
  const sources = [
    {
      path: 'a.ts',
      text: "const kept = storage.value({ key: 'a/list', version: 1, fallback: [], check: isList, area: 'session' });",
    },
    {
      path: 'b.ts',
      text: 'storage.value({ key: `boot/${language}`, version: 2, fallback: 0, check });\nif (preferences.mayPersist) {}',
    },
    {
      path: 'c.ts',
      text: "const names = { one: 'first', two: 'second' } as const;\ncookies.write(names.one, value, 1);\ncookies.write('third', value, 1);\ncookies.write(shared, value, 1);",
    },
    { path: 'd.ts', text: "export const shared = 'fourth';" },
    {
      path: 'e.ts',
      text: "persisted(\n  { storage },\n  { key: 'own', version: 1, fallback: true, check },\n);",
    },
    {
      path: 'f.ts',
      text: "persisted<Row[]>(services, { key: 'asked', version: 1, fallback: [], check });",
    },
    {
      path: 'g.ts',
      text: "export const storedRows = { key: 'shared', version: 1, fallback: [], check };",
    },
    { path: 'h.ts', text: 'persisted(core, { ...storedRows, merge });' },
  ];
  expect(storedNames(sources)).toEqual([
    { name: 'a/list', area: 'session', isOptional: false },
    { name: 'asked', area: 'local', isOptional: true },
    { name: 'boot/…', area: 'local', isOptional: true },
    ...['first', 'fourth'].map((name) => ({ name, area: 'cookie', isOptional: false })),
    { name: 'own', area: 'local', isOptional: false },
    { name: 'second', area: 'cookie', isOptional: false },
    { name: 'shared', area: 'local', isOptional: true },
    { name: 'third', area: 'cookie', isOptional: false },
  ]);
  expect(() =>
    storedNames([{ path: 'e.ts', text: 'cookies.write(nameOf(x), value, 1);' }]),
  ).toThrow('e.ts: the cookie nameOf(x) has no name that can be read');
});

test('NTC-91 every stored value of the page is among them', () => {
  const sources = readPageSources(join(import.meta.dirname, '..', '..'));
  const names = new Set(storedNames(sources).map(({ name }) => name));
  const asked = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\bkey: ['`]([^'`]+)['`],\s*version:/g)].map(
      (match) => [path, (match[1] ?? '').replace(/\$\{[^}]*\}/g, '…')] as const,
    ),
  );
  expect(asked.filter(([, name]) => !names.has(name))).toEqual([]);
  for (const name of [
    'lng',
    'app_theme',
    'hide_left',
    'hide_right',
    'tzo',
    'is12h',
    'cookies_agree_type',
    'maintenance',
    'ggru',
    'preferences',
    'coupon/selections',
  ])
    expect(names, name).toContain(name);
  // Whoever opens a stored value names it: none is opened with a key that is put together
  // elsewhere.
  const opened = sources
    .filter(({ path }) => path !== 'core/data/persisted.ts')
    .flatMap(({ path, text }) =>
      [
        ...text.matchAll(
          /\b(?:storage\.value(?:<[^(]*>)?\(|persisted(?:<[^(]*>)?\(\s*(?:\{ storage \}|\w+),)\s*(\{\s*(?:key: ['`]|\.{3}stored[A-Z])|[^)\s]{1,12})/g,
        ),
      ].map((match) => [path, match[1] ?? ''] as const),
    );
  expect(
    opened.filter(
      ([, argument]) => !/^(?:\{\s*key: |\{\s*\.{3}stored[A-Z]|stored[A-Z])/.test(argument),
    ),
  ).toEqual([]);
});
