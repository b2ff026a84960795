import type { Ledger } from '../../ledger/Ledger.ts';
import type { Store } from '../../store/Store.ts';
import type { CouponRow } from '../CouponRow.ts';

/** Minimum total odds of a bet that counts for the wager. */
const minWagerOdds = 1.4;

interface BonusRow {
  readonly account_id: number;
  readonly wager_minor: number;
  readonly wagered_minor: number;
  readonly most_minor: number;
  readonly ends_at_ms: number;
}

export interface NewBonus {
  readonly minor: number;
  /** Amount to be staked before the money becomes the person's own. */
  readonly wagerMinor: number;
  readonly wageredMinor?: number;
  /** Maximum that becomes the person's own. */
  readonly maxMinor: number;
  readonly endsAtMs: number;
}

/** Bonus money with wagering conditions: an account of type 4 and its progress. */
export class BonusAccounts {
  readonly #store: Store;
  readonly #ledger: Ledger;

  constructor(store: Store, ledger: Ledger) {
    this.#store = store;
    this.#ledger = ledger;
  }

  /** Opens a bonus account, funded by the house's promotions. */
  open(userId: number, currency: string, bonus: NewBonus, atMs: number): number {
    const accountId = this.#ledger.openAccount(userId, currency, 4, 'Bonus account');
    this.#store.run(
      'INSERT INTO bonus_accounts (account_id, wager_minor, wagered_minor, most_minor, ends_at_ms) VALUES (?, ?, ?, ?, ?)',
      accountId,
      bonus.wagerMinor,
      bonus.wageredMinor ?? 0,
      bonus.maxMinor,
      bonus.endsAtMs,
    );
    this.#move('opening', accountId, currency, bonus.minor, 'bonus', 'bonus', atMs);
    return accountId;
  }

  /** Progress of an account; undefined for one that is no bonus account. */
  wagerOf(accountId: number):
    | {
        readonly wagerMinor: number;
        readonly wageredMinor: number;
        readonly maxMinor: number;
        readonly endsAtMs: number;
      }
    | undefined {
    const row = this.#row(accountId);
    return (
      row && {
        wagerMinor: row.wager_minor,
        wageredMinor: Math.min(row.wagered_minor, row.wager_minor),
        maxMinor: row.most_minor,
        endsAtMs: row.ends_at_ms,
      }
    );
  }

  /** Called at the first settlement: counts the stake unless returned or odds are too low. */
  recordSettlement(
    coupon: Pick<CouponRow, 'account_id' | 'stake_minor' | 'coef'>,
    statusId: number,
    atMs: number,
  ): void {
    if (this.#row(coupon.account_id) === undefined) return;
    if (statusId !== 2 && statusId !== 3 && coupon.coef >= minWagerOdds)
      this.#store.run(
        'UPDATE bonus_accounts SET wagered_minor = wagered_minor + ? WHERE account_id = ?',
        coupon.stake_minor,
        coupon.account_id,
      );
    this.#close(coupon.account_id, atMs);
  }

  /** Closes the accounts that have ended. */
  closeDue(atMs: number): void {
    const due = this.#store.all<BonusRow>(
      'SELECT bonus_accounts.* FROM bonus_accounts JOIN ledger_accounts ON ledger_accounts.id = account_id WHERE closed_at_ms IS NULL AND ends_at_ms <= ?',
      atMs,
    );
    for (const { account_id: accountId } of due)
      this.#store.transaction(() => this.#close(accountId, atMs));
  }

  /**
   * Fully wagered, the money goes to the main account up to its maximum; expired before that, back
   * to the house. Open bets keep the account open.
   */
  #close(accountId: number, atMs: number): void {
    const row = this.#row(accountId);
    const account = this.#ledger.account(accountId);
    if (row === undefined || account === undefined) return;
    const isDone = row.wagered_minor >= row.wager_minor;
    if (!isDone && row.ends_at_ms > atMs && account.balanceMinor > 0) return;
    if (
      this.#store.one(
        'SELECT 1 FROM coupons WHERE account_id = ? AND status_id < 0 LIMIT 1',
        accountId,
      ) !== undefined
    )
      return;
    const main = this.#ledger
      .accountsOf(account.userId)
      .find(({ type, currency }) => type === 0 && currency === account.currency);
    const ownMinor =
      isDone && main !== undefined ? Math.min(account.balanceMinor, row.most_minor) : 0;
    if (main !== undefined)
      this.#move('adjustment', accountId, account.currency, -ownMinor, main.id, 'bonus-won', atMs);
    this.#move(
      'adjustment',
      accountId,
      account.currency,
      ownMinor - account.balanceMinor,
      'bonus',
      'bonus-ended',
      atMs,
    );
    this.#ledger.closeAccount(accountId, atMs);
  }

  #move(
    kind: 'opening' | 'adjustment',
    accountId: number,
    currency: string,
    minor: number,
    other: number | 'bonus',
    purpose: string,
    atMs: number,
  ): void {
    this.#ledger.transfer({
      kind,
      purpose,
      currency,
      atMs,
      parts: [
        { account: accountId, minor },
        { account: other, minor: -minor },
      ],
    });
  }

  #row(accountId: number): BonusRow | undefined {
    return this.#store.one<BonusRow>(
      'SELECT * FROM bonus_accounts WHERE account_id = ?',
      accountId,
    );
  }
}
