import { ApiError, notFound, randomToken, type HarbourPay, type SandboxPlatform } from '#sandbox';
import {
  isOpenPayment,
  mayFollow,
  mayWithdrawalFollow,
  type PaymentState,
  type WithdrawalState,
} from '#domain/payments/PaymentState.ts';
import type { Payment } from '#wire';
import { feeOf, inCurrency, methods, type Method } from './methods.ts';

const depositLifeMs = 30 * 60_000;
const clearing = 'clearing:harbour';

/** How long a withdrawal stays in each state on its way. */
const withdrawalSteps: readonly {
  readonly from: WithdrawalState;
  readonly to: WithdrawalState;
  readonly afterMs: number;
}[] = [
  { from: 'asked', to: 'checked', afterMs: 30_000 },
  { from: 'checked', to: 'sent', afterMs: 60_000 },
  { from: 'sent', to: 'arrived', afterMs: 120_000 },
];

export interface DepositOrder {
  readonly userId: number;
  readonly accountId: number;
  readonly methodId: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** Where the provider sends the person back to: `https://site/en/onpay`. */
  readonly returnBase: string;
  readonly language: string;
  readonly key: string;
  readonly bodyHash: string;
}

export interface WithdrawalOrder {
  readonly userId: number;
  readonly accountId: number;
  readonly methodId: string;
  readonly instrumentId: number;
  readonly amountMinor: number;
  readonly currency: string;
  readonly key: string;
  readonly bodyHash: string;
}

interface PaymentRow {
  readonly id: number;
  readonly ref: string;
  readonly user_id: number;
  readonly account_id: number;
  readonly direction: 'deposit' | 'withdrawal';
  readonly method_id: string;
  readonly amount_minor: number;
  readonly fee_minor: number;
  readonly currency: string;
  readonly state: PaymentState | WithdrawalState;
  readonly reason: string | null;
  readonly key: string;
  readonly body_hash: string;
  readonly provider_id: string | null;
  readonly action_url: string | null;
  readonly instrument: string;
  readonly refunded_minor: number;
  readonly debt_minor: number;
  readonly created_at_ms: number;
  readonly changed_at_ms: number;
  readonly due_ms: number | null;
}

/** A card, bank account or wallet from which the person has paid: money goes back to it. */
export interface Instrument {
  readonly id: number;
  readonly method_id: string;
  readonly label: string;
  readonly used_at_ms: number;
}

/** Deposits and withdrawals of the platform, and what they do to the ledger. */
export class Payments {
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
  CREATE TABLE IF NOT EXISTS payment_events (
    event_id TEXT PRIMARY KEY,
    payment_id INTEGER NOT NULL,
    at_ms INTEGER NOT NULL
  );`;

  readonly #platform: Pick<SandboxPlatform, 'store' | 'ledger' | 'users' | 'nowMs' | 'notifyUser'>;
  readonly #provider: HarbourPay;

  constructor(
    platform: Pick<SandboxPlatform, 'store' | 'ledger' | 'users' | 'nowMs' | 'notifyUser'>,
    provider: HarbourPay,
  ) {
    this.#platform = platform;
    this.#provider = provider;
  }

  /** Begins a deposit; the same key gives the same one. */
  deposit(order: DepositOrder): Payment {
    const before = this.#repeated(order);
    if (before !== undefined) return before;
    const method = methodOf(order.methodId);
    requireBetween(
      order,
      inCurrency(method.leastEuro, order.currency).minor,
      inCurrency(method.mostEuro, order.currency).minor,
    );
    if (this.debtMinor(order.userId) > 0)
      throw new ApiError(403, 'debt', 'A payment that was taken back has to be settled first');
    const { store, nowMs } = this.#platform;
    const fee = feeOf(method, order.amountMinor);
    return store.transaction(() => {
      const ref = randomToken();
      const providerId = this.#provider.create({
        merchantRef: ref,
        kind: method.kind,
        amountMinor: order.amountMinor + fee,
        currency: order.currency,
        returnUrl: order.returnBase,
        language: order.language,
      });
      const id = this.#insert(order, {
        ref,
        direction: 'deposit',
        fee,
        state: 'action_required',
        providerId,
        actionUrl: `/web-api/payments/v1/go/${ref}`,
        dueMs: nowMs() + depositLifeMs,
      });
      return this.#wire(this.#row(id));
    });
  }

  /** Reserves the money at once; the database refuses what is not there. */
  withdraw(order: WithdrawalOrder): Payment {
    const before = this.#repeated(order);
    if (before !== undefined) return before;
    const { store, ledger, nowMs, notifyUser } = this.#platform;
    const method = methodOf(order.methodId);
    const instrument = this.instrumentsOf(order.userId).find(
      ({ id, method_id }) => id === order.instrumentId && method_id === order.methodId,
    );
    if (instrument === undefined)
      throw new ApiError(400, 'instrument_unknown', 'Money goes back to where it came from', {
        field: 'instrument_id',
      });
    const free = ledger.account(order.accountId)?.balanceMinor ?? 0;
    if (order.amountMinor > free)
      throw new ApiError(400, 'not_enough', 'There is less on the account', {
        field: 'amount',
        meta: { free: { minor: free, currency: order.currency } },
      });
    const least = inCurrency(method.leastPayoutEuro, order.currency).minor;
    // Who takes out all that is there may take out less than the least.
    requireBetween(
      order,
      order.amountMinor === free ? 1 : least,
      inCurrency(method.mostPayoutEuro, order.currency).minor,
    );
    const payment = store.transaction(() => {
      const id = this.#insert(order, {
        ref: randomToken(),
        direction: 'withdrawal',
        fee: 0,
        state: 'asked',
        instrument: instrument.label,
        dueMs: nowMs() + (withdrawalSteps[0]?.afterMs ?? 0),
      });
      this.#post(this.#row(id), 'withdrawal-reserve', 1, [
        { account: order.accountId, minor: -order.amountMinor },
        { account: 'withdrawals', minor: order.amountMinor },
      ]);
      return this.#wire(this.#row(id));
    });
    notifyUser(order.userId);
    return payment;
  }

  /** A press of the person, while nothing was paid. */
  cancel(userId: number, id: number): Payment {
    const row = this.#own(userId, id);
    if (
      row.direction === 'deposit' &&
      (row.state === 'created' || row.state === 'action_required')
    ) {
      if (row.provider_id !== null) this.#provider.void(row.provider_id);
      this.#setState(row, 'cancelled', 'left');
    }
    return this.#wire(this.#row(id));
  }

  /**
   * A hook of the provider: its words count for nothing, the state is read again.
   *
   * @returns whether the payment is known; an event that came before does nothing
   */
  hear(eventId: string, providerId: string): boolean {
    const { store, nowMs } = this.#platform;
    const row = store.one<PaymentRow>('SELECT * FROM payments WHERE provider_id = ?', providerId);
    if (row === undefined) return false;
    const isNew = store.transaction(() => {
      if (store.one('SELECT 1 FROM payment_events WHERE event_id = ?', eventId) !== undefined)
        return false;
      store.run(
        'INSERT INTO payment_events (event_id, payment_id, at_ms) VALUES (?, ?, ?)',
        eventId,
        row.id,
        nowMs(),
      );
      this.#follow(row);
      return true;
    });
    if (isNew) this.#platform.notifyUser(row.user_id);
    return true;
  }

  byKey(userId: number, key: string): Payment {
    const row = this.#platform.store.one<PaymentRow>(
      'SELECT * FROM payments WHERE user_id = ? AND key = ?',
      userId,
      key,
    );
    if (row === undefined) throw unknownPayment();
    return this.#wire(row);
  }

  byRef(ref: string): Payment {
    const row = this.#platform.store.one<PaymentRow>('SELECT * FROM payments WHERE ref = ?', ref);
    if (row === undefined) throw unknownPayment();
    return this.#wire(row);
  }

  /** The payment as the provider knows it, for the way to its page. */
  providerIdOf(ref: string): string {
    const row = this.#platform.store.one<PaymentRow>('SELECT * FROM payments WHERE ref = ?', ref);
    if (typeof row?.provider_id !== 'string') throw unknownPayment();
    return row.provider_id;
  }

  byId(userId: number, id: number): Payment {
    return this.#wire(this.#own(userId, id));
  }

  history(
    userId: number,
    {
      direction,
      page,
      size,
    }: { readonly direction: string | undefined; readonly page: number; readonly size: number },
  ): { readonly payments: readonly Payment[]; readonly total: number } {
    const { store } = this.#platform;
    const where = `user_id = ?${direction === undefined ? '' : ' AND direction = ?'}`;
    const values = direction === undefined ? [userId] : [userId, direction];
    return {
      payments: store
        .all<PaymentRow>(
          `SELECT * FROM payments WHERE ${where} ORDER BY id DESC LIMIT ? OFFSET ?`,
          ...values,
          size,
          (page - 1) * size,
        )
        .map((row) => this.#wire(row)),
      total:
        store.one<{ count: number }>(
          `SELECT COUNT(*) AS count FROM payments WHERE ${where}`,
          ...values,
        )?.count ?? 0,
    };
  }

  /** What came in and went out, in one currency, over all time. */
  totals(
    userId: number,
    currency: string,
  ): { readonly inMinor: number; readonly outMinor: number } {
    const sum = (sql: string): number =>
      this.#platform.store.one<{ sum: number }>(sql, userId, currency)?.sum ?? 0;
    return {
      inMinor: sum(
        "SELECT COALESCE(SUM(amount_minor - refunded_minor), 0) AS sum FROM payments WHERE user_id = ? AND currency = ? AND direction = 'deposit' AND state IN ('succeeded', 'refunded', 'charged_back', 'chargeback_won')",
      ),
      outMinor: sum(
        "SELECT COALESCE(SUM(amount_minor), 0) AS sum FROM payments WHERE user_id = ? AND currency = ? AND direction = 'withdrawal' AND state IN ('asked', 'checked', 'sent', 'arrived')",
      ),
    };
  }

  instrumentsOf(userId: number): readonly Instrument[] {
    return this.#platform.store.all<Instrument>(
      'SELECT id, method_id, label, used_at_ms FROM payment_instruments WHERE user_id = ? ORDER BY used_at_ms DESC',
      userId,
    );
  }

  /** What a payment that was taken back cost beyond the money of the account. */
  debtMinor(userId: number): number {
    return (
      this.#platform.store.one<{ debt: number }>(
        'SELECT COALESCE(SUM(debt_minor), 0) AS debt FROM payments WHERE user_id = ?',
        userId,
      )?.debt ?? 0
    );
  }

  get nextDueMs(): number | undefined {
    return (
      this.#platform.store.one<{ due: number | null }>('SELECT MIN(due_ms) AS due FROM payments')
        ?.due ?? undefined
    );
  }

  /** Lets old deposits expire and withdrawals go on. */
  work(): void {
    const { store, nowMs, notifyUser } = this.#platform;
    for (const row of store.all<PaymentRow>('SELECT * FROM payments WHERE due_ms <= ?', nowMs())) {
      if (row.direction === 'deposit') this.#expire(row);
      else store.transaction(() => this.#goOn(row));
      notifyUser(row.user_id);
    }
  }

  /** For the desk: a withdrawal is refused, or comes back from the bank. */
  giveBack(id: number, state: 'refused' | 'returned', reason: string): void {
    const { store, notifyUser } = this.#platform;
    const row = this.#row(id);
    if (row.direction !== 'withdrawal' || !mayWithdrawalFollow(row.state as WithdrawalState, state))
      throw new ApiError(409, 'wrong_state', `A payment that is ${row.state} cannot be ${state}`);
    store.transaction(() => {
      this.#post(row, 'withdrawal-back', 1, [
        { account: row.account_id, minor: row.amount_minor },
        {
          account: row.state === 'arrived' || row.state === 'sent' ? clearing : 'withdrawals',
          minor: -row.amount_minor,
        },
      ]);
      if (row.state === 'sent' || row.state === 'arrived')
        this.#provider.payOut(row.ref, -row.amount_minor, row.currency);
      this.#setState(row, state, reason);
    });
    notifyUser(row.user_id);
  }

  #expire(row: PaymentRow): void {
    if (isOpenPayment(row.state as PaymentState)) this.#setState(row, 'expired');
  }

  #goOn(row: PaymentRow): void {
    const step = withdrawalSteps.find(({ from }) => from === row.state);
    if (step === undefined) return;
    if (step.to === 'sent') {
      this.#post(row, 'withdrawal', 1, [
        { account: 'withdrawals', minor: -row.amount_minor },
        { account: clearing, minor: row.amount_minor },
      ]);
      this.#provider.payOut(row.ref, row.amount_minor, row.currency);
    }
    const next = withdrawalSteps.find(({ from }) => from === step.to);
    this.#setState(row, step.to, undefined, next && this.#platform.nowMs() + next.afterMs);
  }

  /** Does what the books of the provider say, as far as it may follow. */
  #follow(row: PaymentRow): void {
    const told = row.provider_id === null ? undefined : this.#provider.read(row.provider_id);
    if (told === undefined) return;
    const { store, nowMs } = this.#platform;
    if (told.instrument !== row.instrument)
      store.run('UPDATE payments SET instrument = ? WHERE id = ?', told.instrument, row.id);
    switch (told.state) {
      case 'open':
        return;
      case 'pending':
        return this.#move(row, 'processing');
      case 'declined':
        return this.#move(row, 'failed', 'declined');
      case 'abandoned':
        return this.#move(row, 'cancelled', 'left');
      case 'refunded':
        return this.#takeBack(row, 'refund', told.refundedMinor);
      case 'charged_back':
        return this.#takeBack(row, 'chargeback', told.refundedMinor);
      case 'paid': {
        const state = row.state as PaymentState;
        if (!mayFollow(state, 'succeeded')) return;
        const refusal = told.isCredit ? 'credit_card' : told.isOtherHolder ? 'holder' : undefined;
        if (refusal !== undefined) {
          this.#provider.void(told.id);
          return this.#move(row, 'failed', refusal);
        }
        // Another amount than was asked for waits for a person; no money moves until then.
        if (told.paidMinor !== row.amount_minor + row.fee_minor || told.currency !== row.currency)
          return this.#move(row, 'processing', 'held');
        this.#post(row, 'deposit', 1, [
          { account: clearing, minor: -told.paidMinor },
          { account: row.account_id, minor: row.amount_minor },
          { account: 'fees', minor: row.fee_minor },
        ]);
        this.#setState(row, 'succeeded');
        this.#platform.users.change(row.user_id, { hasDeposit: true });
        store.run(
          'INSERT INTO payment_instruments (user_id, method_id, label, used_at_ms) VALUES (?, ?, ?, ?) ON CONFLICT (user_id, method_id, label) DO UPDATE SET used_at_ms = excluded.used_at_ms',
          row.user_id,
          row.method_id,
          told.instrument,
          nowMs(),
        );
      }
    }
  }

  /** Takes from the account what is there; what is missing is a debt, and a loss until then. */
  #takeBack(row: PaymentRow, kind: 'refund' | 'chargeback', minor: number): void {
    const state = kind === 'refund' ? 'refunded' : 'charged_back';
    if (!mayFollow(row.state as PaymentState, state)) return;
    const taken = Math.min(minor, this.#platform.ledger.account(row.account_id)?.balanceMinor ?? 0);
    this.#post(row, kind, 1, [
      { account: row.account_id, minor: -taken },
      { account: 'losses', minor: taken - minor },
      { account: clearing, minor },
    ]);
    this.#platform.store.run(
      'UPDATE payments SET refunded_minor = ?, debt_minor = ? WHERE id = ?',
      minor,
      minor - taken,
      row.id,
    );
    this.#setState(row, state);
  }

  #move(row: PaymentRow, state: PaymentState, reason?: string): void {
    if (mayFollow(row.state as PaymentState, state)) this.#setState(row, state, reason);
  }

  #setState(
    row: PaymentRow,
    state: PaymentState | WithdrawalState,
    reason?: string,
    dueMs?: number,
  ): void {
    // A deposit in work is given up only when the provider says so.
    this.#platform.store.run(
      'UPDATE payments SET state = ?, reason = ?, changed_at_ms = ?, due_ms = ? WHERE id = ?',
      state,
      reason ?? null,
      this.#platform.nowMs(),
      dueMs ?? null,
      row.id,
    );
  }

  #post(
    { id, currency }: PaymentRow,
    kind:
      | 'deposit'
      | 'withdrawal-reserve'
      | 'withdrawal'
      | 'withdrawal-back'
      | 'refund'
      | 'chargeback',
    leg: number,
    parts: Parameters<SandboxPlatform['ledger']['transfer']>[0]['parts'],
  ): void {
    const { ledger, nowMs } = this.#platform;
    ledger.transfer({ kind, currency, payment: { id, leg }, atMs: nowMs(), parts });
  }

  #repeated({
    userId,
    key,
    bodyHash,
  }: Pick<DepositOrder, 'userId' | 'key' | 'bodyHash'>): Payment | undefined {
    const row = this.#platform.store.one<PaymentRow>(
      'SELECT * FROM payments WHERE user_id = ? AND key = ?',
      userId,
      key,
    );
    if (row === undefined) return undefined;
    if (row.body_hash !== bodyHash)
      throw new ApiError(409, 'idempotency_mismatch', 'The key was used for another payment');
    return this.#wire(row);
  }

  #insert(
    order: Pick<
      DepositOrder,
      'userId' | 'accountId' | 'methodId' | 'amountMinor' | 'currency' | 'key' | 'bodyHash'
    >,
    more: {
      readonly ref: string;
      readonly direction: PaymentRow['direction'];
      readonly fee: number;
      readonly state: PaymentRow['state'];
      readonly providerId?: string;
      readonly actionUrl?: string;
      readonly instrument?: string;
      readonly dueMs: number;
    },
  ): number {
    const { store, nowMs } = this.#platform;
    return store.run(
      'INSERT INTO payments (ref, user_id, account_id, direction, method_id, amount_minor, fee_minor, currency, state, key, body_hash, provider_id, action_url, instrument, created_at_ms, changed_at_ms, due_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
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
      more.dueMs,
    );
  }

  #own(userId: number, id: number): PaymentRow {
    const row = this.#row(id);
    if (row.user_id !== userId) throw unknownPayment();
    return row;
  }

  #row(id: number): PaymentRow {
    const row = this.#platform.store.one<PaymentRow>('SELECT * FROM payments WHERE id = ?', id);
    if (row === undefined) throw unknownPayment();
    return row;
  }

  #wire(row: PaymentRow): Payment {
    const { currency } = row;
    const isToAct = row.state === 'action_required' && row.action_url !== null;
    return {
      id: row.id,
      ref: row.ref,
      direction: row.direction,
      state: row.state,
      kind: methodOf(row.method_id).kind,
      method_id: row.method_id,
      amount: { minor: row.amount_minor, currency },
      fee: { minor: row.fee_minor, currency },
      account_id: row.account_id,
      created_at: Math.floor(row.created_at_ms / 1000),
      changed_at: Math.floor(row.changed_at_ms / 1000),
      ...(isToAct && row.due_ms !== null ? { expires_at: Math.floor(row.due_ms / 1000) } : {}),
      ...(row.instrument === '' ? {} : { instrument: row.instrument }),
      ...(row.reason === null ? {} : { reason: row.reason }),
      ...(row.refunded_minor === 0 ? {} : { refunded: { minor: row.refunded_minor, currency } }),
      ...(isToAct ? { action: { kind: 'redirect', url: row.action_url ?? '' } } : {}),
    };
  }
}

function methodOf(id: string): Method {
  const method = methods.find((known) => known.id === id);
  if (method === undefined)
    throw new ApiError(400, 'method_gone', 'This way of paying is not offered any more', {
      field: 'method_id',
    });
  return method;
}

function requireBetween(
  { amountMinor, currency }: { readonly amountMinor: number; readonly currency: string },
  least: number,
  most: number,
): void {
  if (amountMinor >= least && amountMinor <= most) return;
  const isUnder = amountMinor < least;
  throw new ApiError(
    400,
    isUnder ? 'min' : 'max',
    `The amount is ${isUnder ? 'under the least' : 'over the most'} of this way of paying`,
    {
      field: 'amount',
      meta: { bound: { minor: isUnder ? least : most, currency } },
    },
  );
}

function unknownPayment(): ApiError {
  return notFound('payment_unknown', 'There is no such payment of this person');
}
