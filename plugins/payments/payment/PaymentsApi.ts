import type { Http } from '#core';
import type { PaymentOutcome } from '#domain/payments/PaymentState.ts';
import type { Money } from '#domain/money/Money.ts';
import type { PaymentState, WithdrawalState } from '#domain/payments/PaymentState.ts';
import type { Methods, Payment, PaymentList } from './Payment.ts';
import { readMethods, readPayment, readPayments } from './paymentsFromWire.ts';

export type Direction = 'deposit' | 'withdrawal';

export interface DepositOrder {
  readonly methodId: string;
  readonly amount: Money;
  readonly accountId: number;
  readonly language: string;
}

export interface WithdrawalOrder {
  readonly methodId: string;
  readonly instrumentId: number;
  readonly amount: Money;
  readonly accountId: number;
  readonly password: string;
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

export async function loadPayments(
  http: Http,
  direction: Direction | undefined,
  page: number,
  signal: AbortSignal,
  outcome?: PaymentOutcome,
): Promise<PaymentList> {
  return readPayments(
    await http.call('payments.history', { query: { direction, outcome, page }, signal }),
  );
}

/** @param key the same for each try of the same order: one press pays once */
export async function deposit(http: Http, order: DepositOrder, key: string): Promise<Payment> {
  const { payment } = await http.call('payments.deposit', {
    body: {
      method_id: order.methodId,
      amount: order.amount,
      account_id: order.accountId,
      lng: order.language,
    },
    idempotencyKey: key,
  });
  return readPayment(payment);
}

/** @param key the same for each try of the same order: one press takes out once */
export async function withdraw(http: Http, order: WithdrawalOrder, key: string): Promise<Payment> {
  const { payment } = await http.call('payments.withdrawal', {
    body: {
      method_id: order.methodId,
      instrument_id: order.instrumentId,
      amount: order.amount,
      account_id: order.accountId,
      password: order.password,
    },
    idempotencyKey: key,
  });
  return readPayment(payment);
}

/** The payment of a key whose answer was lost. Rejects with 404 when there is none. */
export async function findByKey(http: Http, key: string): Promise<Payment> {
  return readPayment((await http.call('payments.byKey', { params: { key } })).payment);
}

export async function cancelPayment(http: Http, id: number): Promise<Payment> {
  return readPayment((await http.call('payments.cancel', { params: { id } })).payment);
}

/** The state alone, by the reference of the way back. */
export async function loadState(
  http: Http,
  ref: string,
  signal: AbortSignal,
): Promise<PaymentState | WithdrawalState> {
  return (await http.call('payments.byRef', { params: { ref }, signal })).state;
}
