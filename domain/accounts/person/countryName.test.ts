import { expect, test } from 'vitest';
import { countryName } from './countryName.ts';

test.each([
  ['MT', 'en', 'Malta'],
  ['mt', 'ru', 'Мальта'],
  ['', 'en', ''],
  ['xx1', 'en', 'xx1'],
])('OFC-2 country %j in %s is %j', (code, language, name) => {
  expect(countryName(code, language)).toBe(name);
});
