import type { ErrorAnswer, FactorRecovery, PersonFile, TwoStepNeeded } from '#wire';
import { expect, test } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { totpOf } from '../../../sandbox/platform/accounts/second-factor/SecondFactors.ts';
import { demoTotpSecret } from '../../../sandbox/platform/accounts/seedUsers.ts';

const path = '/web-api/auth/v1/factor-recovery';
const hourMs = 3_600_000;
/** A picture of 1 × 1 pixels. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Signs in as `twostep` in one browser, up to the code. */
async function open(sandbox: TestSandbox, password = 'Demo-pass-1') {
  const cookies = new Map<string, string>();
  const call = async (method: string, to: string, body?: unknown): Promise<Response> => {
    const answer = await sandbox.request(to, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';')[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  const begin = async (): Promise<string> => {
    const answer = await call('POST', '/web-api/auth/v1/login', {
      uLogin: 'twostep',
      uPassword: password,
      save: false,
    });
    return ((await answer.json()) as TwoStepNeeded).ticket;
  };
  const state = async (answer = call('GET', path)): Promise<FactorRecovery> =>
    (await (await answer).json()) as FactorRecovery;
  const ask = async (): Promise<FactorRecovery> =>
    state(call('POST', path, { ticket: await begin() }));
  const send = async (): Promise<Response> => {
    const file = (await (
      await call('POST', '/web-api/files/v1', { name: 'p.png', size: picture.length })
    ).json()) as PersonFile;
    await call('PUT', `/web-api/files/v1/${file.id}/0`, new Blob([new Uint8Array(picture)]));
    return call('POST', `${path}/papers`, { paper: 'passport', files: [file.id] });
  };
  return { call, begin, state, ask, send };
}

const letters = async (sandbox: TestSandbox) =>
  (
    await sandbox.json<{ recipient: string; subject: string; body: string }[]>('/sandbox/v1/outbox')
  ).filter(({ recipient }) => recipient.startsWith('twostep'));
const codeOf = async (answer: Response): Promise<unknown> => [
  answer.status,
  ((await answer.json()) as ErrorAnswer).errors[0]?.code,
];
/** Signs in with password and second factor; returns the bearer token. */
const signInByCode = async (
  sandbox: TestSandbox,
  page: Awaited<ReturnType<typeof open>>,
): Promise<string> => {
  const code = totpOf(demoTotpSecret).generate({ timestamp: sandbox.nowMs() });
  const ticket = await page.begin();
  const answer = await page.call('POST', '/web-api/auth/v1/two-step', { ticket, code });
  return ((await answer.json()) as { data: { token: string } }).data.token;
};
/** Makes the request older; advancing the whole platform by days would only play its matches. */
const pass = (sandbox: TestSandbox, ms: number): void => {
  for (const change of [
    'UPDATE factor_recoveries SET began_at_ms = began_at_ms - ?, sent_at_ms = sent_at_ms - ?',
    'UPDATE account_holds SET began_at_ms = began_at_ms - ? + 0 * ?',
    'UPDATE factor_recovery_browsers SET began_at_ms = began_at_ms - ? + 0 * ?',
  ])
    sandbox.store.run(change, ms, ms);
  sandbox.run(1000);
};

test('AUT-370 AUT-371 AUT-500 RV03 identity proved again and 72 h later the sign-in goes without the second factor', async () => {
  const sandbox = createTestSandbox();
  const token = await signInByCode(sandbox, await open(sandbox));
  const readRights = (): Promise<Response> =>
    sandbox.request('/web-api/auth/v1/rights', { headers: { Authorization: `Bearer ${token}` } });
  const page = await open(sandbox);
  const begun = await page.ask();
  expect(begun).toMatchObject({ state: 'papers', tries_left: 5 });
  expect(begun.ends_at * 1000 - sandbox.nowMs()).toBe(72 * hourMs);
  expect((await page.send()).status).toBe(200);
  expect((await page.state()).state).toBe('in_review');
  pass(sandbox, 60_000);
  expect((await page.state()).state).toBe('waiting');
  const signIn = async (): Promise<Response> =>
    page.call('POST', `${path}/sign-in`, { ticket: await page.begin() });
  expect(await codeOf(await signIn())).toEqual([409, 'recovery_waits']);
  pass(sandbox, 72 * hourMs - 66_000);
  expect(await codeOf(await signIn())).toEqual([409, 'recovery_waits']);
  pass(sandbox, 4000);
  expect((await page.state()).state).toBe('ready');
  expect((await readRights()).status).toBe(200);
  const done = await signIn();
  expect(await done.json()).toHaveProperty('user_id');
  expect((await readRights()).status).toBe(401);
  // The request is used up, and the account is no longer held.
  expect((await page.call('GET', path)).status).toBe(404);
  const again = await sandbox.signIn('twostep');
  const security = await (await again.call('GET', '/web-api/security/v1/state')).json();
  expect(security).toMatchObject({ is_two_step_on: false, binds_anew: true });
  const rights = await (await again.call('GET', '/web-api/auth/v1/rights')).json();
  expect(JSON.stringify(rights)).not.toContain('recovery');
});

test('AUT-371 RV03 a refused document says why; five are the most', async () => {
  const sandbox = createTestSandbox();
  const page = await open(sandbox);
  await page.ask();
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await page.send()).status).toBe(200);
    await sandbox.post('/sandbox/v1/factor-recoveries/twostep', { outcome: 'expired' });
  }
  expect(await page.state()).toMatchObject({ state: 'papers', refusal: 'expired', tries_left: 0 });
  expect(await codeOf(await page.send())).toEqual([409, 'tries_over']);
  pass(sandbox, 80 * hourMs);
  expect((await page.state()).state).toBe('papers');
});

test('AUT-372 RV03 letters go out on days 0, 1 and 3, each with a way to say “not me”', async () => {
  const sandbox = createTestSandbox();
  const page = await open(sandbox);
  await page.ask();
  await page.ask();
  expect(await letters(sandbox)).toHaveLength(1);
  await page.send();
  pass(sandbox, 23 * hourMs);
  expect(await letters(sandbox)).toHaveLength(1);
  pass(sandbox, hourMs);
  const second = (await letters(sandbox)).at(-1);
  expect(second?.subject).toBe('Still open: login without your second factor');
  pass(sandbox, 48 * hourMs);
  const third = (await letters(sandbox)).at(-1);
  expect(third?.subject).toBe('You can log in without your second factor');
  for (const each of [second, third])
    expect(each?.body).toMatch(/\/en\/user\/notme\?token=[\w-]{43}/);
});

test('AUT-373 RV03 “not me” ends request, sessions and password’s worth for another request', async () => {
  const sandbox = createTestSandbox();
  const page = await open(sandbox);
  await page.ask();
  const token = /token=([\w-]{43})/.exec((await letters(sandbox))[0]?.body ?? '')?.[1] ?? '';
  const end = (given = token): Promise<Response> => sandbox.post(`${path}/end`, { token: given });
  expect(await codeOf(await end('x'.repeat(43)))).toEqual([400, 'link_invalid']);
  expect([(await end()).status, (await end()).status]).toEqual([204, 204]);
  expect((await page.call('GET', path)).status).toBe(404);
  expect((await letters(sandbox)).at(-1)?.subject).toBe('The request was stopped');
  expect(await codeOf(await page.call('POST', path, { ticket: await page.begin() }))).toEqual([
    409,
    'password_first',
  ]);
});

test('AUT-374 RV03 meanwhile play and deposits are closed, and withdrawals go only to methods used before', async () => {
  const sandbox = createTestSandbox();
  const page = await open(sandbox);
  const token = await signInByCode(sandbox, page);
  const authed = (method: string, to: string, body?: unknown): Promise<Response> =>
    sandbox.request(to, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'X-Idempotency-Key': `key-of-${method}-${to.length}`,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const other = await open(sandbox);
  await other.ask();
  const closed = await (await authed('GET', '/web-api/auth/v1/rights')).json();
  expect(
    (closed as { rights: { right: string; allowed: boolean }[] }).rights
      .filter(({ allowed }) => !allowed)
      .map(({ right }) => right),
  ).toEqual(['deposit', 'bet', 'bonus']);
  const accounts = (await (await authed('GET', '/web-api/user/v1/accounts')).json()) as {
    activeAccountId: number;
  };
  const { id } = sandbox.store.one<{ id: number }>(
    `SELECT payment_instruments.id AS id FROM payment_instruments JOIN users ON users.id = user_id
      WHERE login = 'twostep'`,
  ) ?? { id: 0 };
  const order = {
    method_id: 'card',
    instrument_id: id,
    amount: { minor: 2000, currency: 'EUR' },
    account_id: accounts.activeAccountId,
  };
  const withdrawals = '/web-api/payments/v1/withdrawals';
  sandbox.store.run(
    'UPDATE payment_instruments SET used_at_ms = ? WHERE id = ?',
    sandbox.nowMs(),
    id,
  );
  expect(await codeOf(await authed('POST', withdrawals, order))).toEqual([403, 'instrument_new']);
  sandbox.store.run('UPDATE payment_instruments SET used_at_ms = 1 WHERE id = ?', id);
  expect((await authed('POST', withdrawals, order)).status).toBe(200);
});

test('AUT-375 RV03 a sign-in by code, or revoking the request, releases the account', async () => {
  const sandbox = createTestSandbox();
  const page = await open(sandbox);
  await page.ask();
  const code = totpOf(demoTotpSecret).generate({ timestamp: sandbox.nowMs() });
  await page.call('POST', '/web-api/auth/v1/two-step', { ticket: await page.begin(), code });
  expect((await page.call('GET', path)).status).toBe(404);
  await page.ask();
  expect((await page.state()).state).toBe('papers');
  expect((await page.call('DELETE', path)).status).toBe(204);
  expect((await page.call('GET', path)).status).toBe(404);
});

test('AUT-376 TA09 TA18 without the password and its browser there is no request to ask or to read', async () => {
  const sandbox = createTestSandbox();
  const page = await open(sandbox);
  const ticket = await page.begin();
  expect(await codeOf(await sandbox.post(path, { ticket }))).toEqual([410, 'ticket_over']);
  await page.ask();
  expect((await sandbox.request(path)).status).toBe(404);
  expect(
    await codeOf(await sandbox.post('/web-api/files/v1', { name: 'p.png', size: 10 })),
  ).toEqual([401, 'unauthorized']);
});
