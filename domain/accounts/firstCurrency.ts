/** Where no currency is offered at all: accounts are kept in roubles. */
const lastResort = 'RUB';

/**
 * The currency that stands in a new account until the person chooses another one.
 *
 * @param ofCountry that of the person's country, if it is known
 * @param allowed those that accounts can have there, the first one first
 */
export function firstCurrency(ofCountry: string | undefined, allowed: readonly string[]): string {
  return allowed.find((code) => code === ofCountry) ?? allowed[0] ?? lastResort;
}
