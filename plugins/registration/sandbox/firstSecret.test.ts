import { expect, test } from 'vitest';
import type {
  ErrorAnswer,
  RegistrationAnswer,
  RegistrationForm,
  RightsAnswer,
  UserData,
} from '#wire';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../sandbox/testing/createTestSandbox.ts';

const hourMs = 3_600_000;

/** Part of the security centre's response about it. */
interface FirstSecret {
  readonly first_secret?: { readonly until: number; readonly is_due: boolean };
}
const own = 'a quiet evening by the harbour';

async function register(sandbox: TestSandbox) {
  const { terms_updated_at } = await sandbox.json<RegistrationForm>(
    '/web-api/registration/v1/form?country=MT',
  );
  const answer = await sandbox.post(
    '/web-api/registration/v1/accounts',
    {
      type: 'one_click',
      country: 'MT',
      currency: 'EUR',
      bonus: 0,
      consents: { terms_updated_at, is_of_age: true, marketing: [] },
    },
    { 'X-Idempotency-Key': 'first-secret-key-1' },
  );
  const { login = '', password = '', data } = (await answer.json()) as RegistrationAnswer;
  const headers = { Authorization: `Bearer ${data?.token ?? ''}` };
  return { login, password, headers };
}

async function closedFor(person: TestPerson): Promise<unknown> {
  const answer = await person.call('GET', '/web-api/auth/v1/rights');
  return ((await answer.json()) as RightsAnswer).rights.flatMap(({ right, reason }) =>
    reason === undefined ? [] : [[right, reason]],
  );
}

test('AUT-432 RN04 the first password is due at the next sign-in, with the end of its 72 hours, not in the session of the registration', async () => {
  const sandbox = createTestSandbox();
  const openedAtS = Math.floor(sandbox.nowMs() / 1000);
  const { login, password, headers } = await register(sandbox);
  const path = '/web-api/security/v1/state';
  const until = openedAtS + 72 * 3600;
  const { first_secret: first } = await sandbox.json<FirstSecret>(path, { headers });
  expect(first).toEqual({ until, is_due: false });
  const person = await sandbox.signIn(login, password);
  const state = (await (await person.call('GET', path)).json()) as FirstSecret;
  expect(state.first_secret).toEqual({ until, is_due: true });
  await person.call('POST', '/web-api/auth/v1/password', { current: password, password: own });
  const after = (await (await person.call('GET', path)).json()) as FirstSecret;
  expect(after.first_secret).toBeUndefined();
});

test('AUT-433 SBX-1211 RN04 after 72 hours money and bets are closed until an own password is there, and open at once', async () => {
  const sandbox = createTestSandbox();
  const { login, password } = await register(sandbox);
  sandbox.advance(72 * hourMs - 1000);
  expect(await closedFor(await sandbox.signIn(login, password))).toEqual([]);
  sandbox.advance(2000);
  const person = await sandbox.signIn(login, password);
  expect(await closedFor(person)).toEqual([
    ['deposit', 'first_secret'],
    ['bet', 'first_secret'],
    ['bonus', 'first_secret'],
  ]);
  const refused = await person.call(
    'POST',
    '/web-api/payments/v1/deposits',
    {
      method_id: 'card',
      amount: { minor: 5000, currency: 'EUR' },
      account_id: person.accountId,
      lng: 'en',
    },
    { 'X-Idempotency-Key': 'after-72-hours' },
  );
  expect(refused.status).toBe(403);
  expect(((await refused.json()) as ErrorAnswer).errors[0]?.code).toMatch(
    /^(right_closed|first_secret)$/,
  );
  const tab = sandbox.connect({ token: person.token });
  tab.subscribe(1, { kind: 'user' });
  sandbox.run(300);
  tab.drain();
  await person.call('POST', '/web-api/auth/v1/password', { current: password, password: own });
  sandbox.run(1000);
  const told = tab
    .drain()
    .flatMap((message) => ('data' in message ? ((message.data as UserData).user ?? []) : []));
  expect(told.at(-1)?.rights?.every(({ allowed }) => allowed)).toBe(true);
  expect(await closedFor(person)).toEqual([]);
});
