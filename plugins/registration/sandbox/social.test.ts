import { expect, test } from 'vitest';
import type { ErrorAnswer, RegistrationAnswer, RegistrationForm, SocialAnswer } from '#wire';
import { createTestSandbox, type TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import type { OutboxMessage } from '../../../sandbox/platform/mail/Outbox.ts';

/** Browser that has visited a provider as a person of the demo. */
class Browser {
  readonly #sandbox: TestSandbox;
  readonly #jar = new Map<string, string>();

  constructor(sandbox: TestSandbox) {
    this.#sandbox = sandbox;
  }

  async ask(path: string, body?: object, key = 'social-key-1'): Promise<Response> {
    const Cookie = [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer =
      body === undefined
        ? await this.#sandbox.request(path, { headers: { Cookie } })
        : await this.#sandbox.post(path, body, { Cookie, 'X-Idempotency-Key': key });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      this.#jar.set(name, value);
    }
    return answer;
  }

  /** Returns the outcome in the return address, and its secret. */
  async visit(person: number): Promise<readonly [string | null, string]> {
    const begun = await this.ask('/web-api/auth/v1/oauth/google', {
      intent: 'login',
      return_path: '',
    });
    const { redirectUrl } = (await begun.json()) as SocialAnswer;
    const decided = await this.ask(
      `${redirectUrl.replace('/authorize?', '/decide?')}&person=${person}`,
    );
    const back = await this.ask(decided.headers.get('location') ?? '');
    const { searchParams } = new URL(back.headers.get('location') ?? '', 'http://localhost');
    return [searchParams.get('social'), searchParams.get('token') ?? ''];
  }

  async look(ticket: string): Promise<unknown> {
    const answer = await this.ask('/web-api/registration/v1/social', { ticket });
    return answer.json();
  }

  async register(social_ticket: string, change: object = {}, key?: string): Promise<Response> {
    const { terms_updated_at } = await this.#sandbox.json<RegistrationForm>(
      '/web-api/registration/v1/form?country=MT',
    );
    return this.ask(
      '/web-api/registration/v1/accounts',
      {
        type: 'social',
        country: 'MT',
        currency: 'EUR',
        bonus: 0,
        consents: { terms_updated_at, is_of_age: true, marketing: [] },
        social_ticket,
        ...change,
      },
      key,
    );
  }
}

const letters = async (sandbox: TestSandbox): Promise<OutboxMessage[]> =>
  sandbox.json('/sandbox/v1/outbox');
const codeOf = async (answer: Response): Promise<unknown> =>
  ((await answer.json()) as ErrorAnswer).errors[0].code;

test('REG-62 REG-69 RN07 RN08 an address that the provider has verified opens the account, which it signs in to from then on, and a letter says so', async () => {
  const sandbox = createTestSandbox();
  const browser = new Browser(sandbox);
  const [outcome, ticket] = await browser.visit(1002);
  expect(outcome).toBe('unknown');
  expect(await browser.look(ticket)).toEqual({ provider: 'Google', email: 'robin@example.com' });
  const answer = (await (await browser.register(ticket)).json()) as RegistrationAnswer;
  expect(answer.next).toBe('signed_in');
  expect(answer.password).toBeUndefined();
  const [welcome] = await letters(sandbox);
  expect([welcome?.recipient, welcome?.subject]).toEqual([
    'robin@example.com',
    'Your account is open',
  ]);
  expect(welcome?.body).toContain('Log in with Google');
  // A retry after a lost response is the same account.
  const again = (await (await browser.register(ticket)).json()) as RegistrationAnswer;
  expect(again.user_id).toBe(answer.user_id);
  expect((await browser.visit(1002))[0]).toBe('known');
  await sandbox.post('/web-api/auth/v1/password/forgot', { email: 'robin@example.com' });
  expect((await letters(sandbox)).at(-1)?.recipient).toBe('robin@example.com');
  sandbox.dispose();
});

test.each([1003, 1004])(
  'REG-62 RN07 without a verified address (%i) a letter opens the account, and nothing signs in before',
  async (person) => {
    const sandbox = createTestSandbox();
    const browser = new Browser(sandbox);
    const [, ticket] = await browser.visit(person);
    expect(await browser.look(ticket)).toEqual({ provider: 'Google' });
    expect(await codeOf(await browser.register(ticket))).toBe('invalid_email');
    const email = 'own@example.com';
    const answer = await browser.register(ticket, { email }, 'social-key-2');
    expect(await answer.json()).toEqual({ next: 'check_mail' });
    expect((await browser.visit(person))[0]).toBe('unknown');
    const letter = (await letters(sandbox)).at(-1);
    expect(letter?.recipient).toBe(email);
    const token = /token=([\w-]{43})/.exec(letter?.body ?? '')?.[1] ?? '';
    const confirm = await browser.ask('/web-api/registration/v1/confirm', { token });
    expect(((await confirm.json()) as RegistrationAnswer).next).toBe('signed_in');
    expect((await browser.visit(person))[0]).toBe('known');
    expect((await letters(sandbox)).at(-1)?.subject).toBe('Your account is open');
    sandbox.dispose();
  },
);

test('REG-62 TA11 a typed address that has an account gets a letter that says so, and no way in', async () => {
  const sandbox = createTestSandbox();
  const browser = new Browser(sandbox);
  const [, ticket] = await browser.visit(1003);
  const answer = await browser.register(ticket, { email: 'demo@grandstand.example' });
  expect(await answer.json()).toEqual({ next: 'check_mail' });
  expect((await letters(sandbox)).at(-1)?.body).toContain('You already have an account');
  expect((await browser.visit(1003))[0]).toBe('unknown');
  sandbox.dispose();
});

test('REG-63 RN07 a ticket opens one account, in its browser, for half an hour', async () => {
  const sandbox = createTestSandbox();
  const browser = new Browser(sandbox);
  const [, stolen] = await browser.visit(1002);
  expect(await codeOf(await new Browser(sandbox).register(stolen))).toBe('pass_invalid');
  sandbox.advance(30 * 60_000);
  expect(await codeOf(await browser.register(stolen, {}, 'social-key-2'))).toBe('pass_invalid');
  const [, ticket] = await browser.visit(1002);
  expect((await browser.register(ticket, {}, 'social-key-3')).status).toBe(200);
  expect(await codeOf(await browser.register(ticket, {}, 'social-key-4'))).toBe('pass_invalid');
  sandbox.dispose();
});

test('REG-63 a registration of that type without a ticket is refused', async () => {
  const sandbox = createTestSandbox();
  const answer = await new Browser(sandbox).register('never-issued-by-anybody', {});
  expect(await codeOf(answer)).toBe('pass_invalid');
  sandbox.dispose();
});
