import type { CouponCode, ErrorAnswer, GameList, LoadedCoupon } from '#wire';
import { expect, test } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../../../testing/createTestSandbox.ts';
import { readCouponCode } from '#domain/bets/readCouponCode.ts';
import { newCouponCode } from './couponCode.ts';

const path = '/web-api/coupon/v1/codes';

async function openIds(
  sandbox: TestSandbox,
  section: 'line' | 'live',
  count: number,
): Promise<{ readonly id: number; readonly gameId: number; readonly startsAtS: number }[]> {
  const { games } = await sandbox.json<GameList>(
    `/web-api/line/v1/games?section=${section}&limit=40`,
  );
  return games
    .flatMap((game) => {
      const outcome = game.main.flatMap((market) => market.outcomes)[0];
      return outcome === undefined
        ? []
        : [{ id: outcome.id, gameId: game.id, startsAtS: game.starts_at }];
    })
    .slice(0, count);
}
const save = async (sandbox: TestSandbox, body: unknown): Promise<CouponCode> =>
  (await (await sandbox.post(path, body)).json()) as CouponCode;
const codeOf = async (answer: Response): Promise<unknown> => [
  answer.status,
  ((await answer.json()) as ErrorAnswer).errors[0].code,
];

test('SBX-610 SBX-1453 a coupon without stakes is saved under a short code and loaded with kind, bankers, blocks, size and current odds', async () => {
  const sandbox = createTestSandbox();
  const [first, second, third] = await openIds(sandbox, 'line', 3);
  const body = {
    typeId: 2,
    systemValue: 1,
    bets: [{ id: first!.id, isBanker: true }, { id: second!.id }, { id: third!.id, blockId: 4 }],
  };
  const { code, expires_at: expiresAtS } = await save(sandbox, body);
  expect(code).toMatch(/^[A-Z]\d-\d{3}-[A-Z]{2}$/);
  expect(expiresAtS).toBe(Math.min(first!.startsAtS, second!.startsAtS, third!.startsAtS));
  expect(await save(sandbox, body)).toEqual({ code, expires_at: expiresAtS });
  expect((await save(sandbox, { ...body, systemValue: 2 })).code).not.toBe(code);

  await sandbox.post('/sandbox/v1/prices', { outcomeId: first!.id, coef: 3.3, isBlocked: false });
  await sandbox.post('/sandbox/v1/prices', { outcomeId: second!.id, isBlocked: true });
  await sandbox.post(`/sandbox/v1/events/${third!.gameId}/result`, { score: [1, 0] });
  const loaded = await sandbox.json<LoadedCoupon>(
    `${path}/${code.toLowerCase().replaceAll('-', ' ')}`,
  );
  expect(loaded).toMatchObject({
    code,
    typeId: 2,
    systemValue: 1,
    bets: [
      { isBanker: true, bet: { id: first!.id, coef: 3.3 } },
      { reason: 'suspended', bet: { id: second!.id } },
      { reason: 'finished', blockId: 4 },
    ],
  });
  expect(loaded.bets[0].reason).toBeUndefined();
  sandbox.dispose();
});

test('SBX-611 a code is valid until the first of its events begins, with live selections only for three hours', async () => {
  const sandbox = createTestSandbox();
  const [line] = await openIds(sandbox, 'line', 1);
  const [live] = await openIds(sandbox, 'live', 1);
  const prematch = await save(sandbox, { typeId: 0, bets: [{ id: line!.id }] });
  const mixed = await save(sandbox, { typeId: 1, bets: [{ id: line!.id }, { id: live!.id }] });
  const inPlay = await save(sandbox, { typeId: 0, bets: [{ id: live!.id }] });
  expect([prematch.expires_at, mixed.expires_at, inPlay.expires_at]).toEqual([
    line!.startsAtS,
    line!.startsAtS,
    Math.floor(sandbox.nowMs() / 1000) + 10_800,
  ]);
  sandbox.advance(prematch.expires_at * 1000 - sandbox.nowMs() - 1);
  expect((await sandbox.request(`${path}/${prematch.code}`)).status).toBe(200);
  sandbox.advance(1);
  expect(await codeOf(await sandbox.request(`${path}/${prematch.code}`))).toEqual([
    410,
    'code_expired',
  ]);
  expect(await codeOf(await sandbox.post(path, { typeId: 0, bets: [{ id: 7 }] }))).toEqual([
    422,
    'event_finished',
  ]);
  expect(
    await codeOf(
      await sandbox.post(path, { typeId: 0, bets: [{ id: live!.id }, { id: live!.id }] }),
    ),
  ).toEqual([422, 'not_combinable']);
  sandbox.dispose();
});

test('SBX-690 visitors of two addresses have separate limits, and a forged header gets no new limit', async () => {
  const statuses = async (
    trustsEdge: boolean,
    asks: readonly { readonly header?: string; readonly address?: string }[],
  ): Promise<readonly number[]> => {
    const sandbox = createTestSandbox({ trustsEdge });
    const found: number[] = [];
    for (const { header, address } of asks) {
      const request = new Request(`http://localhost${path}/A1-234-BC`, {
        headers: header === undefined ? {} : { 'X-Real-IP': header },
      });
      found.push(
        (await sandbox.fetch(request, address === undefined ? {} : { personAddress: address }))
          .status,
      );
    }
    sandbox.dispose();
    return found.slice(59);
  };
  const sixty = Array.from({ length: 60 }, () => ({
    header: '203.0.113.7',
    address: '203.0.113.7',
  }));
  expect(
    await statuses(false, [
      ...sixty,
      ...sixty.slice(0, 1),
      { address: '203.0.113.8' },
      { header: '203.0.113.9', address: '203.0.113.7' },
    ]),
  ).toEqual([404, 429, 404, 429]);
  expect(await statuses(true, [...sixty, ...sixty.slice(0, 1), { header: '203.0.113.8' }])).toEqual(
    [404, 429, 404],
  );
});

test('SBX-612 an unknown code is 404 code_unknown, and too many attempts are refused', async () => {
  const sandbox = createTestSandbox();
  for (const hostile of [
    "A1-234-BC' OR 1=1",
    '%00',
    '..%2f..',
    'A'.repeat(200),
    encodeURIComponent('Ａ1-234-BC'),
    '1',
    'IO-111-OO',
    encodeURIComponent('<script>'),
  ]) {
    const answer = await sandbox.request(`${path}/${hostile}`);
    expect([hostile, answer.status]).toEqual([hostile, 404]);
  }
  const guesses = await Promise.all(
    Array.from(
      { length: 60 },
      async () => (await sandbox.request(`${path}/${newCouponCode()}`)).status,
    ),
  );
  expect(new Set(guesses)).toEqual(new Set([404, 429]));
  const slowed = await sandbox.request(`${path}/A1-234-BC`);
  expect([slowed.headers.get('retry-after'), await codeOf(slowed)]).toEqual([
    '60',
    [429, 'too_many_requests'],
  ]);
  const demo = await sandbox.signIn();
  expect((await demo.call('GET', `${path}/A1-234-BC`)).status).toBe(404);
  sandbox.advance(60_000);
  expect((await sandbox.request(`${path}/A1-234-BC`)).status).toBe(404);
  sandbox.dispose();
});

test('SBX-612 a code is accepted in lower case and with other separators', () => {
  expect(['k7 204 rd', 'K7–204–RD', ' k7-204-rd ', 'K7204RD'].map(readCouponCode)).toEqual(
    Array(4).fill('K7-204-RD'),
  );
  expect(['K7-204-R', 'K7-204-RDX', '77-204-RD', 'O7-204-RD', ''].map(readCouponCode)).toEqual(
    Array(5).fill(undefined),
  );
  for (let each = 0; each < 200; each += 1) {
    const code = newCouponCode();
    expect(readCouponCode(code)).toBe(code);
  }
});
