import type { GameFull, GameList, OutcomeWire, PlacedCoupon, Placement } from '#wire';
import { expect, test, vi } from 'vitest';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../testing/createTestSandbox.ts';

interface PricedOutcome {
  readonly gameId: number;
  readonly outcome: OutcomeWire;
}

/** Returns an open outcome of each of several prematch events, at exactly these odds. */
async function selectionsAt(
  sandbox: TestSandbox,
  coefs: readonly number[],
): Promise<PricedOutcome[]> {
  const { games } = await sandbox.json<GameList>('/web-api/line/v1/games?section=line&limit=30');
  const selections: PricedOutcome[] = [];
  for (const [index, coef] of coefs.entries()) {
    const game = await sandbox.json<GameFull>(`/web-api/line/v1/games/${games[index]!.id}`);
    const outcome = game.markets[0]!.outcomes[0];
    await sandbox.post('/sandbox/v1/prices', { outcomeId: outcome.id, coef, isBlocked: false });
    selections.push({ gameId: game.game.id, outcome: { ...outcome, coef } });
  }
  return selections;
}

async function bet(
  person: TestPerson,
  selections: readonly PricedOutcome[],
  minor: number,
  key: string,
): Promise<number> {
  const answer = await person.call(
    'POST',
    '/web-api/coupon/v1/placements',
    {
      accountId: person.accountId,
      typeId: selections.length === 1 ? 0 : 1,
      amount: { minor, currency: 'EUR' },
      bets: selections.map(({ outcome }) => ({ id: outcome.id, coef: outcome.coef })),
      changeCoefAction: 0,
      coefViewId: 0,
    },
    { 'X-Idempotency-Key': key },
  );
  expect(answer.status).toBe(200);
  return ((await answer.json()) as Placement).coupon?.id ?? 0;
}

const result = (
  sandbox: TestSandbox,
  { gameId, outcome }: PricedOutcome,
  status: number,
): Promise<Response> =>
  sandbox.post(`/sandbox/v1/events/${gameId}/result`, {
    score: [0, 0],
    outcomes: { [outcome.id]: status },
  });
const read = async (person: TestPerson, id: number): Promise<PlacedCoupon> =>
  (
    (await (await person.call('GET', `/web-api/history/v1/bets/${id}`)).json()) as {
      bet: PlacedCoupon;
    }
  ).bet;
const balance = (sandbox: TestSandbox, person: TestPerson): number =>
  sandbox.ledger.account(person.accountId)?.balanceMinor ?? -1;

test.each([
  [0, 0, 0],
  [1, 1, 2357],
  [2, 2, 1001],
  [3, 3, 1001],
  [4, 4, 1679],
  [5, 5, 501],
  [6, 6, 1179],
])(
  'SBX-68 a single of EUR 10.01 at 2.355 with result %i gets status %i and pays %i cents',
  async (status, couponStatus, payout) => {
    const sandbox = createTestSandbox();
    await sandbox.post('/sandbox/v1/coupon', { settlementDelayMs: 0 });
    const demo = await sandbox.signIn();
    const [selection] = await selectionsAt(sandbox, [2.355]);
    const id = await bet(demo, [selection!], 1001, 'single-key-1');
    expect(balance(sandbox, demo)).toBe(98_999);
    await result(sandbox, selection!, status);
    sandbox.run(1000);
    // 10.01 × 2.355 = 23.57355;
    // halves: 10.01 × 3.355 / 2 = 16.791775, 10.01 / 2 = 5.005, 10.01 × 2.355 / 2 = 11.786775
    expect(await read(demo, id)).toMatchObject({
      statusId: couponStatus,
      payout: { minor: payout, currency: 'EUR' },
      bets: [{ statusId: status, coef: 2.355 }],
    });
    expect(balance(sandbox, demo)).toBe(98_999 + payout);
    expect(sandbox.ledger.verify()).toEqual([]);
    sandbox.dispose();
  },
);

test.each([
  // 10.01 × (1.37 + 1)/2 × 2.21 = 26.21468…
  [[4, 1], 1, 2621],
  // 10.01 × 1.185 × 1/2 = 5.930925
  [[4, 5], 5, 593],
  // 10.01 × 1.37/2 × 2.21 = 15.1536…
  [[6, 1], 1, 1515],
  // 10.01 × 1/2 × 1
  [[5, 2], 5, 501],
  [[4, 0], 0, 0],
  [[3, 2], 2, 1001],
])(
  'SBX-69 an accumulator of EUR 10.01 at 1.37 and 2.21 with results %j gets status %i and pays %i cents, once',
  async (results, couponStatus, payout) => {
    const sandbox = createTestSandbox();
    await sandbox.post('/sandbox/v1/coupon', { settlementDelayMs: 0 });
    const demo = await sandbox.signIn();
    const selections = await selectionsAt(sandbox, [1.37, 2.21]);
    const id = await bet(demo, selections, 1001, 'halves-key');
    for (const [index, selection] of selections.entries())
      await result(sandbox, selection, results[index] ?? 1);
    sandbox.run(1000);
    expect(await read(demo, id)).toMatchObject({
      statusId: couponStatus,
      payout: { minor: payout },
      bets: results.map((statusId) => ({ statusId })),
    });
    sandbox.run(120_000);
    expect(balance(sandbox, demo)).toBe(98_999 + payout);
    expect(sandbox.ledger.verify()).toEqual([]);
    sandbox.dispose();
  },
);

test('SBX-69 a settlement that fails half-way settles nothing, and is repeated once', async () => {
  const sandbox = createTestSandbox();
  await sandbox.post('/sandbox/v1/coupon', { settlementDelayMs: 0 });
  const demo = await sandbox.signIn();
  const [selection] = (await selectionsAt(sandbox, [2])) as [PricedOutcome];
  const ids = [
    await bet(demo, [selection], 1000, 'fails-key-1'),
    await bet(demo, [selection], 1000, 'fails-key-2'),
  ];
  const broken = vi.spyOn(sandbox.ledger, 'transfer').mockImplementationOnce(() => {
    throw new Error('the disk is full');
  });
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect((await result(sandbox, selection, 1)).status).toBe(200);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
  expect(await Promise.all(ids.map(async (id) => (await read(demo, id)).statusId))).toEqual([
    -2, -2,
  ]);
  expect(balance(sandbox, demo)).toBe(98_000);
  broken.mockRestore();
  sandbox.run(61_000);
  expect(await Promise.all(ids.map(async (id) => (await read(demo, id)).statusId))).toEqual([1, 1]);
  sandbox.run(120_000);
  expect(balance(sandbox, demo)).toBe(102_000);
  expect(sandbox.ledger.verify()).toEqual([]);
  sandbox.dispose();
});

test('SBX-814 an accumulator waits for its last selection, counts a void selection as 1, and loses with its first lost selection', async () => {
  const sandbox = createTestSandbox();
  await sandbox.post('/sandbox/v1/coupon', { settlementDelayMs: 0 });
  const demo = await sandbox.signIn();
  const [a, b, c] = (await selectionsAt(sandbox, [1.37, 2.21, 1.905])) as [
    PricedOutcome,
    PricedOutcome,
    PricedOutcome,
  ];
  const winner = await bet(demo, [a, b], 1013, 'express-key-1');
  const loser = await bet(demo, [a, c], 500, 'express-key-2');
  const open = await bet(demo, [b, c], 500, 'express-key-3');
  await result(sandbox, a, 1);
  sandbox.run(1000);
  expect(await read(demo, winner)).toMatchObject({
    statusId: -2,
    bets: [{ statusId: 1 }, { statusId: -1 }],
  });
  await result(sandbox, b, 2);
  sandbox.run(1000);
  // 10.13 × 1.37 = 13.8781
  expect(await read(demo, winner)).toMatchObject({ statusId: 1, payout: { minor: 1388 } });
  await result(sandbox, c, 0);
  sandbox.run(1000);
  expect(await read(demo, loser)).toMatchObject({ statusId: 0, payout: { minor: 0 } });
  expect(await read(demo, open)).toMatchObject({ statusId: 0, payout: { minor: 0 } });
  expect(balance(sandbox, demo)).toBe(100_000 - 1013 - 1000 + 1388);
  expect(
    sandbox.ledger
      .statement(demo.userId)
      .filter((entry) => entry.couponId === winner)
      .map((entry) => entry.minor),
  ).toEqual([-1013, 1388]);
  sandbox.dispose();
});

test('SBX-69 bets are settled once, by default five seconds after the end', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const [selection] = await selectionsAt(sandbox, [2]);
  const id = await bet(demo, [selection!], 1000, 'delay-key-1');
  sandbox.run(500);
  await result(sandbox, selection!, 1);
  sandbox.run(4000);
  expect((await read(demo, id)).statusId).toBeLessThan(0);
  sandbox.run(2000);
  expect((await read(demo, id)).statusId).toBe(1);
  sandbox.run(120_000);
  expect((await read(demo, id)).statusId).toBe(1);
  expect(balance(sandbox, demo)).toBe(101_000);
  sandbox.dispose();
});

test('SBX-69 matches played to their end settle the bets on them', async () => {
  const sandbox = createTestSandbox({ pace: 60 });
  const demo = await sandbox.signIn();
  const selections = await selectionsAt(sandbox, [2, 2, 2, 2]);
  for (const [index, selection] of selections.entries())
    await bet(demo, [selection], 1000, `played-key-${index}`);
  sandbox.advance(86_400_000);
  sandbox.run(61_000);
  const fresh = await sandbox.signIn();
  const { counts } = (await (await fresh.call('GET', '/web-api/history/v1/bets')).json()) as {
    counts: Record<string, number>;
  };
  expect(counts).toMatchObject({ all: 30, open: 0 });
  expect(sandbox.ledger.verify()).toEqual([]);
  sandbox.dispose();
});
