import fc from 'fast-check';
import { expect, test } from 'vitest';
import { directionOf } from './directionOf.ts';
import { languageTag } from './languageTag.ts';

test.each([
  ['en', 'en'],
  ['ar', 'ar'],
  ['iw', 'he'],
  ['in', 'id'],
  ['ua', 'uk'],
  ['cn', 'zh'],
  ['br', 'pt-BR'],
  ['kz', 'kk'],
  ['', 'en'],
  ['e', 'en'],
  ['e_n', 'en'],
  ['en-', 'en'],
  ['toString', 'en'],
])('SHL-221 the segment %j is the language %s', (segment, tag) => {
  expect(languageTag(segment)).toBe(tag);
});

test('SHL-221 C26 no segment throws, and every tag is canonical and good for Intl', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[a-z]{2}$/)),
      (segment) => {
        const tag = languageTag(segment);
        expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
        expect(() => new Intl.NumberFormat(tag)).not.toThrow();
      },
    ),
  );
});

test('SHL-221 Arabic, Persian, Hebrew and Urdu are written from right to left', () => {
  expect(['ar', 'fa', 'he', 'ur', 'en', 'ru', 'tr'].map(directionOf)).toEqual([
    'rtl',
    'rtl',
    'rtl',
    'rtl',
    'ltr',
    'ltr',
    'ltr',
  ]);
});
