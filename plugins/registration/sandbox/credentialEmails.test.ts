import { expect, test } from 'vitest';
import type { ErrorAnswer, RegistrationAnswer, RegistrationForm, UserConfigAnswer } from '#wire';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../sandbox/testing/createTestSandbox.ts';

const path = '/web-api/registration/v1/credentials/letter';
const email = 'marta@example.com';

interface Opened {
  readonly login: string;
  readonly password: string;
  readonly person: TestPerson;
}

async function openByOneClick(sandbox: TestSandbox): Promise<Opened> {
  const form = await sandbox.json<RegistrationForm>('/web-api/registration/v1/form?country=MT');
  const answer = await sandbox.post(
    '/web-api/registration/v1/accounts',
    {
      type: 'one_click',
      country: 'MT',
      currency: 'EUR',
      bonus: 0,
      consents: {
        terms_updated_at: form.terms_updated_at,
        is_of_age: true,
        marketing: [],
      },
    },
    { 'X-Idempotency-Key': 'one-click-key-1' },
  );
  const { login = '', password = '' } = (await answer.json()) as RegistrationAnswer;
  return { login, password, person: await sandbox.signIn(login, password) };
}

async function result(answer: Response): Promise<unknown> {
  if (answer.status === 204) return 'sent';
  const { errors } = (await answer.json()) as ErrorAnswer;
  return [answer.status, errors[0]?.code];
}

const send = (person: TestPerson, password: string, to = email): Promise<Response> =>
  person.call('POST', path, { email: to, password }, { 'X-Language': 'en' });

const letters = (sandbox: TestSandbox): Promise<{ recipient: string; body: string }[]> =>
  sandbox.json('/sandbox/v1/outbox');

test('REG-158 REG-159 RN04 the letter names brand, number and password, asks to replace it, and binds no address', async () => {
  const sandbox = createTestSandbox({ brandName: () => 'Northline' });
  const { login, password, person } = await openByOneClick(sandbox);
  expect(await result(await send(person, password, ` ${email.toUpperCase()} `))).toBe('sent');
  const [letter] = await letters(sandbox);
  expect(letter?.recipient).toBe(email);
  expect(letter?.body).toContain('Your account with Northline');
  expect(letter?.body).toContain(`ID: ${login.replaceAll(/(\d{3})(?=\d)/g, '$1 ')}`);
  expect(letter?.body).toContain(`Password: ${password}\n`);
  expect(letter?.body).toContain(
    'The next time you log in, and within 72 hours, replace this password',
  );
  const { result: config } = (await (
    await person.call('GET', '/web-api/user/v1/config')
  ).json()) as UserConfigAnswer;
  expect(config).toMatchObject({ user_email: '', activation_type: 0 });
  expect(
    await result(
      await sandbox.post('/web-api/auth/v1/login', {
        uLogin: email,
        uPassword: password,
        save: false,
      }),
    ),
  ).toEqual([400, 'wrong_credentials']);
  expect(JSON.stringify(await sandbox.json('/sandbox/v1/requests'))).not.toContain(password);
  sandbox.dispose();
});

test('REG-81 RN04 without a session, with another password or an address that is none nothing is sent', async () => {
  const sandbox = createTestSandbox();
  const { password, person } = await openByOneClick(sandbox);
  expect((await sandbox.post(path, { email, password })).status).toBe(401);
  expect(await result(await send(person, `${password}x`))).toEqual([400, 'wrong_password']);
  expect(await result(await send(person, password, 'marta'))).toEqual([400, 'invalid_email']);
  for (let guess = 0; guess < 4; guess += 1) await send(person, `guess ${guess}`);
  expect(await result(await send(person, password))).toEqual([429, 'too_many_tries']);
  expect(await letters(sandbox)).toEqual([]);
  sandbox.dispose();
});

test('REG-81 RN04 the fourth letter of a day is refused and told when the next may go, to whatever address', async () => {
  const sandbox = createTestSandbox();
  const { login, password, person } = await openByOneClick(sandbox);
  for (const to of ['a@example.com', 'b@example.com', 'c@example.com'])
    expect(await result(await send(person, password, to))).toBe('sent');
  const fourth = await send(person, password, 'd@example.com');
  expect(Number(fourth.headers.get('Retry-After'))).toBe(24 * 3600);
  expect(await result(fourth)).toEqual([429, 'too_many_requests']);
  expect(await letters(sandbox)).toHaveLength(3);
  sandbox.advance(24 * 3_600_000);
  expect(await result(await send(await sandbox.signIn(login, password), password))).toBe('sent');
  sandbox.dispose();
});

test('REG-81 RN04 once an own password has taken its place the first one is sent no more, and leaves the letters', async () => {
  const sandbox = createTestSandbox();
  const { password, person } = await openByOneClick(sandbox);
  expect(await result(await send(person, password))).toBe('sent');
  const changed = await person.call('POST', '/web-api/auth/v1/password', {
    current: password,
    password: 'seven herons over the mill',
  });
  expect(changed.status).toBe(200);
  expect(await result(await send(person, 'seven herons over the mill'))).toEqual([
    409,
    'secret_replaced',
  ]);
  const [letter] = await letters(sandbox);
  expect(letter?.recipient).toBe(email);
  expect(JSON.stringify(await letters(sandbox))).not.toContain(password);
  sandbox.dispose();
});

test('REG-81 RN04 an account whose password was chosen by its owner sends none, nor one with a passkey', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  expect(await result(await send(demo, 'Demo-pass-1'))).toEqual([409, 'secret_replaced']);
  const { password, person } = await openByOneClick(sandbox);
  sandbox.store.run(
    `INSERT INTO passkeys (id, user_id, host, name, public_key, counter, is_synced,
      created_at_ms) VALUES ('key', ?, 'localhost', 'Key', x'00', 0, 0, 0)`,
    person.userId,
  );
  expect(await result(await send(person, password))).toEqual([409, 'secret_replaced']);
  sandbox.dispose();
});
