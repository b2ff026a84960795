import { expect, test } from 'vitest';
import type { ErrorAnswer, LoginAnswer, SocialAnswer } from '#wire';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../testing/createTestSandbox.ts';
import type { OutboxMessage } from '../mail/Outbox.ts';
import { providers } from './providers.ts';

/** A browser: cookies, and where it was sent. */
class Browser {
  readonly #sandbox: TestSandbox;
  readonly jar = new Map<string, string>();

  constructor(sandbox: TestSandbox) {
    this.#sandbox = sandbox;
  }

  async ask(path: string, body?: object): Promise<Response> {
    const Cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer =
      body === undefined
        ? await this.#sandbox.request(path, { headers: { Cookie } })
        : await this.#sandbox.post(path, body, { Cookie, 'X-Language': 'de' });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      this.jar.set(name, value);
    }
    return answer;
  }

  /** To the page of the provider. */
  async begin(provider: string, return_path = '/de/office'): Promise<string> {
    const answer = await this.ask(`/web-api/auth/v1/oauth/${provider}`, {
      intent: 'login',
      return_path,
    });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as SocialAnswer).redirectUrl;
  }

  /** From there back to the return address. */
  async decide(page: string, what: string): Promise<string> {
    const answer = await this.ask(`${page.replace('/authorize?', '/decide?')}&${what}`);
    return answer.headers.get('location') ?? '';
  }

  /** Where a whole visit ends. */
  async visit(provider: string, what: string): Promise<URL> {
    return this.back(await this.decide(await this.begin(provider), what));
  }

  async back(address: string): Promise<URL> {
    const answer = await this.ask(address);
    expect(answer.status).toBe(303);
    return new URL(answer.headers.get('location') ?? '', 'http://localhost');
  }

  signIn(login: string, pass: string): Promise<Response> {
    return this.ask('/web-api/auth/v1/login/social', { login, pass });
  }
}

const outcome = (url: URL): string | null => url.searchParams.get('social');
const secretOf = (url: URL): string => url.searchParams.get('token') ?? '';
const code = async (answer: Response): Promise<unknown> => [
  answer.status,
  ((await answer.json()) as ErrorAnswer).errors[0].code,
];

/** Signs in as demo and links the account with the provider. */
async function link(browser: Browser, person: TestPerson, ticket: string): Promise<Response> {
  return person.call(
    'POST',
    '/web-api/auth/v1/oauth/link',
    { ticket },
    {
      Cookie: [person.cookie, ...[...browser.jar].map(([name, value]) => `${name}=${value}`)].join(
        '; ',
      ),
    },
  );
}

test.each([...providers.keys()])(
  'AUT-235 LG07 SX05 %s: each way a visit can end',
  async (provider) => {
    const sandbox = createTestSandbox();
    const browser = new Browser(sandbox);
    const ends: unknown[] = [];
    for (const what of [
      'person=1001',
      'person=1002',
      'person=1003',
      'person=1004',
      'mishap=deny',
      'mishap=error',
      'mishap=state',
      'mishap=replay',
      'mishap=issuer',
    ])
      ends.push([what, outcome(await browser.visit(provider, what))]);
    expect(ends).toEqual([
      ['person=1001', 'link'],
      ['person=1002', 'unknown'],
      // Nobody learns by an address that is not verified whose it is.
      ['person=1003', 'unknown'],
      ['person=1004', 'unknown'],
      ['mishap=deny', 'denied'],
      ['mishap=error', 'failed'],
      ['mishap=state', 'failed'],
      ['mishap=replay', 'failed'],
      ['mishap=issuer', 'failed'],
    ]);
    sandbox.dispose();
  },
);

test('AUT-236 LG07 TA11 once linked from inside, the account elsewhere signs in, once a pass', async () => {
  const sandbox = createTestSandbox();
  const browser = new Browser(sandbox);
  const first = await browser.visit('google', 'person=1001');
  expect(`${first.pathname}?${first.searchParams.get('return-url') ?? ''}`).toBe(
    '/de/user/login?/de/office',
  );
  const demo = await sandbox.signIn();
  expect((await link(browser, demo, secretOf(first))).status).toBe(200);
  expect(await sandbox.json<OutboxMessage[]>('/sandbox/v1/outbox')).toMatchObject([
    { recipient: 'demo@grandstand.example' },
  ]);
  expect(await code(await link(browser, demo, secretOf(first)))).toEqual([400, 'pass_invalid']);
  const second = await browser.visit('google', 'person=1001');
  expect(outcome(second)).toBe('known');
  expect(await code(await browser.signIn('apple', secretOf(second)))).toEqual([
    400,
    'pass_invalid',
  ]);
  const third = await browser.visit('google', 'person=1001');
  const answer = await browser.signIn('google', secretOf(third));
  expect(((await answer.json()) as LoginAnswer).user_id).toBe(demo.userId);
  expect(await code(await browser.signIn('google', secretOf(third)))).toEqual([
    400,
    'pass_invalid',
  ]);
  const late = await browser.visit('google', 'person=1001');
  sandbox.advance(60_000);
  expect((await browser.signIn('google', secretOf(late))).status).toBe(400);
  sandbox.dispose();
});

test('AUT-236 TA11 the same number with another provider, and another person, are not the account', async () => {
  const sandbox = createTestSandbox();
  const browser = new Browser(sandbox);
  const first = await browser.visit('google', 'person=1001');
  expect((await link(browser, await sandbox.signIn(), secretOf(first))).status).toBe(200);
  expect(outcome(await browser.visit('apple', 'person=1001'))).toBe('link');
  const again = await browser.visit('apple', 'person=1001');
  const other = await sandbox.signIn('newbie');
  expect(await code(await link(browser, other, secretOf(again)))).toEqual([400, 'pass_invalid']);
  sandbox.dispose();
});

test('AUT-237 TA12 TA04 another browser ends nothing: neither the visit nor the pass', async () => {
  const sandbox = createTestSandbox();
  const [mine, victim] = [new Browser(sandbox), new Browser(sandbox)];
  const first = await mine.visit('google', 'person=1001');
  expect((await link(mine, await sandbox.signIn(), secretOf(first))).status).toBe(200);
  const address = await mine.decide(await mine.begin('google'), 'person=1001');
  expect(outcome(await victim.back(address))).toBe('failed');
  const end = await mine.back(address);
  expect(outcome(end)).toBe('known');
  expect(await code(await victim.signIn('google', secretOf(end)))).toEqual([400, 'pass_invalid']);
  expect(outcome(await mine.back(address))).toBe('failed');
  sandbox.dispose();
});

test('AUT-237 TA12 the address of another provider, and one after 10 minutes, come to nothing', async () => {
  const sandbox = createTestSandbox();
  const browser = new Browser(sandbox);
  const mixed = await browser.decide(await browser.begin('google'), 'person=1002');
  expect(outcome(await browser.back(mixed.replace('/google/', '/apple/')))).toBe('failed');
  const late = await browser.decide(await browser.begin('google'), 'person=1002');
  sandbox.advance(600_000);
  expect(outcome(await browser.back(late))).toBe('failed');
  sandbox.dispose();
});

test('AUT-237 TA12 a way back to another site is refused, as is an unknown provider', async () => {
  const sandbox = createTestSandbox();
  for (const return_path of ['//evil.example', 'https://evil.example', '/\\evil.example'])
    expect(
      (await sandbox.post('/web-api/auth/v1/oauth/google', { intent: 'login', return_path }))
        .status,
    ).toBe(400);
  expect(
    (
      await sandbox.post('/web-api/auth/v1/oauth/myspace', {
        intent: 'login',
        return_path: '',
      })
    ).status,
  ).toBe(404);
  sandbox.dispose();
});

test('AUT-237 TA12 the address of a provider has the hash of the verifier, and a stand-in answers nobody else', async () => {
  const sandbox = createTestSandbox();
  const page = await new Browser(sandbox).begin('google');
  const query = new URL(page, 'http://localhost').searchParams;
  expect(query.get('code_challenge_method')).toBe('S256');
  expect((await sandbox.request(page)).status).toBe(200);
  for (const [name, value] of [
    ['client_id', 'another'],
    ['redirect_uri', '/en'],
    ['code_challenge', ''],
  ] as const) {
    const changed = new URLSearchParams(query);
    changed.set(name, value);
    expect(
      (await sandbox.request(`/sandbox/providers/google/authorize?${changed.toString()}`)).status,
    ).toBe(404);
  }
  sandbox.dispose();
});
