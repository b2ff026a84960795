import type { Ledger } from '../ledger/Ledger.ts';
import type { User } from './Users.ts';

/** Returns the currency of the account that pays for a person's bets. */
export function currencyOf(
  ledger: Pick<Ledger, 'account'>,
  { activeAccountId }: Pick<User, 'activeAccountId'>,
): string {
  const account = activeAccountId === undefined ? undefined : ledger.account(activeAccountId);
  return account?.currency ?? 'EUR';
}
