import type { Store } from '../store/Store.ts';

/** Kinds of incoming or outgoing payments. */
export type PaymentKind =
  | 'deposit'
  | 'withdrawal-reserve'
  | 'withdrawal'
  | 'withdrawal-back'
  | 'fee'
  | 'refund'
  | 'chargeback'
  /** A dispute over a chargeback was won. */
  | 'chargeback-won'
  /** Repayment of what a chargeback took beyond the balance. */
  | 'debt'
  /** A provider settled in a currency other than that of the account. */
  | 'conversion';

export type LedgerKind = 'opening' | 'stake' | 'payout' | 'adjustment' | PaymentKind;

/**
 * Accounts of the house: own money, cost of promotions, collected taxes, advanced stakes; for each
 * payment provider its holdings, pending withdrawals, fees, chargeback losses and exchanges.
 */
export type HouseAccount =
  | 'house'
  | 'bonus'
  | 'tax'
  | 'advance'
  | `clearing:${string}`
  | 'withdrawals'
  | 'fees'
  | 'losses'
  | 'exchange';

/** One side of a transfer: a person's account by id, or one of the house. */
export interface TransferPart {
  readonly account: number | HouseAccount;
  /** Minor units: positive is credited, negative is debited. */
  readonly minor: number;
}

interface LedgerEntry {
  readonly accountId: number;
  readonly minor: number;
}

export interface LedgerTransaction {
  readonly kind: LedgerKind;
  readonly currency: string;
  readonly couponId?: number;
  /** Purpose beyond the kind. */
  readonly purpose?: string;
  /** Payment that this is a leg of; the database accepts each leg of a kind once. */
  readonly payment?: { readonly id: number; readonly leg: number };
  readonly atMs: number;
  readonly entries: readonly LedgerEntry[];
}

/** A person's account in the ledger. */
export interface LedgerAccount {
  readonly id: number;
  readonly userId: number;
  readonly currency: string;
  readonly type: 0 | 4 | 9;
  readonly label: string;
  readonly balanceMinor: number;
}

interface AccountRow {
  readonly id: number;
  readonly user_id: number;
  readonly currency: string;
  readonly type: 0 | 4 | 9;
  readonly label: string;
  readonly balance_minor: number;
}

export class LedgerError extends Error {
  override readonly name = 'LedgerError';
}

/** Double-entry ledger: money only moves; a transaction's entries sum to zero per currency. */
export class Ledger {
  readonly #store: Store;
  readonly #followers: ((transaction: LedgerTransaction) => void)[] = [];
  readonly #others: (() => readonly string[])[] = [];

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * Notifies of each transaction within the database transaction that writes it. Follow-up work
   * runs later, and is found again from the books if it is missed.
   */
  follow(follower: (transaction: LedgerTransaction) => void): void {
    this.#followers.push(follower);
  }

  /** Adds books of another system that have to agree; `verify` reports its differences. */
  agreeWith(differences: () => readonly string[]): void {
    this.#others.push(differences);
  }

  /** Writes a transaction; the database refuses unbalanced ones and overdrawn accounts. */
  post(transaction: LedgerTransaction): number {
    const sum = transaction.entries.reduce((total, entry) => total + entry.minor, 0);
    if (sum !== 0)
      throw new LedgerError(
        `A ${transaction.kind} whose entries sum to ${sum} ${transaction.currency}: give entries that sum to zero`,
      );
    return this.#store.transaction(() => {
      const { payment } = transaction;
      const id = this.#store.run(
        `INSERT INTO ledger_transactions (kind, currency, coupon_id, at_ms, purpose, payment_id,
          payment_kind, payment_leg) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        payment === undefined ? transaction.kind : 'adjustment',
        transaction.currency,
        transaction.couponId ?? null,
        transaction.atMs,
        transaction.purpose ?? null,
        payment?.id ?? null,
        payment === undefined ? null : transaction.kind,
        payment?.leg ?? null,
      );
      for (const entry of transaction.entries) {
        this.#store.run(
          'INSERT INTO ledger_entries (transaction_id, account_id, minor) VALUES (?, ?, ?)',
          id,
          entry.accountId,
          entry.minor,
        );
      }
      this.#store.run('UPDATE ledger_transactions SET is_sealed = 1 WHERE id = ?', id);
      for (const follower of this.#followers) follower(transaction);
      return id;
    });
  }

  /** Moves money between a person's account and the house or the opening account. */
  move(kind: LedgerKind, accountId: number, minor: number, atMs: number, couponId?: number): void {
    if (minor === 0) return;
    const account = this.account(accountId);
    if (account === undefined) throw new LedgerError(`No account ${accountId}: open it first`);
    const other = this.#systemAccount(
      kind === 'stake' || kind === 'payout' ? 'house' : 'opening',
      account.currency,
    );
    this.post({
      kind,
      currency: account.currency,
      ...(couponId === undefined ? {} : { couponId }),
      atMs,
      entries: [
        { accountId, minor },
        { accountId: other, minor: -minor },
      ],
    });
  }

  /** Moves money between several accounts at once; zero parts are dropped. */
  transfer({
    parts,
    ...transaction
  }: Omit<LedgerTransaction, 'entries'> & { readonly parts: readonly TransferPart[] }): void {
    const entries = parts
      .filter(({ minor }) => minor !== 0)
      .map(({ account, minor }) => ({
        accountId:
          typeof account === 'number'
            ? account
            : this.#systemAccount('house', transaction.currency, account),
        minor,
      }));
    if (entries.length > 0) this.post({ ...transaction, entries });
  }

  openAccount(userId: number, currency: string, type: 0 | 4 | 9, label: string): number {
    return this.#store.run(
      `INSERT INTO ledger_accounts (kind, user_id, currency, type, label)
        VALUES ('user', ?, ?, ?, ?)`,
      userId,
      currency,
      type,
      label,
    );
  }

  /** Closes an account for further use; its statement stays. */
  closeAccount(accountId: number, atMs: number): void {
    this.#store.run(
      `UPDATE ledger_accounts SET closed_at_ms = ?
        WHERE id = ? AND kind = 'user' AND balance_minor = 0`,
      atMs,
      accountId,
    );
  }

  account(accountId: number): LedgerAccount | undefined {
    const row = this.#store.one<AccountRow>(
      "SELECT * FROM ledger_accounts WHERE id = ? AND kind = 'user' AND closed_at_ms IS NULL",
      accountId,
    );
    return row && fromRow(row);
  }

  accountsOf(userId: number): LedgerAccount[] {
    return this.#store
      .all<AccountRow>(
        `SELECT * FROM ledger_accounts WHERE user_id = ? AND closed_at_ms IS NULL
          ORDER BY type, id`,
        userId,
      )
      .map(fromRow);
  }

  /**
   * Returns stakes from a person's own money and, with `hasReturns`, payouts as negative amounts,
   * oldest first.
   */
  stakesSince(
    userId: number,
    sinceMs: number,
    hasReturns: boolean,
  ): readonly { readonly atMs: number; readonly minor: number; readonly currency: string }[] {
    return this.#store
      .all<{ readonly at_ms: number; readonly minor: number; readonly currency: string }>(
        `SELECT t.at_ms, -e.minor AS minor, t.currency FROM ledger_entries e
         JOIN ledger_transactions t ON t.id = e.transaction_id
         JOIN ledger_accounts a ON a.id = e.account_id
         WHERE a.user_id = ? AND a.type <> 4 AND t.at_ms > ? AND t.coupon_id IS NOT NULL
           AND (t.kind = 'stake' OR ? = 1)
         ORDER BY t.at_ms, e.id`,
        ...[userId, sinceMs, hasReturns ? 1 : 0],
      )
      .map(({ at_ms: atMs, minor, currency }) => ({ atMs, minor, currency }));
  }

  /**
   * Returns payouts less stakes of a person's own money, for bets settled since and for cashed-out
   * parts of open ones.
   */
  settledSince(
    userId: number,
    sinceMs: number,
  ): readonly { readonly currency: string; readonly minor: number }[] {
    return this.#store.all(
      `SELECT currency, SUM(minor) AS minor FROM (
         SELECT t.currency, e.minor FROM coupons c
         JOIN ledger_transactions t ON t.coupon_id = c.id
         JOIN ledger_entries e ON e.transaction_id = t.id
         JOIN ledger_accounts a ON a.id = e.account_id
         WHERE c.user_id = ?1 AND c.settled_at_ms > ?2 AND a.user_id = c.user_id AND a.type <> 4
         UNION ALL
         SELECT c.currency, c.cashed_minor - c.cashed_stake_minor FROM coupons c
         JOIN ledger_accounts a ON a.id = c.account_id
         WHERE c.user_id = ?1 AND c.status_id < 0 AND c.cashed_at_ms > ?2 AND a.type <> 4)
         GROUP BY currency`,
      ...[userId, sinceMs],
    );
  }

  /** Returns deposits and withdrawals of a person's accounts, by currency. */
  paymentsSince(
    userId: number,
    sinceMs: number,
  ): readonly {
    readonly currency: string;
    readonly inMinor: number;
    readonly outMinor: number;
  }[] {
    return this.#store.all(
      `SELECT t.currency,
         SUM(CASE WHEN t.payment_kind IN ('deposit', 'refund', 'chargeback', 'chargeback-won', 'debt') THEN e.minor ELSE 0 END) AS inMinor,
         SUM(CASE WHEN t.payment_kind IN ('withdrawal-reserve', 'withdrawal-back') THEN -e.minor ELSE 0 END) AS outMinor
       FROM ledger_entries e
       JOIN ledger_transactions t ON t.id = e.transaction_id
       JOIN ledger_accounts a ON a.id = e.account_id
       WHERE a.user_id = ? AND t.at_ms > ? AND t.payment_id IS NOT NULL
       GROUP BY t.currency`,
      ...[userId, sinceMs],
    );
  }

  /** Returns all entries of a person's accounts, oldest first. */
  statement(userId: number): readonly {
    readonly transactionId: number;
    readonly kind: LedgerKind;
    readonly purpose: string | null;
    readonly couponId: number | null;
    readonly accountId: number;
    readonly minor: number;
    readonly currency: string;
    readonly atMs: number;
  }[] {
    return this.#store.all(
      `SELECT t.id AS transactionId, COALESCE(t.payment_kind, t.kind) AS kind, t.purpose, t.coupon_id AS couponId, e.account_id AS accountId, e.minor, t.currency, t.at_ms AS atMs
       FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id JOIN ledger_accounts a ON a.id = e.account_id
       WHERE a.user_id = ? ORDER BY e.id`,
      userId,
    );
  }

  /**
   * Recomputes everything from the entries and returns inconsistencies; empty if the books balance
   * and agree with the others.
   */
  verify(): string[] {
    const unbalanced = this.#store
      .all<{ id: number; sum: number }>(
        `SELECT transaction_id AS id, SUM(minor) AS sum FROM ledger_entries GROUP BY
          transaction_id HAVING SUM(minor) <> 0`,
      )
      .map((row) => `transaction ${row.id} sums to ${row.sum}`);
    const unsealed = this.#store
      .all<{ id: number }>('SELECT id FROM ledger_transactions WHERE is_sealed = 0')
      .map((row) => `transaction ${row.id} is not sealed`);
    const drifted = this.#store
      .all<{ id: number }>(
        `SELECT a.id FROM ledger_accounts a WHERE a.balance_minor <> (SELECT COALESCE(SUM(minor),
          0) FROM ledger_entries WHERE account_id = a.id)`,
      )
      .map((row) => `account ${row.id} does not equal its entries`);
    const currencies = this.#store
      .all<{ currency: string; sum: number }>(
        `SELECT currency, SUM(balance_minor) AS sum FROM ledger_accounts GROUP BY currency HAVING
          SUM(balance_minor) <> 0`,
      )
      .map((row) => `${row.currency} sums to ${row.sum} over all accounts`);
    const stakes = this.#store
      .all<{ id: number; stake: number; charged: number }>(
        `SELECT c.id, c.stake_minor AS stake, COALESCE(SUM(e.minor), 0) AS charged
         FROM coupons c
         LEFT JOIN ledger_transactions t ON t.coupon_id = c.id AND t.kind = 'stake'
         LEFT JOIN ledger_entries e ON e.transaction_id = t.id
           AND e.account_id IN (SELECT id FROM ledger_accounts WHERE kind = 'house' AND label = 'house')
         GROUP BY c.id HAVING charged <> c.stake_minor`,
      )
      .map((row) => `bet ${row.id} has a stake of ${row.stake} and was charged ${row.charged}`);
    const cashedOut = this.#store
      .all<{ id: number }>(
        `SELECT id FROM coupons WHERE cashed_stake_minor NOT BETWEEN 0 AND stake_minor OR
          (status_id = 7) <> (cashed_stake_minor = stake_minor)`,
      )
      .map((row) => `bet ${row.id} is cashed out for another part than its stake`);
    const bought = this.#store
      .all<{ id: number; told: number; paid: number }>(
        `SELECT c.id, c.cashed_minor AS told, COALESCE(SUM(e.minor), 0) AS paid
         FROM coupons c
         LEFT JOIN ledger_transactions t ON t.coupon_id = c.id AND t.kind = 'payout'
         LEFT JOIN ledger_entries e ON e.transaction_id = t.id AND e.account_id = c.account_id
         WHERE c.status_id = 7
           OR (c.status_id < 0 AND NOT EXISTS (SELECT 1 FROM coupon_corrections k WHERE k.coupon_id = c.id))
         GROUP BY c.id HAVING paid <> c.cashed_minor`,
      )
      .map((row) => `bet ${row.id} was bought back for ${row.told} and paid ${row.paid}`);
    return [
      ...unbalanced,
      ...unsealed,
      ...drifted,
      ...currencies,
      ...stakes,
      ...cashedOut,
      ...bought,
      ...this.#others.flatMap((differences) => differences()),
    ];
  }

  #systemAccount(kind: 'house' | 'opening', currency: string, label: string = kind): number {
    const row = this.#store.one<{ id: number }>(
      'SELECT id FROM ledger_accounts WHERE kind = ? AND currency = ? AND label = ?',
      kind,
      currency,
      label,
    );
    return (
      row?.id ??
      this.#store.run(
        'INSERT INTO ledger_accounts (kind, currency, label) VALUES (?, ?, ?)',
        kind,
        currency,
        label,
      )
    );
  }
}

function fromRow(row: AccountRow): LedgerAccount {
  return {
    id: row.id,
    userId: row.user_id,
    currency: row.currency,
    type: row.type,
    label: row.label,
    balanceMinor: row.balance_minor,
  };
}
