import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endpoints } from '../schemas/generated/endpoints.ts';
import { changeable, irreversible } from './irreversible.ts';
import { root } from './sourceFiles.ts';

const languages = ['en', 'de', 'es', 'fr', 'pt', 'ru', 'tr', 'ar'];
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Texts of `security.ways:off.act`, or of the plural forms of `coupon.kinds:place.bets`. */
function textsOf(text: string, language: string): readonly string[] {
  const [namespace = '', key = ''] = text.split(':');
  const [plugin = '', part] = namespace.split('.');
  const folder = ['plugins', plugin, 'locales', ...(part === undefined ? [] : [part])].join('/');
  const dictionary = JSON.parse(read(`${folder}/${language}.json`)) as Record<string, string>;
  return Object.entries(dictionary).flatMap(([each, said]) =>
    each === key || each.replace(/_[a-z]+$/, '') === key ? [said] : [],
  );
}

test('SHL-800 FM12 M83 every call that changes something is classified as reversible or irreversible', () => {
  const changing = Object.entries(endpoints)
    .filter(([, { method }]) => method !== 'GET')
    .map(([id]) => id);
  const known = [...Object.keys(irreversible), ...changeable];
  expect(changing.filter((id) => !known.includes(id))).toEqual([]);
  expect(known.filter((id) => !changing.includes(id))).toEqual([]);
  expect(new Set(known).size).toBe(known.length);
});

test.each(Object.entries(irreversible))(
  'SHL-800 FM12 C14 M83 %s is reviewed first, and its button names the amount or the loss',
  (_id, steps) => {
    for (const { button, text, amount, review } of steps) {
      const source = read(button);
      const [, key = ''] = text.split(':');
      expect(source.includes(`'${key}'`) || source.includes(`'${text}'`)).toBe(true);
      expect(read(review.in)).toMatch(review.by);
      if (amount !== undefined) expect(source).toMatch(amount);
      for (const language of languages) {
        const said = textsOf(text, language);
        expect(said.length, `${text} in ${language}`).toBeGreaterThan(0);
        // A sum or the loss is named, because a verb alone says neither.
        if (amount === undefined)
          for (const each of said) expect(each).toMatch(/\{\{(?!count)\w+\}\}|\S\s+\S/);
      }
    }
  },
);
