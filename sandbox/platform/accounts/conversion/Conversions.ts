import type { AccountConversion, ConversionOffer } from '#wire';
import { ApiError, notFound } from '../../http/ApiError.ts';
import type { Ledger, LedgerAccount } from '../../ledger/Ledger.ts';
import type { Store } from '../../store/Store.ts';
import type { User, Users } from '../Users.ts';

/** Council Regulation (EU) 2022/1208: 1 euro is 7.53450 kuna, fixed. */
const kunaRate = '7.53450';
const kunaPerEuro = 753_450n;
const rateScale = 100_000n;

interface ConversionRow {
  readonly account_id: number;
  readonly from_currency: string;
  readonly from_minor: number;
  readonly to_currency: string;
  readonly to_minor: number;
  readonly rate: string;
  readonly converted_at_ms: number;
}

export interface ConversionsDependencies {
  readonly store: Store;
  readonly ledger: Ledger;
  readonly users: Users;
  readonly nowMs: () => number;
}

/** Accounts in a discontinued currency and their conversions. */
export class Conversions {
  readonly #dependencies: ConversionsDependencies;

  constructor(dependencies: ConversionsDependencies) {
    this.#dependencies = dependencies;
  }

  offers(userId: number): ConversionOffer[] {
    return this.#dependencies.ledger.accountsOf(userId).filter(isKuna).map(toOffer);
  }

  converted(userId: number): AccountConversion[] {
    return this.#dependencies.store
      .all<ConversionRow>(
        'SELECT * FROM account_conversions WHERE user_id = ? ORDER BY converted_at_ms',
        userId,
      )
      .map(toWire);
  }

  /** Opens an additional account in kuna, funded from outside. */
  openKuna(userId: number, minor: number): number {
    const { ledger, nowMs } = this.#dependencies;
    const accountId = ledger.openAccount(userId, 'HRK', 9, 'HRK');
    ledger.move('opening', accountId, minor, nowMs());
    return accountId;
  }

  convert(user: User, accountId: number): AccountConversion {
    const { ledger, nowMs, store, users } = this.#dependencies;
    const accounts = ledger.accountsOf(user.id);
    const account = accounts.find((each) => each.id === accountId);
    if (account === undefined || !isKuna(account))
      throw notFound('conversion_unknown', 'There is no such account to convert');
    if (
      store.one('SELECT 1 FROM coupons WHERE account_id = ? AND status_id < 0', accountId) !==
      undefined
    )
      throw new ApiError(
        409,
        'open_bets',
        'The account has open bets: convert it when they are settled',
      );
    const { from, to, rate } = toOffer(account);
    const atMs = nowMs();
    store.transaction(() => {
      const euroId =
        accounts.find((each) => each.currency === 'EUR' && each.type !== 4)?.id ??
        ledger.openAccount(
          user.id,
          'EUR',
          account.type,
          account.label === 'HRK' ? 'EUR' : account.label,
        );
      ledger.move('adjustment', accountId, -from.minor, atMs);
      ledger.move('adjustment', euroId, to.minor, atMs);
      ledger.closeAccount(accountId, atMs);
      if (user.activeAccountId === accountId) users.setActiveAccount(user.id, euroId);
      store.run(
        `INSERT INTO account_conversions (account_id, user_id, from_currency, from_minor,
          to_currency, to_minor, rate, converted_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        accountId,
        user.id,
        from.currency,
        from.minor,
        to.currency,
        to.minor,
        rate,
        atMs,
      );
    });
    return { accountId, from, to, rate, converted_at: Math.floor(atMs / 1000) };
  }
}

function isKuna({ currency, type }: LedgerAccount): boolean {
  return currency === 'HRK' && type !== 4;
}

function toOffer({ id, type, balanceMinor, currency }: LedgerAccount): ConversionOffer {
  const scaled = BigInt(balanceMinor) * rateScale;
  // Rounded half up, once: both currencies have two decimals.
  const euroMinor = Number((scaled * 2n + kunaPerEuro) / (kunaPerEuro * 2n));
  return {
    accountId: id,
    kind: type === 0 ? 'main' : 'additional',
    from: { minor: balanceMinor, currency },
    to: { minor: euroMinor, currency: 'EUR' },
    rate: kunaRate,
  };
}

function toWire(row: ConversionRow): AccountConversion {
  return {
    accountId: row.account_id,
    from: { minor: row.from_minor, currency: row.from_currency },
    to: { minor: row.to_minor, currency: row.to_currency },
    rate: row.rate,
    converted_at: Math.floor(row.converted_at_ms / 1000),
  };
}
