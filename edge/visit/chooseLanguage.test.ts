import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseLanguage, type LanguageFacts } from './chooseLanguage.ts';

const visitor: LanguageFacts = {
  available: ['en', 'ru', 'es', 'pt', 'de', 'fr', 'tr', 'ar'],
  hidden: [],
  defaultLanguage: 'es',
  fromPath: undefined,
  fromCookie: undefined,
  acceptLanguage: undefined,
  mayBeSignedIn: false,
};

test.each([
  ['en-GB,en;q=0.9', 'en'],
  ['ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
  ['es-419,es;q=0.9', 'es'],
  ['es-MX', 'es'],
  ['pt-BR', 'pt'],
  ['pt-PT;q=0.9, fr;q=0.8', 'pt'],
  ['de-AT, en;q=0.5', 'de'],
  ['de-Latn-CH-1996', 'de'],
  ['fr-CA', 'fr'],
  ['tr-TR', 'tr'],
  ['ar-EG', 'ar'],
  ['ar-Arab-SA', 'ar'],
  ['AR-eg', 'ar'],
  ['zh-Hant-TW', 'es'],
  ['zh, ja;q=0.9', 'es'],
  ['zh, tr;q=0.1', 'tr'],
  ['it-IT, pt;q=0.4, de;q=0.6', 'de'],
  ['fr;q=0.5, tr;q=0.5', 'fr'],
  ['de;q=0', 'es'],
  ['*', 'es'],
  ['arz', 'es'],
  ['', 'es'],
  [';;;, q=1, de_DE', 'es'],
  [`${'x,'.repeat(600)}de`, 'es'],
])('EDG-204 a browser that wishes %s reads %s', (acceptLanguage, language) => {
  expect(chooseLanguage({ ...visitor, acceptLanguage })).toBe(language);
});

test.each<[string, Partial<LanguageFacts>, string]>([
  [
    'the path goes before the cookie',
    { fromPath: 'de', fromCookie: 'fr', acceptLanguage: 'tr' },
    'de',
  ],
  ['the cookie goes before the browser', { fromCookie: 'fr', acceptLanguage: 'tr' }, 'fr'],
  ['a path that the site does not have is passed over', { fromPath: 'it', fromCookie: 'fr' }, 'fr'],
  [
    'a cookie that the site does not have is passed over',
    { fromCookie: 'it', acceptLanguage: 'ar' },
    'ar',
  ],
  [
    'a hidden language is not for a visitor',
    { fromPath: 'de', hidden: ['de'], fromCookie: 'fr' },
    'fr',
  ],
  [
    'a hidden language is for who may be signed in',
    { fromPath: 'de', hidden: ['de'], mayBeSignedIn: true },
    'de',
  ],
  ['nothing to go by is the default', {}, 'es'],
  ['a default that the site does not have is English', { defaultLanguage: 'it' }, 'en'],
])('EDG-204 %s', (_rule, facts, language) => {
  expect(chooseLanguage({ ...visitor, ...facts })).toBe(language);
});

test('EDG-206 the language is always one of the site, and that of the path when the site has it', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('en', 'ar', 'it', 'xx', 'en-GB,de;q=0.5', '*'),
  );
  fc.assert(
    fc.property(
      fc.option(text, { nil: undefined }),
      fc.option(text, { nil: undefined }),
      fc.option(text, { nil: undefined }),
      (fromPath, fromCookie, acceptLanguage) => {
        const language = chooseLanguage({ ...visitor, fromPath, fromCookie, acceptLanguage });
        expect(visitor.available).toContain(language);
        if (fromPath !== undefined && visitor.available.includes(fromPath))
          expect(language).toBe(fromPath);
      },
    ),
  );
});
