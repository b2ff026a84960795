import type { ErrorAnswer, LoginAnswer, SessionCheckAnswer, TokenAnswer } from '#wire';
import { expect, test } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../../../testing/createTestSandbox.ts';

const login = (sandbox: TestSandbox, uPassword: string, change: object = {}): Promise<Response> =>
  sandbox.post('/web-api/auth/v1/login', { uLogin: 'demo', uPassword, save: true, ...change });
const code = async (answer: Response): Promise<[number, string | number]> => [
  answer.status,
  ((await answer.json()) as ErrorAnswer).errors[0].code,
];

test('SBX-54 the fifth wrong password closes the login for fifteen minutes, for the right one too', async () => {
  const sandbox = createTestSandbox();
  for (let tries = 0; tries < 5; tries += 1)
    expect(await code(await login(sandbox, 'wrong'))).toEqual([400, 'wrong_credentials']);
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

test('SBX-802 twenty guesses at once get five answers about the password', async () => {
  const sandbox = createTestSandbox();
  const answers = await Promise.all(Array.from({ length: 20 }, () => login(sandbox, 'wrong')));
  expect(answers.filter((answer) => answer.status === 400)).toHaveLength(5);
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(15);
  sandbox.dispose();
});

test('SBX-55 cookies: the session HttpOnly under its __Host- name on https and this machine, the readable one only its end', async () => {
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
      .map((cookie) => cookie.replace(/_sid=[\w-]{43}/, '_sid=…'));
  };
  const endsAtS = Math.floor(sandbox.nowMs() / 1000);
  const kept = [
    '__Host-grandstand_sid=…; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
    `grandstand_session=${endsAtS + 2_592_000}; Max-Age=2592000; Path=/; Secure; SameSite=Lax`,
  ];
  expect(await cookiesAt('https://brand.example', true)).toEqual(kept);
  expect(await cookiesAt('http://northline.localhost:8080', true)).toEqual(kept);
  expect(await cookiesAt('http://127.0.0.1:8080', false)).toEqual([
    '__Host-grandstand_sid=…; Path=/; HttpOnly; Secure; SameSite=Lax',
    `grandstand_session=${endsAtS + 43_200}; Path=/; Secure; SameSite=Lax`,
  ]);
  expect(await cookiesAt('http://brand.example', false)).toEqual([
    'grandstand_sid=…; Path=/; HttpOnly; SameSite=Lax',
    `grandstand_session=${endsAtS + 43_200}; Path=/; SameSite=Lax`,
  ]);
  sandbox.dispose();
});

test('SBX-56 a token lives ten minutes, is replaced through the cookie, and dies with the session', async () => {
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

test('SBX-803 a session ends on the server, whatever the browser keeps', async () => {
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
