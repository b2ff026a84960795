import type { Http } from '#core';
import type { PaymentOutcome } from '#domain/payments/PaymentState.ts';
import type { Money } from '#domain/money/Money.ts';
import type { PaymentState, WithdrawalState } from '#domain/payments/PaymentState.ts';
import {
  drawnActions,
  type Methods,
  type Payment,
  type PaymentList,
  type SavedCard,
} from './Payment.ts';
import type { MethodKind } from './methodKinds.ts';
import { readMethods, readPayment, readPayments, readSavedCard } from './paymentsFromWire.ts';

export type Direction = 'deposit' | 'withdrawal';

export interface DepositOrder {
  readonly methodId: string;
  readonly amount: Money;
  readonly accountId: number;
  readonly language: string;
  /** Id of a saved card. */
  readonly savedId: number | undefined;
  /** The provider saves the card. */
  readonly isToSave: boolean;
  readonly networkId: string | undefined;
  readonly hasAcknowledged: boolean;
  /** Page that the person came from. */
  readonly returnPath: string | undefined;
}

/** Id of the shown rate, if the sum is converted. */
type Quote = string | undefined;

/** A voucher or cheque. */
export type PrintedMoney =
  | { readonly kind: 'voucher'; readonly code: string }
  | { readonly kind: 'cheque'; readonly number: string; readonly pin: string };

export interface WithdrawalOrder {
  readonly methodId: string;
  readonly instrumentId: number;
  readonly amount: Money;
  readonly accountId: number;
  /** Bonus accounts that are given up with it. */
  readonly givesUp: readonly number[];
}

export async function loadMethods(
  http: Http,
  direction: Direction,
  accountId: number | undefined,
  signal: AbortSignal,
): Promise<Methods> {
  return readMethods(
    await http.call('payments.methods', { query: { direction, account: accountId }, signal }),
  );
}

/** Filter of payments; all without it. */
export interface PaymentFilter {
  readonly direction?: Direction | undefined;
  readonly kind?: MethodKind | undefined;
  readonly outcome?: PaymentOutcome | undefined;
}

export async function loadPayments(
  http: Http,
  {
    direction,
    kind,
    outcome,
    page = 1,
    size,
    signal,
  }: PaymentFilter & {
    readonly page?: number;
    readonly size?: number;
    readonly signal: AbortSignal;
  },
): Promise<PaymentList> {
  return readPayments(
    await http.call('payments.history', {
      query: { direction, kind, outcome, page, size },
      signal,
    }),
  );
}

/** @param key the same for each attempt of the same order, so that it is charged once */
export async function deposit(
  http: Http,
  order: DepositOrder,
  key: string,
  quote: Quote,
): Promise<Payment> {
  const { payment } = await http.call('payments.deposit', {
    body: {
      method_id: order.methodId,
      amount: order.amount,
      account_id: order.accountId,
      lng: order.language,
      adapters: [...drawnActions],
      ...(order.savedId === undefined ? {} : { saved_id: order.savedId }),
      ...(order.isToSave ? { save: true } : {}),
      ...(order.networkId === undefined ? {} : { network: order.networkId }),
      ...(order.hasAcknowledged ? { acknowledged: true } : {}),
      ...(order.returnPath === undefined ? {} : { return_path: order.returnPath }),
      ...(quote === undefined ? {} : { quote }),
    },
    idempotencyKey: key,
  });
  return readPayment(payment);
}

/** @param key the same for each attempt of the same order, so that it is paid out once */
export async function withdraw(
  http: Http,
  order: WithdrawalOrder,
  key: string,
  quote: Quote,
): Promise<Payment> {
  const { payment } = await http.call('payments.withdrawal', {
    body: {
      method_id: order.methodId,
      instrument_id: order.instrumentId,
      amount: order.amount,
      account_id: order.accountId,
      ...(order.givesUp.length === 0 ? {} : { give_up: [...order.givesUp] }),
      ...(quote === undefined ? {} : { quote }),
    },
    idempotencyKey: key,
  });
  return readPayment(payment);
}

/** @param key the same for each attempt of the same code */
export async function redeem(
  http: Http,
  money: PrintedMoney,
  accountId: number,
  key: string,
): Promise<Payment> {
  const { payment } =
    money.kind === 'voucher'
      ? await http.call('payments.voucher', {
          body: { code: money.code, account_id: accountId },
          idempotencyKey: key,
        })
      : await http.call('payments.cheque', {
          body: { number: money.number, pin: money.pin, account_id: accountId },
          idempotencyKey: key,
        });
  return readPayment(payment);
}

export async function loadPayment(http: Http, id: string, signal: AbortSignal): Promise<Payment> {
  return readPayment((await http.call('payments.payment', { params: { id }, signal })).payment);
}

/** Finds a recent deposit of the person by its reference; undefined for other people's. */
export async function findByRef(
  http: Http,
  ref: string,
  signal: AbortSignal,
): Promise<Payment | undefined> {
  const { payments } = await loadPayments(http, { direction: 'deposit', signal });
  return payments.find((payment) => payment.ref === ref);
}

/** Sends the code that a banking app shows. */
export async function sendCode(http: Http, id: number, code: string): Promise<Payment> {
  const { payment } = await http.call('payments.code', { params: { id }, body: { code } });
  return readPayment(payment);
}

/** Deletes a saved card; the call asks for recent authentication by itself. */
export async function deleteCard(http: Http, id: number): Promise<readonly SavedCard[]> {
  const { instruments } = await http.call('payments.deleteInstrument', { params: { id } });
  return instruments.map(readSavedCard);
}

export async function acknowledgeFunds(http: Http): Promise<void> {
  await http.call('payments.acknowledge', {});
}

export async function putNoticeAway(http: Http, id: string): Promise<void> {
  await http.call('payments.readNotice', { params: { id } });
}

/** Finds the payment of a key whose response was lost. Rejects with 404 if there is none. */
export async function findByKey(http: Http, key: string): Promise<Payment> {
  return readPayment((await http.call('payments.byKey', { params: { key } })).payment);
}

export async function cancelPayment(http: Http, id: number): Promise<Payment> {
  return readPayment((await http.call('payments.cancel', { params: { id } })).payment);
}

/** Loads the state only, by the reference in the return address. */
export async function loadState(
  http: Http,
  ref: string,
  signal: AbortSignal,
): Promise<PaymentState | WithdrawalState> {
  return (await http.call('payments.byRef', { params: { ref }, signal })).state;
}
