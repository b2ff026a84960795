import { expect, test } from 'vitest';
import type { Payment, PasskeyCreationOptions, TotpSetup } from '#wire';
import { totpOf } from '../../../sandbox/platform/accounts/second-factor/SecondFactors.ts';
import { SoftwareAuthenticator } from '../../../sandbox/testing/SoftwareAuthenticator.ts';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../sandbox/testing/createTestSandbox.ts';

interface Letter {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

interface Scene {
  readonly sandbox: TestSandbox;
  readonly owner: TestPerson;
  /** Calls with the browser that the e-mails name. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<Response>;
}

const origin = 'http://northline.localhost:8080';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const headers = { 'User-Agent': firefox, Host: 'northline.localhost:8080' };
const password = 'Demo-pass-1';
const mail = 'demo@grandstand.example';
const lettersOf = (sandbox: TestSandbox): Promise<readonly Letter[]> =>
  sandbox.json<Letter[]>('/sandbox/v1/outbox');
const signIn = (sandbox: TestSandbox, uPassword = password): Promise<Response> =>
  sandbox.post('/web-api/auth/v1/login', { uLogin: 'demo', uPassword, save: false }, headers);

async function bindTotp({ sandbox, call }: Scene): Promise<() => string> {
  const { secret } = (await (await call('POST', '/web-api/security/v1/totp')).json()) as TotpSetup;
  const code = (): string => totpOf(secret).generate({ timestamp: sandbox.nowMs() });
  await call('POST', '/web-api/security/v1/totp/confirm', { code: code() });
  sandbox.advance(60_000);
  return code;
}

async function addPasskey({ call }: Scene): Promise<void> {
  const passkeys = '/web-api/auth/v1/passkeys';
  const options = await call('POST', `${passkeys}/creation`);
  const { challenge } = (await options.json()) as PasskeyCreationOptions;
  await call('POST', passkeys, new SoftwareAuthenticator(origin).create(challenge));
}

async function saveCard({ sandbox, owner }: Scene): Promise<void> {
  const asked = await owner.call(
    'POST',
    '/web-api/payments/v1/deposits',
    {
      method_id: 'card',
      amount: { minor: 5000, currency: 'EUR' },
      account_id: owner.accountId,
      lng: 'en',
      save: true,
    },
    { 'User-Agent': firefox, 'X-Idempotency-Key': 'a-card-that-is-kept' },
  );
  const { payment } = (await asked.json()) as { payment: Payment };
  const go = await sandbox.request(payment.action?.kind === 'redirect' ? payment.action.url : '');
  const { pathname } = new URL(go.headers.get('location') ?? '');
  await sandbox.post(`${pathname}/pay`, {
    card: '4000 0000 0000 0001',
    expiry: '12/31',
    holder: 'Demo Person',
  });
}

const tokenIn = (letter: Letter | undefined): string =>
  /token=([\w-]{43})/.exec(letter?.body ?? '')?.[1] ?? '';

/** Events of an account, and the e-mails to its owner about them, in order. */
const events: readonly (readonly [
  string,
  (scene: Scene) => Promise<unknown>,
  readonly string[],
])[] = [
  ['a login on a new device', ({ sandbox }) => signIn(sandbox), ['Login from a new device']],
  [
    'many tries',
    async ({ sandbox }) => {
      for (let each = 0; each < 5; each += 1) await signIn(sandbox, 'wrong');
    },
    ['Login paused'],
  ],
  [
    'another password',
    ({ call }) =>
      call('POST', '/web-api/auth/v1/password', {
        current: password,
        password: 'a long walk by the harbour',
      }),
    ['Your password was changed'],
  ],
  ['a second factor', bindTotp, ['Two-step login is on']],
  [
    'a second factor taken off',
    async (scene) => {
      const code = await bindTotp(scene);
      await scene.call('POST', '/web-api/auth/v1/step-up', { password, code: code() });
      scene.sandbox.advance(60_000);
      await scene.call('DELETE', '/web-api/security/v1/totp');
    },
    ['Two-step login is on', 'Two-step login is off'],
  ],
  ['a passkey', addPasskey, ['New passkey']],
  [
    'a passkey removed',
    async (scene) => {
      await addPasskey(scene);
      const kept = await scene.call('GET', '/web-api/auth/v1/passkeys');
      const { passkeys } = (await kept.json()) as { passkeys: { id: string }[] };
      await scene.call('DELETE', `/web-api/auth/v1/passkeys/${passkeys[0]?.id ?? ''}`);
    },
    ['New passkey', 'Passkey removed'],
  ],
  [
    'another contact, asked for and done',
    async ({ sandbox, call }) => {
      await call('POST', '/web-api/user/v1/contact', { email: 'new@example.com' });
      const asked = (await lettersOf(sandbox)).findLast(
        ({ recipient }) => recipient === 'new@example.com',
      );
      await sandbox.post('/web-api/auth/v1/activation/email', { token: tokenIn(asked) }, headers);
    },
    ['Your contact details are about to change', 'Your contact details were changed'],
  ],
  [
    'the other sessions ended',
    async ({ sandbox, call }) => {
      await signIn(sandbox);
      await call('DELETE', '/web-api/security/v1/sessions');
    },
    ['Login from a new device', 'You were logged out on other devices'],
  ],
  ['a card that is kept', saveCard, ['A card was saved']],
];

test.each(events)(
  'SEC-55 SEC-125 SE11 %s is reported to the owner with time, device and “not me”, even with all optional e-mails off',
  async (_what, happen, subjects) => {
    const sandbox = createTestSandbox();
    const owner = await sandbox.signIn();
    const call: Scene['call'] = (method, path, body) => owner.call(method, path, body, headers);
    for (const flag of ['news', 'deposit', 'bets'])
      await call('PUT', '/web-api/mailing/v1/settings', { [`enable_mail_${flag}`]: false });
    await happen({ sandbox, owner, call });
    const letters = (await lettersOf(sandbox)).filter(({ recipient }) => recipient === mail);
    // Deposits have an e-mail of their own, with their number.
    const told = letters.filter(({ subject }) => !subject.endsWith('has arrived'));
    expect(told.map(({ subject }) => subject)).toEqual(subjects);
    for (const { body } of told) {
      expect(body).toMatch(/When: .+ UTC\. Device: Firefox, Linux/);
      expect(body).toMatch(/wasn’t you|If not/);
    }
  },
);

test('SEC-55 SE11 neither the first browser of a person nor one that is known is new', async () => {
  const sandbox = createTestSandbox();
  const { cookie } = await sandbox.signIn();
  const again = await sandbox.post(
    '/web-api/auth/v1/login',
    { uLogin: 'demo', uPassword: password, save: false },
    { ...headers, Cookie: cookie },
  );
  expect(again.status).toBe(200);
  expect(await lettersOf(sandbox)).toEqual([]);
});
