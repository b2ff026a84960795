import { expect, test } from 'vitest';
import type { ErrorAnswer, QrLook, QrShown, SecurityState } from '#wire';
import type { OutboxMessage } from '../../../sandbox/platform/mail/Outbox.ts';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../sandbox/testing/createTestSandbox.ts';

const path = '/web-api/security/v1';
const phoneAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36';

const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');

const said = async (response: Response): Promise<unknown> => [
  response.status,
  ((await response.json()) as ErrorAnswer).errors[0].code,
];

interface Shown extends QrShown {
  readonly token: string;
}

async function show(person: TestPerson, country = ''): Promise<Shown> {
  const answer = await person.call('POST', `${path}/qr`, undefined, { 'X-Geo-Country': country });
  expect(answer.status).toBe(200);
  const shown = (await answer.json()) as QrShown;
  return { ...shown, token: new URL(shown.address).searchParams.get('token') ?? '' };
}

const open = (sandbox: TestSandbox, token: string, country = ''): Promise<Response> =>
  sandbox.post(
    `${path}/qr/open`,
    { token },
    { 'User-Agent': phoneAgent, 'X-Geo-Country': country },
  );

const enter = (sandbox: TestSandbox, token: string, cookie: string): Promise<Response> =>
  sandbox.post(`${path}/qr/enter`, { token }, { Cookie: cookie, 'User-Agent': phoneAgent });

const stateOf = async (person: TestPerson, { id }: Shown): Promise<unknown> =>
  (await person.call('GET', `${path}/qr/${id}`)).json();

test('SEC-50 SEC-124 SE10 a code of a signed-in page signs a phone in: two digits on both, a press, and the page knows', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const socket = sandbox.connect();
  socket.send({ t: 'auth', token: person.token });
  socket.subscribe(1, { kind: 'user' });
  const shown = await show(person);
  // 128 bits, and the phone's page in the address.
  expect(Buffer.from(shown.token, 'base64url')).toHaveLength(16);
  expect(new URL(shown.address).pathname).toBe('/en/user/qr');
  expect(await stateOf(person, shown)).toEqual({ state: 'shown' });
  sandbox.run(1000);
  socket.drain();
  const opened = await open(sandbox, shown.token);
  const look = (await opened.json()) as QrLook;
  expect(look).toMatchObject({ account: 'd•••@grandstand.example' });
  const device = { browser: 'Chrome', system: 'Android', kind: 'mobile', country: '' };
  expect(await stateOf(person, shown)).toEqual({ state: 'opened', digits: look.digits, device });
  sandbox.run(1000);
  expect(JSON.stringify(socket.drain())).toContain('signInMark');
  const entered = await enter(sandbox, shown.token, cookieOf(opened));
  expect(await entered.json()).toMatchObject({ user_id: person.userId });
  expect(await stateOf(person, shown)).toEqual({ state: 'in', device });
  sandbox.run(1000);
  expect(JSON.stringify(socket.drain())).toContain('signInMark');
  sandbox.dispose();
});

test('SEC-51 SE10 TA14 a code is over when used, late, opened by a second device, or from another country', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const used = await show(person);
  const first = await open(sandbox, used.token);
  await enter(sandbox, used.token, cookieOf(first));
  expect(await said(await open(sandbox, used.token))).toEqual([410, 'qr_over']);
  expect(await said(await enter(sandbox, used.token, cookieOf(first)))).toEqual([410, 'qr_over']);

  // When a photographed code is used twice at once, the first user does not get in either.
  const raced = await show(person);
  const thief = await open(sandbox, raced.token);
  expect(await said(await open(sandbox, raced.token))).toEqual([410, 'qr_over']);
  expect(await said(await enter(sandbox, raced.token, cookieOf(thief)))).toEqual([410, 'qr_over']);
  expect(await stateOf(person, raced)).toEqual({ state: 'over' });

  const late = await show(person);
  const waiting = await open(sandbox, late.token);
  sandbox.advance(120_000);
  expect(await said(await enter(sandbox, late.token, cookieOf(waiting)))).toEqual([410, 'qr_over']);
  expect(await stateOf(person, late)).toEqual({ state: 'over' });

  const forwarded = await show(person, 'MT');
  expect(await said(await open(sandbox, forwarded.token, 'BR'))).toEqual([410, 'qr_over']);
  expect(await said(await open(sandbox, forwarded.token, 'MT'))).toEqual([410, 'qr_over']);
  sandbox.dispose();
});

test('SEC-51 SE10 TA14 to open a code does not sign in, and only the browser that opened it can press', async () => {
  const sandbox = createTestSandbox();
  const shown = await show(await sandbox.signIn());
  const opened = await open(sandbox, shown.token);
  expect(cookieOf(opened)).not.toContain('grandstand_sid');
  expect(await said(await enter(sandbox, shown.token, ''))).toEqual([410, 'qr_over']);
  expect((await enter(sandbox, shown.token, cookieOf(opened))).status).toBe(200);
  sandbox.dispose();
});

test('SEC-52 SE10 showing a code needs a proof; it ends with its session, by another code, or by revoking it with its session', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const first = await show(person);
  const second = await show(person);
  expect(await said(await open(sandbox, first.token))).toEqual([410, 'qr_over']);
  const opened = await open(sandbox, second.token);
  const entered = await enter(sandbox, second.token, cookieOf(opened));
  const isIn = async (): Promise<unknown> =>
    sandbox.json('/web-api/auth/v1/session-check', { headers: { Cookie: cookieOf(entered) } });
  expect(await isIn()).toMatchObject({ user_id: person.userId });
  const other = await sandbox.signIn('newbie');
  expect((await other.call('DELETE', `${path}/qr/${second.id}`)).status).toBe(404);
  expect((await other.call('GET', `${path}/qr/${second.id}`)).status).toBe(404);
  await person.call('DELETE', `${path}/qr/${second.id}`);
  expect(await isIn()).toMatchObject({ user_id: null });
  const third = await show(person);
  await sandbox.post('/web-api/auth/v1/disconnect', {}, { Cookie: person.cookie });
  expect(await said(await open(sandbox, third.token))).toEqual([410, 'qr_over']);
  sandbox.advance(300_001);
  const late = await sandbox.signIn();
  sandbox.advance(300_001);
  expect(await said(await late.call('POST', `${path}/qr`))).toEqual([403, 'reauth_required']);
  sandbox.dispose();
});

test('SEC-53 SE06 new devices wait for an e-mail once it is switched on: a proof each way, reported by e-mail, no points', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const set = (is_on: boolean): Promise<Response> =>
    person.call('PUT', `${path}/email-auth`, { is_on });
  const before = (await (await person.call('GET', `${path}/state`)).json()) as SecurityState;
  const on = (await (await set(true)).json()) as SecurityState;
  expect([before.enable_email_auth, on.enable_email_auth]).toEqual([false, true]);
  expect(on.protection_level).toBe(before.protection_level);
  expect((await set(true)).status).toBe(200);
  sandbox.advance(300_001);
  expect(await said(await set(false))).toEqual([403, 'reauth_required']);
  const letters = await sandbox.json<OutboxMessage[]>('/sandbox/v1/outbox');
  expect(letters.map(({ subject }) => subject)).toEqual(['New devices now need your email']);
  const newbie = await sandbox.signIn('newbie');
  expect(await said(await newbie.call('PUT', `${path}/email-auth`, { is_on: true }))).toEqual([
    409,
    'email_unconfirmed',
  ]);
  sandbox.dispose();
});
