import { expect } from 'vitest';
import type { ErrorAnswer, Payment, PaymentAnswer } from '#wire';
import {
  type TestPerson,
  type TestSandbox,
} from '../../../../sandbox/testing/createTestSandbox.ts';

export async function paymentOf(answer: Response | Promise<Response>): Promise<Payment> {
  const response = await answer;
  expect(response.status).toBe(200);
  return ((await response.json()) as PaymentAnswer).payment;
}

export async function refusal(answer: Response | Promise<Response>): Promise<unknown> {
  const response = await answer;
  const { errors } = (await response.json()) as ErrorAnswer;
  return [response.status, errors[0]?.code];
}

export async function balance(person: TestPerson): Promise<number> {
  const answer = await person.call('GET', '/web-api/user/v1/accounts');
  const { accounts } = (await answer.json()) as {
    accounts: { id: number; money: { minor: number } }[];
  };
  return accounts.find(({ id }) => id === person.accountId)?.money.minor ?? 0;
}

export async function stateOf(person: TestPerson, { id }: Payment): Promise<string> {
  const { state, reason } = await paymentOf(
    person.call('GET', `/web-api/payments/v1/payments/${id}`),
  );
  return reason === undefined ? state : `${state} ${reason}`;
}

/** Faults of the platform's books, and differences from those of the provider. */
export async function faults(sandbox: TestSandbox): Promise<unknown> {
  const { faults: found } = await sandbox.json<{ faults: string[] }>('/sandbox/v1/ledger');
  return found;
}
