import { ApiError, notFound, type SandboxPlatform, type Spent } from '#sandbox';
import {
  statesOf,
  type PaymentOutcome,
  type PaymentState,
  type WithdrawalState,
} from '#domain/payments/PaymentState.ts';
import type { Payment } from '#wire';
import { methods, printedMethods } from './methods.ts';
import type { Conversions } from './Conversions.ts';
import type { PaymentActions } from './PaymentActions.ts';
import type { PaymentRow, PaymentOrder } from './PaymentRow.ts';
import { knownMethodOf } from './methodOf.ts';
import type { Instrument } from './paidInstruments.ts';

/** Storage of payments, and their wire form; booking is elsewhere. */
export class PaymentTable {
  static readonly tables = `CREATE TABLE IF NOT EXISTS payments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    ref TEXT NOT NULL UNIQUE,
    user_id INTEGER NOT NULL,
    account_id INTEGER NOT NULL,
    direction TEXT NOT NULL,
    method_id TEXT NOT NULL,
    amount_minor INTEGER NOT NULL CHECK (amount_minor > 0),
    fee_minor INTEGER NOT NULL CHECK (fee_minor >= 0),
    currency TEXT NOT NULL,
    state TEXT NOT NULL,
    reason TEXT,
    key TEXT NOT NULL,
    body_hash TEXT NOT NULL,
    provider_id TEXT UNIQUE,
    action_url TEXT,
    instrument TEXT NOT NULL DEFAULT '',
    refunded_minor INTEGER NOT NULL DEFAULT 0,
    debt_minor INTEGER NOT NULL DEFAULT 0,
    created_at_ms INTEGER NOT NULL,
    changed_at_ms INTEGER NOT NULL,
    due_ms INTEGER,
    UNIQUE (user_id, key)
  );
  CREATE INDEX IF NOT EXISTS payments_of_user ON payments (user_id, id);
  CREATE INDEX IF NOT EXISTS payments_due ON payments (due_ms) WHERE due_ms IS NOT NULL;
  CREATE TABLE IF NOT EXISTS payment_instruments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL,
    method_id TEXT NOT NULL,
    label TEXT NOT NULL,
    used_at_ms INTEGER NOT NULL,
    UNIQUE (user_id, method_id, label)
  );
  CREATE TABLE IF NOT EXISTS payment_returns (payment_id INTEGER PRIMARY KEY, path TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS payment_events (
    event_id TEXT PRIMARY KEY,
    payment_id INTEGER NOT NULL,
    at_ms INTEGER NOT NULL
  );`;

  readonly #platform: Pick<SandboxPlatform, 'store' | 'nowMs' | 'paymentMarks'>;
  readonly #actions: PaymentActions;
  readonly #conversions: Conversions;

  constructor(
    platform: Pick<SandboxPlatform, 'store' | 'nowMs' | 'paymentMarks'>,
    actions: PaymentActions,
    conversions: Conversions,
  ) {
    this.#platform = platform;
    this.#actions = actions;
    this.#conversions = conversions;
  }

  byKey(userId: number, key: string): Payment {
    const row = this.#platform.store.one<PaymentRow>(
      'SELECT * FROM payments WHERE user_id = ? AND key = ?',
      userId,
      key,
    );
    if (row === undefined) throw unknownPayment();
    return this.wire(row);
  }

  /** Times of the person's deposits that are unpaid or came to nothing. */
  unpaidSince(userId: number, sinceMs: number): readonly number[] {
    return this.#platform.store
      .all<{ at_ms: number }>(
        `SELECT created_at_ms AS at_ms FROM payments
          WHERE user_id = ? AND direction = 'deposit' AND created_at_ms > ?
            AND state IN ('created', 'action_required', 'failed', 'cancelled', 'expired')
          ORDER BY id`,
        userId,
        sinceMs,
      )
      .map(({ at_ms }) => at_ms);
  }

  byRef(ref: string): Payment {
    return this.wire(this.rowOfRef(ref));
  }

  rowOfRef(ref: string): PaymentRow {
    const row = this.#platform.store.one<PaymentRow>('SELECT * FROM payments WHERE ref = ?', ref);
    if (row === undefined) throw unknownPayment();
    return row;
  }

  /** The provider's id of a payment, for the address of its page. */
  providerIdOf(ref: string): string {
    const row = this.#platform.store.one<PaymentRow>('SELECT * FROM payments WHERE ref = ?', ref);
    if (typeof row?.provider_id !== 'string') throw unknownPayment();
    return row.provider_id;
  }

  byId(userId: number, id: number): Payment {
    return this.wire(this.requireOwn(userId, id));
  }

  history(
    userId: number,
    {
      direction,
      kind,
      outcome,
      page,
      size,
    }: {
      readonly direction: string | undefined;
      /** Kind of the payment method. */
      readonly kind: string | undefined;
      readonly outcome: PaymentOutcome | undefined;
      readonly page: number;
      readonly size: number;
    },
  ): { readonly payments: readonly Payment[]; readonly total: number } {
    const { store } = this.#platform;
    const states = outcome === undefined ? [] : statesOf(outcome);
    const methodIds = [...methods, ...printedMethods]
      .filter((each) => each.kind === kind)
      .map(({ id }) => id);
    const oneOf = (values: readonly string[]): string => values.map(() => '?').join(', ');
    const where = [
      'user_id = ?',
      ...(direction === undefined ? [] : ['direction = ?']),
      ...(kind === undefined ? [] : [`method_id IN (${oneOf(methodIds)})`]),
      ...(outcome === undefined ? [] : [`state IN (${oneOf(states)})`]),
    ].join(' AND ');
    const values = [
      userId,
      ...(direction === undefined ? [] : [direction]),
      ...methodIds,
      ...states,
    ];
    return {
      payments: store
        .all<PaymentRow>(
          `SELECT * FROM payments WHERE ${where} ORDER BY id DESC LIMIT ? OFFSET ?`,
          ...values,
          size,
          (page - 1) * size,
        )
        .map((row) => this.wire(row)),
      total:
        store.one<{ count: number }>(
          `SELECT COUNT(*) AS count FROM payments WHERE ${where}`,
          ...values,
        )?.count ?? 0,
    };
  }

  /** Totals in and out by currency; always contains the first currency. */
  totals(
    userId: number,
    first: string,
  ): readonly {
    readonly currency: string;
    readonly inMinor: number;
    readonly outMinor: number;
  }[] {
    const moved = this.#platform.store.all<{
      currency: string;
      inMinor: number;
      outMinor: number;
    }>(
      `SELECT currency,
          SUM(CASE direction WHEN 'deposit' THEN amount_minor - refunded_minor ELSE 0 END)
            AS inMinor,
          SUM(CASE direction WHEN 'withdrawal' THEN amount_minor ELSE 0 END) AS outMinor
        FROM payments
        WHERE user_id = ? AND (
          (direction = 'deposit' AND state IN
            ('succeeded', 'refunded', 'charged_back', 'chargeback_won')) OR
          (direction = 'withdrawal' AND state IN ('asked', 'checked', 'sent', 'arrived')))
        GROUP BY currency ORDER BY currency`,
      userId,
    );
    return [
      moved.find(({ currency }) => currency === first) ?? {
        currency: first,
        inMinor: 0,
        outMinor: 0,
      },
      ...moved.filter(({ currency }) => currency !== first),
    ];
  }

  /** Deposits that count against limits: arrived and pending ones. */
  depositsSince(userId: number, sinceMs: number): readonly Spent[] {
    return this.#platform.store
      .all<PaymentRow>(
        `SELECT * FROM payments
          WHERE user_id = ? AND direction = 'deposit' AND created_at_ms > ? AND state NOT IN
          ('failed', 'cancelled', 'expired') ORDER BY created_at_ms`,
        userId,
        sinceMs,
      )
      .map(({ created_at_ms: atMs, amount_minor: minor, currency }) => ({ atMs, minor, currency }));
  }

  instrumentsOf(userId: number): readonly Instrument[] {
    return this.#platform.store.all<Instrument>(
      `SELECT id, method_id, label, used_at_ms, COALESCE((SELECT MIN(payments.changed_at_ms)
          FROM payments WHERE payments.user_id = payment_instruments.user_id
          AND payments.method_id = payment_instruments.method_id
          AND payments.instrument = payment_instruments.label
          AND payments.direction = 'deposit'), used_at_ms) AS first_at_ms
        FROM payment_instruments WHERE user_id = ? ORDER BY used_at_ms DESC`,
      userId,
    );
  }

  /** Methods of the person's deposits, last used first. */
  paidMethodIds(userId: number): readonly string[] {
    return this.#platform.store
      .all<{ readonly method_id: string }>(
        `SELECT method_id FROM payments WHERE user_id = ? AND direction = 'deposit' AND state IN
          ('succeeded', 'refunded', 'charged_back', 'chargeback_won')
          GROUP BY method_id ORDER BY MAX(id) DESC`,
        userId,
      )
      .map((row) => row.method_id);
  }

  /**
   * Median time of the withdrawals that arrived since then; undefined for fewer than three, which
   * would not be meaningful.
   */
  medianPayoutMs(methodId: string, sinceMs: number): number | undefined {
    const took = this.#platform.store.all<{ ms: number }>(
      `SELECT changed_at_ms - created_at_ms AS ms FROM payments
        WHERE direction = 'withdrawal' AND method_id = ? AND state = 'arrived' AND
        changed_at_ms > ? ORDER BY ms`,
      methodId,
      sinceMs,
    );
    return took.length < 3 ? undefined : took[Math.ceil(took.length / 2) - 1]?.ms;
  }

  /** The person's waiting order that matches money without a reference. */
  waiting(userId: number, methodId: string, amountMinor: number): PaymentRow | undefined {
    return this.#platform.store.one<PaymentRow>(
      `SELECT * FROM payments
        WHERE user_id = ? AND method_id = ? AND amount_minor = ? AND state = 'action_required'
        ORDER BY id DESC`,
      userId,
      methodId,
      amountMinor,
    );
  }

  /** Debt: the part of reversed payments that the account did not cover. */
  debtMinor(userId: number): number {
    return (
      this.#platform.store.one<{ debt: number }>(
        'SELECT COALESCE(SUM(debt_minor), 0) AS debt FROM payments WHERE user_id = ?',
        userId,
      )?.debt ?? 0
    );
  }

  /** Reversed payments with an open debt, oldest first. */
  owing(userId: number, currency: string): readonly PaymentRow[] {
    return this.#platform.store.all<PaymentRow>(
      'SELECT * FROM payments WHERE user_id = ? AND currency = ? AND debt_minor > 0 ORDER BY id',
      ...[userId, currency],
    );
  }

  /** Records the reversed amount of a payment, and its open debt. */
  setTakenBack(
    { id }: PaymentRow,
    { takenMinor, debtMinor }: { readonly takenMinor: number; readonly debtMinor: number },
  ): void {
    this.#platform.store.run(
      'UPDATE payments SET refunded_minor = ?, debt_minor = ? WHERE id = ?',
      ...[takenMinor, debtMinor, id],
    );
  }

  get nextDueMs(): number | undefined {
    return (
      this.#platform.store.one<{ due: number | null }>('SELECT MIN(due_ms) AS due FROM payments')
        ?.due ?? undefined
    );
  }

  /** Deposits that have expired, and withdrawals with a next step. */
  due(): readonly PaymentRow[] {
    const { store, nowMs } = this.#platform;
    return store.all<PaymentRow>('SELECT * FROM payments WHERE due_ms <= ?', nowMs());
  }

  /** The payment that was made with the same key before. */
  repeated({ userId, key, bodyHash }: PaymentOrder): Payment | undefined {
    const row = this.#platform.store.one<PaymentRow>(
      'SELECT * FROM payments WHERE user_id = ? AND key = ?',
      userId,
      key,
    );
    if (row === undefined) return undefined;
    if (row.body_hash !== bodyHash)
      throw new ApiError(409, 'idempotency_mismatch', 'The key was used for another payment');
    return this.wire(row);
  }

  insert(
    order: PaymentOrder,
    more: {
      readonly ref: string;
      readonly direction: PaymentRow['direction'];
      readonly fee: number;
      readonly state: PaymentRow['state'];
      readonly providerId?: string;
      readonly actionUrl?: string;
      readonly instrument?: string;
      readonly dueMs?: number;
    },
  ): number {
    const { store, nowMs, paymentMarks } = this.#platform;
    paymentMarks.change(order.userId);
    return store.run(
      `INSERT INTO payments (ref, user_id, account_id, direction, method_id, amount_minor,
        fee_minor, currency, state, key, body_hash, provider_id, action_url, instrument,
        created_at_ms, changed_at_ms, due_ms)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      more.ref,
      order.userId,
      order.accountId,
      more.direction,
      order.methodId,
      order.amountMinor,
      more.fee,
      order.currency,
      more.state,
      order.key,
      order.bodyHash,
      more.providerId ?? null,
      more.actionUrl ?? null,
      more.instrument ?? '',
      nowMs(),
      nowMs(),
      more.dueMs ?? null,
    );
  }

  requireOwn(userId: number, id: number): PaymentRow {
    const row = this.row(id);
    if (row.user_id !== userId) throw unknownPayment();
    return row;
  }

  row(id: number): PaymentRow {
    const row = this.#platform.store.one<PaymentRow>('SELECT * FROM payments WHERE id = ?', id);
    if (row === undefined) throw unknownPayment();
    return row;
  }

  /** Stores the page to lead back to, if it is a path of the site. */
  keepReturnPath(id: number, path: string | undefined): void {
    if (path === undefined || !/^\/(?![/\\])/.test(path)) return;
    this.#platform.store.run(
      'INSERT OR IGNORE INTO payment_returns (payment_id, path) VALUES (?, ?)',
      id,
      path,
    );
  }

  #returnPathOf(id: number): string | undefined {
    return this.#platform.store.one<{ path: string }>(
      'SELECT path FROM payment_returns WHERE payment_id = ?',
      id,
    )?.path;
  }

  /** The wish stays until the card is saved, also for a payment that failed. */
  #savesCard({ provider_id }: PaymentRow): boolean {
    return (
      provider_id !== null &&
      this.#platform.store.one(
        'SELECT 1 FROM payment_saved_from WHERE provider_id = ?',
        provider_id,
      ) !== undefined
    );
  }

  wire(row: PaymentRow): Payment {
    const { currency } = row;
    const isToAct = row.state === 'action_required' && row.action_url !== null;
    const method = knownMethodOf(row.method_id);
    const action = this.#actions.actionOf(row, method);
    const charged = this.#conversions.of(row.id);
    const returnPath = this.#returnPathOf(row.id);
    return {
      id: row.id,
      ref: row.ref,
      direction: row.direction,
      state: row.state,
      kind: method.kind,
      method_id: row.method_id,
      amount: { minor: row.amount_minor, currency },
      fee: { minor: row.fee_minor, currency },
      ...(charged === undefined ? {} : { charged }),
      account_id: row.account_id,
      created_at: Math.floor(row.created_at_ms / 1000),
      changed_at: Math.floor(row.changed_at_ms / 1000),
      ...(isToAct && row.due_ms !== null ? { expires_at: Math.floor(row.due_ms / 1000) } : {}),
      ...(row.instrument === '' ? {} : { instrument: row.instrument }),
      ...(row.reason === null ? {} : { reason: row.reason }),
      ...(row.refunded_minor === 0 ? {} : { refunded: { minor: row.refunded_minor, currency } }),
      ...(action === undefined ? {} : { action }),
      ...(returnPath === undefined ? {} : { return_path: returnPath }),
      ...(this.#savesCard(row) ? { saves_card: true } : {}),
    };
  }

  setState(
    row: PaymentRow,
    state: PaymentState | WithdrawalState,
    reason?: string,
    dueMs?: number,
  ): void {
    this.#platform.paymentMarks.change(row.user_id);
    this.#platform.store.run(
      'UPDATE payments SET state = ?, reason = ?, changed_at_ms = ?, due_ms = ? WHERE id = ?',
      state,
      reason ?? null,
      this.#platform.nowMs(),
      dueMs ?? null,
      row.id,
    );
  }
}

function unknownPayment(): ApiError {
  return notFound('payment_unknown', 'There is no such payment of this person');
}
