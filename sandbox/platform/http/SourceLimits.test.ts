import type { ChatAnswer, GameList, SupportRequests } from '#wire';
import { expect, test } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../../testing/createTestSandbox.ts';

const from = (address: string): Record<string, string> => ({ 'X-Real-IP': address });

test('SBX-848 M79 a network address has thirty wrong passwords an hour, for any logins; others sign in', async () => {
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

test('SBX-849 M74 a network address causes twenty e-mails and texts an hour, to any recipients', async () => {
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

test('SBX-849 M74 a person changes an address or number five times in a quarter of an hour', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const change = async (email: string): Promise<number> =>
    (await demo.call('POST', '/web-api/user/v1/contact', { email })).status;
  for (let each = 0; each < 5; each += 1)
    expect(await change(`new${each}@grandstand.example`)).toBe(200);
  expect(await change('sixth@grandstand.example')).toBe(429);
  sandbox.dispose();
});

test('SBX-849 M74 no e-mail repeats text written by a stranger', async () => {
  const sandbox = createTestSandbox();
  const words = 'Pay at evil dot test';
  const email = 'someone-else@example.com';
  const asked = await sandbox.post(
    '/web-api/support/v1/requests',
    { topic: 'other', text: `${words}: your account waits`, email },
    { 'X-Idempotency-Key': 'words-of-a-stranger' },
  );
  expect(asked.status).toBe(201);
  await sandbox.post('/web-api/auth/v1/password/forgot', { email: 'demo@grandstand.example' });
  const emails = await sandbox.json<{ recipient: string }[]>('/sandbox/v1/outbox');
  expect(emails.map(({ recipient }) => recipient)).toContain(email);
  expect(JSON.stringify(emails)).not.toContain(words);
  sandbox.dispose();
});

test('SBX-1307 M74 a mailbox gets ten e-mails an hour under all spellings of its address', async () => {
  const sandbox = createTestSandbox();
  const ask = async (index: number): Promise<number> =>
    (
      await sandbox.post(
        '/web-api/mailing/v1/news/letter',
        { email: index % 2 === 0 ? `a.b.c+${index}@example.com` : `ABC+n${index}@Example.com` },
        from(`10.0.0.${index}`),
      )
    ).status;
  for (let each = 0; each < 10; each += 1) expect(await ask(each)).toBe(200);
  expect(await ask(10)).toBe(429);
  const other = { email: 'another@example.com' };
  expect((await sandbox.post('/web-api/mailing/v1/news/letter', other)).status).toBe(200);
  sandbox.dispose();
});

test('SBX-1302 M74 an unknown user agent is quoted in no e-mail', async () => {
  const sandbox = createTestSandbox();
  for (const agent of ['Pay at evil.test/1 (your account waits)', 'Pay-at-evil.test/2 now'])
    for (let guess = 0; guess < 5; guess += 1)
      await sandbox.post(
        '/web-api/auth/v1/login',
        { uLogin: 'newbie', uPassword: 'Wrong-pass-1', save: false },
        { 'User-Agent': agent },
      );
  const emails = await sandbox.json<{ body: string }[]>('/sandbox/v1/outbox');
  expect(emails.at(-1)?.body).toContain('Device: unknown device.');
  expect(JSON.stringify(emails)).not.toContain('evil');
  sandbox.dispose();
});

test('SBX-1303 M74 a code by text is bound to a host of the brand, whatever host was called', async () => {
  const own = { 'phone-code': '+356', 'phone-number': '99990002' };
  const endsWith = async (
    allowedHosts: readonly string[],
    host: string,
  ): Promise<string | undefined> => {
    const sandbox = createTestSandbox({ allowedHosts });
    await sandbox.post('/web-api/auth/v1/sms', own, { 'X-Forwarded-Host': host });
    const [letter] = await sandbox.json<{ body: string }[]>('/sandbox/v1/outbox');
    sandbox.dispose();
    return letter?.body
      .split('\n')
      .at(-1)
      ?.replace(/\d{6}$/, '…');
  };
  expect(await endsWith([], 'evil.test')).toBe('@localhost #…');
  expect(await endsWith([], 'northline.localhost:8080')).toBe('@northline.localhost #…');
  expect(await endsWith(['northline.example'], 'evil.test')).toBe('@northline.example #…');
  expect(await endsWith(['a.example', 'b.example'], 'b.example')).toBe('@b.example #…');
});

/** Places a bet that is refused, or one with an unknown promo code. */
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

test('SBX-850 M73 M79 promo codes cannot be guessed by placing: twenty unknown ones an hour, and refused bets are deleted after a day', async () => {
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

test('SBX-850 M73 a person has six hundred refused bets an hour', async () => {
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

test('SBX-851 e-mails are kept for a day', async () => {
  const sandbox = createTestSandbox();
  const emails = async (): Promise<number> =>
    (await sandbox.json<unknown[]>('/sandbox/v1/outbox')).length;
  await sandbox.post('/web-api/auth/v1/password/forgot', { email: 'demo@grandstand.example' });
  expect(await emails()).toBe(1);
  sandbox.advance(25 * 3_600_000);
  sandbox.run(60_000);
  expect(await emails()).toBe(0);
  sandbox.dispose();
});

test('SBX-854 the oldest of twenty-one sessions ends with its sockets, and so does the oldest of twenty-one tokens', async () => {
  const sandbox = createTestSandbox();
  const first = await sandbox.signIn();
  const socket = sandbox.connect({ token: first.token });
  socket.subscribe(1, { kind: 'user' });
  const second = await sandbox.signIn();
  for (let each = 0; each < 18; each += 1) await sandbox.signIn();
  const status = async ({ call }: typeof first): Promise<number> =>
    (await call('GET', '/web-api/user/v1/config')).status;
  expect(await status(first)).toBe(200);
  const last = await sandbox.signIn();
  expect([await status(first), await status(second), await status(last)]).toEqual([401, 200, 200]);
  for (let each = 0; each < 20; each += 1)
    await second.call('GET', '/web-api/user/gettoken?force_refresh=true');
  expect(await status(second)).toBe(401);
  const rows = sandbox.store.all<{ count: number }>(
    'SELECT COUNT(*) AS count FROM tokens GROUP BY session_hash ORDER BY count DESC LIMIT 1',
  );
  expect(rows).toEqual([{ count: 20 }]);
  sandbox.dispose();
});

test('SBX-855 a chat keeps its newest 200 messages and takes thirty a minute; visitors’ chats are limited and deleted', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  await demo.call('POST', '/web-api/support/v1/chat', { consultantId: 'desk' });
  const say = async (index: number): Promise<Response> =>
    demo.call(
      'POST',
      '/web-api/support/v1/chat/messages',
      { text: `Message ${index}` },
      { 'X-Idempotency-Key': `message-${index}` },
    );
  for (let each = 0; each < 30; each += 1) expect((await say(each)).status).toBe(200);
  expect((await say(30)).status).toBe(429);
  for (let each = 31; each < 231; each += 1) {
    sandbox.advance(2500);
    await say(each);
  }
  const { messages } = (await (await say(230)).json()) as ChatAnswer;
  expect([messages.length, messages.some(({ text }) => text === 'Message 0')]).toEqual([
    200,
    false,
  ]);
  const begin = async (address: string): Promise<number> =>
    (await sandbox.post('/web-api/support/v1/chat', { consultantId: 'desk' }, from(address)))
      .status;
  for (let each = 0; each < 20; each += 1) expect(await begin('10.0.0.1')).toBe(200);
  expect([await begin('10.0.0.1'), await begin('10.0.0.2')]).toEqual([429, 200]);
  sandbox.store.run('UPDATE support_messages SET at_ms = at_ms - ?', 25 * 3_600_000);
  sandbox.run(60_000);
  expect(sandbox.store.all('SELECT owner FROM support_chats')).toEqual([
    { owner: `user:${demo.userId}` },
  ]);
  sandbox.dispose();
});

test('SBX-856 a person saves 200 coupons under codes a day', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const save = async (): Promise<number> =>
    (await demo.call('POST', '/web-api/coupon/v1/codes', {})).status;
  for (let each = 0; each < 200; each += 1) {
    sandbox.advance(2500);
    expect(await save()).toBe(400);
  }
  sandbox.advance(60_000);
  const { status, headers } = await demo.call('POST', '/web-api/coupon/v1/codes', {});
  expect([status, Number(headers.get('retry-after')) > 3600]).toEqual([429, true]);
  sandbox.dispose();
});

test('SBX-857 the newest 200 questions of a person are kept, those of visitors for 90 days', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const age = (byMs: number): void =>
    void sandbox.store.run('UPDATE requests SET created_at_ms = created_at_ms - ?', byMs);
  await sandbox.post(
    '/web-api/support/v1/requests',
    { topic: 'other', text: 'What about my bet?', email: 'a@example.com' },
    { 'X-Idempotency-Key': 'of-a-visitor' },
  );
  for (let each = 0; each < 205; each += 1) {
    if (each % 10 === 9) age(3_600_000);
    await demo.call(
      'POST',
      '/web-api/support/v1/requests',
      { topic: 'other', text: `Question number ${each}` },
      { 'X-Idempotency-Key': `question-${each}` },
    );
  }
  const count = (): unknown =>
    sandbox.store.all(
      'SELECT user_id IS NULL AS isVisitor, COUNT(*) AS count FROM requests GROUP BY 1 ORDER BY 1',
    );
  const { requests } = (await (
    await demo.call('GET', '/web-api/support/v1/requests')
  ).json()) as SupportRequests;
  expect([requests[0]?.thread.messages[0]?.text, count()]).toEqual([
    'Question number 204',
    [
      { isVisitor: 0, count: 200 },
      { isVisitor: 1, count: 1 },
    ],
  ]);
  age(90 * 24 * 3_600_000);
  sandbox.run(60_000);
  expect(count()).toEqual([{ isVisitor: 0, count: 200 }]);
  sandbox.dispose();
});

test('SBX-858 a person has 2,000 favourites of a kind', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const keep = async (count: number): Promise<number> =>
    (
      await demo.call('PUT', '/web-api/favourites/v1/lists', {
        games: Array.from({ length: count }, (_none, index) => index + 1),
        champs: [],
        teams: [],
      })
    ).status;
  expect([await keep(2000), await keep(2001)]).toEqual([200, 400]);
  sandbox.dispose();
});
