import type {
  ErrorAnswer,
  GameFull,
  GameList,
  PlaceCouponRequest,
  Placement,
  PriceCouponAnswer,
} from '#wire';
import { isPriceCouponAnswer } from '#wire/validators/coupon.js';
import { expect, test } from 'vitest';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../testing/createTestSandbox.ts';
import { bodyOf, selectionsAt, placed, post } from '../testing/createBets.ts';

const balance = (sandbox: TestSandbox, person: TestPerson): number =>
  sandbox.ledger.account(person.accountId)?.balanceMinor ?? -1;

test('SBX-671 a price has the limits of each block and of each of many singles, which are also those of placing', async () => {
  const sandbox = createTestSandbox();
  await sandbox.post('/sandbox/v1/users/demo', { balance: 100_000_000 });
  const demo = await sandbox.signIn();
  const selections = await selectionsAt(sandbox, [1.5, 9]);
  const priced = async (
    typeId: number,
    bets: readonly object[],
    rest: object = {},
  ): Promise<PriceCouponAnswer> =>
    (await (
      await sandbox.post('/web-api/coupon/v1/price', { typeId, bets, currency: 'EUR', ...rest })
    ).json()) as PriceCouponAnswer;
  const limits = (answer: PriceCouponAnswer): unknown =>
    answer.ownLimits?.map(({ id, minBetAmount, maxBetAmount }) => [
      id,
      minBetAmount.minor,
      maxBetAmount.minor,
    ]);
  const singles = await priced(
    9,
    selections.map(({ id }) => ({ id })),
  );
  expect(limits(singles)).toEqual([
    [selections[0]!.id, 50, 2_000_000],
    [selections[1]!.id, 50, 125_000],
  ]);
  const inBlocks = selections.map(({ id }, index) => ({ id, blockId: index + 1 }));
  for (const typeId of [4, 5]) {
    expect(limits(await priced(typeId, inBlocks))).toEqual([
      [1, 50, 2_000_000],
      [2, 50, 125_000],
    ]);
  }
  // One total over all blocks, or one stake for all: no part has its own limits.
  expect([
    (await priced(4, inBlocks, { systemValue: 1 })).ownLimits,
    (await priced(1, inBlocks)).ownLimits,
  ]).toEqual([undefined, undefined]);
  const sent = async (secondMinor: number): Promise<unknown> => {
    const amountByBetId = { [selections[0]!.id]: 2_000_000, [selections[1]!.id]: secondMinor };
    const { singlesResultCoupons = [] } = await placed(
      demo,
      bodyOf(demo, 9, selections, 2_000_000 + secondMinor, { amountByBetId }),
      `limits-${secondMinor}`,
    );
    return singlesResultCoupons.map(
      ({ coupon, errors }) =>
        coupon?.amount.minor ?? [errors?.[0]?.code, errors?.[0]?.meta?.['limit']],
    );
  };
  expect([await sent(125_001), await sent(49), await sent(125_000)]).toEqual([
    [2_000_000, ['stake_above_max', { minor: 125_000, currency: 'EUR' }]],
    [2_000_000, ['stake_below_min', { minor: 50, currency: 'EUR' }]],
    [2_000_000, 125_000],
  ]);
  sandbox.dispose();
});

test('SBX-673 an outcome has the colours of both sides of its event, without sides it has none', async () => {
  const sandbox = createTestSandbox();
  const { games } = await sandbox.json<GameList>('/web-api/line/v1/games?section=line&limit=300');
  const pricedOf = async (id: number): Promise<PriceCouponAnswer['bets'][number]> =>
    (
      (await (
        await sandbox.post('/web-api/coupon/v1/price', {
          typeId: 0,
          bets: [{ id }],
          currency: 'EUR',
        })
      ).json()) as PriceCouponAnswer
    ).bets[0]!;
  const match = games.find(({ outright, main }) => outright === undefined && main.length > 0)!;
  expect((await pricedOf(match.main[0]!.outcomes[0].id)).teamColors).toEqual([
    match.team1.colors,
    match.team2.colors,
  ]);
  const champ = await sandbox.json<GameList>(
    `/web-api/line/v1/games?section=line&champIds=${match.champId}&limit=300`,
  );
  const outright = [...games, ...champ.games].find((game) => game.outright !== undefined);
  const market =
    outright === undefined
      ? undefined
      : (await sandbox.json<GameFull>(`/web-api/line/v1/games/${outright.id}`)).markets[0];
  if (market !== undefined)
    expect((await pricedOf(market.outcomes[0].id)).teamColors).toBeUndefined();
  sandbox.dispose();
});

test('SBX-1414 A16 a limit that moved on the way refuses with its field and the limit of now, and takes nothing', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  await sandbox.post('/sandbox/v1/users/demo', { balance: 100_000_000 });
  const selections = await selectionsAt(sandbox, [2, 3, 2]);
  const change = {
    amountByBlockId: { 1: 100_000, 2: 1000 },
    amount: { minor: 101_000, currency: 'EUR' },
    changeCoefAction: 1,
  } as const;
  const request = bodyOf(
    demo,
    4,
    selections.map((selection, index) => ({ ...selection, blockId: index < 2 ? 1 : 2 })),
    0,
    change,
  );
  await sandbox.post('/sandbox/v1/prices', { outcomeId: selections[1]!.id, coef: 11 });
  const answer = await post(demo, request, 'limit-moved');
  expect([answer.status, ((await answer.json()) as ErrorAnswer).errors]).toMatchObject([
    422,
    [
      {
        code: 'stake_above_max',
        field: 'amountByBlockId',
        meta: { blockId: 1, limit: { minor: Math.floor(1_000_000 / 21), currency: 'EUR' } },
      },
    ],
  ]);
  expect(balance(sandbox, demo)).toBe(100_000_000);
  await sandbox.post('/sandbox/v1/prices', { outcomeId: selections[1]!.id, coef: 3 });
  expect((await post(demo, request, 'limit-moved')).status).toBe(422);
  expect((await post(demo, request, 'limit-is-back')).status).toBe(200);
  sandbox.dispose();
});

test('SBX-616 a live bet that is dropped on a score change is refused if the score has changed after its delay', async () => {
  const stepMs = 5000;
  const betOf = async (
    sandbox: TestSandbox,
    id: number,
  ): Promise<PriceCouponAnswer['bets'][number]> =>
    (
      (await (
        await sandbox.post('/web-api/coupon/v1/price', {
          typeId: 0,
          bets: [{ id }],
          currency: 'EUR',
        })
      ).json()) as PriceCouponAnswer
    ).bets[0]!;
  // The same seed plays the same matches: once to find when a score changes, once to bet just
  // before.
  const foreseen = createTestSandbox();
  const candidates = await selectionsAt(foreseen, [3, 3, 3, 3, 3, 3], 'live');
  const scores = async (): Promise<PriceCouponAnswer['bets']> =>
    Promise.all(candidates.map(({ id }) => betOf(foreseen, id)));
  let was = await scores();
  let place = -1;
  let steps = 0;
  for (; place < 0 && steps < 600; steps += 1) {
    foreseen.advance(stepMs);
    const now = await scores();
    place = now.findIndex(
      ({ scoreText, isFinished }, index) => scoreText !== was[index]?.scoreText && !isFinished,
    );
    if (place < 0) was = now;
  }
  const selection = candidates[place];
  const before = was[place]?.scoreText ?? '';
  foreseen.dispose();

  const sandbox = createTestSandbox();
  await sandbox.post('/sandbox/v1/coupon', { liveDelayMs: stepMs });
  await sandbox.post('/sandbox/v1/prices', { outcomeId: selection!.id, coef: 3, isBlocked: false });
  sandbox.advance((steps - 1) * stepMs);
  const demo = await sandbox.signIn();
  const send = (change: Partial<PlaceCouponRequest>, key: string): Promise<Response> =>
    post(demo, bodyOf(demo, 0, [selection!], 1000, change), key);
  expect(
    (await send({ exactCoef: true, isDropOnScoreChange: true }, 'falls-with-score')).status,
  ).toBe(202);
  expect((await send({ exactCoef: true }, 'stays-with-score')).status).toBe(202);
  sandbox.advance(stepMs);
  const read = async (key: string): Promise<Placement> =>
    (await (await demo.call('GET', `/web-api/coupon/v1/placements/${key}`)).json()) as Placement;
  const after = (await betOf(sandbox, selection!.id)).scoreText ?? '';
  expect(after).not.toBe(before);
  expect(await read('falls-with-score')).toMatchObject({
    state: 'refused',
    errors: [
      {
        code: 'score_changed',
        meta: { ids: [selection!.id], scores: [{ id: selection!.id, was: before, now: after }] },
      },
    ],
  });
  expect(await read('stays-with-score')).toMatchObject({
    state: 'accepted',
    coupon: { exactCoef: true },
  });
  expect(balance(sandbox, demo)).toBe(99_000);
  sandbox.dispose();
});

test('SBX-619 a priced coupon has sizes with minimum stakes, the anti-accumulator price, the largest payout, dependences and the maximum of selections', async () => {
  const sandbox = createTestSandbox();
  const selections = await selectionsAt(sandbox, [2, 2, 2, 2]);
  const price = async (
    typeId: PlaceCouponRequest['typeId'],
    bets: readonly object[],
    change: object = {},
  ): Promise<PriceCouponAnswer> => {
    const answer: unknown = await (
      await sandbox.post('/web-api/coupon/v1/price', { typeId, bets, currency: 'EUR', ...change })
    ).json();
    if (!isPriceCouponAnswer(answer))
      throw new Error(`Not a priced coupon: ${JSON.stringify(answer)}`);
    return answer;
  };
  const ids = selections.map(({ id }) => ({ id }));
  const euro = (minor: number): object => ({ minor, currency: 'EUR' });
  const system = await price(2, [{ ...ids[0]!, isBanker: true }, ...ids.slice(1)], {
    systemValue: 2,
  });
  expect(system).toMatchObject({
    systems: [{ value: 2, offset: 1, combo: 3, minBetAmount: euro(150) }],
    minBetAmount: euro(150),
    maxPayout: euro(5_000_000),
    maxSelections: 20,
  });
  expect(system.coef).toBeUndefined();
  expect(
    (
      await price(
        4,
        ids.map((each, index) => ({ ...each, blockId: index })),
        { systemValue: 3 },
      )
    ).systems,
  ).toMatchObject([
    { value: 1, offset: 1, combo: 3 },
    { value: 2, combo: 3 },
    { value: 3, combo: 1, minBetAmount: euro(50) },
  ]);
  expect(
    (
      await price(
        4,
        ids.map((each, index) => ({ ...each, blockId: index + 1 })),
      )
    ).maxBetAmount,
  ).toEqual(euro(1_000_000));
  expect((await price(6, ids.slice(0, 2))).antiExpressCoef).toBeGreaterThan(1.2);
  expect((await price(6, ids.slice(0, 1))).antiExpressCoef).toBeUndefined();
  expect([
    (await price(7, ids)).maxSelections,
    (await price(8, ids.slice(0, 2))).minBetAmount,
    (await price(9, ids)).maxBetAmount,
  ]).toEqual([20, euro(50), euro(1_000_000)]);
  for (const typeId of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const) {
    for (const count of [1, 2, 4]) {
      const { minBetAmount, maxBetAmount } = await price(typeId, ids.slice(0, count));
      expect([
        typeId,
        count,
        minBetAmount.minor >= 50,
        maxBetAmount.minor >= minBetAmount.minor,
      ]).toEqual([typeId, count, true, true]);
    }
    expect((await price(typeId, [{ id: 7 }])).missing).toEqual([7]);
  }
  sandbox.dispose();
});

test('SBX-876 M02 a coupon whose minimum stake would win too much is refused at any stake, with the greatest allowed profit', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const selections = await selectionsAt(
    sandbox,
    Array.from({ length: 15 }, () => 2),
  );
  const priced = (await (
    await sandbox.post('/web-api/coupon/v1/price', {
      typeId: 1,
      bets: selections.map(({ id }) => ({ id })),
      currency: 'EUR',
    })
  ).json()) as PriceCouponAnswer;
  const maxWin = { minor: 1_000_000, currency: 'EUR' };
  expect([priced.minBetAmount.minor, priced.maxBetAmount.minor, priced.maxWin]).toEqual([
    50,
    30,
    maxWin,
  ]);
  for (const minor of [1, 30, 50, 100_000]) {
    const answer = await post(demo, bodyOf(demo, 1, selections, minor), `long-odds-${minor}`);
    expect(((await answer.json()) as ErrorAnswer).errors).toMatchObject([
      { code: 'coupon_unplayable', meta: { maxWin } },
    ]);
  }
  sandbox.dispose();
});
