import { expect, test } from 'vitest';
import { dictionariesToken } from '#core';
import { createTestServices } from '../../../test/services/createTestServices.ts';
import { PhoneEntry } from './PhoneEntry.ts';

const greece = { id: 5, code: 'GR', name: 'Greece' };

function stage({ geoCountryId = 0, settings = {}, language = 'en', isDown = false } = {}) {
  return new PhoneEntry(
    createTestServices({
      config: { site: { geoCountryId }, plugins: { auth: settings } },
      environment: { language },
      services: {
        get: async (token: unknown) => {
          if (isDown || token !== dictionariesToken) throw new Error('no list');
          return { load: async () => undefined, items: () => [greece] };
        },
      },
    }),
  );
}

const brands = { settings: { phoneCountry: 'MT' } };

test.each([
  ['the visitor is known', { ...brands, geoCountryId: 5 }, 'GR'],
  ['the visitor is not known', brands, 'MT'],
  ['the visitor is from where the list has nothing', { ...brands, geoCountryId: 6 }, 'MT'],
  ['the list does not come', { ...brands, geoCountryId: 5, isDown: true }, 'MT'],
  ['the settings are wrong', { settings: { phoneCountry: 'mt' } }, 'AF'],
  ['nothing is known', {}, 'AF'],
  ['nothing is known, in another language', { language: 'es' }, 'AF'],
  ['nothing is known, and the language has another order', { language: 'ru' }, 'AU'],
])('AUT-380 LG03 the country of a number where %s', async (_, given, country) => {
  const phone = stage(given);
  await phone.begin();
  expect(phone.country).toBe(country);
});

test('AUT-380 what is typed meanwhile is not moved to another country', async () => {
  const phone = stage({ ...brands, geoCountryId: 5 });
  const beginning = phone.begin();
  phone.type('9999 2121');
  await beginning;
  expect(phone.country).toBe('MT');
});
