import type { OneTapAnswer } from '#wire';
import { expect, test } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../../testing/createTestSandbox.ts';

const provider = '/sandbox/providers/one-tap';
const email = 'demo@grandstand.example';

async function clientId(sandbox: TestSandbox): Promise<string> {
  return (await sandbox.json<{ clientId: string }>('/social-api/oauth/google-one-tap/clientId'))
    .clientId;
}

async function credential(sandbox: TestSandbox): Promise<string> {
  const answer = await sandbox.post(`${provider}/credential`, {
    client_id: await clientId(sandbox),
    email,
  });
  return ((await answer.json()) as { credential: string }).credential;
}

const send = async (
  sandbox: TestSandbox,
  value: string,
  change: Record<string, string> = {},
): Promise<Response> =>
  sandbox.request('/social-api/oauth/google-one-tap', {
    method: 'POST',
    headers: { 'X-Requested-With': 'fetch' },
    body: new URLSearchParams({
      credential: value,
      select_by: 'user',
      clientId: await clientId(sandbox),
      language: 'de',
      currency: 'EUR',
      countryId: '0',
      ...change,
    }),
  });

/** Cookies of an answer, as a browser sends them. */
const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
const arrive = async (sandbox: TestSandbox, address: string, cookie: string): Promise<Response> =>
  sandbox.request(address, { headers: { Cookie: cookie } });

test('SBX-186 SBX-1430 a credential of the provider signs its person in, once', async () => {
  const sandbox = createTestSandbox();
  const value = await credential(sandbox);
  const sent = await send(sandbox, value);
  const state = cookiesOf(sent);
  const { redirectUrl } = (await sent.json()) as OneTapAnswer;
  expect((await send(sandbox, value)).status).toBe(400);
  const arrived = await arrive(sandbox, redirectUrl, state);
  expect([arrived.status, arrived.headers.get('location')]).toEqual([302, '/de']);
  const cookie = cookiesOf(arrived);
  expect(
    await sandbox.json('/web-api/auth/v1/session-check', { headers: { Cookie: cookie } }),
  ).toMatchObject({ user_id: (await sandbox.signIn()).userId });
  const again = await arrive(sandbox, redirectUrl, state);
  expect([again.headers.get('location'), again.headers.getSetCookie()]).toEqual([
    '/de/user/login',
    [],
  ]);
  sandbox.dispose();
});

test('SBX-949 M78 the sign-in ends only in the browser that sent the credential', async () => {
  const sandbox = createTestSandbox();
  const sent = await send(sandbox, await credential(sandbox));
  const { redirectUrl } = (await sent.json()) as OneTapAnswer;
  const ofAnother = cookiesOf(await send(sandbox, await credential(sandbox)));
  for (const cookie of ['', ofAnother]) {
    const arrived = await arrive(sandbox, redirectUrl, cookie);
    expect([arrived.headers.get('location'), arrived.headers.getSetCookie()]).toEqual([
      '/de/user/login',
      [],
    ]);
  }
  expect((await arrive(sandbox, redirectUrl, cookiesOf(sent))).headers.get('location')).toBe('/de');
  sandbox.dispose();
});

test('SBX-805 a forged or expired credential is refused', async () => {
  const sandbox = createTestSandbox();
  expect((await sandbox.post(`${provider}/credential`, { client_id: 'other', email })).status).toBe(
    400,
  );
  expect(
    (
      await sandbox.post(`${provider}/credential`, {
        client_id: await clientId(sandbox),
        email: 'banned@grandstand.example',
      })
    ).status,
  ).toBe(400);
  expect((await sandbox.post(`${provider}/credential`, 'nonsense')).status).toBe(400);
  expect(
    (await sandbox.json<{ accounts: object[] }>(`${provider}/accounts?client_id=other`)).accounts,
  ).toEqual([]);
  expect((await send(sandbox, 'made.up')).status).toBe(400);
  expect((await send(sandbox, await credential(sandbox), { clientId: 'other' })).status).toBe(400);
  expect((await send(sandbox, await credential(sandbox), { language: 'german' })).status).toBe(400);
  const old = await credential(sandbox);
  sandbox.advance(120_000);
  expect((await send(sandbox, old)).status).toBe(400);
  const late = await send(sandbox, await credential(sandbox));
  const { redirectUrl } = (await late.json()) as OneTapAnswer;
  sandbox.advance(60_000);
  expect((await arrive(sandbox, redirectUrl, cookiesOf(late))).headers.get('location')).toBe(
    '/de/user/login',
  );
  sandbox.dispose();
});

test('SBX-186 the provider’s script has the content type of a script', async () => {
  const sandbox = createTestSandbox();
  const script = await sandbox.request(`${provider}.js`);
  expect([script.status, script.headers.get('content-type')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
  ]);
  sandbox.dispose();
});
