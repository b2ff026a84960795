import { expect, test } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../../../testing/createTestSandbox.ts';

/** Cookies of an answer, as a browser sends them. */
const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
const look = async (sandbox: TestSandbox, token: string, cookie = ''): Promise<Response> =>
  sandbox.post('/web-api/auth/v1/token-login/look', { token }, { Cookie: cookie });
const signInBy = async (sandbox: TestSandbox, token: string, cookie: string): Promise<Response> =>
  sandbox.post('/web-api/auth/v1/token-login', { token }, { Cookie: cookie });
const tokenFor = async (sandbox: TestSandbox, login = 'demo'): Promise<string> =>
  (
    (await (await sandbox.post(`/sandbox/v1/users/${login}/sign-in-link`, {})).json()) as {
      path: string;
    }
  ).path.slice(4);

test('SBX-1423 M78 a link signs in only a browser that looked at it; another one does not use it up', async () => {
  const sandbox = createTestSandbox();
  const token = await tokenFor(sandbox);
  const own = cookiesOf(await look(sandbox, token));
  const ofAnother = cookiesOf(await look(sandbox, await tokenFor(sandbox, 'newbie')));
  for (const cookie of ['', ofAnother, own.replace(/.$/, '')])
    expect((await signInBy(sandbox, token, cookie)).status).toBe(400);
  expect((await signInBy(sandbox, token, own)).status).toBe(200);
  expect((await look(sandbox, token)).status).toBe(400);
  sandbox.dispose();
});

test('SBX-948 M78 looking at a link, as mail scanners do, does not use it up, masks the account and recognises its browsers', async () => {
  const sandbox = createTestSandbox();
  const token = await tokenFor(sandbox);
  for (let each = 0; each < 5; each += 1) await look(sandbox, token);
  const first = await look(sandbox, token);
  expect(first.headers.getSetCookie().join()).toMatch(/__Host-grandstand_link=.*HttpOnly/);
  expect(await first.json()).toEqual({ account: 'd•••@grandstand.example', isKnownDevice: false });
  const { cookie } = await sandbox.signIn();
  expect(await (await look(sandbox, token, cookie)).json()).toMatchObject({ isKnownDevice: true });
  const { cookie: ofNewbie } = await sandbox.signIn('newbie');
  expect(await (await look(sandbox, token, ofNewbie)).json()).toMatchObject({
    isKnownDevice: false,
  });
  await sandbox.post('/sandbox/v1/users/demo', { hasEmail: false });
  expect(await (await look(sandbox, token)).json()).toMatchObject({ account: 'd•••' });
  sandbox.dispose();
});

test('SBX-246 a link signs in one person, once, within 15 minutes, and an e-mail reports it', async () => {
  const sandbox = createTestSandbox();
  const create = async () =>
    (
      (await (
        await sandbox.post('/sandbox/v1/users/demo/sign-in-link', { language: 'ru' })
      ).json()) as { path: string }
    ).path;
  const use = async (path: string) =>
    signInBy(sandbox, path.slice(4), cookiesOf(await look(sandbox, path.slice(4))));
  const path = await create();
  expect(path).toMatch(/^\/ru\/[\w-]{43}$/);
  expect(JSON.stringify(await sandbox.json('/sandbox/v1/outbox'))).toContain(path);
  const answer = await use(path);
  expect([answer.status, answer.headers.getSetCookie().length > 0]).toEqual([200, true]);
  expect(((await answer.json()) as { user_id: number }).user_id).toBe(
    (await sandbox.signIn('demo')).userId,
  );
  const again = await use(path);
  expect([again.status, await again.text()]).toEqual([
    400,
    expect.stringContaining('token_invalid'),
  ]);
  const late = await create();
  sandbox.advance(15 * 60_000);
  expect((await use(late)).status).toBe(400);
  sandbox.dispose();
});

test('SBX-1304 M20 the edge learns whether a token was sent within a day, even if used or expired, and nothing else', async () => {
  const sandbox = createTestSandbox();
  const isKnown = async (link: object): Promise<unknown> => {
    const answer = await sandbox.post('/web-api/auth/v1/token-login/known', link);
    expect(answer.headers.getSetCookie()).toEqual([]);
    return answer.json();
  };
  const token = await tokenFor(sandbox);
  expect(await isKnown({ token })).toEqual({ isKnown: true });
  expect(await isKnown({ token: token.replace(/.$/, '') })).toEqual({ isKnown: false });
  expect((await signInBy(sandbox, token, cookiesOf(await look(sandbox, token)))).status).toBe(200);
  expect(JSON.stringify(await sandbox.json('/sandbox/v1/outbox'))).not.toContain(token);
  expect(await isKnown({ token })).toEqual({ isKnown: true });
  const { path } = (await (
    await sandbox.post('/sandbox/v1/users/demo/sign-in-link', { isSigned: true })
  ).json()) as { path: string };
  const url = new URL(path, 'http://localhost');
  const sign = url.searchParams.get('sign') ?? '';
  const signed = { token: url.pathname.slice(4), method_id: 'email', sign, lng: 'en' };
  expect(await isKnown(signed)).toEqual({ isKnown: true });
  expect(await isKnown({ ...signed, lng: 'de' })).toEqual({ isKnown: false });
  expect(await isKnown({ token: signed.token })).toEqual({ isKnown: false });
  sandbox.advance(24 * 3_600_000);
  expect(await isKnown(signed)).toEqual({ isKnown: true });
  sandbox.advance(15 * 60_000);
  expect([await isKnown({ token }), await isKnown(signed)]).toEqual([
    { isKnown: false },
    { isKnown: false },
  ]);
  sandbox.dispose();
});

test('SBX-1305 a network address asks about sixty invalid tokens an hour; valid ones do not count', async () => {
  const sandbox = createTestSandbox();
  const ask = async (end: string, token: string, address: string): Promise<number> =>
    (await sandbox.post(`/web-api/auth/v1/token-login/${end}`, { token }, { 'X-Real-IP': address }))
      .status;
  const token = await tokenFor(sandbox);
  for (let each = 0; each < 70; each += 1) expect(await ask('known', token, '10.0.0.1')).toBe(200);
  for (let each = 0; each < 30; each += 1) {
    expect(await ask('known', `${each}`.padStart(43, 'x'), '10.0.0.1')).toBe(200);
    expect(await ask('look', `${each}`.padStart(43, 'x'), '10.0.0.1')).toBe(400);
  }
  expect([
    await ask('known', token, '10.0.0.1'),
    await ask('look', token, '10.0.0.1'),
    await ask('look', token, '10.0.0.2'),
  ]).toEqual([429, 429, 200]);
  sandbox.advance(3_600_000);
  expect(await ask('known', token, '10.0.0.1')).toBe(200);
  sandbox.dispose();
});

test('SBX-246 a malformed token, person or language is refused', async () => {
  const sandbox = createTestSandbox();
  for (const token of ['short', 'x'.repeat(201), `${'x'.repeat(40)}/..`, 7])
    expect((await sandbox.post('/web-api/auth/v1/token-login', { token })).status).toBe(400);
  expect((await sandbox.post('/sandbox/v1/users/nobody/sign-in-link', {})).status).toBe(404);
  expect(
    (await sandbox.post('/sandbox/v1/users/demo/sign-in-link', { language: 'x/y' })).status,
  ).toBe(400);
  const closed = createTestSandbox({ isControlOpen: false });
  expect((await closed.post('/sandbox/v1/users/demo/sign-in-link', {})).status).toBe(403);
  sandbox.dispose();
  closed.dispose();
});

test('SBX-1424 LG06 a signed link is valid with its signature only; any change is answered like a used link', async () => {
  const sandbox = createTestSandbox();
  const made = await sandbox.post('/sandbox/v1/users/demo/sign-in-link', {
    language: 'ru',
    isSigned: true,
  });
  const { path } = (await made.json()) as { path: string };
  const url = new URL(path, 'http://localhost');
  expect(JSON.stringify(await sandbox.json('/sandbox/v1/outbox'))).toContain(path);
  const token = url.pathname.slice(4);
  const link = { token, method_id: 'email', sign: url.searchParams.get('sign') ?? '', lng: 'ru' };
  const ask = async (end: string, body: object, Cookie = ''): Promise<Response> =>
    sandbox.post(`/web-api/auth/v1/token-login${end}`, body, { Cookie });
  const looked = await ask('/look', link);
  expect(await looked.json()).toEqual({ account: 'd•••@grandstand.example', isKnownDevice: false });
  const cookie = cookiesOf(looked);
  const { sign, ...unsigned } = link;
  const forged = [
    { ...link, sign: `${sign.startsWith('A') ? 'B' : 'A'}${sign.slice(1)}` },
    { ...link, sign: 'x' },
    { ...link, lng: 'en' },
    { ...link, method_id: 'sms' },
    unsigned,
    { token },
  ];
  const answers = new Set<string>();
  for (const body of forged)
    for (const end of ['/look', '']) {
      const answer = await ask(end, body, cookie);
      answers.add(`${answer.status} ${await answer.text()}`);
    }
  expect((await ask('', link, cookie)).status).toBe(200);
  const used = await ask('', link, cookie);
  answers.add(`${used.status} ${await used.text()}`);
  expect([...answers]).toEqual([expect.stringMatching(/^400 .*token_invalid/)]);
  sandbox.dispose();
});

test('AUT-398 SBX-948 the look reports the signed-in state: none, the same person, or another', async () => {
  const sandbox = createTestSandbox();
  const token = await tokenFor(sandbox);
  const signedIn = async (cookie: string): Promise<unknown> =>
    ((await (await look(sandbox, token, cookie)).json()) as { signedIn?: string }).signedIn;
  expect(await signedIn('')).toBeUndefined();
  expect(await signedIn((await sandbox.signIn()).cookie)).toBe('same');
  expect(await signedIn((await sandbox.signIn('newbie')).cookie)).toBe('other');
  sandbox.dispose();
});
