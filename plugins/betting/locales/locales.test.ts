import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import en from './en.json' with { type: 'json' };
import later from './later/en.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };

const folder = join(import.meta.dirname, '..');
const keysOf = (dictionary: object): readonly string[] => [...new Set(Object.keys(dictionary).map((key) => key.replace(/_(one|few|many|other)$/, '')))].sort();

test('both languages have the same texts, with every plural form of theirs', () => {
  expect(keysOf(ru)).toEqual(keysOf(en));
  const russian: Readonly<Record<string, string>> = ru;
  for (const key of Object.keys(en).filter((each) => each.endsWith('_one'))) {
    for (const form of ['one', 'few', 'many', 'other']) expect(russian[key.replace(/one$/, form)], `${key} ${form}`).toBeTruthy();
  }
});

test('every text that components ask for is there', () => {
  const files = ['components', 'mobile', 'pages'].flatMap((part) => readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, part, name)));
  const asked = files
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .flatMap((name) => [...readFileSync(name, 'utf8').matchAll(/\bt\('(?:betting:)?([^':]+)'/g)].map((found) => found[1] ?? ''));
  const known = keysOf({ ...en, ...later });
  expect(asked.length).toBeGreaterThan(40);
  expect(asked.filter((key) => !known.includes(key))).toEqual([]);
});
