import {
  ApiError,
  randomToken,
  type BankDeposits,
  type HarbourState,
  type HarbourPay,
  type SandboxPlatform,
  type originOf,
} from '#sandbox';
import { isOpenPayment, mayFollow, type PaymentState } from '#domain/payments/PaymentState.ts';
import { feeOf } from '#domain/payments/feeOf.ts';
import type { Payment } from '#wire';
import { createMoney, type Money } from '#domain/money/Money.ts';
import type { Conversions } from './Conversions.ts';
import { Debts } from './Debts.ts';
import type { PrintedCode, PrintedCodes } from './PrintedCodes.ts';
import { inCurrency, networks, type Adapter, type Method, type Network } from './methods.ts';
import type { FundsNotices } from './FundsNotices.ts';
import type { PaymentActions } from './PaymentActions.ts';
import type { SavedInstruments } from './SavedInstruments.ts';
import type { PaymentTable } from './PaymentTable.ts';
import { keepInstrument } from './paidInstruments.ts';
import { methodOf, requireBetween } from './methodOf.ts';
import type { PaymentOrder, PaymentRow } from './PaymentRow.ts';
import { postMoved, postPayment } from './postPayment.ts';
import { notifyPerson } from './notifyPerson.ts';

const vouchers = 'clearing:vouchers';
const mostWrongCodes = 3;
const hourMs = 3_600_000;
const mostUnpaid = 60;

/** State of the provider for those of our states that its staff can set. */
const decidedAtProvider: Readonly<Partial<Record<PaymentState, HarbourState>>> = {
  processing: 'pending',
  succeeded: 'paid',
  failed: 'declined',
  cancelled: 'abandoned',
  refunded: 'refunded',
  charged_back: 'charged_back',
  chargeback_won: 'won',
};

export interface DepositOrder extends PaymentOrder {
  /** Return address of the provider: `https://site/en/onpay`. */
  readonly returnBase: string;
  readonly language: string;
  /** The provider's origin, for what has no address of the site. */
  readonly providerBase: string;
  /** Kinds of actions that the page can show. */
  readonly adapters: readonly Adapter[];
  readonly savedId?: number | undefined;
  /** Origin of the request to save the card, if there was one. */
  readonly saveFrom: ReturnType<typeof originOf> | undefined;
  readonly networkId?: string | undefined;
  readonly hasAcknowledged: boolean;
  /** Country of the caller; empty if unknown. */
  readonly country: string;
  /** Id of the shown rate. */
  readonly quoteId?: string | undefined;
}

/** A voucher or cheque that is worth money. */
export interface PrintedOrder extends Omit<PaymentOrder, 'amountMinor' | 'methodId'> {
  readonly code: PrintedCode;
  readonly network: string;
  readonly country: string;
}

type DepositPlatform = Pick<
  SandboxPlatform,
  | 'store'
  | 'ledger'
  | 'users'
  | 'nowMs'
  | 'notifyUser'
  | 'mailer'
  | 'identity'
  | 'instruments'
  | 'protection'
  | 'rights'
  | 'siteGate'
  | 'mailing'
  | 'messages'
>;

/** Deposits: ordered here, paid at the provider, credited when its books say so. */
export class Deposits {
  /** For countries that allow play on credit; no brand of the demo does. */
  allowsCredit = false;

  readonly #platform: DepositPlatform;
  readonly #table: PaymentTable;
  readonly #provider: HarbourPay;
  readonly #actions: PaymentActions;
  readonly #saved: SavedInstruments;
  readonly #codes: PrintedCodes;
  readonly #funds: FundsNotices;
  readonly #conversions: Conversions;
  readonly debts: Debts;

  constructor(
    platform: DepositPlatform,
    table: PaymentTable,
    provider: HarbourPay,
    parts: {
      readonly actions: PaymentActions;
      readonly saved: SavedInstruments;
      readonly codes: PrintedCodes;
      readonly funds: FundsNotices;
      readonly conversions: Conversions;
    },
  ) {
    this.#platform = platform;
    this.#table = table;
    this.#provider = provider;
    this.#actions = parts.actions;
    this.#saved = parts.saved;
    this.#codes = parts.codes;
    this.#funds = parts.funds;
    this.#conversions = parts.conversions;
    this.debts = new Debts(platform, table, parts.conversions);
  }

  /** Begins a deposit; the same key returns the same one. */
  begin(order: DepositOrder): Payment {
    const before = this.#table.repeated(order);
    if (before !== undefined) return before;
    const method = methodOf(order.methodId);
    requireBetween(
      order,
      inCurrency(method.leastEuro, order.currency).minor,
      inCurrency(method.mostEuro, order.currency).minor,
    );
    const network = networkOf(method, order);
    if (network !== undefined)
      requireBetween(
        order,
        inCurrency(network.leastEuro, order.currency).minor,
        Number.MAX_SAFE_INTEGER,
      );
    const adapter = adapterOf(method, order.adapters);
    this.#platform.siteGate.require(order);
    this.#platform.rights.require(order.userId, 'deposit');
    this.#requireOpen(order, createMoney(order.amountMinor, order.currency));
    this.#requireFew(order.userId);
    if (order.hasAcknowledged) this.#funds.acknowledge(order.userId);
    this.#requireAcknowledged(order.userId);
    const { store, nowMs, protection } = this.#platform;
    const token =
      order.savedId === undefined ? undefined : this.#saved.tokenOf(order.userId, order.savedId);
    const fee = feeOf(method, order.amountMinor);
    const total = { minor: order.amountMinor + fee, currency: order.currency };
    const charged = this.#conversions.charged(order.userId, method, total, order.quoteId);
    return store.transaction(() => {
      // Pending deposits count, so that two orders at once cannot exceed a limit together.
      protection.requireDeposit(order.userId, {
        minor: order.amountMinor,
        currency: order.currency,
      });
      const ref = randomToken();
      const reference = this.#actions.referenceFor(method, network);
      const providerId = this.#provider.create({
        merchantRef: ref,
        kind: method.kind === 'voucher' || method.kind === 'cheque' ? 'card' : method.kind,
        amountMinor: charged.minor,
        currency: charged.currency,
        returnUrl: order.returnBase,
        language: order.language,
        wantsToken: order.saveFrom !== undefined && this.#saved.hasRoom(order.userId),
        ...(reference === undefined ? {} : { reference }),
      });
      if (order.saveFrom !== undefined) this.#saved.expect(providerId, order.saveFrom);
      const page = `${order.providerBase}/sandbox/providers/harbour/${providerId}`;
      const id = this.#table.insert(order, {
        ref,
        direction: 'deposit',
        fee,
        state: 'action_required',
        providerId,
        actionUrl:
          adapter === 'frame'
            ? `${page}/framed`
            : adapter === 'qr'
              ? page
              : `/web-api/payments/v1/go/${ref}`,
        dueMs: nowMs() + method.lifeMs,
      });
      if (charged.currency !== order.currency) this.#conversions.keep(id, charged);
      if (adapter !== 'redirect')
        this.#actions.keep(id, adapter, {
          reference,
          network,
          minor: order.amountMinor + fee,
          currency: order.currency,
        });
      if (token !== undefined) this.#provider.payByToken(providerId, token);
      return this.#table.wire(this.#table.row(id));
    });
  }

  /** Credits a printed code at once, because it was paid before. */
  redeem(order: PrintedOrder): Payment {
    const methodId = order.code.kind;
    const before = this.#table.repeated({ ...order, amountMinor: 0, methodId });
    if (before !== undefined) return before;
    this.#platform.siteGate.require(order);
    this.#platform.rights.require(order.userId, 'deposit');
    this.#requireOpen(order);
    this.#requireAcknowledged(order.userId);
    const money = this.#codes.read(order.code, order);
    this.#requireOpen(order, createMoney(money.minor, money.currency));
    const { store, protection, users } = this.#platform;
    const payment = store.transaction(() => {
      protection.requireDeposit(order.userId, money);
      this.#codes.use(money);
      const id = this.#table.insert(
        { ...order, amountMinor: money.minor, methodId },
        { ref: randomToken(), direction: 'deposit', fee: 0, state: 'created' },
      );
      const row = this.#table.row(id);
      postPayment(this.#platform, row, 'deposit', [
        { account: vouchers, minor: -money.minor },
        { account: row.account_id, minor: money.minor },
      ]);
      this.#table.setState(row, 'succeeded');
      notifyPerson(this.#platform, row, 'depositArrived');
      users.change(row.user_id, { hasDeposit: true });
      return this.#table.wire(this.#table.row(id));
    });
    this.#platform.notifyUser(order.userId);
    return payment;
  }

  /** Checks the code of the person's banking app. */
  answerCode(userId: number, id: number, code: string): Payment {
    const row = this.#table.requireOwn(userId, id);
    if (this.#actions.adapterOf(id) !== 'code' || row.state !== 'action_required')
      throw new ApiError(409, 'wrong_state', 'This payment does not wait for a code');
    // In this demo the app shows codes whose last digit is not 0.
    if (code.endsWith('0')) {
      if (this.#actions.countWrongCode(id) < mostWrongCodes)
        throw new ApiError(400, 'code_wrong', 'The bank does not know this code', {
          field: 'code',
        });
      if (row.provider_id !== null) this.#provider.void(row.provider_id);
      this.#table.setState(row, 'failed', 'code');
      return this.#table.wire(this.#table.row(id));
    }
    if (row.provider_id !== null) this.#provider.pay(row.provider_id, {});
    return this.#table.wire(this.#table.row(id));
  }

  /**
   * Credits money that arrived before its account; the bank identified the person, who acknowledged
   * the notice there.
   */
  takeFirst(order: Parameters<BankDeposits['take']>[0]): void {
    const { userId, accountId, providerId, minor, currency, ref } = order;
    this.#funds.acknowledge(userId);
    const id = this.#table.insert(
      {
        userId,
        accountId,
        methodId: 'instant-bank',
        amountMinor: minor,
        currency,
        key: ref,
        bodyHash: '',
      },
      { ref, direction: 'deposit', fee: 0, state: 'action_required', providerId },
    );
    this.#follow(this.#table.row(id));
  }

  /** Returns money that came without its reference, twice, or too late. */
  returned(row: PaymentRow, reason: 'no_reference' | 'twice'): void {
    if (reason === 'no_reference' && mayFollow(row.state as PaymentState, 'failed')) {
      if (row.provider_id !== null) this.#provider.void(row.provider_id);
      this.#table.setState(row, 'failed', reason);
    }
    notifyPerson(this.#platform, row, 'depositReturned');
    this.#platform.notifyUser(row.user_id);
  }

  /** Refuses deposits of people with a debt, or whose identity is not verified as required. */
  #requireOpen({ userId }: { readonly userId: number }, money?: Money): void {
    if (this.#table.debtMinor(userId) > 0)
      throw new ApiError(403, 'debt', 'A payment that was taken back has to be settled first');
    this.#platform.identity.require(userId, 'deposit', money);
  }

  /** Limits the orders, each of which is stored here and at the provider, paid or not. */
  #requireFew(userId: number): void {
    const nowMs = this.#platform.nowMs();
    const unpaid = this.#table.unpaidSince(userId, nowMs - hourMs);
    const [first] = unpaid;
    if (first === undefined || unpaid.length < mostUnpaid) return;
    throw new ApiError(429, 'too_many_requests', 'Too many deposits were begun and not paid', {
      headers: { 'Retry-After': String(Math.ceil((first + hourMs - nowMs) / 1000)) },
    });
  }

  /** Whether the person still has to acknowledge how players' money is protected. */
  mustAcknowledge(userId: number): boolean {
    return (
      this.#platform.users.byId(userId)?.hasDeposit === false &&
      this.#funds.atMs(userId) === undefined
    );
  }

  #requireAcknowledged(userId: number): void {
    if (this.mustAcknowledge(userId))
      throw new ApiError(403, 'acknowledgement', 'Say first that you know how money is kept', {
        field: 'acknowledged',
      });
  }

  /** Cancels an unpaid deposit. */
  cancel(userId: number, id: number): Payment {
    const row = this.#table.requireOwn(userId, id);
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
   * Handles a hook of the provider: its content is not trusted, the state is read again.
   *
   * @returns whether the payment is known; a repeated event has no effect
   */
  onProviderEvent(eventId: string, providerId: string): boolean {
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

  /** Expires an order that was not paid in time. */
  expire(row: PaymentRow): void {
    if (isOpenPayment(row.state as PaymentState)) this.#table.setState(row, 'expired');
  }

  /**
   * For the support: moves a deposit to an allowed next state, as if provider or bank had decided
   * it.
   *
   * @throws ApiError if the state may not follow, or the provider is not involved
   */
  decide({ id, state: was, provider_id: providerId }: PaymentRow, state: PaymentState): void {
    const decided = decidedAtProvider[state];
    if (!mayFollow(was as PaymentState, state) || (state !== 'expired' && providerId === null))
      throw new ApiError(409, 'wrong_state', `A deposit that is ${was} cannot be ${state}`);
    if (decided !== undefined && providerId !== null) this.#provider.decide(providerId, decided);
    else this.expire(this.#table.row(id));
  }

  /** Applies the state of the provider's books, if it may follow. */
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
        return this.debts.takeBack(row, 'refund', told.refundedMinor);
      case 'charged_back':
        return this.debts.takeBack(row, 'chargeback', told.refundedMinor);
      case 'won':
        return this.debts.giveBack(row);
      case 'paid': {
        const state = row.state as PaymentState;
        if (!mayFollow(state, 'succeeded')) return;
        const owners = this.#ownersOf(row, told.fingerprint);
        const refusal =
          told.isCredit && !this.allowsCredit
            ? 'credit_card'
            : told.isOtherHolder
              ? 'holder'
              : owners.length > 0
                ? 'known_account'
                : undefined;
        if (refusal !== undefined) {
          this.#provider.void(told.id);
          this.#move(row, 'failed', refusal);
          if (refusal === 'known_account')
            this.#platform.identity.noteInstrument(row.user_id, owners);
          if (row.method_id === 'bank-transfer')
            notifyPerson(this.#platform, row, 'depositReturned');
          return;
        }
        // A different amount waits for a review; no money moves until then.
        if (told.note !== '') return this.#hold(row, told.note);
        const charged = this.#conversions.chargedOf(row);
        if (told.paidMinor !== charged.minor || told.currency !== charged.currency)
          return this.#hold(row, 'held');
        postMoved(this.#platform, row, 'deposit', {
          held: charged,
          minor: row.amount_minor + row.fee_minor,
          parts: [
            { account: row.account_id, minor: row.amount_minor },
            { account: 'fees', minor: row.fee_minor },
          ],
        });
        this.#table.setState(row, 'succeeded');
        notifyPerson(this.#platform, row, 'depositArrived');
        this.#platform.users.change(row.user_id, { hasDeposit: true });
        keepInstrument(store, row.user_id, row.method_id, told.instrument, nowMs());
        if (told.fingerprint !== '') this.#platform.instruments.keep(row.user_id, told.fingerprint);
        this.#saved.keep(row.user_id, row.method_id, told.id);
        this.debts.pay(row);
      }
    }
  }

  /** Other people whose accounts the same card or bank account has paid into. */
  #ownersOf({ user_id: userId }: PaymentRow, fingerprint: string): readonly number[] {
    if (fingerprint === '') return [];
    return this.#platform.instruments.ownersOf(fingerprint).filter((id) => id !== userId);
  }

  /** Holds the payment for a review, with the reason; an ended one stays ended. */
  #hold(row: PaymentRow, reason: string): void {
    const isOpen = isOpenPayment(row.state as PaymentState);
    this.#table.setState(row, isOpen ? 'processing' : row.state, reason);
    notifyPerson(this.#platform, row, 'depositHeld');
  }

  #move(row: PaymentRow, state: PaymentState, reason?: string): void {
    if (!mayFollow(row.state as PaymentState, state)) return;
    this.#table.setState(row, state, reason);
    // A person who waited on the page knows the result; one who had left gets a letter.
    if (row.state === 'processing' && state === 'failed')
      notifyPerson(this.#platform, row, 'depositFailed');
  }
}

/** Adapter of the order that the page can show. */
function adapterOf({ adapter }: Method, drawn: readonly Adapter[]): Adapter {
  if (adapter === 'redirect' || drawn.includes(adapter)) return adapter;
  // The provider has a page for it as well.
  if (adapter === 'frame' || adapter === 'qr') return 'redirect';
  throw new ApiError(400, 'method_gone', 'This page cannot draw that way of paying', {
    field: 'method_id',
  });
}

function networkOf(
  { kind }: Method,
  { networkId }: { readonly networkId?: string | undefined },
): Network | undefined {
  if (kind !== 'crypto') return undefined;
  const network = networks.find(({ id }) => id === networkId);
  if (network === undefined)
    throw new ApiError(400, 'network_unknown', 'Choose a network first', { field: 'network' });
  return network;
}
