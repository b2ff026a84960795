import { expect, test } from 'vitest';
import type { TwoStepNeeded } from '#wire';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../testing/createTestSandbox.ts';
import { SecondFactors, totpOf } from '../second-factor/SecondFactors.ts';
import { SignInLinks } from './SignInLinks.ts';

const password = 'Demo-pass-1';
const wished = 'purple window fourteen';
const auth = '/web-api/auth/v1';

/** The body of a call that is held back until it is released. */
interface Held {
  readonly answer: Promise<Response>;
  readonly release: () => void;
}

function hold(
  sandbox: TestSandbox,
  { token, cookie }: TestPerson,
  [method, path, body]: readonly [string, string, object],
): Held {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  let release = (): void => undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      release = () => {
        controller.enqueue(bytes);
        controller.close();
      };
    },
  });
  const answer = sandbox.request(path, {
    method,
    body: stream,
    duplex: 'half',
    headers: {
      Authorization: `Bearer ${token}`,
      Cookie: cookie,
      'Content-Type': 'application/json',
      // Browsers send it, so the platform need not count.
      'Content-Length': String(bytes.length),
      'X-Idempotency-Key': `held-${path}`.replaceAll(/\W/g, '-').slice(0, 60),
    },
  } as RequestInit);
  return { answer, release: () => release() };
}

const calls = (accountId: number): readonly (readonly [string, string, object])[] => [
  ['POST', '/web-api/user/v1/contact', { email: 'thief@example.com' }],
  ['POST', `${auth}/password`, { current: password, password: 'golden river nineteen' }],
  ['POST', `${auth}/step-up`, { password }],
  ['POST', '/web-api/user/v1/preferences', { preferences: {} }],
  [
    'POST',
    '/web-api/payments/v1/deposits',
    {
      method_id: 'card',
      amount: { minor: 5000, currency: 'EUR' },
      account_id: accountId,
      lng: 'en',
    },
  ],
  [
    'POST',
    '/web-api/payments/v1/withdrawals',
    {
      method_id: 'card',
      amount: { minor: 5000, currency: 'EUR' },
      account_id: accountId,
      lng: 'en',
    },
  ],
  ['POST', '/web-api/security/v1/totp', {}],
  ['POST', '/web-api/files/v1', { name: 'a', size: 9 }],
  ['POST', '/web-api/support/v1/requests', { topic: 'bets', text: 'Why was my bet void?' }],
  ['POST', '/web-api/security/v1/qr', {}],
];

/** Rows that the calls would write. */
const written = `SELECT (SELECT COUNT(*) FROM payments), (SELECT COUNT(*)
    FROM totp_setups), (SELECT GROUP_CONCAT(email) FROM users)`;

const endings: Readonly<
  Record<string, (sandbox: TestSandbox, person: TestPerson) => Promise<Response>>
> = {
  'signing out': async ({ post }, { cookie }) => post(`${auth}/disconnect`, {}, { Cookie: cookie }),
  'ending it elsewhere': async ({ signIn }) =>
    (await signIn()).call('DELETE', '/web-api/security/v1/sessions'),
  'another password elsewhere': async ({ signIn }) =>
    (await signIn()).call('POST', `${auth}/password`, { current: password, password: wished }),
  'a new password by letter': async ({ post, store }) => {
    await post(`${auth}/password/forgot`, { email: 'demo@grandstand.example' });
    const { body } = store.one<{ body: string }>(
      'SELECT body FROM outbox ORDER BY id DESC LIMIT 1',
    ) ?? { body: '' };
    const token = /token=([\w-]{43})/.exec(body)?.[1];
    return post(`${auth}/password/reset`, { token, password: wished });
  },
};

test.each(Object.entries(endings))(
  'SBX-951 TA05 after %s the session is gone: of ten pending calls none succeeds',
  async (_how, end) => {
    const sandbox = createTestSandbox({ isControlOpen: false });
    const person = await sandbox.signIn();
    const socket = sandbox.connect();
    socket.send({ t: 'auth', token: person.token });
    socket.subscribe(1, { kind: 'user' });
    const shown = (await (await person.call('POST', '/web-api/security/v1/qr')).json()) as {
      readonly address: string;
    };
    const before = sandbox.store.all(written);
    const held = calls(person.accountId).map((call) => hold(sandbox, person, call));
    await new Promise((resolve) => setImmediate(resolve));
    expect((await end(sandbox, person)).status).toBe(200);
    for (const { release } of held) release();
    const answers = await Promise.all(held.map(({ answer }) => answer));
    expect(answers.map(({ status }) => status)).toEqual(held.map(() => 401));
    expect(socket.messages.at(-1)).toMatchObject({ t: 'error', code: 'unauthorized' });
    const withCookie = { headers: { Cookie: person.cookie } };
    expect((await sandbox.request('/web-api/user/gettoken', withCookie)).status).toBe(401);
    expect(await sandbox.json(`${auth}/session-check`, withCookie)).toMatchObject({
      user_id: null,
    });
    const token = new URL(shown.address).searchParams.get('token');
    expect((await sandbox.post('/web-api/security/v1/qr/open', { token })).status).toBe(410);
    expect(sandbox.store.all(written)).toEqual(before);
    sandbox.dispose();
  },
);

test('SBX-951 TA05 a session that ends while a password is hashed changes nothing', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const changing = person.call('POST', `${auth}/password`, { current: password, password: wished });
  const rising = person.call('POST', `${auth}/step-up`, { password });
  await new Promise((resolve) => setImmediate(resolve));
  await sandbox.post(`${auth}/disconnect`, {}, { Cookie: person.cookie });
  expect([(await changing).status, (await rising).status]).toEqual([401, 401]);
  expect((await sandbox.signIn()).userId).toBe(person.userId);
  sandbox.dispose();
});

test.each(['another password elsewhere', 'a new password by letter'])(
  'SBX-952 TA05 %s ends second steps, links and codes that began before',
  async (how) => {
    const sandbox = createTestSandbox();
    const person = await sandbox.signIn();
    const other = await sandbox.signIn();
    const factors = new SecondFactors(sandbox.store, sandbox.nowMs);
    const secret = factors.begin(person.userId);
    const code = (): string => totpOf(secret).generate({ timestamp: sandbox.nowMs() });
    factors.confirm(person.userId, code());
    sandbox.advance(60_000);
    const begun = await sandbox.post(`${auth}/login`, {
      uLogin: 'demo',
      uPassword: password,
      save: false,
    });
    const { ticket } = (await begun.json()) as TwoStepNeeded;
    const cookie = begun.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    const link = new SignInLinks(sandbox.store, sandbox.nowMs).create(person.userId);
    if (how === 'another password elsewhere')
      expect(
        (await other.call('POST', `${auth}/password`, { current: password, password: wished }))
          .status,
      ).toBe(200);
    else expect((await endings[how]?.(sandbox, person))?.status).toBe(200);
    const second = await sandbox.post(
      `${auth}/two-step`,
      { ticket, code: code() },
      { Cookie: cookie },
    );
    expect(second.status).toBe(410);
    expect((await sandbox.post(`${auth}/token-login/look`, { token: link })).status).toBe(400);
    sandbox.dispose();
  },
);
