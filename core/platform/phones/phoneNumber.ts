import { latinDigits } from '#domain/accounts/person/readDigits.ts';
import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
} from 'libphonenumber-js/min';

/** Groups a number as it is typed, as its country does: `+3569999` is `+356 9999`. */
export function formatPhone(typed: string): string {
  const text = withPlus(typed);
  return /^\+[\d\s().-]*$/.test(text) ? new AsYouType().input(text) : typed;
}

/**
 * Parses `00356 9999-0001` as `+35699990001` (E.164); undefined if its country has no such number.
 */
export function readPhone(text: string): string | undefined {
  const number = parsePhoneNumberFromString(withPlus(text), { extract: false });
  return number?.isValid() === true ? number.number : undefined;
}

/** Many people dial 00 for the plus. */
function withPlus(text: string): string {
  return text.trim().replace(/^\(?(?:\+|00)/, '+');
}

/** Country and national digits as typed. */
export interface TypedPhone {
  /** ISO 3166-1, as `MT`. */
  readonly country: string;
  readonly national: string;
}

/** Number of valid length. */
export interface FullPhoneNumber {
  /** E.164 */
  readonly number: string;
  /** With the plus: `+356`. */
  readonly telCode: string;
  readonly national: string;
  readonly country: string;
}

/** Calling code of a country, as `+356`; undefined without one. */
export function telCodeOf(country: string): string | undefined {
  const known = knownCountry(country);
  return known && `+${getCountryCallingCode(known)}`;
}

/** Countries with their calling codes. */
export function phoneCountries(): readonly { readonly code: string; readonly telCode: string }[] {
  return getCountries().map((code) => ({ code, telCode: `+${getCountryCallingCode(code)}` }));
}

/** A number with its calling code (`+356 …`) selects the country; others are grouped as there. */
export function typePhone(text: string, country: string): TypedPhone {
  const typed = withPlus(latinDigits(text));
  if (!/^\+?[\d\s().-]*$/.test(typed)) return { country, national: text };
  if (!typed.startsWith('+'))
    return { country, national: new AsYouType(knownCountry(country)).input(typed) };
  const whole = parsePhoneNumberFromString(typed, { extract: false });
  if (whole?.country === undefined) return { country, national: typed };
  const { country: found, nationalNumber } = whole;
  return { country: found, national: new AsYouType(found).input(nationalNumber) };
}

/**
 * Parses the number, or returns why it is invalid. Only lengths are checked, because new ranges are
 * opened daily.
 */
export function parsePhoneNumber({
  country,
  national,
}: TypedPhone): FullPhoneNumber | 'missing' | 'letters' | 'too-short' | 'too-long' {
  const typed = withPlus(latinDigits(national));
  if (typed === '') return 'missing';
  if (!/^\+?[\d\s().-]+$/.test(typed)) return 'letters';
  const known = knownCountry(country);
  const options =
    known === undefined ? { extract: false } : { defaultCountry: known, extract: false };
  switch (validatePhoneNumberLength(typed, options)) {
    case 'TOO_LONG':
      return 'too-long';
    case undefined:
      break;
    default:
      return 'too-short';
  }
  const whole = parsePhoneNumberFromString(typed, options);
  if (whole === undefined) return 'too-short';
  return {
    number: whole.number,
    telCode: `+${whole.countryCallingCode}`,
    national: whole.nationalNumber,
    country: whole.country ?? country,
  };
}

function knownCountry(code: string): CountryCode | undefined {
  return isSupportedCountry(code) ? code : undefined;
}
