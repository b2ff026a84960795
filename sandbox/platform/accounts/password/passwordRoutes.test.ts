import type { ErrorAnswer } from '#wire';
import { expect, test } from 'vitest';
import { SecondFactors } from '../second-factor/SecondFactors.ts';
import { createTestSandbox, type TestSandbox } from '../../../testing/createTestSandbox.ts';

const forgot = (sandbox: TestSandbox, email: string): Promise<Response> =>
  sandbox.post('/web-api/auth/v1/password/forgot', { email }, { 'X-Language': 'ru' });
const reset = (sandbox: TestSandbox, token: string, password: string): Promise<Response> =>
  sandbox.post('/web-api/auth/v1/password/reset', { token, password });
const code = async (answer: Response): Promise<unknown> => [
  answer.status,
  ((await answer.json()) as ErrorAnswer).errors[0]?.code,
];

async function lastLink(sandbox: TestSandbox): Promise<string> {
  const emails = await sandbox.json<{ recipient: string; body: string }[]>('/sandbox/v1/outbox');
  return /\/ru\/user\/passwordreset\?token=([\w-]{43})/.exec(emails.at(-1)?.body ?? '')?.[1] ?? '';
}

test('SBX-144 TA10 AUT-499 a link works once, ends every session of the person, and only the new password signs in', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  expect(await (await forgot(sandbox, ' Demo@grandstand.example ')).json()).toEqual({
    accepted: true,
  });
  const token = await lastLink(sandbox);
  expect(await code(await reset(sandbox, token, 'short1'))).toEqual([400, 'password_refused']);
  const both = await Promise.all([
    reset(sandbox, token, 'a fresh pass of 2'),
    reset(sandbox, token, 'another pass of 3'),
  ]);
  expect(both.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 400]);
  expect((await demo.call('GET', '/web-api/user/v1/accounts')).status).toBe(401);
  expect(await code(await reset(sandbox, token, 'the third pass of 4'))).toEqual([
    400,
    'link_invalid',
  ]);
  const login = (uPassword: string): Promise<Response> =>
    sandbox.post('/web-api/auth/v1/login', { uLogin: 'demo', uPassword, save: false });
  const fresh = both[0]?.status === 200 ? 'a fresh pass of 2' : 'another pass of 3';
  expect([(await login('Demo-pass-1')).status, (await login(fresh)).status]).toEqual([400, 200]);
  expect(
    JSON.stringify(await sandbox.json('/sandbox/v1/requests?path=/web-api/auth/v1/password/reset')),
  ).not.toMatch(new RegExp(`${token}|pass of 2|pass of 3`));
  sandbox.dispose();
});

test('SBX-1191 AUT-181 FM07 a link sets eight characters beside a factor, fifteen otherwise, and announces it; removing a factor keeps the password', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const factors = new SecondFactors(sandbox.store, sandbox.nowMs);
  const look = async (token: string): Promise<unknown> => {
    const answer = await sandbox.post('/web-api/auth/v1/password/reset/look', { token });
    return answer.status === 200 ? answer.json() : code(answer);
  };
  factors.bindDemo(demo.userId, 'JBSWY3DPEHPK3PXP');
  await forgot(sandbox, 'demo@grandstand.example');
  const token = await lastLink(sandbox);
  expect(await look(token)).toEqual({ login: 'demo', shortest: 8 });
  expect(await code(await reset(sandbox, token, 'tea pot'))).toEqual([400, 'password_refused']);
  expect((await reset(sandbox, token, 'tea pot7')).status).toBe(200);
  factors.remove(demo.userId);
  await sandbox.signIn('demo', 'tea pot7');
  await forgot(sandbox, 'demo@grandstand.example');
  const another = await lastLink(sandbox);
  expect(await look(another)).toEqual({ login: 'demo', shortest: 15 });
  expect(await code(await reset(sandbox, another, 'tea pot8'))).toEqual([400, 'password_refused']);
  sandbox.advance(3_600_000);
  expect(await look(another)).toEqual([400, 'link_invalid']);
  expect(await look('x'.repeat(43))).toEqual([400, 'link_invalid']);
  sandbox.dispose();
});

test('SBX-291 the same change may be repeated while the link lives, and changes nothing; another password is refused', async () => {
  const sandbox = createTestSandbox();
  await forgot(sandbox, 'demo@grandstand.example');
  const token = await lastLink(sandbox);
  expect((await reset(sandbox, token, 'a fresh pass of 2')).status).toBe(200);
  const demo = await sandbox.signIn('demo', 'a fresh pass of 2');
  const emails = (await sandbox.json<unknown[]>('/sandbox/v1/outbox')).length;
  expect(await (await reset(sandbox, token, 'a fresh pass of 2')).json()).toEqual({
    changed: true,
  });
  expect((await demo.call('GET', '/web-api/user/v1/accounts')).status).toBe(200);
  expect((await sandbox.json<unknown[]>('/sandbox/v1/outbox')).length).toBe(emails);
  expect(await code(await reset(sandbox, token, 'a guessed pass of 3'))).toEqual([
    400,
    'link_invalid',
  ]);
  expect(await code(await reset(sandbox, token, 'a fresh pass of 2'))).toEqual([
    400,
    'link_invalid',
  ]);
  sandbox.dispose();
});

test('SBX-145 TA10 a link lives for an hour and is replaced by a newer one', async () => {
  const sandbox = createTestSandbox();
  await forgot(sandbox, 'demo@grandstand.example');
  const first = await lastLink(sandbox);
  await forgot(sandbox, 'demo@grandstand.example');
  const second = await lastLink(sandbox);
  expect(await code(await reset(sandbox, first, 'a fresh pass of 2'))).toEqual([
    400,
    'link_invalid',
  ]);
  sandbox.advance(3_600_000);
  expect(await code(await reset(sandbox, second, 'a fresh pass of 2'))).toEqual([
    400,
    'link_invalid',
  ]);
  sandbox.dispose();
});

test('SBX-146 TA01 known and unknown addresses get the same answer and the same limit', async () => {
  const sandbox = createTestSandbox();
  for (const email of ['demo@grandstand.example', 'nobody@grandstand.example']) {
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      statuses.push((await forgot(sandbox, email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  }
  const emails = await sandbox.json<{ recipient: string }[]>('/sandbox/v1/outbox');
  expect(new Set(emails.map(({ recipient }) => recipient))).toEqual(
    new Set(['demo@grandstand.example']),
  );
  expect(await code(await forgot(sandbox, 'no address'))).toEqual([400, 'invalid_email']);
  sandbox.dispose();
});

test('SBX-147 a contact is checked and sent on the user channel', async () => {
  const sandbox = createTestSandbox();
  const newbie = await sandbox.signIn('newbie');
  await sandbox.post('/sandbox/v1/users/newbie', {
    payAndPlay: true,
    hasEmail: false,
    phone: '',
  });
  const save = async (body: object): Promise<Response> =>
    newbie.call('POST', '/web-api/user/v1/contact', body);
  expect(await code(await save({ email: 'nobody' }))).toEqual([400, 'invalid_email']);
  expect(await code(await save({ phone: '99990000' }))).toEqual([400, 'invalid_phone']);
  for (const body of [{}, { password: 'x' }, { email: 'a@example.com', phone: '+35699990000' }])
    expect(await code(await save(body))).toEqual([400, 'invalid_body']);
  const client = sandbox.connect({ token: newbie.token });
  client.subscribe(1, { kind: 'user' });
  sandbox.run(200);
  client.drain();
  expect((await save({ phone: '+356 9999-0000' })).status).toBe(200);
  sandbox.run(200);
  expect(client.drain().find((message) => message.t === 'delta')).toMatchObject({
    data: { user: { pending_phone: '+35699990000', phone_number: '', user_email: '' } },
  });
  expect(await (await save({ email: 'New@grandstand.example' })).json()).toMatchObject({
    result: { user_email: '', pending_email: 'new@grandstand.example' },
  });
  sandbox.dispose();
});
