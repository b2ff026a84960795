import { expect, onTestFinished, test } from 'vitest';
import type { ErrorAnswer, SessionList } from '#wire';
import { createTestSandbox, type TestPerson } from '../../../testing/createTestSandbox.ts';
import type { OutboxMessage } from '../../mail/Outbox.ts';

const base = '/web-api/auth/v1';

function stage() {
  const sandbox = createTestSandbox();
  onTestFinished(sandbox.dispose);
  return sandbox;
}

async function codeOf(answer: Response): Promise<unknown> {
  const { errors } = (await answer.json()) as ErrorAnswer;
  return [answer.status, errors[0].code];
}

const sessionsOf = async (person: TestPerson): Promise<SessionList['sessions']> =>
  ((await (await person.call('GET', `${base}/sessions`)).json()) as SessionList).sessions;
const stepUp = (person: TestPerson, password: string): Promise<Response> =>
  person.call('POST', `${base}/step-up`, { method: 'password', password });
const makeKey = (person: TestPerson): Promise<Response> =>
  person.call('POST', `${base}/passkeys/creation`, {});

test('AUT-300 TA06 who may come in is changed only within five minutes of a proof; a sign-in is one', async () => {
  const sandbox = stage();
  const person = await sandbox.signIn();
  expect((await makeKey(person)).status).toBe(200);
  sandbox.advance(5 * 60_000);
  expect(await codeOf(await makeKey(person))).toEqual([403, 'reauth_required']);
  for (const [method, path] of [
    ['POST', '/passkeys'],
    ['DELETE', '/passkeys/abc'],
  ] as const)
    expect(await codeOf(await person.call(method, `${base}${path}`))).toEqual([
      403,
      'reauth_required',
    ]);
  expect(await codeOf(await stepUp(person, 'wrong'))).toEqual([400, 'wrong_password']);
  expect(await codeOf(await makeKey(person))).toEqual([403, 'reauth_required']);
  expect((await stepUp(person, 'Demo-pass-1')).status).toBe(200);
  expect((await makeKey(person)).status).toBe(200);
});

test('AUT-301 TA06 the proof of one session is none of another', async () => {
  const sandbox = stage();
  const [here, there] = [await sandbox.signIn(), await sandbox.signIn()];
  sandbox.advance(5 * 60_000);
  await stepUp(here, 'Demo-pass-1');
  expect((await makeKey(here)).status).toBe(200);
  expect(await codeOf(await makeKey(there))).toEqual([403, 'reauth_required']);
});

test('AUT-302 five wrong proofs close the way for a time', async () => {
  const sandbox = stage();
  const person = await sandbox.signIn();
  for (let count = 0; count < 5; count += 1) await stepUp(person, `wrong ${count}`);
  expect((await stepUp(person, 'Demo-pass-1')).status).toBe(429);
});

test('AUT-303 SE09 the sessions of a person are listed with device and time, and ended one by one or all others', async () => {
  const sandbox = stage();
  const agent =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36';
  const first = await sandbox.signIn();
  sandbox.advance(60_000);
  await sandbox.post(
    `${base}/login`,
    { uLogin: 'demo', uPassword: 'Demo-pass-1', save: false },
    { 'User-Agent': agent, 'X-Geo-Country': 'MT' },
  );
  const third = await sandbox.signIn();
  const listed = await sessionsOf(first);
  expect(
    listed.map(({ device, kind, country, is_this }) => [device, kind, country, is_this]),
  ).toEqual(expect.arrayContaining([['Chrome, Linux', 'desktop', 'MT', false]]));
  expect(listed.filter(({ is_this }) => is_this)).toHaveLength(1);
  const chrome = listed.find(({ device }) => device !== '');
  const left = await first.call('DELETE', `${base}/sessions/${chrome?.id}`);
  expect(((await left.json()) as SessionList).sessions).toHaveLength(2);
  await first.call('POST', `${base}/sessions/end-others`, {});
  expect(await sessionsOf(first)).toMatchObject([{ is_this: true }]);
  expect((await third.call('GET', '/web-api/user/v1/config')).status).toBe(401);
  const letters = await sandbox.json<OutboxMessage[]>('/sandbox/v1/outbox');
  expect(letters.at(-1)?.subject).toBe('Logged out elsewhere');
});

test('AUT-304 TA18 a session of another person is not found, and not ended', async () => {
  const sandbox = stage();
  const [mine, other] = [await sandbox.signIn(), await sandbox.signIn('newbie')];
  const [theirs] = await sessionsOf(other);
  await mine.call('DELETE', `${base}/sessions/${theirs?.id}`);
  expect(await sessionsOf(other)).toHaveLength(1);
});

test('AUT-305 SE02 another password needs the old one, ends the other sessions and is told by letter', async () => {
  const sandbox = stage();
  const [here, there] = [await sandbox.signIn(), await sandbox.signIn()];
  const change = (current: string, password: string): Promise<Response> =>
    here.call('POST', `${base}/password`, { current, password });
  expect(await codeOf(await change('wrong', 'purple window fourteen'))).toEqual([
    400,
    'wrong_password',
  ]);
  expect(await codeOf(await change('Demo-pass-1', 'Demo-pass-1'))).toEqual([400, 'password_same']);
  expect(await codeOf(await change('Demo-pass-1', 'short'))).toEqual([400, 'password_refused']);
  expect((await change('Demo-pass-1', 'purple window fourteen')).status).toBe(200);
  expect((await there.call('GET', '/web-api/user/v1/config')).status).toBe(401);
  expect((await here.call('GET', '/web-api/user/v1/config')).status).toBe(200);
  await expect(sandbox.signIn()).rejects.toThrow('wrong_credentials');
  await sandbox.signIn('demo', 'purple window fourteen');
  const letters = await sandbox.json<OutboxMessage[]>('/sandbox/v1/outbox');
  expect(letters.map(({ subject }) => subject)).toContain('Your password was changed');
});
