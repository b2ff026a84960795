import { expect, test } from 'vitest';
import type { ErrorAnswer, LoginAnswer, PasskeyCreationOptions, PasskeyList } from '#wire';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../testing/createTestSandbox.ts';
import { SoftwareAuthenticator } from '../../../testing/SoftwareAuthenticator.ts';
import type { OutboxMessage } from '../../mail/Outbox.ts';

const path = '/web-api/auth/v1/passkeys';
const host = { Host: 'northline.localhost:8080' };
const origin = 'http://northline.localhost:8080';

/** The demo person with one passkey. */
async function stage() {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const device = new SoftwareAuthenticator(origin);
  expect((await add(person, device)).status).toBe(200);
  return { sandbox, person, device };
}

async function creation(person: TestPerson): Promise<PasskeyCreationOptions> {
  const answer = await person.call('POST', `${path}/creation`, {}, host);
  return (await answer.json()) as PasskeyCreationOptions;
}

async function add(person: TestPerson, device: SoftwareAuthenticator): Promise<Response> {
  const { challenge } = await creation(person);
  return person.call('POST', path, device.create(challenge), host);
}

async function challengeOf(sandbox: TestSandbox, at = host): Promise<string> {
  const answer = await sandbox.post(`${path}/options`, {}, at);
  return ((await answer.json()) as { challenge: string }).challenge;
}

const enter = (sandbox: TestSandbox, assertion: object, at = host): Promise<Response> =>
  sandbox.post(`${path}/sign-in`, { ...assertion, save: false }, at);

async function codeOf(answer: Response): Promise<unknown> {
  const { errors } = (await answer.json()) as ErrorAnswer;
  return [answer.status, errors[0].code];
}

const keysOf = async (person: TestPerson, at = host): Promise<PasskeyList['passkeys']> =>
  ((await (await person.call('GET', path, undefined, at)).json()) as PasskeyList).passkeys;

const refused = [400, 'passkey_refused'];

test('AUT-290 LG08 SX03 a passkey signs its owner in, and an e-mail reports that it was added', async () => {
  const { sandbox, person, device } = await stage();
  expect(await keysOf(person)).toMatchObject([{ id: device.id, is_synced: false }]);
  const answer = await enter(sandbox, device.get(await challengeOf(sandbox)));
  expect(((await answer.json()) as LoginAnswer).user_id).toBe(person.userId);
  expect(answer.headers.getSetCookie().join()).toContain('grandstand_sid');
  const emails = await sandbox.json<OutboxMessage[]>('/sandbox/v1/outbox');
  expect(emails.map(({ subject }) => subject)).toEqual(['New passkey', 'Login from a new device']);
});

test('AUT-291 TA13 a challenge is valid once, for five minutes, and for its purpose', async () => {
  const { sandbox, device } = await stage();
  const challenge = await challengeOf(sandbox);
  expect((await enter(sandbox, device.get(challenge))).status).toBe(200);
  expect(await codeOf(await enter(sandbox, device.get(challenge)))).toEqual(refused);
  const old = await challengeOf(sandbox);
  sandbox.advance(5 * 60_000);
  expect(await codeOf(await enter(sandbox, device.get(old)))).toEqual(refused);
  const back = await sandbox.signIn();
  const { challenge: making } = await creation(back);
  expect(await codeOf(await enter(sandbox, device.get(making)))).toEqual(refused);
  expect(await codeOf(await enter(sandbox, device.get('QUJD')))).toEqual(refused);
  const other = new SoftwareAuthenticator(origin);
  const signing = await challengeOf(sandbox);
  expect(await codeOf(await back.call('POST', path, other.create(signing), host))).toEqual(refused);
});

test('AUT-292 TA13 a passkey of another brand, another origin, an unverified user or an unknown key is refused', async () => {
  const { sandbox, person, device } = await stage();
  const solara = { Host: 'solara.localhost:8080' };
  const there = await challengeOf(sandbox, solara);
  expect(
    await codeOf(
      await enter(
        sandbox,
        device.get(there, { rpId: 'solara.localhost', origin: 'http://solara.localhost:8080' }),
        solara,
      ),
    ),
  ).toEqual(refused);
  for (const deviation of [
    { origin: 'http://evil.localhost:8080' },
    { rpId: 'localhost' },
    { isVerified: false },
  ]) {
    const assertion = device.get(await challengeOf(sandbox), deviation);
    expect(await codeOf(await enter(sandbox, assertion))).toEqual(refused);
  }
  const stranger = new SoftwareAuthenticator(origin);
  const forged = { ...stranger.get(await challengeOf(sandbox)), id: device.id };
  expect(await codeOf(await enter(sandbox, forged))).toEqual(refused);
  expect(await codeOf(await enter(sandbox, stranger.get(await challengeOf(sandbox))))).toEqual([
    400,
    'passkey_unknown',
  ]);
  expect(await keysOf(person, solara)).toEqual([]);
});

test('AUT-293 TA13 a decreasing signature counter is refused, and the owner is notified', async () => {
  const { sandbox, device } = await stage();
  expect((await enter(sandbox, device.get(await challengeOf(sandbox)))).status).toBe(200);
  const copy = device.get(await challengeOf(sandbox), { counter: 1 });
  expect(await codeOf(await enter(sandbox, copy))).toEqual(refused);
  const emails = await sandbox.json<OutboxMessage[]>('/sandbox/v1/outbox');
  expect(emails.at(-1)?.subject).toBe('Passkey refused');
});

test('AUT-294 SE04 passkeys are renamed and removed by their owner only, at most ten of them', async () => {
  const { sandbox, person, device } = await stage();
  const other = await sandbox.signIn('newbie');
  const one = `${path}/${device.id}`;
  expect((await other.call('PATCH', one, { name: 'Mine' }, host)).status).toBe(404);
  expect((await other.call('DELETE', one, undefined, host)).status).toBe(404);
  await person.call('PATCH', one, { name: ' Work laptop ' }, host);
  expect(await keysOf(person)).toMatchObject([{ name: 'Work laptop' }]);
  for (let count = 1; count < 10; count += 1)
    expect((await add(person, new SoftwareAuthenticator(origin))).status).toBe(200);
  expect((await person.call('POST', `${path}/creation`, {}, host)).status).toBe(409);
  expect((await person.call('DELETE', one, undefined, host)).status).toBe(200);
  expect(await keysOf(person)).toHaveLength(9);
  expect(await codeOf(await enter(sandbox, device.get(await challengeOf(sandbox))))).toEqual([
    400,
    'passkey_unknown',
  ]);
});

test('AUT-299 TA09 a passkey is two factors by itself: no code is asked for', async () => {
  const { sandbox, person, device } = await stage();
  sandbox.store.run(
    'INSERT INTO totp_factors (user_id, secret, last_step) VALUES (?, ?, 0)',
    person.userId,
    'JBSWY3DPEHPK3PXP',
  );
  const answer = await enter(sandbox, device.get(await challengeOf(sandbox)));
  expect(((await answer.json()) as LoginAnswer).user_id).toBe(person.userId);
});

test('AUT-300 TA06 passkeys are added and removed only with a proof of the last five minutes', async () => {
  const { sandbox, person, device } = await stage();
  sandbox.advance(5 * 60_000 + 1);
  for (const [method, at] of [
    ['POST', '/creation'],
    ['POST', ''],
    ['DELETE', `/${device.id}`],
  ] as const)
    expect(await codeOf(await person.call(method, `${path}${at}`, undefined, host))).toEqual([
      403,
      'reauth_required',
    ]);
  expect(await keysOf(person)).toHaveLength(1);
});

test('SBX-1196 SX03 on a host of no brand no challenge is created and no passkey accepted', async () => {
  const sandbox = createTestSandbox({ letterOrigin: () => 'https://northline.example' });
  const person = await sandbox.signIn();
  const codes: unknown[] = [];
  for (const Host of ['northline.example', 'northline.localhost:8080', 'evil.example']) {
    const options = await sandbox.post(`${path}/options`, {}, { Host });
    const made = await person.call('POST', `${path}/creation`, {}, { Host });
    codes.push([options.status, made.status]);
  }
  expect(codes).toEqual([
    [200, 200],
    [200, 200],
    [403, 403],
  ]);
  const device = new SoftwareAuthenticator('http://evil.example');
  const evil = { Host: 'evil.example' };
  const added = await person.call('POST', path, device.create('challenge'), evil);
  expect(await codeOf(added)).toEqual([403, 'host_unknown']);
  sandbox.dispose();
});

test('SBX-1085 SE04 a passkey of the person is a full proof; that of another person is none', async () => {
  const { sandbox, person, device } = await stage();
  sandbox.advance(300_001);
  const prove = async (caller: TestPerson): Promise<Response> => {
    const passkey = device.get(await challengeOf(sandbox));
    return caller.call('POST', '/web-api/auth/v1/step-up', { passkey }, host);
  };
  const stranger = await sandbox.signIn('newbie');
  expect(await codeOf(await prove(stranger))).toEqual(refused);
  expect(await (await prove(person)).json()).toMatchObject({ level: 'fresh2' });
});
