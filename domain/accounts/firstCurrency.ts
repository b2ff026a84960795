/** Used if no currency is offered at all. */
const lastResort = 'RUB';

/**
 * The preselected currency of a new account.
 *
 * @param ofCountry that of the person's country, if known
 * @param allowed those of accounts there, the default first
 */
export function firstCurrency(ofCountry: string | undefined, allowed: readonly string[]): string {
  return allowed.find((code) => code === ofCountry) ?? allowed[0] ?? lastResort;
}
