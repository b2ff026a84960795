import { expect, test } from 'vitest';
import { phoneCountries, typePhone, parsePhoneNumber } from './phoneNumber.ts';

/** Pasted text, the country selected before, and the resulting number. */
const pasted: readonly (readonly [string, string, string, string])[] = [
  ['+35699992121', 'GB', 'MT', '+35699992121'],
  ['0035699992121', 'GB', 'MT', '+35699992121'],
  ['99992121', 'MT', 'MT', '+35699992121'],
  ['9999 2121', 'MT', 'MT', '+35699992121'],
  ['9999-2121', 'MT', 'MT', '+35699992121'],
  [' 9999.2121 ', 'MT', 'MT', '+35699992121'],
  ['+356 9999 2121', 'DE', 'MT', '+35699992121'],
  ['+356-9999-2121', 'DE', 'MT', '+35699992121'],
  ['00 356 9999 2121', 'DE', 'MT', '+35699992121'],
  ['(+356) 9999 2121', 'MT', 'MT', '+35699992121'],
  ['٩٩٩٩٢١٢١', 'MT', 'MT', '+35699992121'],
  ['+٣٥٦٩٩٩٩٢١٢١', 'AE', 'MT', '+35699992121'],
  ['۹۹۹۹۲۱۲۱', 'MT', 'MT', '+35699992121'],
  ['020 7946 0018', 'GB', 'GB', '+442079460018'],
  ['+44 20 7946 0018', 'MT', 'GB', '+442079460018'],
  ['+44 (0)20 7946 0018', 'MT', 'GB', '+442079460018'],
  ['0044 20 7946 0018', 'MT', 'GB', '+442079460018'],
  ['07400 123456', 'GB', 'GB', '+447400123456'],
  ['+447400123456', 'RU', 'GB', '+447400123456'],
  ['0151 23456789', 'DE', 'DE', '+4915123456789'],
  ['+49 151 23456789', 'MT', 'DE', '+4915123456789'],
  ['0049-151-23456789', 'MT', 'DE', '+4915123456789'],
  ['8 912 345-67-89', 'RU', 'RU', '+79123456789'],
  ['+7 912 345-67-89', 'MT', 'RU', '+79123456789'],
  ['+7 (912) 345-67-89', 'MT', 'RU', '+79123456789'],
  ['+7 701 234 56 78', 'RU', 'KZ', '+77012345678'],
  ['0532 123 45 67', 'TR', 'TR', '+905321234567'],
  ['+90 532 123 45 67', 'MT', 'TR', '+905321234567'],
  ['(11) 91234-5678', 'BR', 'BR', '+5511912345678'],
  ['+55 11 91234-5678', 'MT', 'BR', '+5511912345678'],
  ['06 12 34 56 78', 'FR', 'FR', '+33612345678'],
  ['+33 6 12 34 56 78', 'MT', 'FR', '+33612345678'],
  ['612 34 56 78', 'ES', 'ES', '+34612345678'],
  ['+34 612345678', 'MT', 'ES', '+34612345678'],
  ['050 123 4567', 'AE', 'AE', '+971501234567'],
  ['+971 50 123 4567', 'MT', 'AE', '+971501234567'],
  ['(212) 555-0123', 'US', 'US', '+12125550123'],
  ['+1 212 555 0123', 'MT', 'US', '+12125550123'],
  ['090-1234-5678', 'JP', 'JP', '+819012345678'],
  ['+81 90 1234 5678', 'MT', 'JP', '+819012345678'],
];

test.each(pasted)('AUT-228 LG03 %j pasted at %s is of %s: %s', (text, before, country, number) => {
  const typed = typePhone(text, before);
  const whole = parsePhoneNumber(typed);
  expect({ chosen: typed.country, whole }).toMatchObject({
    chosen: country,
    whole: { country, number },
  });
});

test.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['9999 21', 'too-short'],
  ['9999 2121 9999 2121', 'too-long'],
  ['9999 ring', 'letters'],
])('AUT-228 LG03 %j is no number: %s', (national, problem) => {
  expect(parsePhoneNumber({ country: 'MT', national })).toBe(problem);
});

test('AUT-228 a number of an unknown range is valid', () => {
  expect(parsePhoneNumber({ country: 'MT', national: '1111 1111' })).toMatchObject({
    number: '+35611111111',
    telCode: '+356',
    national: '11111111',
  });
});

test('AUT-228 every country has its calling code', () => {
  const codes = new Map(phoneCountries().map(({ code, telCode }) => [code, telCode]));
  expect([codes.get('MT'), codes.get('GB'), codes.get('US')]).toEqual(['+356', '+44', '+1']);
});
