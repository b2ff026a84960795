import { expect, test } from 'vitest';
import { countriesByName, countryName } from './countryName.ts';

test.each([
  ['MT', 'en', 'Malta'],
  ['mt', 'ru', 'Мальта'],
  ['', 'en', ''],
  ['xx1', 'en', 'xx1'],
])('OFC-2 country %j in %s is %j', (code, language, name) => {
  expect(countryName(code, language)).toBe(name);
});

test('REG-1 countries are in the order of their names in the language', () => {
  const codes = ['DE', 'AT', 'SE', 'ES'];
  const order = (language: string): string[] =>
    countriesByName(codes, language).map(({ code }) => code);
  expect(order('en')).toEqual(['AT', 'DE', 'ES', 'SE']);
  expect(order('de')).toEqual(['DE', 'AT', 'SE', 'ES']);
});
