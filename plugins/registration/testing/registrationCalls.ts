import { expect } from 'vitest';
import type { ErrorAnswer, RegistrationForm, RegistrationRequest } from '#wire';
import { type TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';

export const accounts = '/web-api/registration/v1/accounts';

export const password = 'seven herons over the mill';

export const person = {
  first_name: 'Marta',
  last_name: 'Kallas',
  birth_date: '1991-05-17',
  street: '12, Harbour Street',
  postcode: 'SLM 1010',
  city: 'Sliema',
  region: '',
};

export async function formOf(sandbox: TestSandbox, country = 'MT'): Promise<RegistrationForm> {
  return sandbox.json(`/web-api/registration/v1/form?country=${country}`);
}

export async function requestOf(
  sandbox: TestSandbox,
  change: Partial<RegistrationRequest> = {},
): Promise<RegistrationRequest> {
  const { terms_updated_at } = await formOf(sandbox);
  return {
    type: 'one_click',
    country: 'MT',
    currency: 'EUR',
    bonus: 0,
    consents: { terms_updated_at, is_of_age: true, marketing: [] },
    ...change,
  };
}

export const full = { type: 'full', person, email: 'marta@example.com', password } as const;

export function send(
  sandbox: TestSandbox,
  body: RegistrationRequest,
  key = 'registration-key-1',
): Promise<Response> {
  return sandbox.post(accounts, body, { 'X-Idempotency-Key': key });
}

export async function refusal(answer: Response): Promise<unknown> {
  const { errors } = (await answer.json()) as ErrorAnswer;
  return {
    status: answer.status,
    code: errors[0]?.code,
    field: errors[0]?.field,
    problem: errors[0]?.meta?.['problem'],
  };
}

export const signIn = (
  sandbox: TestSandbox,
  uLogin: string,
  uPassword: string,
): Promise<Response> => sandbox.post('/web-api/auth/v1/login', { uLogin, uPassword, save: false });

export async function letters(
  sandbox: TestSandbox,
): Promise<{ recipient: string; body: string }[]> {
  sandbox.run(50);
  return sandbox.json('/sandbox/v1/outbox');
}

/** Returns the tokens of the e-mails to two addresses typed one after the other. */
export async function tokensOf(
  sandbox: TestSandbox,
  addresses: readonly string[],
  change: Partial<RegistrationRequest> = {},
): Promise<(string | undefined)[]> {
  const sent: string[] = [];
  for (const [index, email] of addresses.entries()) {
    const request = await requestOf(sandbox, { ...full, ...change, email });
    const answer = await send(sandbox, request, `corrected-key-${index}`);
    expect(await answer.json()).toEqual({ next: 'check_mail' });
    sent.push(...(await letters(sandbox)).slice(-1).map(({ body }) => body));
  }
  return sent.map((body) => /token=([\w-]{43})/.exec(body)?.[1]);
}

export const confirm = (sandbox: TestSandbox, token = ''): Promise<Response> =>
  sandbox.post('/web-api/registration/v1/confirm', { token });
