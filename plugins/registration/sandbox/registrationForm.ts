import {
  countryCodes,
  countryIdOf,
  currencyCodes,
  currencyIdOf,
  minWagerOdds,
  welcomeOffers,
  type BankDeposits,
} from '#sandbox';
import { firstCurrency } from '#domain/accounts/firstCurrency.ts';
import { papersFor, type Paper } from '#domain/identity/papers.ts';
import type { RegistrationBonus, RegistrationForm } from '#wire';

/**
 * Countries for whose residents the demo opens no account: those of the FATF's call for action or
 * under comprehensive sanctions, and some whose law requires a local licence.
 */
const closedCountries: ReadonlySet<string> = new Set([
  ...['CU', 'IR', 'KP', 'MM', 'SY'],
  ...['FR', 'NL', 'US'],
]);
const currencies: readonly string[] = ['EUR', 'USD', 'GBP', 'RUB', 'BRL', 'TRY', 'PLN', 'KWD'];
/** Country when that of the visitor is unknown. */
const defaultCountry = 'MT';
const dayLength = 10;
/** Minimum age where it is above 18, by country (years). */
const ages: Readonly<Record<string, number>> = { EE: 21, GR: 21, LT: 21, PT: 18, JP: 20 };
const leastAge = 18;
/** Countries without identity cards. */
const withoutIdCard: ReadonlySet<string> = new Set([
  'AU',
  'CA',
  'DK',
  'GB',
  'IE',
  'JP',
  'NZ',
  'US',
]);

const types: RegistrationForm['types'] = [
  { type: 'one_click', fields: ['country', 'currency', 'promo', 'bonus'] },
  { type: 'phone', fields: ['phone', 'password', 'country', 'currency', 'promo', 'bonus'] },
  // The bank verifies the person; the page hides this type unless the brand has switched it on.
  { type: 'bank', fields: ['country', 'amount', 'funds'] },
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
  // Fields for people who come from a provider. The page leaves out those that the provider filled.
  { type: 'social', fields: ['email', 'country', 'currency', 'promo', 'bonus'] },
];

/** Returns the form for residents of a country. */
export function registrationForm(
  country: string,
  {
    nowMs,
    termsUpdatedAtS,
    bankBounds,
  }: {
    readonly nowMs: number;
    readonly termsUpdatedAtS: number;
    /** Without bounds the type `bank` is not offered. */
    readonly bankBounds?: BankDeposits['bounds'] | undefined;
  },
): RegistrationForm {
  const code = countryIdOf(country) === undefined ? defaultCountry : country;
  const currency = currencyOf(code);
  const bank = bankBounds?.(code, currency);
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
    documents: {
      identity: papersFor('name').filter((paper) => hasPaper(code, paper)),
      address: [...papersFor('address')],
    },
    types: types.filter(({ type }) => type !== 'bank' || bank !== undefined),
    ...(bank === undefined
      ? {}
      : {
          bank: {
            least: { minor: bank.least, currency },
            most: { minor: bank.most, currency },
          },
        }),
    bonuses: bonusesIn(currency),
  };
}

function hasPaper(country: string, paper: Paper): boolean {
  return paper !== 'id_card' || !withoutIdCard.has(country);
}

export function isClosed(country: string): boolean {
  return closedCountries.has(country);
}

function currencyOf(country: string): string {
  const id = currencyIdOf(country);
  return firstCurrency(id === undefined ? undefined : currencyCodes[id - 1], currencies);
}

/** Sport first, because no brand's profile requires an order. */
function bonusesIn(currency: string): RegistrationBonus[] {
  return [
    ...welcomeOffers(currency).map(
      ({ id, percent, mostMinor, wagerTimes, leastSelections, days }): RegistrationBonus => ({
        id,
        percent,
        most: { minor: mostMinor, currency },
        wager_times: wagerTimes,
        ...(leastSelections === undefined
          ? {}
          : { least_selections: leastSelections, least_coef: minWagerOdds }),
        days,
      }),
    ),
    { id: 0 },
  ];
}
