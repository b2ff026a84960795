import type { GameList } from '#wire';
import { expect, test } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../../testing/createTestSandbox.ts';

const from = (address: string): Record<string, string> => ({ 'X-Real-IP': address });

test('SBX-848 a network address has thirty wrong passwords an hour, whichever logins it tries; others sign in', async () => {
  const sandbox = createTestSandbox();
  const guess = async (
    login: string,
    address: string,
    uPassword = 'Wrong-pass-1',
  ): Promise<number> =>
    (
      await sandbox.post(
        '/web-api/auth/v1/login',
        { uLogin: login, uPassword, save: false },
        from(address),
      )
    ).status;
  for (let each = 0; each < 30; each += 1)
    expect(await guess(`login${each}`, '10.0.0.1')).toBe(400);
  expect(await guess('login31', '10.0.0.1')).toBe(429);
  expect(await guess('demo', '10.0.0.1', 'Demo-pass-1')).toBe(429);
  expect(await guess('demo', '10.0.0.2', 'Demo-pass-1')).toBe(200);
  sandbox.advance(3_600_000);
  expect(await guess('demo', '10.0.0.1', 'Demo-pass-1')).toBe(200);
  sandbox.dispose();
});

test('SBX-849 a network address causes twenty letters and texts an hour, to whomever they go', async () => {
  const sandbox = createTestSandbox();
  const send = async (index: number, address: string): Promise<number> => {
    const calls = [
      ['/web-api/auth/v1/password/forgot', { email: `p${index}@grandstand.example` }],
      [
        '/web-api/auth/v1/activation/letter',
        { kind: 'verify', email: `v${index}@grandstand.example` },
      ],
      ['/web-api/access/v1/opening-notices', { email: `o${index}@grandstand.example` }],
      ['/web-api/mailing/v1/news/letter', { email: `n${index}@grandstand.example` }],
    ] as const;
    const [path, body] = calls[index % calls.length]!;
    return (await sandbox.post(path, body, from(address))).status;
  };
  for (let each = 0; each < 20; each += 1) expect(await send(each, '10.0.0.1')).toBe(200);
  for (let each = 20; each < 24; each += 1) expect(await send(each, '10.0.0.1')).toBe(429);
  expect(await send(24, '10.0.0.2')).toBe(200);
  sandbox.dispose();
});

test('SBX-849 a person changes an address or number five times in a quarter of an hour', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const change = async (email: string): Promise<number> =>
    (await demo.call('POST', '/web-api/user/v1/contact', { email, password: 'Demo-pass-1' }))
      .status;
  for (let each = 0; each < 5; each += 1)
    expect(await change(`new${each}@grandstand.example`)).toBe(200);
  expect(await change('sixth@grandstand.example')).toBe(429);
  sandbox.dispose();
});

/** Places a bet that is refused, or with a promo code that does not exist. */
async function refused(sandbox: TestSandbox) {
  const demo = await sandbox.signIn();
  const { games } = await sandbox.json<GameList>('/web-api/line/v1/games?section=line&limit=20');
  const outcome = games
    .flatMap(({ main }) => main.flatMap(({ outcomes }) => outcomes))
    .find(({ isBlocked }) => !isBlocked)!;
  return async (key: string, change: object): Promise<number> =>
    (
      await demo.call(
        'POST',
        '/web-api/coupon/v1/placements',
        {
          accountId: demo.accountId,
          typeId: 0,
          amount: { minor: 500, currency: 'EUR' },
          bets: [{ id: outcome.id, coef: outcome.coef }],
          changeCoefAction: 1,
          coefViewId: 0,
          ...change,
        },
        { 'X-Idempotency-Key': key },
      )
    ).status;
}

test('SBX-850 promo codes are not guessed by placing: twenty unknown ones an hour, and what was refused is forgotten after a day', async () => {
  const sandbox = createTestSandbox();
  const place = await refused(sandbox);
  for (let each = 0; each < 20; each += 1)
    expect(await place(`guess-of-${each}`, { promoCode: `GUESS${each}` })).toBe(422);
  expect(await place('guess-of-20', { promoCode: 'GUESS20' })).toBe(429);
  expect(await place('guess-of-1', { promoCode: 'GUESS1' })).toBe(422);
  expect(await place('without-one', {})).toBe(200);
  const count = (): number =>
    sandbox.store.one<{ count: number }>('SELECT COUNT(*) AS count FROM placements')?.count ?? -1;
  const bodies = sandbox.store.all<{ body: string }>('SELECT DISTINCT body FROM placements');
  expect([count(), bodies]).toEqual([21, [{ body: '' }]]);
  sandbox.advance(25 * 3_600_000);
  sandbox.run(3_600_000);
  expect(count()).toBe(1);
  sandbox.dispose();
});

test('SBX-850 a person has six hundred refused bets an hour', async () => {
  const sandbox = createTestSandbox();
  const place = await refused(sandbox);
  const huge = { amount: { minor: 900_000_000, currency: 'EUR' } };
  for (let each = 0; each < 600; each += 1)
    expect(await place(`refused-${each}`, huge)).not.toBe(429);
  expect(await place('refused-600', huge)).toBe(429);
  sandbox.advance(3_600_000);
  expect(await place('refused-601', huge)).not.toBe(429);
  sandbox.dispose();
});

test('SBX-851 letters are kept for a day', async () => {
  const sandbox = createTestSandbox();
  const letters = async (): Promise<number> =>
    (await sandbox.json<unknown[]>('/sandbox/v1/outbox')).length;
  await sandbox.post('/web-api/auth/v1/password/forgot', { email: 'demo@grandstand.example' });
  expect(await letters()).toBe(1);
  sandbox.advance(25 * 3_600_000);
  sandbox.run(60_000);
  expect(await letters()).toBe(0);
  sandbox.dispose();
});
