import { ApiError, randomToken, type HarbourPay, type SandboxPlatform } from '#sandbox';
import { isOpenPayment, mayFollow, type PaymentState } from '#domain/payments/PaymentState.ts';
import { feeOf } from '#domain/payments/feeOf.ts';
import type { Payment } from '#wire';
import { inCurrency } from './methods.ts';
import {
  methodOf,
  requireBetween,
  type PaymentOrder,
  type PaymentRow,
  type PaymentTable,
} from './PaymentTable.ts';
import { clearing, postPayment } from './postPayment.ts';
import { tellPerson } from './tellPerson.ts';

const lifeMs = 30 * 60_000;

export interface DepositOrder extends PaymentOrder {
  /** Where the provider sends the person back to: `https://site/en/onpay`. */
  readonly returnBase: string;
  readonly language: string;
}

type DepositPlatform = Pick<
  SandboxPlatform,
  'store' | 'ledger' | 'users' | 'nowMs' | 'notifyUser' | 'mailer' | 'identity' | 'protection'
>;

/** Money that comes in: ordered here, paid at the provider, credited when its books say so. */
export class Deposits {
  readonly #platform: DepositPlatform;
  readonly #table: PaymentTable;
  readonly #provider: HarbourPay;

  constructor(platform: DepositPlatform, table: PaymentTable, provider: HarbourPay) {
    this.#platform = platform;
    this.#table = table;
    this.#provider = provider;
  }

  /** Begins a deposit; the same key gives the same one. */
  begin(order: DepositOrder): Payment {
    const before = this.#table.repeated(order);
    if (before !== undefined) return before;
    const method = methodOf(order.methodId);
    requireBetween(
      order,
      inCurrency(method.leastEuro, order.currency).minor,
      inCurrency(method.mostEuro, order.currency).minor,
    );
    if (this.#table.debtMinor(order.userId) > 0)
      throw new ApiError(403, 'debt', 'A payment that was taken back has to be settled first');
    const { store, nowMs, protection, identity } = this.#platform;
    identity.require(order.userId, 'deposit');
    const fee = feeOf(method, order.amountMinor);
    return store.transaction(() => {
      // What is on its way counts as well: two orders at once cannot pass a limit together.
      protection.requireDeposit(order.userId, {
        minor: order.amountMinor,
        currency: order.currency,
      });
      const ref = randomToken();
      const providerId = this.#provider.create({
        merchantRef: ref,
        kind: method.kind,
        amountMinor: order.amountMinor + fee,
        currency: order.currency,
        returnUrl: order.returnBase,
        language: order.language,
      });
      const id = this.#table.insert(order, {
        ref,
        direction: 'deposit',
        fee,
        state: 'action_required',
        providerId,
        actionUrl: `/web-api/payments/v1/go/${ref}`,
        dueMs: nowMs() + lifeMs,
      });
      return this.#table.wire(this.#table.row(id));
    });
  }

  /** A press of the person, while nothing was paid. */
  cancel(userId: number, id: number): Payment {
    const row = this.#table.own(userId, id);
    if (
      row.direction === 'deposit' &&
      (row.state === 'created' || row.state === 'action_required')
    ) {
      if (row.provider_id !== null) this.#provider.void(row.provider_id);
      this.#table.setState(row, 'cancelled', 'left');
    }
    return this.#table.wire(this.#table.row(id));
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

  /** The person did not pay in time. */
  expire(row: PaymentRow): void {
    if (isOpenPayment(row.state as PaymentState)) this.#table.setState(row, 'expired');
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
        postPayment(this.#platform, row, 'deposit', [
          { account: clearing, minor: -told.paidMinor },
          { account: row.account_id, minor: row.amount_minor },
          { account: 'fees', minor: row.fee_minor },
        ]);
        this.#table.setState(row, 'succeeded');
        tellPerson(this.#platform, row, 'depositArrived');
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
    postPayment(this.#platform, row, kind, [
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
    this.#table.setState(row, state);
    tellPerson(this.#platform, row, 'depositTakenBack', minor);
  }

  #move(row: PaymentRow, state: PaymentState, reason?: string): void {
    if (!mayFollow(row.state as PaymentState, state)) return;
    this.#table.setState(row, state, reason);
    // Who waited on the page knows it; who had gone on does not.
    if (row.state === 'processing' && state === 'failed')
      tellPerson(this.#platform, row, 'depositFailed');
  }
}
