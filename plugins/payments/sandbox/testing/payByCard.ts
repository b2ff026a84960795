import { expect } from 'vitest';
import type { Payment, PaymentMethods } from '#wire';
import {
  type TestPerson,
  type TestSandbox,
} from '../../../../sandbox/testing/createTestSandbox.ts';

export const secret = 'harbour-demo-secret-2';

let keys = 0;

export async function begin(
  person: TestPerson,
  change: {
    readonly method?: string;
    readonly minor?: number;
    readonly currency?: string;
    readonly key?: string;
  } = {},
): Promise<Response> {
  const {
    method = 'card',
    minor = 5000,
    currency = 'EUR',
    key = `deposit-key-${(keys += 1)}`,
  } = change;
  return person.call(
    'POST',
    '/web-api/payments/v1/deposits',
    {
      method_id: method,
      amount: { minor, currency },
      account_id: person.accountId,
      lng: 'en',
    },
    { 'X-Idempotency-Key': key },
  );
}

/** Address of the provider's page, as a browser follows it. */
export async function pagePath(sandbox: TestSandbox, { action }: Payment): Promise<string> {
  const go = await sandbox.request(action?.kind === 'redirect' ? action.url : '');
  expect(go.status).toBe(302);
  const url = new URL(go.headers.get('location') ?? '');
  expect(url.hostname).toBe('pay.localhost');
  return url.pathname;
}

/** Presses "Pay" with a test card and answers the bank; returns the address of the redirect. */
export async function pay(
  sandbox: TestSandbox,
  payment: Payment,
  card = '0001',
  answer = 'confirm',
): Promise<string> {
  const path = await pagePath(sandbox, payment);
  const press = async (step: string, body: object): Promise<string> => {
    const response = await sandbox.post(`${path}/${step}`, body);
    return ((await response.json()) as { url: string }).url;
  };
  const next = await press('pay', { card: `4000 0000 0000 ${card}` });
  return next.endsWith('/challenge') ? press('challenge', { answer, otp: '123456' }) : next;
}

export async function takeOut(
  person: TestPerson,
  minor: number,
  change: { readonly instrument?: number } = {},
): Promise<Response> {
  const answer = await person.call('GET', '/web-api/payments/v1/methods?direction=withdrawal');
  const { methods } = (await answer.json()) as PaymentMethods;
  return person.call(
    'POST',
    '/web-api/payments/v1/withdrawals',
    {
      method_id: methods[0]?.id ?? 'card',
      instrument_id: change.instrument ?? methods[0]?.instrument_id ?? 1,
      amount: { minor, currency: 'EUR' },
      account_id: person.accountId,
    },
    { 'X-Idempotency-Key': `withdrawal-${(keys += 1)}` },
  );
}
