import { expect, test } from 'vitest';
import { dictionariesToken } from '#core';
import { checkedSettings } from '../../../test/services/checkedSettings.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';
import { PhoneEntry } from './PhoneEntry.ts';

const listed = [
  { id: 1, code: 'AF', name: 'Afghanistan', telCode: '+93' },
  { id: 2, code: 'AQ', name: 'Antarctica' },
  { id: 3, code: 'AU', name: 'Australia', telCode: '+61' },
  { id: 4, code: 'MT', name: 'Malta', telCode: '+356' },
  { id: 5, code: 'GR', name: 'Greece', telCode: '+30' },
];

function stage({ geoCountryId = 0, settings = {}, language = 'en', isDown = false } = {}) {
  return new PhoneEntry(
    createTestServices({
      config: {
        site: { geoCountryId },
        plugins: { auth: checkedSettings('auth', settings) ?? false },
      },
      environment: { language },
      services: {
        get: async (token: unknown) => {
          if (isDown || token !== dictionariesToken) throw new Error('no list');
          return { load: async () => undefined, items: () => listed };
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
  ['neither list nor setting is there', { isDown: true }, ''],
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

test('AUT-380 a number typed meanwhile is not moved to another country', async () => {
  const phone = stage({ ...brands, geoCountryId: 5 });
  const beginning = phone.begin();
  phone.type('9999 2121');
  await beginning;
  expect(phone.country).toBe('MT');
});

test('AUT-434 the countries are those of the platform with their codes; the rules come with the focus', async () => {
  const phone = stage(brands);
  await phone.begin();
  expect(phone.countries.map(({ code, telCode }) => `${code} ${telCode}`)).toEqual([
    'AF +93',
    'AU +61',
    'MT +356',
    'GR +30',
  ]);
  phone.type('999900');
  expect(phone.national).toBe('999900');
  await phone.prepare();
  phone.type('99990001');
  expect(phone.national).toBe('9999 0001');
});

test('AUT-434 without the list of the platform the rules bring it, with the focus', async () => {
  const phone = stage({ isDown: true });
  await phone.begin();
  expect(phone.countries).toEqual([]);
  await phone.prepare();
  expect(phone.countries.find(({ code }) => code === 'MT')?.telCode).toBe('+356');
  expect(phone.country).toBe('AF');
});
