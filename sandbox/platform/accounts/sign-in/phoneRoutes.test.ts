import { expect, test } from 'vitest';
import type { ErrorAnswer, LoginAnswer, SmsAnswer } from '#wire';
import { createTestSandbox, type TestSandbox } from '../../../testing/createTestSandbox.ts';
import type { OutboxMessage } from '../../mail/Outbox.ts';
import { Users } from '../Users.ts';

const known = { 'phone-code': '+356', 'phone-number': '99992121' };
const unknown = { 'phone-code': '+356', 'phone-number': '99993131' };
const host = { Host: 'northline.localhost:8080' };

/** The demo person with a confirmed number, and newbie with an unconfirmed one. */
function stage(options: Parameters<typeof createTestSandbox>[0] = {}): TestSandbox {
  const sandbox = createTestSandbox(options);
  const users = new Users(sandbox.store);
  users.change(users.byLogin('demo')?.id ?? 0, { phone: '+35699992121', activationType: 2 });
  return sandbox;
}

async function ask<Answer>(sandbox: TestSandbox, path: string, body: object): Promise<Answer> {
  const answer = await sandbox.post(path, body, host);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}

const outbox = (sandbox: TestSandbox): Promise<OutboxMessage[]> =>
  sandbox.json('/sandbox/v1/outbox');
const send = (sandbox: TestSandbox, number: object = known): Promise<SmsAnswer> =>
  ask(sandbox, '/web-api/auth/v1/sms', number);
const codeOf = async (sandbox: TestSandbox): Promise<string> =>
  /\d{6}/.exec((await outbox(sandbox)).at(-1)?.body ?? '')?.[0] ?? '';
const enter = (sandbox: TestSandbox, guid: string, code: string): Promise<Response> =>
  sandbox.post('/web-api/auth/v1/login/sms', { guid, 'sms-code': code, save: false });
/** Returns a wrong code. */
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');

async function refusal(answer: Response): Promise<unknown> {
  const { errors } = (await answer.json()) as ErrorAnswer;
  return [answer.status, errors[0].code, errors[0].meta?.['triesLeft']];
}

const byPhone = (sandbox: TestSandbox, phone_number: string, uPassword: string) =>
  sandbox.post('/web-api/auth/v1/login/phone', {
    phone_number,
    country_code: 'mt',
    uPassword,
    save: false,
  });

test('AUT-229 LG03 a confirmed number signs in; unknown and unconfirmed ones count as a wrong password', async () => {
  const sandbox = stage();
  const right = await byPhone(sandbox, '+35699992121', 'Demo-pass-1');
  expect(((await right.json()) as LoginAnswer).user_id).toBe((await sandbox.signIn()).userId);
  const answers: unknown[] = [];
  for (const [phone, password] of [
    ['+35699992121', 'wrong'],
    ['+35699993131', 'Demo-pass-1'],
    // Newbie has not confirmed it.
    ['+35699990001', 'Demo-pass-1'],
  ] as const) {
    const answer = await byPhone(sandbox, phone, password);
    answers.push([answer.status, await answer.text(), answer.headers.getSetCookie()]);
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  sandbox.dispose();
});

test('AUT-229 TA02 wrong passwords count for the account under all its names', async () => {
  const sandbox = stage();
  for (let tries = 0; tries < 5; tries += 1) await byPhone(sandbox, '+35699992121', 'wrong');
  const answer = await sandbox.post('/web-api/auth/v1/login', {
    uLogin: 'demo',
    uPassword: 'Demo-pass-1',
    save: false,
  });
  expect(answer.status).toBe(429);
  sandbox.dispose();
});

test('AUT-230 AUT-233 LG04 a code by text signs in once and is bound to the site', async () => {
  const sandbox = stage();
  const { guid, masked, expires_at, resend_at } = await send(sandbox);
  expect(masked).toBe('+356 99•• ••21');
  expect(expires_at - resend_at).toBe(540);
  const text = (await outbox(sandbox)).at(-1);
  const code = await codeOf(sandbox);
  expect([text?.channel, text?.recipient]).toEqual(['sms', '+35699992121']);
  expect(text?.body.split('\n').at(-1)).toBe(`@northline.localhost #${code}`);
  expect((await enter(sandbox, guid, code)).status).toBe(200);
  expect((await outbox(sandbox)).at(-1)?.body).not.toContain(code);
  expect(await refusal(await enter(sandbox, guid, code))).toEqual([400, 'time_up', undefined]);
  sandbox.dispose();
});

test('AUT-393 AF06 LG04 in a strict profile a text signs in only beside another way, without revealing it', async () => {
  for (const [profile, hasPassword, texts] of [
    ['strict', true, 1],
    ['strict', false, 0],
    ['de', false, 0],
    ['standard', false, 1],
  ] as const) {
    const sandbox = stage({ protectionProfile: () => profile });
    const users = new Users(sandbox.store);
    if (!hasPassword) users.markWithoutPassword(users.byLogin('demo')?.id ?? 0);
    const nobody = await send(sandbox, unknown);
    const theirs = await send(sandbox);
    expect(Object.keys(theirs)).toEqual(Object.keys(nobody));
    expect(theirs.expires_at - theirs.resend_at).toBe(nobody.expires_at - nobody.resend_at);
    expect(await outbox(sandbox), `${profile} ${hasPassword}`).toHaveLength(texts);
    const tried = await refusal(await enter(sandbox, theirs.guid, wrong(await codeOf(sandbox))));
    expect(tried).toEqual(await refusal(await enter(sandbox, nobody.guid, '000000')));
    sandbox.dispose();
  }
});

test('AUT-233 a code is bound to the site of the brand, not to a host named by the caller', async () => {
  const sandbox = stage({ letterOrigin: () => 'https://northline.test:8080' });
  await sandbox.post('/web-api/auth/v1/sms', known, { Host: 'evil.example' });
  const text = (await outbox(sandbox)).at(-1);
  expect(text?.body.split('\n').at(-1)).toMatch(/^@northline\.test #\d+$/);
  sandbox.dispose();
});

test('AUT-230 LG04 a code expires after 10 minutes and with the next one', async () => {
  const sandbox = stage();
  const first = await send(sandbox);
  const firstCode = await codeOf(sandbox);
  sandbox.advance(60_000);
  const second = await send(sandbox);
  const code = await codeOf(sandbox);
  expect(await refusal(await enter(sandbox, first.guid, firstCode))).toEqual([
    400,
    'time_up',
    undefined,
  ]);
  sandbox.advance(600_000);
  expect(await refusal(await enter(sandbox, second.guid, code))).toEqual([
    400,
    'time_up',
    undefined,
  ]);
  sandbox.dispose();
});

test('AUT-231 LG04 TA07 a new code does not renew the tries; they return after an hour', async () => {
  const sandbox = stage();
  const first = await send(sandbox);
  const code = await codeOf(sandbox);
  for (const left of [4, 3, 2])
    expect(await refusal(await enter(sandbox, first.guid, wrong(code)))).toEqual([
      400,
      'wrong_code',
      left,
    ]);
  sandbox.advance(60_000);
  const second = await send(sandbox);
  for (const left of [1, 0])
    expect(await refusal(await enter(sandbox, second.guid, wrong(await codeOf(sandbox))))).toEqual([
      400,
      'wrong_code',
      left,
    ]);
  expect(await refusal(await enter(sandbox, second.guid, await codeOf(sandbox)))).toEqual([
    429,
    'too_many_tries',
    undefined,
  ]);
  sandbox.advance(3_600_000);
  const third = await send(sandbox);
  expect((await enter(sandbox, third.guid, await codeOf(sandbox))).status).toBe(200);
  sandbox.dispose();
});

test('AUT-232 LG04 TA01 an unknown number gets the same answers and no text', async () => {
  const sandbox = stage();
  const before = (await outbox(sandbox)).length;
  const { guid, masked, ...times } = await send(sandbox, unknown);
  expect((await outbox(sandbox)).length).toBe(before);
  const mine = await send(sandbox);
  expect(masked).toHaveLength(mine.masked.length);
  expect(guid).toHaveLength(mine.guid.length);
  expect(times).toEqual({ expires_at: mine.expires_at, resend_at: mine.resend_at });
  const code = wrong(await codeOf(sandbox));
  for (let tries = 0; tries < 6; tries += 1)
    expect(await refusal(await enter(sandbox, guid, code))).toEqual(
      await refusal(await enter(sandbox, mine.guid, code)),
    );
  sandbox.dispose();
});

test('AUT-234 TA15 a number gets one text a minute, three in 10 minutes and eight a day', async () => {
  const sandbox = stage();
  const path = '/web-api/auth/v1/sms';
  const sent: number[] = [];
  // Each minute of the first half hour, then each quarter of an hour.
  for (let minute = 0; minute < 24 * 60;) {
    if ((await sandbox.post(path, unknown)).status === 200) sent.push(minute);
    if (minute === 0) expect((await sandbox.post(path, unknown)).status).toBe(429);
    const stepMin = minute < 30 ? 1 : 15;
    sandbox.advance(stepMin * 60_000);
    minute += stepMin;
  }
  expect(sent).toEqual([0, 1, 2, 10, 11, 12, 20, 21]);
  sandbox.dispose();
});

test('AUT-234 TA15 numbers of one range get 40 texts an hour in total', async () => {
  const sandbox = stage();
  const statuses: number[] = [];
  for (let each = 0; each < 41; each += 1)
    statuses.push(
      (
        await sandbox.post(
          '/web-api/auth/v1/sms',
          { 'phone-code': '+356', 'phone-number': `9999${4000 + each}` },
          { 'X-Real-Ip': `10.0.0.${each}` },
        )
      ).status,
    );
  expect(statuses).toEqual([...Array<number>(40).fill(200), 429]);
  sandbox.dispose();
});

test('AUT-234 LG09 TA15 without a captcha no text is sent', async () => {
  const sandbox = createTestSandbox({ captchaAfter: 3 });
  expect(await refusal(await sandbox.post('/web-api/auth/v1/sms', known))).toEqual([
    400,
    100,
    undefined,
  ]);
  sandbox.dispose();
});

const forgot = (sandbox: TestSandbox, number: object = known): Promise<SmsAnswer> =>
  ask(sandbox, '/web-api/auth/v1/password/sms', number);
const redeem = (sandbox: TestSandbox, guid: string, code: string): Promise<Response> =>
  sandbox.post('/web-api/auth/v1/password/code', { guid, 'sms-code': code });
const password = 'a fresh pass of 2';

test('AUT-270 RV01 a code by text sets a new password, and ends with the change', async () => {
  const sandbox = stage();
  const { guid } = await forgot(sandbox);
  const text = (await outbox(sandbox)).at(-1);
  const code = await codeOf(sandbox);
  expect([text?.channel, text?.recipient]).toEqual(['sms', '+35699992121']);
  expect(text?.body.split('\n').at(-1)).toBe(`@northline.localhost #${code}`);
  // The first answer may be lost.
  expect((await redeem(sandbox, guid, code)).status).toBe(200);
  const { token } = (await (await redeem(sandbox, guid, code)).json()) as { token: string };
  await ask(sandbox, '/web-api/auth/v1/password/reset', { token, password });
  expect((await byPhone(sandbox, '+35699992121', password)).status).toBe(200);
  expect(await refusal(await redeem(sandbox, guid, code))).toEqual([400, 'time_up', undefined]);
  sandbox.dispose();
});

test('AUT-270 RV01 the code expires after 10 minutes', async () => {
  const sandbox = stage();
  const { guid } = await forgot(sandbox);
  const code = await codeOf(sandbox);
  sandbox.advance(600_000);
  expect(await refusal(await redeem(sandbox, guid, code))).toEqual([400, 'time_up', undefined]);
  sandbox.dispose();
});

test('AUT-271 RV01 TA01 an unknown and an unconfirmed number get the same answers and no text', async () => {
  const sandbox = stage();
  const before = (await outbox(sandbox)).length;
  const others = [
    await forgot(sandbox, unknown),
    // Newbie has not confirmed it.
    await forgot(sandbox, { 'phone-code': '+356', 'phone-number': '99990001' }),
  ];
  expect((await outbox(sandbox)).length).toBe(before);
  const mine = await forgot(sandbox);
  const code = wrong(await codeOf(sandbox));
  for (const other of others)
    expect([other.masked.length, other.guid.length, other.expires_at, other.resend_at]).toEqual([
      mine.masked.length,
      mine.guid.length,
      mine.expires_at,
      mine.resend_at,
    ]);
  for (let tries = 0; tries < 6; tries += 1) {
    const answer = await refusal(await redeem(sandbox, mine.guid, code));
    expect(answer).toEqual(
      tries < 5 ? [400, 'wrong_code', 4 - tries] : [429, 'too_many_tries', undefined],
    );
    for (const { guid } of others)
      expect(await refusal(await redeem(sandbox, guid, code))).toEqual(answer);
  }
  sandbox.dispose();
});

test('AUT-272 RV01 a number gets five codes in 15 minutes, known or not', async () => {
  const sandbox = stage();
  for (const number of [known, unknown]) {
    const sent: number[] = [];
    for (let minute = 0; minute < 15; minute += 1) {
      const { status } = await sandbox.post('/web-api/auth/v1/password/sms', number);
      if (status === 200) sent.push(minute);
      sandbox.advance(60_000);
    }
    expect(sent).toEqual([0, 1, 2, 10, 11]);
  }
  sandbox.dispose();
});

test('AUT-272 TA07 a code for signing in sets no password, and vice versa', async () => {
  const sandbox = stage();
  const signIn = await send(sandbox);
  expect(await refusal(await redeem(sandbox, signIn.guid, await codeOf(sandbox)))).toEqual([
    400,
    'time_up',
    undefined,
  ]);
  sandbox.advance(60_000);
  const reset = await forgot(sandbox);
  expect(await refusal(await enter(sandbox, reset.guid, await codeOf(sandbox)))).toEqual([
    400,
    'time_up',
    undefined,
  ]);
  sandbox.dispose();
});
