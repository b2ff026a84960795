import { expect, test } from 'vitest';
import type {
  ClosureState,
  GameList,
  OpenSession,
  PersonExport,
  RecoveryCodes,
  SecurityState,
  SessionList,
  SignInLog,
  TotpSetup,
} from '#wire';
import { Passkeys } from '../../../sandbox/platform/accounts/passkeys/Passkeys.ts';
import { endpoints } from '../../../schemas/generated/endpoints.ts';
import { totpOf } from '../../../sandbox/platform/accounts/second-factor/SecondFactors.ts';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../sandbox/testing/createTestSandbox.ts';

const base = '/web-api/security/v1';
const password = 'Demo-pass-1';

async function refusalOf(response: Response): Promise<unknown> {
  const { errors } = (await response.json()) as { errors?: { code: unknown; meta?: object }[] };
  return [response.status, errors?.[0]?.code, errors?.[0]?.meta];
}

async function bind(
  sandbox: TestSandbox,
  person: TestPerson,
): Promise<{ readonly code: () => string; readonly codes: readonly string[] }> {
  const begun = await person.call('POST', `${base}/totp`);
  const { secret, uri } = (await begun.json()) as TotpSetup;
  expect(uri).toMatch(/^otpauth:\/\/totp\/Grandstand:demo\?issuer=Grandstand&/);
  const code = (): string => totpOf(secret).generate({ timestamp: sandbox.nowMs() });
  const bound = await person.call('POST', `${base}/totp/confirm`, { code: code() });
  const { codes } = (await bound.json()) as RecoveryCodes;
  sandbox.advance(60_000);
  return { code, codes };
}

const subjects = (sandbox: TestSandbox): readonly string[] =>
  sandbox.store.all<{ subject: string }>('SELECT subject FROM outbox').map((row) => row.subject);

test('SBX-1084 TA06 a session alone changes no second factor; a proof of the last 300 s does', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  sandbox.advance(300_001);
  for (const [method, path, level] of [
    ['POST', '/totp', 'fresh'],
    ['POST', '/totp/confirm', 'fresh'],
    ['DELETE', '/totp', 'fresh2'],
    ['POST', '/recovery-codes', 'fresh2'],
  ] as const)
    expect(await refusalOf(await person.call(method, `${base}${path}`))).toEqual([
      403,
      'reauth_required',
      { level, methods: ['password'] },
    ]);
  await person.call('POST', '/web-api/auth/v1/step-up', { password });
  expect((await person.call('POST', `${base}/totp`)).status).toBe(200);
  sandbox.dispose();
});

test('SEC-2 confirmed contacts and the second factor add up to 100', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const levels: unknown[] = [];
  for (const type of [0, 1, 3, 2]) {
    sandbox.store.run(
      "UPDATE users SET phone = '+35699992121', activation_type = ? WHERE login = 'demo'",
      type,
    );
    const answer = await person.call('GET', `${base}/state`);
    levels.push(((await answer.json()) as SecurityState).protection_level);
  }
  expect(levels).toEqual([0, 25, 25, 50]);
  await bind(sandbox, person);
  const answer = await person.call('GET', `${base}/state`);
  expect(((await answer.json()) as SecurityState).protection_level).toBe(100);
  sandbox.dispose();
});

test('SEC-10 SEC-12 an app is bound by its code, tells its owner, and goes with password and code only', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const state = async (): Promise<SecurityState> =>
    (await (await person.call('GET', `${base}/state`)).json()) as SecurityState;
  const before = await state();
  await person.call('POST', `${base}/totp`);
  const wrong = await person.call('POST', `${base}/totp/confirm`, { code: 'x' });
  expect(await refusalOf(wrong)).toEqual([400, 'code_wrong', undefined]);
  expect(await state()).toEqual(before);
  const { code, codes } = await bind(sandbox, person);
  expect(codes).toHaveLength(10);
  const after = await state();
  expect(after).toMatchObject({ is_two_step_on: true, recovery_codes_left: 10 });
  expect(after.protection_level).toBe((before.protection_level ?? 0) + 50);
  expect(subjects(sandbox)).toContain('Two-step login is on');

  sandbox.advance(300_001);
  await person.call('POST', '/web-api/auth/v1/step-up', { password });
  expect(await refusalOf(await person.call('POST', `${base}/totp`))).toEqual([
    403,
    'reauth_required',
    { level: 'fresh2', methods: ['password', 'code'] },
  ]);
  expect(await refusalOf(await person.call('DELETE', `${base}/totp`))).toEqual([
    403,
    'reauth_required',
    { level: 'fresh2', methods: ['password', 'code'] },
  ]);
  await person.call('POST', '/web-api/auth/v1/step-up', { password, code: code() });
  const renewed = (await (
    await person.call('POST', `${base}/recovery-codes`)
  ).json()) as RecoveryCodes;
  expect(renewed.codes.some((each) => codes.includes(each))).toBe(false);
  expect((await person.call('DELETE', `${base}/totp`)).status).toBe(200);
  expect(await state()).toEqual(before);
  expect(subjects(sandbox)).toContain('Two-step login is off');
  sandbox.dispose();
});

test('SEC-68 SE03 a code of another time tells how far the clock is off, and opens nothing when its time comes', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const { secret } = (await (await person.call('POST', `${base}/totp`)).json()) as TotpSetup;
  const at = (offMs: number): string =>
    totpOf(secret).generate({ timestamp: sandbox.nowMs() + offMs });
  const confirm = (code: string): Promise<Response> =>
    person.call('POST', `${base}/totp/confirm`, { code });
  expect(await refusalOf(await confirm(at(-300_000)))).toEqual([
    400,
    'code_wrong',
    { clock_off_minutes: -5 },
  ]);
  expect((await confirm(at(0))).status).toBe(200);
  const prove = (code: string): Promise<Response> =>
    person.call('POST', '/web-api/auth/v1/step-up', { password, code });
  const ahead = at(300_000);
  expect(await refusalOf(await prove(ahead))).toEqual([
    400,
    'code_wrong',
    { tries_left: 3, clock_off_minutes: 5 },
  ]);
  expect(await refusalOf(await prove(at(660_000)))).toEqual([400, 'code_wrong', { tries_left: 2 }]);
  sandbox.advance(300_000);
  expect(await refusalOf(await prove(ahead))).toEqual([400, 'code_used', undefined]);
  sandbox.advance(60_000);
  expect((await prove(at(0))).status).toBe(200);
  sandbox.dispose();
});

test('SEC-20 SEC-21 TA05 other sessions are listed and ended, those of others never', async () => {
  const sandbox = createTestSandbox();
  const stranger = await sandbox.signIn('newbie');
  const [first, second, third] = [
    await sandbox.signIn(),
    await sandbox.signIn(),
    await sandbox.signIn(),
  ];
  const list = async (person: TestPerson): Promise<readonly OpenSession[]> =>
    ((await (await person.call('GET', `${base}/sessions`)).json()) as SessionList).sessions;
  const isOpen = async (person: TestPerson): Promise<boolean> =>
    (await person.call('GET', '/web-api/user/v1/accounts')).status === 200;
  const shown = await list(third);
  expect(shown.map(({ is_this }) => is_this)).toEqual([true, false, false]);
  expect(shown.every(({ way }) => way === 'password')).toBe(true);
  const [strange] = await list(stranger);
  expect((await third.call('DELETE', `${base}/sessions/${strange?.id}`)).status).toBe(404);
  expect((await third.call('DELETE', `${base}/sessions/${shown[0]?.id}`)).status).toBe(404);
  await third.call('DELETE', `${base}/sessions/${shown[2]?.id}`);
  expect(await Promise.all([first, second, third].map(isOpen))).toEqual([false, true, true]);
  expect(subjects(sandbox)).toContain('You were logged out on other devices');
  await third.call('DELETE', `${base}/sessions`);
  expect(await Promise.all([second, third, stranger].map(isOpen))).toEqual([false, true, true]);
  expect(await list(third)).toHaveLength(1);
  sandbox.dispose();
});

test('SEC-20 SE09 a session tells when a call of it came last, to the minute', async () => {
  const sandbox = createTestSandbox();
  const [there, here] = [await sandbox.signIn(), await sandbox.signIn()];
  const beganS = sandbox.nowMs() / 1000;
  const list = async (): Promise<SessionList> =>
    (await (await here.call('GET', `${base}/sessions`)).json()) as SessionList;
  sandbox.advance(59_000);
  expect((await list()).sessions.map((each) => each.last_at - beganS)).toEqual([0, 0]);
  sandbox.advance(241_000);
  expect((await list()).sessions.map((each) => each.last_at - beganS)).toEqual([300, 0]);
  sandbox.advance(60_000);
  await there.call('GET', '/web-api/user/v1/accounts');
  const told = (await list()).sessions;
  expect(told.map((each) => each.last_at - beganS)).toEqual([360, 360]);
  expect(told.map((each) => each.began_at - beganS)).toEqual([0, 0]);
  sandbox.dispose();
});

test('SEC-67 SE02 the age of a password is reported in whole days, once the person has changed it', async () => {
  const sandbox = createTestSandbox();
  const first = await sandbox.signIn();
  const ageOf = async (person: TestPerson): Promise<number | undefined> =>
    ((await (await person.call('GET', `${base}/state`)).json()) as SecurityState)
      .changed_pass_day_count;
  expect(await ageOf(first)).toBeUndefined();
  const next = 'purple window fourteen';
  await first.call('POST', '/web-api/auth/v1/password', { current: password, password: next });
  expect(await ageOf(first)).toBe(0);
  sandbox.advance(3 * 86_400_000 - 1);
  expect(await ageOf(await sandbox.signIn('demo', next))).toBe(2);
  sandbox.dispose();
});

test('SEC-30 SE02 a new password requires the old one, ends the other sessions and is reported by e-mail', async () => {
  const sandbox = createTestSandbox();
  const [here, there] = [await sandbox.signIn(), await sandbox.signIn()];
  const change = async (current: string, wished: string): Promise<unknown> => {
    const answer = await here.call('POST', '/web-api/auth/v1/password', {
      current,
      password: wished,
    });
    return answer.status === 200 ? 'changed' : ((await refusalOf(answer)) as unknown[])[1];
  };
  const wished = 'purple window fourteen';
  sandbox.store.run('UPDATE users SET has_first_secret = 1 WHERE id = ?', here.userId);
  expect(await change('wrong', wished)).toBe('wrong_password');
  expect(await change(password, password)).toBe('password_same');
  expect(await change(password, 'short')).toBe('password_refused');
  expect(await change(password, wished)).toBe('changed');
  expect((await there.call('GET', '/web-api/user/v1/config')).status).toBe(401);
  expect((await here.call('GET', '/web-api/user/v1/config')).status).toBe(200);
  await expect(sandbox.signIn()).rejects.toThrow('wrong_credentials');
  await sandbox.signIn('demo', wished);
  expect(
    sandbox.store.one('SELECT has_first_secret AS is_first FROM users WHERE id = ?', here.userId),
  ).toEqual({ is_first: 0 });
  expect(subjects(sandbox)).toContain('Your password was changed');
  sandbox.dispose();
});

test('SEC-30 AUT-181 FM07 eight characters are enough beside a second factor or a passkey, else fifteen', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const change = async (current: string, wished: string): Promise<unknown> => {
    const body = { current, password: wished };
    const answer = await person.call('POST', '/web-api/auth/v1/password', body);
    return answer.status === 200 ? 'changed' : refusalOf(answer);
  };
  const tooShort = (shortest: number): unknown => [
    400,
    'password_refused',
    { problem: 'too-short', shortest },
  ];
  expect(await change(password, 'tea pot7')).toEqual(tooShort(15));
  const passkey = { id: 'a key', userId: person.userId, host: 'localhost', name: 'Phone' };
  new Passkeys(sandbox.store, sandbox.nowMs).add({
    ...passkey,
    publicKey: new Uint8Array(8),
    counter: 0,
    isSynced: false,
  });
  expect(await change(password, 'tea pot')).toEqual(tooShort(8));
  expect(await change(password, 'tea pot7')).toBe('changed');
  sandbox.store.run('DELETE FROM passkeys');
  expect(await change('tea pot7', 'tea pot8')).toEqual(tooShort(15));
  await bind(sandbox, person);
  expect(await change('tea pot7', 'tea pot8')).toBe('changed');
  sandbox.dispose();
});

test('SEC-23 SE09 the log tells sign-ins and wrong passwords of the last 90 days, newest first, to their owner alone', async () => {
  const sandbox = createTestSandbox();
  const guess = (login: string): Promise<Response> =>
    sandbox.post(
      '/web-api/auth/v1/login',
      { uLogin: login, uPassword: 'a guess', save: false },
      { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    );
  const log = async (login = 'demo'): Promise<unknown> =>
    (
      (await (await (await sandbox.signIn(login)).call('GET', `${base}/log`)).json()) as SignInLog
    ).entries.map(({ outcome, browser, way }) => [outcome, way, browser]);
  await guess('demo');
  await guess('newbie');
  await guess('nobody-at-all');
  expect(await log()).toEqual([
    ['in', 'password', ''],
    ['wrong', 'password', 'Firefox'],
  ]);
  sandbox.advance(90 * 86_400_000);
  expect(await log()).toEqual([['in', 'password', '']]);
  sandbox.dispose();
});

test('SEC-41 SE12 all that is kept of a person is given once a day, nothing that opens the account, after a proof', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const path = '/web-api/user/v1/exports';
  const answer = await person.call('POST', path);
  const { data } = (await answer.json()) as PersonExport;
  for (const kind of ['consents', 'payments', 'personalData', 'requests', 'files'])
    expect(data).toHaveProperty(kind);
  expect((data['person'] as object[])[0]).toMatchObject({ login: 'demo' });
  const count = (sql: string): number =>
    sandbox.store.one<{ count: number }>(sql, person.userId)?.count ?? 0;
  expect([(data['bets'] as unknown[]).length, (data['ledger'] as unknown[]).length]).toEqual([
    count('SELECT COUNT(*) AS count FROM coupons WHERE user_id = ?'),
    count(
      `SELECT COUNT(*) AS count FROM ledger_entries e JOIN ledger_accounts a ON a.id =
        e.account_id WHERE a.user_id = ?`,
    ),
  ]);
  expect(JSON.stringify(data)).not.toMatch(/argon2|hash|secret|token/i);
  expect(await refusalOf(await person.call('POST', path))).toEqual([429, 'exported', undefined]);
  sandbox.advance(86_400_000);
  const again = await sandbox.signIn();
  expect((await again.call('POST', path)).status).toBe(200);
  sandbox.advance(300_001);
  expect((await refusalOf(await again.call('POST', path))) as unknown[]).toContain(
    'reauth_required',
  );
  sandbox.dispose();
});

/** Places a single of EUR 5.00 on any offered outcome. */
async function placeSingle(sandbox: TestSandbox, person: TestPerson): Promise<void> {
  const { games } = await sandbox.json<GameList>('/web-api/line/v1/games?section=line&limit=20');
  const outcome = games
    .flatMap((game) => game.main)
    .flatMap(({ outcomes }) => outcomes)
    .find(({ isBlocked, coef }) => !isBlocked && coef > 1.2 && coef < 6);
  const placed = await person.call(
    'POST',
    '/web-api/coupon/v1/placements',
    {
      accountId: person.accountId,
      typeId: 0,
      amount: { minor: 500, currency: 'EUR' },
      bets: [{ id: outcome?.id, coef: outcome?.coef }],
      changeCoefAction: 1,
      coefViewId: 0,
    },
    { 'X-Idempotency-Key': 'single-before-closing' },
  );
  expect(placed.status).toBe(200);
}

test('SEC-42 SE12 an account closes once no bet is open and no money is on it; then no sign-in works', async () => {
  const sandbox = createTestSandbox();
  const path = '/web-api/user/v1/closure';
  const demo = await sandbox.signIn();
  await placeSingle(sandbox, demo);
  const state = (await (await demo.call('GET', path)).json()) as ClosureState;
  expect([state.open_bets, state.balances[0]]).toEqual([1, { minor: 99_500, currency: 'EUR' }]);
  expect((await refusalOf(await demo.call('POST', path))) as unknown[]).toContain(
    'closure_blocked',
  );
  const [here, there] = [await sandbox.signIn('newbie'), await sandbox.signIn('newbie')];
  expect((await here.call('POST', path)).status).toBe(204);
  expect((await there.call('GET', '/web-api/user/v1/config')).status).toBe(401);
  await expect(sandbox.signIn('newbie')).rejects.toThrow('account_closed');
  await expect(sandbox.signIn('newbie', 'a guess')).rejects.toThrow('wrong_credentials');
  expect(subjects(sandbox)).toContain('Your account is closed');
  sandbox.dispose();
});

test('SEC-14 RV03 after a sign-in by a recovery code another app replaces the old one, with new codes', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const old = await bind(sandbox, person);
  const state = async (): Promise<SecurityState> =>
    (await (await person.call('GET', `${base}/state`)).json()) as SecurityState;
  expect((await state()).binds_anew).toBeUndefined();
  sandbox.advance(300_001);
  const [paper = ''] = old.codes;
  await person.call('POST', '/web-api/auth/v1/step-up', { password, code: paper });
  expect(await state()).toMatchObject({ binds_anew: true, recovery_codes_left: 9 });
  const anew = await bind(sandbox, person);
  expect(anew.codes).toHaveLength(10);
  expect(anew.codes).not.toContain(old.codes[1]);
  const after = await state();
  expect(after.binds_anew).toBeUndefined();
  expect(after.recovery_codes_left).toBe(10);
  const withOld = await person.call('POST', '/web-api/auth/v1/step-up', {
    password,
    code: old.code(),
  });
  expect(await refusalOf(withOld)).toEqual([400, 'code_wrong', { tries_left: 4 }]);
  sandbox.dispose();
});

test('SEC-71 SE07 WI10 AF05 no call takes a security question, and none is missing for the full level', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const calls = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
  expect(calls.filter((call) => /(?:auth|security|user)\/v1\/.*question/.test(call))).toEqual([]);
  const question = { question: 'First pet?', answer: 'Rex' };
  expect((await person.call('PUT', `${base}/question`, question)).status).toBe(404);
  const signedIn = await sandbox.post('/web-api/auth/v1/login', {
    uLogin: 'demo',
    uPassword: password,
    save: true,
    ...question,
  });
  expect(signedIn.status).toBe(400);
  const { rows } = (await (await person.call('GET', `${base}/state`)).json()) as SecurityState;
  expect(rows.map(({ id }) => id)).toEqual(['two_step', 'email', 'phone']);
  expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(100);
  sandbox.dispose();
});
