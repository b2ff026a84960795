import { isVoidSettlement, type Settlement } from '#domain/ticket/Settlement.ts';
import type { Ledger } from '../../ledger/Ledger.ts';
import type { Store } from '../../store/Store.ts';
import type { CouponRow } from '../CouponRow.ts';

/** Number of bonus accounts in the ledger (`type`). */
export const bonusAccountType = 4;

/** Minimum total odds of a bet that counts for the wager. */
export const minWagerOdds = 1.4;

interface BonusRow {
  readonly account_id: number;
  readonly wager_minor: number;
  readonly wagered_minor: number;
  readonly most_minor: number;
  readonly ends_at_ms: number;
}

/** Fields that decide whether a bet counts for the wager. */
export type CountedCoupon = Pick<CouponRow, 'id' | 'account_id' | 'stake_minor' | 'coef'>;

export interface NewBonus {
  readonly minor: number;
  /** Amount to be staked before the money becomes the user's own. */
  readonly wagerMinor: number;
  readonly wageredMinor?: number;
  /** Maximum that becomes the user's own. */
  readonly maxMinor: number;
  readonly endsAtMs: number;
}

/** Whether a bonus account is still active, or why it was closed. */
export type BonusEnd = 'active' | 'finished' | 'expired' | 'given-up' | 'lost';

/** A bonus of a user with its progress, closed ones included; amounts in minor units. */
export interface BonusRecord {
  readonly accountId: number;
  readonly currency: string;
  readonly balanceMinor: number;
  readonly grantedMinor: number;
  /** Amount that has become the user's own. */
  readonly wonMinor: number;
  readonly wagerMinor: number;
  readonly wageredMinor: number;
  readonly startedAtMs: number;
  readonly endsAtMs: number;
  readonly closedAtMs: number | undefined;
  readonly end: BonusEnd;
}

interface BonusRecordRow extends BonusRow {
  readonly currency: string;
  readonly balance_minor: number;
  readonly closed_at_ms: number | null;
  readonly granted: number;
  readonly won: number;
  readonly given_up: number;
  readonly started_at_ms: number;
}

/** Bonus money with wagering conditions: an account of type 4 and its progress. */
export class BonusAccounts {
  /** Whether a settled bet counts for the wager; set by the part that grants bonuses. */
  mayCount: (coupon: CountedCoupon) => boolean = () => true;
  /** Required selections of an accumulator; undefined if any kind counts. */
  leastSelectionsOf: (accountId: number) => number | undefined = () => undefined;
  /** Whether sports bets are paid from the account; set by the part that grants bonuses. */
  mayStake: (accountId: number) => boolean = () => true;
  readonly #store: Store;
  readonly #ledger: Ledger;

  constructor(store: Store, ledger: Ledger) {
    this.#store = store;
    this.#ledger = ledger;
  }

  /** Opens a bonus account, funded by the promotions account. */
  open(userId: number, currency: string, bonus: NewBonus, atMs: number): number {
    const accountId = this.#ledger.openAccount(userId, currency, 4, 'Bonus account');
    this.#store.run(
      `INSERT INTO bonus_accounts (account_id, wager_minor, wagered_minor, most_minor, ends_at_ms)
        VALUES (?, ?, ?, ?, ?)`,
      accountId,
      bonus.wagerMinor,
      bonus.wageredMinor ?? 0,
      bonus.maxMinor,
      bonus.endsAtMs,
    );
    this.#move('opening', accountId, currency, bonus.minor, 'bonus', 'bonus', atMs);
    return accountId;
  }

  /** Returns the progress of an account; undefined if it is not a bonus account. */
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

  /** Called at the first settlement: counts the stake unless it is void or the odds are too low. */
  recordSettlement(coupon: CountedCoupon, settlement: Settlement, atMs: number): void {
    if (this.#row(coupon.account_id) === undefined) return;
    if (!isVoidSettlement(settlement) && coupon.coef >= minWagerOdds && this.mayCount(coupon))
      this.#store.run(
        'UPDATE bonus_accounts SET wagered_minor = wagered_minor + ? WHERE account_id = ?',
        coupon.stake_minor,
        coupon.account_id,
      );
    this.#close(coupon.account_id, atMs);
  }

  /**
   * Gives up a bonus: its money goes back at once, own money is untouched. Open bets keep the
   * account until they are settled, and their payouts go back as well.
   *
   * @returns false if there is no such active bonus
   */
  giveUp(accountId: number, atMs: number): boolean {
    return this.#store.transaction(() => {
      const account = this.#ledger.account(accountId);
      if (account === undefined || this.#row(accountId) === undefined) return false;
      this.#store.run(
        `UPDATE bonus_accounts SET most_minor = 0, ends_at_ms = MIN(ends_at_ms, ?)
          WHERE account_id = ?`,
        atMs,
        accountId,
      );
      this.#move(
        'adjustment',
        accountId,
        account.currency,
        -account.balanceMinor,
        'bonus',
        'bonus-given-up',
        atMs,
      );
      this.#close(accountId, atMs);
      return true;
    });
  }

  /** Returns every bonus of a user, newest first. */
  historyOf(userId: number): readonly BonusRecord[] {
    return this.#store
      .all<BonusRecordRow>(
        `SELECT b.*, a.currency, a.balance_minor, a.closed_at_ms,
           COALESCE(SUM(CASE WHEN t.kind = 'opening' THEN e.minor END), 0) AS granted,
           COALESCE(SUM(CASE WHEN t.purpose = 'bonus-won' THEN -e.minor END), 0) AS won,
           b.most_minor = 0 AS given_up,
           COALESCE(MIN(t.at_ms), 0) AS started_at_ms
         FROM bonus_accounts b
         JOIN ledger_accounts a ON a.id = b.account_id
         LEFT JOIN ledger_entries e ON e.account_id = a.id
         LEFT JOIN ledger_transactions t ON t.id = e.transaction_id
         WHERE a.user_id = ? GROUP BY a.id ORDER BY a.id DESC`,
        userId,
      )
      .map((row) => ({
        accountId: row.account_id,
        currency: row.currency,
        balanceMinor: row.balance_minor,
        grantedMinor: row.granted,
        wonMinor: row.won,
        wagerMinor: row.wager_minor,
        wageredMinor: Math.min(row.wagered_minor, row.wager_minor),
        startedAtMs: row.started_at_ms,
        endsAtMs: row.ends_at_ms,
        closedAtMs: row.closed_at_ms ?? undefined,
        end: endOf(row),
      }));
  }

  /** Closes the accounts that have ended. */
  closeDue(atMs: number): void {
    const due = this.#store.all<BonusRow>(
      `SELECT bonus_accounts.* FROM bonus_accounts JOIN ledger_accounts ON ledger_accounts.id =
        account_id WHERE closed_at_ms IS NULL AND ends_at_ms <= ?`,
      atMs,
    );
    for (const { account_id: accountId } of due)
      this.#store.transaction(() => this.#close(accountId, atMs));
  }

  /**
   * Closes an account: once fully wagered, the money goes to the main account up to its maximum; if
   * expired before that, back to the operator. Open bets keep the account open.
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

function endOf(row: BonusRecordRow): BonusEnd {
  if (row.given_up === 1) return 'given-up';
  if (row.closed_at_ms === null) return 'active';
  if (row.wagered_minor >= row.wager_minor) return 'finished';
  return row.ends_at_ms <= row.closed_at_ms ? 'expired' : 'lost';
}
