import type { AccountsAnswer, AccountWire } from '#wire';
import type { Ledger, LedgerAccount } from '../ledger/Ledger.ts';
import type { User } from './Users.ts';

const currencies: Readonly<Record<string, { readonly id: number; readonly symbol: string }>> = {
  EUR: { id: 978, symbol: '€' },
  USD: { id: 840, symbol: '$' },
  GBP: { id: 826, symbol: '£' },
  RUB: { id: 643, symbol: '₽' },
  JPY: { id: 392, symbol: '¥' },
  KWD: { id: 414, symbol: 'KD' },
  HRK: { id: 191, symbol: 'kn' },
};

function toAccountWire(account: LedgerAccount): AccountWire {
  const currency = currencies[account.currency];
  return {
    id: account.id,
    iso: account.currency,
    symbol: currency?.symbol ?? account.currency,
    currencyId: currency?.id ?? 0,
    money: { minor: account.balanceMinor, currency: account.currency },
    points: 0,
    type: account.type,
    label: account.label,
  };
}

/** Returns the accounts of a person as calls and feed send them. */
export function accountsWire(user: User, ledger: Ledger): AccountsAnswer {
  const accounts = ledger.accountsOf(user.id);
  const main = accounts.find((account) => account.id === user.activeAccountId) ?? accounts[0];
  if (main === undefined)
    throw new Error(`User ${user.login} has no account: open one when the user is added`);
  return { accounts: accounts.map(toAccountWire), activeAccountId: main.id };
}
