import type { Payment, PaymentMethods } from '#wire';
import {
  type TestPerson,
  type TestSandbox,
} from '../../../../sandbox/testing/createTestSandbox.ts';
import { paymentOf } from './readPayment.ts';

export const path = '/web-api/payments/v1';

const everyAdapter = ['redirect', 'frame', 'qr', 'address', 'reference', 'code'];

let keys = 0;

export async function order(
  person: TestPerson,
  method: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Response> {
  return person.call(
    'POST',
    `${path}/deposits`,
    {
      method_id: method,
      amount: { minor: 5000, currency: 'EUR' },
      account_id: person.accountId,
      lng: 'en',
      adapters: everyAdapter,
      ...more,
    },
    { 'X-Idempotency-Key': `adapter-key-${(keys += 1)}` },
  );
}

export async function now(person: TestPerson, { id }: Payment): Promise<Payment> {
  return paymentOf(person.call('GET', `${path}/payments/${id}`));
}

export async function methodsOf(person: TestPerson): Promise<PaymentMethods> {
  const answer = await person.call('GET', `${path}/methods?direction=deposit`);
  return (await answer.json()) as PaymentMethods;
}

export async function outbox(sandbox: TestSandbox): Promise<readonly string[]> {
  const letters = await sandbox.json<{ subject: string }[]>('/sandbox/v1/outbox');
  return letters.map(({ subject }) => subject);
}

export async function transfer(
  sandbox: TestSandbox,
  body: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const answer = await sandbox.post('/sandbox/v1/payments/arrivals', { minor: 5000, ...body });
  return ((await answer.json()) as { result: string }).result;
}

export async function print(sandbox: TestSandbox, kind: 'voucher' | 'cheque', currency = 'EUR') {
  const answer = await sandbox.post(`/sandbox/v1/payments/${kind}s`, { minor: 2500, currency });
  return (await answer.json()) as { code: string; number: string; pin: string };
}

export async function redeem(
  person: TestPerson,
  body: { readonly code: string } | { readonly number: string; readonly pin: string },
): Promise<Response> {
  return person.call(
    'POST',
    `${path}/${'code' in body ? 'vouchers' : 'cheques'}`,
    { ...body, account_id: person.accountId },
    { 'X-Idempotency-Key': `code-key-${(keys += 1)}` },
  );
}
