import type { GameList } from '#wire';
import { expect, test } from 'vitest';
import { bodyOf, placed, readBet } from '../platform/bets/testing/createBets.ts';
import { encodeCredential } from '#domain/accounts/credentialText.ts';
import { createTestSandbox } from '../testing/createTestSandbox.ts';

test('SBX-90 without the flag every call of the control API is refused and changes nothing', async () => {
  const sandbox = createTestSandbox({ isControlOpen: false });
  const calls = sandbox.app.routes.filter(
    ({ method, path }) => method !== 'ALL' && path.startsWith('/sandbox/v1/'),
  );
  expect(calls.length).toBeGreaterThan(25);
  for (const { method, path } of calls) {
    const address = path.replaceAll(/:login/g, 'demo').replaceAll(/:\w+/g, '1');
    const answer = await sandbox.request(address, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(method === 'POST' ? { body: '{"advanceMs":1,"balance":1}' } : {}),
    });
    expect([path, answer.status]).toEqual([path, 403]);
  }
  const demo = await sandbox.signIn();
  expect(sandbox.ledger.account(demo.accountId)?.balanceMinor).toBe(100_000);
  sandbox.dispose();
});

test('SBX-91 a reset restores the same small world, deletes all people and disconnects the feed', async () => {
  const sandbox = createTestSandbox();
  const list = (): Promise<GameList> =>
    sandbox.json<GameList>('/web-api/line/v1/games?section=line&limit=20');
  const demo = await sandbox.signIn();
  await sandbox.post('/sandbox/v1/reset', { seed: 11, size: 'small' });
  const before = await list();
  await sandbox.post('/sandbox/v1/users/demo', { balance: 1 });
  await sandbox.post('/sandbox/v1/clock', { advanceMs: 3_600_000 });
  const client = sandbox.connect();
  const startedMs = performance.now();
  await sandbox.post('/sandbox/v1/reset', { seed: 11, size: 'small' });
  expect(performance.now() - startedMs).toBeLessThan(1500);
  expect(await list()).toEqual(before);
  expect(client.closeCode).toBe(1012);
  expect((await demo.call('GET', '/web-api/user/v1/config')).status).toBe(401);
  const again = await sandbox.signIn();
  expect(sandbox.ledger.account(again.accountId)?.balanceMinor).toBe(100_000);
  sandbox.dispose();
});

test('SBX-92 the clock moves forward only, and the world with it', async () => {
  const sandbox = createTestSandbox();
  const nowMs = sandbox.nowMs();
  expect(
    await (await sandbox.post('/sandbox/v1/clock', { advanceMs: 60_000, pace: 4 })).json(),
  ).toMatchObject({ nowMs: nowMs + 60_000, pace: 4 });
  expect(sandbox.line.world.nowMs).toBe(nowMs + 60_000);
  await sandbox.post('/sandbox/v1/clock', { nowMs: nowMs + 90_000 });
  expect((await sandbox.request('/healthz')).headers.get('x-server-now-ms')).toBe(
    String(nowMs + 90_000),
  );
  expect((await sandbox.post('/sandbox/v1/clock', { nowMs })).status).toBe(400);
  sandbox.dispose();
});

test('SBX-93 SBX-1481 faults apply to the next matching requests: status, delay, lost before or after the work, captcha', async () => {
  const sandbox = createTestSandbox();
  const sports = '/web-api/line/v1/sports';
  const status = async (headers: Record<string, string> = {}): Promise<number | string> =>
    sandbox.request(sports, { headers }).then(
      (answer) => answer.status,
      (error: Error) => error.message,
    );
  await sandbox.post('/sandbox/v1/faults', [
    {
      method: 'GET',
      path: '/web-api/line/*',
      times: 2,
      status: 503,
      headers: { 'Retry-After': '7' },
    },
  ]);
  expect([await status(), await status(), await status()]).toEqual([503, 503, 200]);
  await sandbox.post('/sandbox/v1/faults', { path: sports, drop: 'before' });
  expect([await status(), await status()]).toEqual(['Failed to fetch', 200]);
  await sandbox.post('/sandbox/v1/faults', [{ path: sports, times: 3, captcha: true }]);
  expect([await status(), await status({ 'X-Captcha-Result': 'solved' })]).toEqual([400, 400]);
  await sandbox.post('/sandbox/v1/faults', []);
  await sandbox.post('/sandbox/v1/faults', [{ path: '/web-api/auth/v1/login', drop: 'after' }]);
  await expect(sandbox.signIn()).rejects.toThrow('Failed to fetch');
  let isAnswered = false;
  await sandbox.post('/sandbox/v1/faults', [{ path: sports, delayMs: 2000 }]);
  const slow = status().then(() => (isAnswered = true));
  await Promise.resolve();
  sandbox.run(1900);
  expect(isAnswered).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 5));
  sandbox.run(2000);
  await slow;
  sandbox.dispose();
});

test('SBX-94 AUT-391 LG02 an encoded password is logged no more than a plain one', async () => {
  const sandbox = createTestSandbox();
  const uPassword = encodeCredential('Demo-pass-1');
  const demo = { uLogin: encodeCredential('demo'), uPassword, encoding: 'base64url', save: false };
  expect((await sandbox.post('/web-api/auth/v1/login', demo)).status).toBe(200);
  await (
    await sandbox.signIn()
  ).call('POST', '/web-api/auth/v1/password', { current: 'Demo-pass-1', password: 'short' });
  const all = JSON.stringify(await sandbox.json('/sandbox/v1/requests'));
  expect(all).not.toContain(uPassword);
  expect(all).not.toContain('Demo-pass-1');
  sandbox.dispose();
});

test('SBX-94 every request is listed, without passwords and tokens', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  await demo.call('GET', '/web-api/user/v1/config?x=1', undefined, { 'X-Language': 'ru' });
  const all = await sandbox.json<
    {
      method: string;
      path: string;
      query: string;
      headers: Record<string, string>;
      body: string;
    }[]
  >('/sandbox/v1/requests');
  expect(all.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /web-api/auth/v1/login',
    'GET /web-api/user/v1/accounts',
    'GET /web-api/user/v1/config',
  ]);
  expect(all.at(-1)).toMatchObject({
    query: 'x=1',
    headers: { 'x-language': 'ru', authorization: 'Bearer …' },
  });
  expect(JSON.stringify(all)).not.toContain('Demo-pass-1');
  expect(JSON.stringify(all)).not.toContain(demo.token);
  expect(await sandbox.json<unknown[]>('/sandbox/v1/requests?path=/web-api/user/*')).toHaveLength(
    2,
  );
  sandbox.dispose();
});

test('SBX-95 a balance is set through the ledger, and a ban applies at once', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  expect(
    (
      await sandbox.post('/sandbox/v1/users/demo', {
        balance: 12_345,
        ban: 'full',
        verification: 1,
      })
    ).status,
  ).toBe(200);
  const config = (await (await demo.call('GET', '/web-api/user/v1/config')).json()) as {
    result: object;
  };
  expect(config.result).toMatchObject({ ban_level: 45, verification_status: 1 });
  const books = await sandbox.json<{
    faults: string[];
    accounts: { balanceMinor: number }[];
    entries: { kind: string; minor: number }[];
  }>('/sandbox/v1/ledger?login=demo');
  expect(books).toMatchObject({
    faults: [],
    accounts: [{ balanceMinor: 12_345 }, { balanceMinor: 4000 }, { balanceMinor: 8620 }],
  });
  expect(books.entries.at(-1)).toMatchObject({ kind: 'adjustment', minor: 12_345 - 100_000 });
  sandbox.dispose();
});

test('SBX-739 the control API decides a race by its winner or its order; bets are settled, and settled again by another order', async () => {
  const sandbox = createTestSandbox();
  await sandbox.post('/sandbox/v1/coupon', { settlementDelayMs: 0 });
  const { games } = await sandbox.json<GameList>(
    '/web-api/line/v1/games?section=line&sportId=18&limit=60',
  );
  const { id: gameId, main } = games.find(
    ({ starts_at: startsAtS }) => startsAtS * 1000 > sandbox.nowMs() + 60_000,
  )!;
  const [first, second] = main[0]!.outcomes;
  const demo = await sandbox.signIn();
  await sandbox.post('/sandbox/v1/prices', { outcomeId: second!.id, coef: 4, isBlocked: false });
  const { coupon } = await placed(
    demo,
    bodyOf(demo, 0, [{ gameId, id: second!.id, coef: 4 }], 1000),
    'on-a-marble',
  );
  const result = async (body: object): Promise<number> =>
    (await sandbox.post(`/sandbox/v1/events/${gameId}/result`, body)).status;
  expect([
    await result({ winner: 'Nobody' }),
    await result({ score: [1, 0] }),
    await result({ order: [1] }),
    await result({ winner: first.name, order: [first.name] }),
  ]).toEqual([409, 409, 400, 400]);
  expect(await readBet(demo, coupon!.id)).toMatchObject({ statusId: -2 });
  expect(await result({ winner: second!.name })).toBe(200);
  sandbox.run(1000);
  expect(await readBet(demo, coupon!.id)).toMatchObject({ statusId: 1, payout: { minor: 4000 } });
  expect(await result({ order: [first.name, second!.name] })).toBe(200);
  expect(await readBet(demo, coupon!.id)).toMatchObject({
    statusId: 0,
    payout: { minor: 0 },
    correction: { was_status_id: 1 },
  });
  expect(sandbox.ledger.verify()).toEqual([]);
  sandbox.dispose();
});
