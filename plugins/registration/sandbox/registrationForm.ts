import { countryCodes, countryIdOf, currencyCodes, currencyIdOf } from '#sandbox';
import type { MoneyWire, RegistrationBonus, RegistrationForm } from '#wire';

/** The demo opens no account for people of these countries. */
const closedCountries: ReadonlySet<string> = new Set(['FR', 'KP', 'NL', 'US']);
const currencies: readonly string[] = ['EUR', 'USD', 'GBP', 'RUB', 'BRL', 'TRY', 'PLN', 'KWD'];
/** A brand whose visitor's country is not known. */
const defaultCountry = 'MT';
const dayLength = 10;
/** Whoever may not have an account at 18, by country (years). */
const ages: Readonly<Record<string, number>> = { EE: 21, GR: 21, LT: 21, PT: 18, JP: 20 };
const leastAge = 18;

const types: RegistrationForm['types'] = [
  { type: 'one_click', fields: ['country', 'currency', 'promo', 'bonus'] },
  { type: 'phone', fields: ['phone', 'password', 'country', 'currency', 'promo', 'bonus'] },
  // For whoever comes from a provider; the page leaves out what that has said.
  { type: 'social', fields: ['email', 'country', 'currency', 'promo', 'bonus'] },
  {
    type: 'full',
    fields: [
      'first_name',
      'last_name',
      'birth_date',
      'country',
      'region',
      'city',
      'street',
      'postcode',
      'email',
      'phone',
      'password',
      'currency',
      'promo',
      'bonus',
    ],
  },
];

/** What a person who lives in the country is asked for. */
export function registrationForm(
  country: string,
  { nowMs, termsUpdatedAtS }: { readonly nowMs: number; readonly termsUpdatedAtS: number },
): RegistrationForm {
  const code = countryIdOf(country) === undefined ? defaultCountry : country;
  const currency = currencyOf(code);
  return {
    country: code,
    countries: countryCodes.map((each, index) => ({
      id: index + 1,
      code: each,
      ...(closedCountries.has(each) ? { is_closed: true } : {}),
    })),
    currencies: [currency, ...currencies.filter((each) => each !== currency)],
    currency,
    min_age: ages[code] ?? leastAge,
    today: new Date(nowMs).toISOString().slice(0, dayLength),
    terms_updated_at: termsUpdatedAtS,
    types: [...types],
    bonuses: bonusesIn(currency),
  };
}

export function isClosed(country: string): boolean {
  return closedCountries.has(country);
}

function currencyOf(country: string): string {
  const id = currencyIdOf(country);
  const code = id === undefined ? undefined : currencyCodes[id - 1];
  return code !== undefined && currencies.includes(code) ? code : 'EUR';
}

/** Sport first, as the profile of the brand asks for no order; each is played through ten times. */
function bonusesIn(currency: string): RegistrationBonus[] {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits ?? 2;
  const most = (major: number): MoneyWire => ({
    minor: major * 10 ** digits,
    currency,
  });
  return [
    { id: 1, percent: 100, most: most(100), wager_times: 5, least_selections: 3 },
    { id: 2, percent: 100, most: most(200), wager_times: 10 },
    { id: 0 },
  ];
}
