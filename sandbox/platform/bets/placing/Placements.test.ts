import type {
  ErrorAnswer,
  GameFull,
  GameList,
  OutcomeWire,
  Placement,
  PlaceCouponRequest,
  PriceCouponAnswer,
} from '#wire';
import { expect, test, vi } from 'vitest';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../testing/createTestSandbox.ts';

async function outcomesOf(
  sandbox: TestSandbox,
  section: 'line' | 'live',
  count: number,
): Promise<OutcomeWire[]> {
  const { games } = await sandbox.json<GameList>(
    `/web-api/line/v1/games?section=${section}&limit=40`,
  );
  const found: OutcomeWire[] = [];
  for (const { id } of games) {
    const game = await sandbox.json<GameFull>(`/web-api/line/v1/games/${id}`);
    const outcome = game.markets
      .filter((market) => market.isBlocked !== true)
      .flatMap((market) => market.outcomes)
      .find((each) => !each.isBlocked && each.coef > 1.2 && each.coef < 6);
    if (outcome !== undefined) found.push(outcome);
    if (found.length === count) return found;
  }
  throw new Error(`The small world has fewer than ${count} open ${section} outcomes`);
}

const body = (
  person: TestPerson,
  outcomes: readonly OutcomeWire[],
  change: Partial<PlaceCouponRequest> = {},
): PlaceCouponRequest => ({
  accountId: person.accountId,
  typeId: outcomes.length === 1 ? 0 : 1,
  amount: { minor: 1000, currency: 'EUR' },
  bets: outcomes.map(({ id, coef }) => ({ id, coef })) as PlaceCouponRequest['bets'],
  changeCoefAction: 0,
  coefViewId: 0,
  ...change,
});
const place = (person: TestPerson, request: PlaceCouponRequest, key: string): Promise<Response> =>
  person.call('POST', '/web-api/coupon/v1/placements', request, { 'X-Idempotency-Key': key });
const read = async (person: TestPerson, key: string): Promise<Placement> =>
  (await (await person.call('GET', `/web-api/coupon/v1/placements/${key}`)).json()) as Placement;
const balance = (sandbox: TestSandbox, person: TestPerson): number =>
  sandbox.ledger.account(person.accountId)?.balanceMinor ?? -1;

test('SBX-63 ten identical simultaneous requests make one bet and get the same answer', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const request = body(demo, await outcomesOf(sandbox, 'line', 2));
  const answers = await Promise.all(
    Array.from({ length: 10 }, async () => (await place(demo, request, 'same-key-1')).text()),
  );
  expect(new Set(answers).size).toBe(1);
  expect(balance(sandbox, demo)).toBe(99_000);
  expect(
    sandbox.ledger
      .statement(demo.userId)
      .filter(
        (entry) => entry.kind === 'stake' && entry.minor === -1000 && entry.atMs >= sandbox.nowMs(),
      ),
  ).toHaveLength(1);
  expect(await read(demo, 'same-key-1')).toEqual(JSON.parse(answers[0] ?? ''));
  sandbox.dispose();
});

test('SBX-64 SBX-1488 SBX-1489 a key belongs to one body and one user for ever; a refusal is repeated as well', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const [outcome] = await outcomesOf(sandbox, 'line', 1);
  const request = body(demo, [outcome!]);
  expect((await place(demo, request, 'key-of-one')).status).toBe(200);
  const { typeId, accountId, ...rest } = request;
  expect((await place(demo, { ...rest, accountId, typeId }, 'key-of-one')).status).toBe(200);
  const other = await place(
    demo,
    { ...request, amount: { minor: 1001, currency: 'EUR' } },
    'key-of-one',
  );
  expect([other.status, ((await other.json()) as ErrorAnswer).errors[0].code]).toEqual([
    409,
    'idempotency_mismatch',
  ]);
  expect(balance(sandbox, demo)).toBe(99_000);

  const poor = { ...request, amount: { minor: 99_001, currency: 'EUR' } };
  const refusals = [await place(demo, poor, 'key-refused'), await place(demo, poor, 'key-refused')];
  await sandbox.post('/sandbox/v1/users/demo', { balance: 200_000 });
  refusals.push(await place(demo, poor, 'key-refused'));
  expect(
    await Promise.all(
      refusals.map(async (each) => [
        each.status,
        ((await each.json()) as ErrorAnswer).errors[0].code,
      ]),
    ),
  ).toEqual(Array(3).fill([422, 'insufficient_funds']));
  expect(await read(demo, 'key-refused')).toMatchObject({
    state: 'refused',
    errors: [{ code: 'insufficient_funds', field: 'amount' }],
  });

  const newbie = await sandbox.signIn('newbie');
  expect((await newbie.call('GET', '/web-api/coupon/v1/placements/key-of-one')).status).toBe(404);
  const never = await demo.call('GET', '/web-api/coupon/v1/placements/never-sent');
  expect([never.status, ((await never.json()) as ErrorAnswer).errors[0].code]).toEqual([
    404,
    'placement_unknown',
  ]);
  sandbox.dispose();
});

test('SBX-65 SBX-1490 a live bet waits three seconds, repeats its answer meanwhile, and is sent on the user channel', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const [outcome] = await outcomesOf(sandbox, 'live', 1);
  const request = body(demo, [outcome!], { changeCoefAction: 1 });
  const feed = sandbox.connect({ token: demo.token });
  feed.subscribe(1, { kind: 'user' });
  await sandbox.post('/sandbox/v1/prices', { outcomeId: outcome!.id, coef: 2.5, isBlocked: false });
  const first = await place(demo, request, 'live-bet-1');
  const waiting = (await first.json()) as Placement;
  expect([first.status, waiting]).toEqual([
    202,
    { key: 'live-bet-1', state: 'waiting', waitMs: 3000, decidesAtMs: sandbox.nowMs() + 3000 },
  ]);
  sandbox.run(2900);
  expect(await (await place(demo, request, 'live-bet-1')).json()).toEqual(waiting);
  expect(balance(sandbox, demo)).toBe(100_000);
  await sandbox.post('/sandbox/v1/prices', { outcomeId: outcome!.id, coef: 2.4 });
  feed.drain();
  sandbox.run(100);
  const decided = await read(demo, 'live-bet-1');
  expect(decided).toMatchObject({
    state: 'accepted',
    coupon: { coef: 2.4, possibleWin: { minor: 2400, currency: 'EUR' } },
  });
  expect((await place(demo, request, 'live-bet-1')).status).toBe(200);
  expect(balance(sandbox, demo)).toBe(99_000);
  const told = feed.drain().flatMap((message) => (message.t === 'delta' ? [message.data] : []));
  expect(told).toContainEqual(expect.objectContaining({ placement: decided }));
  sandbox.dispose();
});

test.each([
  ['odds_changed', 0, { coef: 2.6 }],
  ['odds_changed', 2, { coef: 2.4 }],
  ['outcome_suspended', 1, { isBlocked: true }],
] as const)(
  'SBX-66 a live bet is checked again after its delay: %s under policy %i',
  async (code, changeCoefAction, change) => {
    const sandbox = createTestSandbox();
    const demo = await sandbox.signIn();
    const [outcome] = await outcomesOf(sandbox, 'live', 1);
    await sandbox.post('/sandbox/v1/prices', {
      outcomeId: outcome!.id,
      coef: 2.5,
      isBlocked: false,
    });
    const request = body(demo, [{ ...outcome!, coef: 2.5 }], { changeCoefAction });
    expect((await place(demo, request, 'live-bet-2')).status).toBe(202);
    await sandbox.post('/sandbox/v1/prices', { outcomeId: outcome!.id, ...change });
    sandbox.run(3000);
    expect(await read(demo, 'live-bet-2')).toMatchObject({ state: 'refused', errors: [{ code }] });
    expect((await place(demo, request, 'live-bet-2')).status).toBe(409);
    expect(balance(sandbox, demo)).toBe(100_000);
    sandbox.dispose();
  },
);

test.each([
  ['in maintenance', { maintenance: true }, 'maintenance', 503],
  [
    'closed to its country',
    { block: { templateTypeId: 3, countries: ['FR'] } },
    'site_blocked',
    451,
  ],
])(
  'SBX-936 a waiting bet is refused when the site is %s, and an accepted bet remains',
  async (_name, change, code, status) => {
    const sandbox = createTestSandbox();
    const demo = await sandbox.signIn();
    const [live] = await outcomesOf(sandbox, 'live', 1);
    const [later] = await outcomesOf(sandbox, 'line', 1);
    await sandbox.post('/sandbox/v1/prices', { outcomeId: live!.id, coef: 2, isBlocked: false });
    const send = async (outcome: OutcomeWire, key: string): Promise<Response> =>
      demo.call(
        'POST',
        '/web-api/coupon/v1/placements',
        body(demo, [outcome], { changeCoefAction: 1 }),
        {
          'X-Idempotency-Key': key,
          'X-Geo-Country': 'FR',
        },
      );
    expect((await send(later!, 'taken-before')).status).toBe(200);
    expect((await send(live!, 'waits-closed')).status).toBe(202);
    const before = balance(sandbox, demo);
    await sandbox.post('/sandbox/v1/site', change);
    sandbox.run(3000);
    expect(await read(demo, 'waits-closed')).toMatchObject({
      state: 'refused',
      errors: [{ code }],
    });
    expect((await send(later!, 'taken-before')).status).toBe(200);
    const next = await send(later!, 'sent-closed');
    expect([next.status, next.headers.has('retry-after')]).toEqual([status, status === 503]);
    expect(balance(sandbox, demo)).toBe(before);
    expect(sandbox.ledger.verify()).toEqual([]);
    sandbox.dispose();
  },
);

test('SBX-813 two waiting bets cannot spend the same money', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const [outcome] = await outcomesOf(sandbox, 'live', 1);
  await sandbox.post('/sandbox/v1/prices', { outcomeId: outcome!.id, coef: 2, isBlocked: false });
  const request = body(demo, [{ ...outcome!, coef: 2 }], {
    amount: { minor: 60_000, currency: 'EUR' },
  });
  await place(demo, request, 'live-bet-3');
  await place(demo, request, 'live-bet-4');
  await sandbox.post('/sandbox/v1/clock', { advanceMs: 60_000 });
  expect([
    (await read(demo, 'live-bet-3')).state,
    (await read(demo, 'live-bet-4')).errors?.[0]?.code,
  ]).toEqual(['accepted', 'insufficient_funds']);
  expect(balance(sandbox, demo)).toBe(40_000);
  expect(sandbox.ledger.verify()).toEqual([]);
  sandbox.dispose();
});

test.each([
  ['nothing', 0, 'EUR'],
  ['less than nothing', -1000, 'EUR'],
  ['all that is owed', -9_007_199_254_740_991, 'EUR'],
  ['a part of a cent', 100.5, 'EUR'],
  ['more than anybody has', 9_007_199_254_740_991, 'EUR'],
  ['more than a number can count', 1e300, 'EUR'],
  ['another currency', 1000, 'USD'],
  ['no currency', 1000, 'XXX'],
])('SBX-61 a stake of %s is refused and moves no money', async (_name, minor, currency) => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const answer = await place(
    demo,
    body(demo, await outcomesOf(sandbox, 'line', 1), { amount: { minor, currency } }),
    'odd-stake',
  );
  expect([400, 422]).toContain(answer.status);
  expect(balance(sandbox, demo)).toBe(100_000);
  expect(
    sandbox.ledger.statement(demo.userId).filter((entry) => entry.atMs >= sandbox.nowMs()),
  ).toEqual([]);
  expect(sandbox.ledger.verify()).toEqual([]);
  sandbox.dispose();
});

test('SBX-811 a user cannot bet from the account of another, and a banned user cannot bet', async () => {
  const sandbox = createTestSandbox();
  const [demo, newbie, banned] = [
    await sandbox.signIn(),
    await sandbox.signIn('newbie'),
    await sandbox.signIn('banned'),
  ];
  const outcomes = await outcomesOf(sandbox, 'line', 1);
  const foreign = await place(newbie, body(demo, outcomes), 'foreign-1');
  expect([foreign.status, ((await foreign.json()) as ErrorAnswer).errors[0].code]).toEqual([
    422,
    'account_unknown',
  ]);
  const refused = await place(banned, body(banned, outcomes), 'banned-01');
  expect([refused.status, ((await refused.json()) as ErrorAnswer).errors[0].code]).toEqual([
    403,
    'account_banned',
  ]);
  expect([balance(sandbox, demo), balance(sandbox, newbie), balance(sandbox, banned)]).toEqual([
    100_000, 0, 2500,
  ]);
  expect((await place(demo, body(demo, outcomes), 'foreign-1')).status).toBe(200);
  sandbox.dispose();
});

test('SBX-60 an accumulator under "accept a rise" accepts higher odds only, at the current odds', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const selections = await outcomesOf(sandbox, 'line', 2);
  const pin = async (...coefs: readonly number[]): Promise<void> => {
    for (const [index, coef] of coefs.entries())
      await sandbox.post('/sandbox/v1/prices', {
        outcomeId: selections[index]!.id,
        coef,
        isBlocked: false,
      });
  };
  const seen = selections.map((outcome) => ({ ...outcome, coef: 2 }));
  await pin(2.35, 1.99);
  const mixed = await place(demo, body(demo, seen, { changeCoefAction: 2 }), 'express-mixed');
  expect([mixed.status, ((await mixed.json()) as ErrorAnswer).errors[0].meta]).toEqual([
    409,
    {
      changes: [
        { id: selections[0]!.id, was: 2, now: 2.35 },
        { id: selections[1]!.id, was: 2, now: 1.99 },
      ],
    },
  ]);
  await pin(2.35, 2.01);
  const risen = (await (
    await place(
      demo,
      body(demo, seen, { changeCoefAction: 2, amount: { minor: 333, currency: 'EUR' } }),
      'express-risen',
    )
  ).json()) as Placement;
  // 3.33 × 2.35 × 2.01 = 15.729255
  expect(risen).toMatchObject({
    state: 'accepted',
    coupon: { coef: 4.723, possibleWin: { minor: 1573 }, bets: [{ coef: 2.35 }, { coef: 2.01 }] },
  });
  expect(balance(sandbox, demo)).toBe(99_667);
  sandbox.dispose();
});

test('SBX-812 a failure during a bet charges nothing; the same key places it later, once', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const request = body(demo, await outcomesOf(sandbox, 'line', 1));
  const move = vi.spyOn(sandbox.ledger, 'transfer').mockImplementationOnce(() => {
    throw new Error('the disk is full');
  });
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect((await place(demo, request, 'half-way-1')).status).toBe(500);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
  expect((await demo.call('GET', '/web-api/coupon/v1/placements/half-way-1')).status).toBe(404);
  expect(balance(sandbox, demo)).toBe(100_000);
  await sandbox.post('/sandbox/v1/faults', [
    { method: 'POST', path: '/web-api/coupon/v1/placements', times: 1, drop: 'after' },
  ]);
  await expect(place(demo, request, 'half-way-1')).rejects.toThrow('Failed to fetch');
  const found = await read(demo, 'half-way-1');
  expect(await (await place(demo, request, 'half-way-1')).json()).toEqual(found);
  expect(found.state).toBe('accepted');
  expect(balance(sandbox, demo)).toBe(99_000);
  expect(sandbox.ledger.verify()).toEqual([]);
  move.mockRestore();
  sandbox.dispose();
});

test.each([
  [
    'the person is banned',
    'account_banned',
    (sandbox: TestSandbox) => sandbox.post('/sandbox/v1/users/demo', { ban: 'except-withdrawal' }),
  ],
  [
    'the money is gone',
    'insufficient_funds',
    (sandbox: TestSandbox) => sandbox.post('/sandbox/v1/users/demo', { balance: 999 }),
  ],
  [
    'the event is over',
    'event_finished',
    (sandbox: TestSandbox, outcomeId: number) =>
      sandbox.post(`/sandbox/v1/events/${sandbox.line.gameIdOf(outcomeId)}/result`, {
        score: [1, 0],
      }),
  ],
])(
  'SBX-66 a waiting bet is refused when %s meanwhile, even in a paused world',
  async (_name, code, change) => {
    const sandbox = createTestSandbox({ pace: 0 });
    const demo = await sandbox.signIn();
    const [outcome] = await outcomesOf(sandbox, 'live', 1);
    expect(
      (await place(demo, body(demo, [outcome!], { changeCoefAction: 1 }), 'meanwhile')).status,
    ).toBe(202);
    expect((await change(sandbox, outcome!.id)).status).toBe(200);
    const before = balance(sandbox, demo);
    sandbox.run(3000);
    expect(await read(demo, 'meanwhile')).toMatchObject({ state: 'refused', errors: [{ code }] });
    expect(balance(sandbox, demo)).toBe(before);
    sandbox.dispose();
  },
);

test('SBX-66 a reset drops a waiting bet: nothing is decided or charged afterwards', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const [outcome] = await outcomesOf(sandbox, 'live', 1);
  expect(
    (await place(demo, body(demo, [outcome!], { changeCoefAction: 1 }), 'forgotten')).status,
  ).toBe(202);
  await sandbox.post('/sandbox/v1/reset', { seed: 3, size: 'small' });
  sandbox.run(10_000);
  const again = await sandbox.signIn();
  expect((await again.call('GET', '/web-api/coupon/v1/placements/forgotten')).status).toBe(404);
  expect(balance(sandbox, again)).toBe(100_000);
  expect(sandbox.ledger.verify()).toEqual([]);
  sandbox.dispose();
});

test('SBX-67 a priced coupon lists missing and dependent outcomes, odds, and stake limits', async () => {
  const sandbox = createTestSandbox();
  const { games } = await sandbox.json<GameList>('/web-api/line/v1/games?section=line&limit=1');
  const game = await sandbox.json<GameFull>(`/web-api/line/v1/games/${games[0]!.id}`);
  const [one, two] = game.markets.slice(0, 2).map((market) => market.outcomes[0]);
  await sandbox.post('/sandbox/v1/prices', { outcomeId: one!.id, coef: 2 });
  await sandbox.post('/sandbox/v1/prices', { outcomeId: two!.id, coef: 3.005 });
  const price = async (request: object): Promise<PriceCouponAnswer> =>
    (await (await sandbox.post('/web-api/coupon/v1/price', request)).json()) as PriceCouponAnswer;
  const express = await price({
    typeId: 1,
    bets: [{ id: one!.id }, { id: two!.id }, { id: 2_199_023_255_553 }],
    currency: 'EUR',
  });
  expect(express.bets.map((each) => [each.id, each.isDepend, each.dependsOn])).toEqual([
    [one!.id, true, [two!.id]],
    [two!.id, true, [one!.id]],
  ]);
  expect(express).toMatchObject({
    missing: [2_199_023_255_553],
    coef: 6.01,
    minBetAmount: { minor: 50, currency: 'EUR' },
    maxBetAmount: { minor: Math.floor(1_000_000 / 5.01), currency: 'EUR' },
  });
  const single = await price({ typeId: 0, bets: [{ id: one!.id }], currency: 'EUR' });
  expect(single.bets[0]?.isDepend).toBe(false);
  expect(single.maxBetAmount.minor).toBe(1_000_000);
  expect(
    (
      await sandbox.post('/web-api/coupon/v1/price', {
        typeId: 2,
        bets: [{ id: one!.id }],
        currency: 'XXX',
      })
    ).status,
  ).toBe(422);
  sandbox.dispose();
});
