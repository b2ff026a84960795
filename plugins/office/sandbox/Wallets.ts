import {
  accountsWire,
  ApiError,
  currencyCodes,
  notFound,
  type SandboxPlatform,
  type Person,
} from '#sandbox';
import type { WalletChangeAnswer, WalletsAnswer } from '#wire';

/** Most accounts of one person in other currencies. */
const mostCurrencies = 5;

interface ChangeRow {
  readonly change: string;
  readonly message: string;
}

/** Accounts of a person: the paying one, further currencies, and wagering of bonuses. */
export class Wallets {
  readonly #platform: SandboxPlatform;

  constructor(platform: SandboxPlatform) {
    this.#platform = platform;
  }

  of(person: Person): WalletsAnswer {
    const { ledger, money } = this.#platform;
    const { accounts, activeAccountId } = accountsWire(person, ledger);
    const taken = new Set(accounts.filter(({ type }) => type !== 4).map(({ iso }) => iso));
    return {
      accounts,
      activeAccountId,
      bonuses: accounts.flatMap(({ id, iso }) => {
        const wager = money.bonuses.wagerOf(id);
        if (wager === undefined) return [];
        const inIts = (minor: number) => ({ minor, currency: iso });
        return {
          accountId: id,
          wager: inIts(wager.wagerMinor),
          wagered: inIts(wager.wageredMinor),
          most: inIts(wager.maxMinor),
          ends_at: Math.floor(wager.endsAtMs / 1000),
        };
      }),
      openBets: accounts.filter(({ id }) => this.#hasOpenBets(id)).map(({ id }) => id),
      availableCurrencies:
        accounts.filter(({ type }) => type === 9).length >= mostCurrencies
          ? []
          : currencyCodes.filter((code) => !taken.has(code)),
      isAccountFrozen: this.#isFrozen(person.id),
    };
  }

  select(person: Person, key: string, accountId: number): WalletChangeAnswer {
    return this.#once(person, key, `select ${accountId}`, () => {
      const account = this.#requireOwn(person, accountId);
      if (account.type === 4)
        throw new ApiError(409, 'bonus_account', 'A bonus account cannot be the main one');
      this.#platform.users.setActiveAccount(person.id, accountId);
      return 'main_account_will_set';
    });
  }

  add(person: Person, key: string, currency: string): WalletChangeAnswer {
    return this.#once(person, key, `add ${currency}`, () => {
      if (!this.of(person).availableCurrencies.includes(currency))
        throw new ApiError(409, 'currency_taken', `No account in ${currency} can be added`, {
          field: 'currency',
        });
      this.#platform.ledger.openAccount(person.id, currency, 9, currency);
      return 'account_will_add';
    });
  }

  remove(person: Person, key: string, accountId: number): WalletChangeAnswer {
    return this.#once(person, key, `remove ${accountId}`, () => {
      const { ledger, nowMs, users } = this.#platform;
      const account = this.#requireOwn(person, accountId);
      if (account.type !== 9)
        throw new ApiError(409, 'account_kept', 'Only accounts in other currencies are removed');
      if (account.balanceMinor !== 0)
        throw new ApiError(409, 'account_has_money', 'There is money in the account');
      if (this.#hasOpenBets(accountId))
        throw new ApiError(409, 'account_has_bets', 'The account has open bets');
      ledger.closeAccount(accountId, nowMs());
      if (person.activeAccountId === accountId) {
        const main = ledger.accountsOf(person.id).find(({ type }) => type === 0);
        if (main !== undefined) users.setActiveAccount(person.id, main.id);
      }
      return 'account_will_remove';
    });
  }

  freeze(userId: number, isFrozen: boolean): void {
    const { rights, feed } = this.#platform;
    if (isFrozen) rights.hold(userId, 'frozen');
    else rights.release(userId, 'frozen');
    feed.notifyUser(userId);
  }

  /** A change is made once per idempotency key. */
  #once(person: Person, key: string, change: string, make: () => string): WalletChangeAnswer {
    const { store, feed, nowMs } = this.#platform;
    const answer = store.transaction(() => {
      const before = store.one<ChangeRow>(
        'SELECT change, message FROM wallet_changes WHERE user_id = ? AND key = ?',
        person.id,
        key,
      );
      if (before !== undefined && before.change !== change)
        throw new ApiError(409, 'idempotency_mismatch', 'The key was used for another request');
      if (before === undefined && this.#isFrozen(person.id))
        throw new ApiError(403, 'account_frozen', 'The account is frozen');
      const message = before?.message ?? make();
      if (before === undefined)
        store.run(
          `INSERT INTO wallet_changes (user_id, key, change, message, at_ms)
            VALUES (?, ?, ?, ?, ?)`,
          person.id,
          key,
          change,
          message,
          nowMs(),
        );
      return { success: true, data: { message } };
    });
    feed.notifyUser(person.id);
    return answer;
  }

  #requireOwn(person: Person, accountId: number) {
    const account = this.#platform.ledger.accountsOf(person.id).find(({ id }) => id === accountId);
    if (account === undefined) throw notFound('account_unknown', 'There is no such account');
    return account;
  }

  #hasOpenBets(accountId: number): boolean {
    return (
      this.#platform.store.one(
        'SELECT 1 FROM coupons WHERE account_id = ? AND status_id < 0 LIMIT 1',
        accountId,
      ) !== undefined
    );
  }

  #isFrozen(userId: number): boolean {
    return this.#platform.rights.heldSinceMs(userId, 'frozen') !== undefined;
  }
}
