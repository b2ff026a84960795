import type { ErrorAnswer, LoginAnswer, SessionCheckAnswer, TokenAnswer } from '#wire';
import { expect, test } from 'vitest';
import { encodeCredential } from '#domain/accounts/credentialText.ts';
import { createTestSandbox, type TestSandbox } from '../../../testing/createTestSandbox.ts';

const login = (sandbox: TestSandbox, uPassword: string, change: object = {}): Promise<Response> =>
  sandbox.post('/web-api/auth/v1/login', { uLogin: 'demo', uPassword, save: true, ...change });
const code = async (answer: Response): Promise<[number, string | number]> => [
  answer.status,
  ((await answer.json()) as ErrorAnswer).errors[0].code,
];

test('SBX-54 TA02 the fifth wrong password locks the account for fifteen minutes, for the right one too', async () => {
  const sandbox = createTestSandbox();
  const aliases = ['demo', 'DEMO', 'demo@grandstand.example', ' Demo@Grandstand.example', 'demo'];
  for (const uLogin of aliases)
    expect(await code(await login(sandbox, 'wrong', { uLogin }))).toEqual([
      400,
      'wrong_credentials',
    ]);
  sandbox.run(60_000);
  const closed = await login(sandbox, 'Demo-pass-1', { uLogin: 'DEMO' });
  expect(closed.headers.get('retry-after')).toBe('840');
  expect(await code(closed)).toEqual([429, 'too_many_tries']);
  expect((await login(sandbox, 'Demo-pass-1', { uLogin: 'newbie' })).status).toBe(200);
  expect(await sandbox.json('/sandbox/v1/outbox')).toMatchObject([
    { channel: 'email', recipient: 'demo@grandstand.example' },
  ]);
  sandbox.advance(839_000);
  expect((await login(sandbox, 'Demo-pass-1')).status).toBe(429);
  sandbox.advance(1000);
  expect((await login(sandbox, 'Demo-pass-1')).status).toBe(200);
  expect(await code(await login(sandbox, 'wrong'))).toEqual([400, 'wrong_credentials']);
  sandbox.dispose();
});

test('SBX-1190 LG02 WI01 login and password are plain text or base64url of UTF-8, as the call states', async () => {
  const sandbox = createTestSandbox();
  const encoded = (uLogin: string, uPassword: string): Promise<Response> =>
    login(sandbox, encodeCredential(uPassword), {
      uLogin: encodeCredential(uLogin),
      encoding: 'base64url',
    });
  expect((await encoded(' DEMO ', 'Demo-pass-1')).status).toBe(200);
  expect((await login(sandbox, 'Demo-pass-1')).status).toBe(200);
  const wrong = await encoded('demo', 'كلمة 🎾');
  expect(await wrong.json()).toEqual(await (await login(sandbox, 'كلمة 🎾')).json());
  // Text that is declared as encoded is decoded, without guessing.
  expect(await code(await login(sandbox, 'Demo-pass-1', { encoding: 'base64url' }))).toEqual([
    400,
    'invalid_body',
  ]);
  expect(await code(await encoded('demo', '🎾'.repeat(200)))).toEqual([400, 'wrong_credentials']);
  for (const refused of [
    await encoded('demo', '🎾'.repeat(201)),
    await encoded('d'.repeat(121), 'Demo-pass-1'),
    await login(sandbox, 'd'.repeat(201)),
    await login(sandbox, 'gIA', { uLogin: 'ZGVtbw', encoding: 'base64url' }),
    await login(sandbox, 'ZGVtbw', { encoding: 'rot13' }),
  ])
    expect(await code(refused)).toEqual([400, 'invalid_body']);
  sandbox.dispose();
});

test('SBX-1421 TA01 TA03 an unknown login is locked alike; the owner is notified once an hour', async () => {
  const sandbox = createTestSandbox();
  const statuses = async (uLogin: string): Promise<number[]> => {
    const answers: number[] = [];
    for (let tries = 0; tries < 6; tries += 1)
      answers.push((await login(sandbox, 'wrong', { uLogin })).status);
    return answers;
  };
  expect(await statuses('nobody')).toEqual(await statuses('demo'));
  sandbox.advance(900_000);
  await statuses('demo');
  expect(await sandbox.json<unknown[]>('/sandbox/v1/outbox')).toHaveLength(1);
  sandbox.advance(3_600_000);
  await statuses('demo');
  expect(await sandbox.json<unknown[]>('/sandbox/v1/outbox')).toHaveLength(2);
  sandbox.dispose();
});

/** Guesses of strangers, each from its own address. */
async function guess(sandbox: TestSandbox, times: number): Promise<Response[]> {
  const answers: Response[] = [];
  for (let each = 0; each < times; each += 1)
    answers.push(
      await sandbox.post(
        '/web-api/auth/v1/login',
        { uLogin: 'demo', uPassword: 'wrong', save: false },
        { 'X-Real-IP': `10.0.${Math.floor(each / 200)}.${each % 200}` },
      ),
    );
  return answers;
}

test('SBX-932 TA03 M79 five hundred guesses of strangers lock out other browsers, but not the owner’s', async () => {
  const sandbox = createTestSandbox({ captchaAfter: 3 });
  const { cookie } = await sandbox.signIn();
  expect(cookie).toMatch(/__Host-grandstand_device=[\w-]{43}/);
  await guess(sandbox, 500);
  const own = async (uPassword: string): Promise<number> =>
    (
      await sandbox.post(
        '/web-api/auth/v1/login',
        { uLogin: 'demo@grandstand.example', uPassword, save: false },
        { Cookie: cookie },
      )
    ).status;
  expect([await own('wrong'), await own('Demo-pass-1')]).toEqual([400, 200]);
  expect((await login(sandbox, 'Demo-pass-1')).status).not.toBe(200);
  // The cookie of one person does not unlock another's account.
  for (let each = 0; each < 5; each += 1) await login(sandbox, 'wrong', { uLogin: 'newbie' });
  const others = await sandbox.post(
    '/web-api/auth/v1/login',
    { uLogin: 'newbie', uPassword: 'Demo-pass-1', save: false },
    { Cookie: cookie },
  );
  expect(others.status).not.toBe(200);
  // Its own guesses are limited like all others.
  for (let each = 0; each < 3; each += 1) await own('wrong');
  expect(await own('Demo-pass-1')).not.toBe(200);
  sandbox.dispose();
});

test('SBX-932 SBX-1425 a person has twenty known browsers; a new password forgets them', async () => {
  const sandbox = createTestSandbox();
  const { cookie, userId } = await sandbox.signIn();
  for (let each = 0; each < 25; each += 1) {
    sandbox.advance(1);
    await login(sandbox, 'Demo-pass-1');
  }
  const known = (): number =>
    sandbox.store.one<{ count: number }>(
      'SELECT COUNT(*) AS count FROM known_devices WHERE user_id = ?',
      userId,
    )?.count ?? -1;
  expect(known()).toBe(20);
  expect(JSON.stringify(sandbox.store.all('SELECT * FROM known_devices'))).not.toContain(
    /device=([\w-]{43})/.exec(cookie)?.[1],
  );
  await sandbox.post('/web-api/auth/v1/password/forgot', { email: 'demo@grandstand.example' });
  const emails = await sandbox.json<{ body: string }[]>('/sandbox/v1/outbox');
  const token = /token=([\w-]+)/.exec(emails.at(-1)?.body ?? '')?.[1];
  const password = 'Another-pass-22';
  const reset = await sandbox.post('/web-api/auth/v1/password/reset', { token, password });
  expect([reset.status, known()]).toEqual([200, 0]);
  sandbox.dispose();
});

test('SBX-933 TA02 a hundred wrong passwords in a row lock out strangers until the password is reset', async () => {
  const sandbox = createTestSandbox();
  const { cookie } = await sandbox.signIn();
  for (let round = 0; round < 20; round += 1) {
    await guess(sandbox, 5);
    sandbox.advance(900_000);
  }
  expect(await code(await login(sandbox, 'Demo-pass-1'))).toEqual([403, 'password_closed']);
  const own = await sandbox.post(
    '/web-api/auth/v1/login',
    { uLogin: 'demo', uPassword: 'Demo-pass-1', save: false },
    { Cookie: cookie },
  );
  expect(own.status).toBe(200);
  await sandbox.post('/web-api/auth/v1/password/forgot', { email: 'demo@grandstand.example' });
  const emails = await sandbox.json<{ body: string }[]>('/sandbox/v1/outbox');
  const token = /token=([\w-]+)/.exec(emails.at(-1)?.body ?? '')?.[1];
  const password = 'Another-pass-22';
  await sandbox.post('/web-api/auth/v1/password/reset', { token, password });
  expect((await login(sandbox, password)).status).toBe(200);
  sandbox.dispose();
});

test('SBX-802 TA02 five of twenty parallel guesses are answered about the password', async () => {
  const sandbox = createTestSandbox();
  const answers = await Promise.all(Array.from({ length: 20 }, () => login(sandbox, 'wrong')));
  expect(answers.filter((answer) => answer.status === 400)).toHaveLength(5);
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(15);
  sandbox.dispose();
});

test('SBX-802 TA02 thirty of forty parallel guesses from an address are answered; right passwords do not count', async () => {
  const sandbox = createTestSandbox();
  for (let each = 0; each < 40; each += 1)
    expect((await login(sandbox, 'Demo-pass-1')).status).toBe(200);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_each, index) =>
      login(sandbox, 'wrong', { uLogin: `nobody${index}` }),
    ),
  );
  expect(answers.filter((answer) => answer.status === 400)).toHaveLength(30);
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(10);
  sandbox.dispose();
});

test('SBX-55 SBX-1422 M82 the session cookie is HttpOnly and __Host- on https and local names; the readable one holds only the end', async () => {
  const sandbox = createTestSandbox();
  const cookiesAt = async (url: string, save: boolean): Promise<string[]> => {
    const answer = await sandbox.fetch(
      new Request(`${url}/web-api/auth/v1/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ uLogin: 'demo', uPassword: 'Demo-pass-1', save }),
      }),
    );
    return answer.headers
      .getSetCookie()
      .filter((cookie) => !cookie.includes('_device='))
      .map((cookie) => cookie.replace(/_sid=[\w-]{43}/, '_sid=…'));
  };
  const endsAtS = Math.floor(sandbox.nowMs() / 1000);
  const kept = [
    '__Host-grandstand_sid=…; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
    `grandstand_signed_in=${endsAtS + 2_592_000}; Max-Age=2592000; Path=/; Secure; SameSite=Lax`,
  ];
  expect(await cookiesAt('https://brand.example', true)).toEqual(kept);
  expect(await cookiesAt('http://northline.localhost:8080', true)).toEqual(kept);
  expect(await cookiesAt('http://127.0.0.1:8080', false)).toEqual([
    '__Host-grandstand_sid=…; Path=/; HttpOnly; Secure; SameSite=Lax',
    `grandstand_signed_in=${endsAtS + 43_200}; Path=/; Secure; SameSite=Lax`,
  ]);
  expect(await cookiesAt('http://brand.example', false)).toEqual([
    'grandstand_sid=…; Path=/; HttpOnly; SameSite=Lax',
    `grandstand_signed_in=${endsAtS + 43_200}; Path=/; SameSite=Lax`,
  ]);
  sandbox.dispose();
});

test('SBX-56 a token lives ten minutes, is renewed by the cookie, and ends with the session', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const withCookie = { headers: { Cookie: demo.cookie } };
  const config = (token: string): Promise<Response> =>
    sandbox.request('/web-api/user/v1/config', { headers: { Authorization: `Bearer ${token}` } });
  expect((await config(demo.token)).status).toBe(200);
  expect((await sandbox.json<TokenAnswer>('/web-api/user/gettoken', withCookie)).data.token).toBe(
    demo.token,
  );
  sandbox.advance(600_000);
  expect(await code(await config(demo.token))).toEqual([401, 'token_expired']);
  const fresh = await sandbox.json<TokenAnswer>(
    '/web-api/user/gettoken?force_refresh=true',
    withCookie,
  );
  expect(fresh.data).toMatchObject({
    expires_at: Math.floor(sandbox.nowMs() / 1000) + 600,
    serverNowMs: sandbox.nowMs(),
  });
  const second = await sandbox.json<TokenAnswer>(
    '/web-api/user/gettoken?force_refresh=true',
    withCookie,
  );
  expect(second.data.token).not.toBe(fresh.data.token);
  expect((await config(fresh.data.token)).status).toBe(200);

  const feed = sandbox.connect({ token: fresh.data.token });
  feed.subscribe(3, { kind: 'user' });
  const ended = await sandbox.post('/web-api/auth/v1/disconnect', {}, { Cookie: demo.cookie });
  expect(await ended.json()).toMatchObject({ success: true });
  expect(ended.headers.getSetCookie()[0]).toMatch(/^__Host-grandstand_sid=;.*Max-Age=0/);
  expect(feed.messages.at(-1)).toMatchObject({ t: 'error', code: 'unauthorized', sub: 3 });
  expect(await code(await config(second.data.token))).toEqual([401, 'unauthorized']);
  expect(await code(await sandbox.request('/web-api/user/gettoken', withCookie))).toEqual([
    401,
    'no_session',
  ]);
  expect(
    await sandbox.json<SessionCheckAnswer>('/web-api/auth/v1/session-check', withCookie),
  ).toEqual({ user_id: null, serverNowMs: sandbox.nowMs() });
  sandbox.dispose();
});

test('SBX-803 TA05 a session ends on the server, whatever cookies the browser keeps', async () => {
  const sandbox = createTestSandbox();
  const short = await login(sandbox, 'Demo-pass-1', { save: false });
  const cookie = short.headers.getSetCookie()[0]!.split(';')[0]!;
  const check = async (): Promise<number | null> =>
    (
      await sandbox.json<SessionCheckAnswer>('/web-api/auth/v1/session-check', {
        headers: { Cookie: cookie },
      })
    ).user_id;
  expect(await check()).toBe(((await short.json()) as LoginAnswer).user_id);
  sandbox.advance(43_200_000);
  expect(await check()).toBeNull();
  sandbox.dispose();
});

test('SBX-935 M82 signing out clears the browser’s cache and none of the person’s choices', async () => {
  const sandbox = createTestSandbox();
  const signOutAt = async (url: string): Promise<string | null> => {
    const answer = await sandbox.fetch(
      new Request(`${url}/web-api/auth/v1/disconnect`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      }),
    );
    return answer.headers.get('clear-site-data');
  };
  expect(await signOutAt('https://brand.example')).toBe('"cache"');
  expect(await signOutAt('http://northline.localhost:8080')).toBe('"cache"');
  // Browsers warn about it on other hosts without https.
  expect(await signOutAt('http://brand.example')).toBeNull();
  sandbox.dispose();
});

test('SBX-57 a call that changes something must come from the site itself', async () => {
  const sandbox = createTestSandbox();
  const attempt = async (headers: Record<string, string>): Promise<number> =>
    (await sandbox.request('/web-api/auth/v1/disconnect', { method: 'POST', headers })).status;
  expect(await attempt({})).toBe(403);
  expect(await attempt({ 'Content-Type': 'text/plain' })).toBe(403);
  expect(await attempt({ 'X-Requested-With': 'fetch', Origin: 'https://evil.test' })).toBe(403);
  expect(await attempt({ 'X-Requested-With': 'fetch', Origin: 'null' })).toBe(403);
  expect(await attempt({ 'X-Requested-With': 'fetch', Origin: 'http://localhost' })).toBe(200);
  expect(await attempt({ 'Content-Type': 'application/json' })).toBe(200);
  sandbox.dispose();
});
