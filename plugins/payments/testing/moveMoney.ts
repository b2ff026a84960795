import { expect } from 'vitest';
import type { ErrorAnswer, Payment, PaymentAnswer, PaymentMethods } from '#wire';
import type { TestPerson, TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';

const path = '/web-api/payments/v1';
let keys = 0;

interface MoveOrder {
  readonly method?: string;
  readonly minor?: number;
  readonly currency?: string;
  readonly accountId?: number;
  readonly more?: Readonly<Record<string, unknown>>;
}

/** Orders a deposit without paying it. */
export async function orderDeposit(
  person: TestPerson,
  { method = 'card', minor = 5000, currency = 'EUR', accountId, more = {} }: MoveOrder = {},
): Promise<Response> {
  return person.call(
    'POST',
    `${path}/deposits`,
    {
      method_id: method,
      amount: { minor, currency },
      account_id: accountId ?? person.accountId,
      lng: 'en',
      ...more,
    },
    { 'X-Idempotency-Key': `moved-in-${(keys += 1)}` },
  );
}

/** Pays an order on the provider's page. */
export async function payOrder(
  sandbox: TestSandbox,
  answer: Response,
  card = '0001',
): Promise<Payment> {
  const payment = await paymentIn(answer);
  const go = await sandbox.request(payment.action?.kind === 'redirect' ? payment.action.url : '');
  const { pathname } = new URL(go.headers.get('location') ?? '');
  await sandbox.post(`${pathname}/pay`, { card: `4000 0000 0000 ${card}`, bank: 'Harbour Bank' });
  return payment;
}

/** A whole deposit, from the order to the credit. */
export async function payIn(
  sandbox: TestSandbox,
  person: TestPerson,
  order: MoveOrder & { readonly card?: string } = {},
): Promise<Payment> {
  return payOrder(sandbox, await orderDeposit(person, order), order.card);
}

/** Instruments for a withdrawal, and their amounts. */
export async function waysOut(person: TestPerson, accountId = 0): Promise<PaymentMethods> {
  const answer = await person.call(
    'GET',
    `${path}/methods?direction=withdrawal&account=${accountId}`,
  );
  return (await answer.json()) as PaymentMethods;
}

/** Orders a withdrawal to the instrument of a method. */
export async function takeOut(
  person: TestPerson,
  { method = 'card', minor = 1000, currency = 'EUR', accountId, more = {} }: MoveOrder = {},
  name?: string,
): Promise<Response> {
  const { methods } = await waysOut(person, accountId);
  const way = methods.find(
    ({ id, instrument }) => id === method && (name === undefined || instrument === name),
  );
  return person.call(
    'POST',
    `${path}/withdrawals`,
    {
      method_id: method,
      instrument_id: way?.instrument_id ?? 1,
      amount: { minor, currency },
      account_id: accountId ?? person.accountId,
      ...(way?.conversion === undefined ? {} : { quote: way.conversion.quote }),
      ...more,
    },
    { 'X-Idempotency-Key': `moved-out-${(keys += 1)}` },
  );
}

/** The payment of a successful response. */
export async function paymentIn(answer: Response): Promise<Payment> {
  expect(answer.status).toBe(200);
  return ((await answer.json()) as PaymentAnswer).payment;
}

/** Status, code and details of a refusal. */
export async function refusalIn(answer: Response): Promise<readonly unknown[]> {
  const { errors } = (await answer.json()) as ErrorAnswer;
  return [answer.status, errors[0]?.code, errors[0]?.meta];
}
