import type { ErrorAnswer, GameFull, GameList, HistoryAnswer, PlaceCouponRequest, Placement, PriceCouponAnswer } from '#wire';
import { isPlacement, isPriceCouponAnswer } from '#wire/validators/coupon.js';
import { expect, test } from 'vitest';
import { createTestSandbox, type TestPerson, type TestSandbox } from '../createTestSandbox.ts';
import { bodyOf, legsAt, placed, post, readBet, settle } from './testing/createBets.ts';

const balance = (sandbox: TestSandbox, person: TestPerson): number => sandbox.ledger.account(person.accountId)?.balanceMinor ?? -1;
const couponId = (placement: Placement): number => placement.coupon?.id ?? 0;

test('SBX-620 a system with a banker is placed, told with its size, bankers and number of bets, and settled by its combinations', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const legs = await legsAt(sandbox, [1.5, 2, 3, 4]);
  const placement = await placed(
    demo,
    bodyOf(
      demo,
      2,
      legs.map((leg, index) => (index === 0 ? { ...leg, isBanker: true } : leg)),
      3000,
      { systemValue: 2 },
    ),
    'system-key',
  );
  expect(isPlacement(placement)).toBe(true);
  // (1.5 × (2×3 + 2×4 + 3×4)) × 10.00
  expect(placement.coupon).toMatchObject({
    typeId: 2,
    systemValue: 2,
    betsCount: 3,
    coef: 0,
    amount: { minor: 3000 },
    possibleWin: { minor: 39_000 },
    minPossibleWin: { minor: 9000 },
    bets: [{ isBanker: true }, {}, {}, {}],
  });
  expect(balance(sandbox, demo)).toBe(97_000);
  await settle(sandbox, [
    [legs[0]!, 1],
    [legs[1]!, 1],
    [legs[2]!, 0],
    [legs[3]!, 1],
  ]);
  // 1.5 × 2 × 4 × 10.00
  expect(await readBet(demo, couponId(placement))).toMatchObject({ statusId: 1, payout: { minor: 12_000 } });
  expect(balance(sandbox, demo)).toBe(109_000);
  sandbox.dispose();
});

test('SBX-620 a chain pays its first step and runs on its account: 2.0 won, 1.5 won, 2.0 lost, 3.0 won, 1.5 lost at 3.00 pays 7.50', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const legs = await legsAt(sandbox, [2, 1.5, 2, 3, 1.5]);
  const placement = await placed(demo, bodyOf(demo, 3, legs, 300), 'chain-key-1');
  expect(placement.coupon).toMatchObject({ typeId: 3, betsCount: 5, amount: { minor: 300 } });
  expect(balance(sandbox, demo)).toBe(99_700);
  await settle(sandbox, [
    [legs[0]!, 1],
    [legs[1]!, 1],
    [legs[2]!, 0],
  ]);
  expect(await readBet(demo, couponId(placement))).toMatchObject({ statusId: -2 });
  await settle(sandbox, [
    [legs[3]!, 1],
    [legs[4]!, 0],
  ]);
  expect(await readBet(demo, couponId(placement))).toMatchObject({ statusId: 1, payout: { minor: 750 } });
  expect(balance(sandbox, demo)).toBe(100_450);
  sandbox.dispose();
});

test('SBX-620 conditional blocks take from the account, "max" all of it, and stop when it is empty; a corrected result runs them anew', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const legs = await legsAt(sandbox, [2, 1.5, 2, 3]);
  const inBlocks = legs.map((leg, index) => ({ ...leg, blockId: [1, 2, 2, 3][index]! }));
  const placement = await placed(demo, bodyOf(demo, 5, inBlocks, 1000, { amountByBlockId: { 1: 1000, 2: 1500, 3: 'max' } }), 'conditional-key');
  expect(placement.coupon).toMatchObject({ amountByBlockId: { 1: 1000, 2: 1500, 3: 'max' }, betsCount: 3, bets: [{ blockId: 1 }, { blockId: 2 }, { blockId: 2 }, { blockId: 3 }] });
  expect(balance(sandbox, demo)).toBe(99_000);
  await settle(
    sandbox,
    legs.map((leg) => [leg, 1]),
  );
  // 20.00 - 15.00 + 15.00 × 3 = 50.00, all of it at 3.00
  expect(await readBet(demo, couponId(placement))).toMatchObject({ statusId: 1, payout: { minor: 15_000 } });
  await settle(sandbox, [[legs[0]!, 0]]);
  expect(await readBet(demo, couponId(placement))).toMatchObject({ statusId: 0, payout: { minor: 0 }, correction: { was_payout: { minor: 15_000 }, taken: { minor: 15_000 } } });
  expect(balance(sandbox, demo)).toBe(99_000);
  expect(sandbox.ledger.verify()).toEqual([]);
  sandbox.dispose();
});

test('SBX-620 multi coupons: one stake over combinations of blocks with a lobby, or a stake for each block', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const legs = await legsAt(sandbox, [1.5, 2, 3, 4, 2]);
  const at = (...ids: readonly number[]) => legs.map((leg, index) => ({ ...leg, blockId: ids[index]! }));
  const combined = await placed(demo, bodyOf(demo, 4, at(0, 1, 1, 2, 3), 3000, { systemValue: 2 }), 'multi-combined');
  // Lobby 1.5; blocks 6, 4, 2: (24 + 12 + 8) × 1.5 × 10.00
  expect(combined.coupon).toMatchObject({ systemValue: 2, betsCount: 3, possibleWin: { minor: 66_000 } });
  const own = await placed(demo, bodyOf(demo, 4, at(1, 1, 2, 2, 3), 3500, { amountByBlockId: { 1: 1000, 2: 2000, 3: 500 } }), 'multi-own-stakes');
  expect(own.coupon).toMatchObject({ amount: { minor: 3500 }, betsCount: 3, possibleWin: { minor: 3000 + 24_000 + 1000 } });
  expect(balance(sandbox, demo)).toBe(93_500);
  await settle(sandbox, [
    [legs[0]!, 1],
    [legs[1]!, 1],
    [legs[2]!, 0],
    [legs[3]!, 2],
    [legs[4]!, 1],
  ]);
  expect(await readBet(demo, couponId(combined))).toMatchObject({ payout: { minor: 3000 } });
  expect(await readBet(demo, couponId(own))).toMatchObject({ payout: { minor: 3000 + 0 + 1000 } });
  sandbox.dispose();
});

test('SBX-615 SBX-620 an anti-express wins when one selection fails; a returned one changes its price, all returned give the stake back', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const legs = await legsAt(sandbox, [1.5, 1.6, 1.4]);
  const price = (await (await sandbox.post('/web-api/coupon/v1/price', { typeId: 6, bets: legs.map(({ id }) => ({ id })), currency: 'EUR' })).json()) as PriceCouponAnswer;
  const antiExpressCoef = price.antiExpressCoef!;
  expect(antiExpressCoef).toBeGreaterThan(1.2);
  const bet = async (key: string): Promise<number> => couponId(await placed(demo, bodyOf(demo, 6, legs, 1000, { antiExpressCoef }), key));
  const id = await bet('anti-key-1');
  expect(await readBet(demo, id)).toMatchObject({ antiExpressCoef, coef: antiExpressCoef, possibleWin: { minor: Math.round(antiExpressCoef * 1000) } });
  await settle(sandbox, [
    [legs[0]!, 1],
    [legs[1]!, 0],
  ]);
  expect((await readBet(demo, id)).statusId).toBe(-2);
  await settle(sandbox, [[legs[2]!, 1]]);
  expect(await readBet(demo, id)).toMatchObject({ statusId: 1, payout: { minor: Math.round(antiExpressCoef * 1000) } });
  await settle(sandbox, [[legs[2]!, 2]]);
  const changed = await readBet(demo, id);
  expect(changed.antiExpressCoef).toBeGreaterThan(antiExpressCoef);
  expect(changed.payout?.minor).toBe(Math.round(changed.antiExpressCoef! * 1000));
  await settle(sandbox, [[legs[1]!, 1]]);
  expect(await readBet(demo, id)).toMatchObject({ statusId: 0, payout: { minor: 0 } });
  await settle(
    sandbox,
    legs.map((leg) => [leg, 2]),
  );
  expect(await readBet(demo, id)).toMatchObject({ statusId: 2, payout: { minor: 1000 }, antiExpressCoef });
  expect(sandbox.ledger.verify()).toEqual([]);
  sandbox.dispose();
});

test('SBX-620 lucky and patent divide one stake over all their bets', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const legs = await legsAt(sandbox, [2, 3, 4]);
  const lucky = await placed(demo, bodyOf(demo, 7, legs, 700), 'lucky-key-1');
  const patent = await placed(demo, bodyOf(demo, 8, legs, 400), 'patent-key');
  expect([lucky.coupon?.betsCount, lucky.coupon?.possibleWin.minor, patent.coupon?.betsCount, patent.coupon?.possibleWin.minor]).toEqual([7, 5900, 4, 5000]);
  await settle(sandbox, [
    [legs[0]!, 1],
    [legs[1]!, 1],
    [legs[2]!, 0],
  ]);
  expect((await readBet(demo, couponId(lucky))).payout?.minor).toBe(200 + 300 + 600);
  expect((await readBet(demo, couponId(patent))).payout?.minor).toBe(600);
  sandbox.dispose();
});

test('SBX-618 many singles become one bet each under one key, each with its own verdict, in the order of the selections', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const legs = await legsAt(sandbox, [2, 1.5, 3]);
  await sandbox.post('/sandbox/v1/prices', { outcomeId: legs[1]!.id, isBlocked: true });
  const amountByBetId = { [legs[0]!.id]: 1000, [legs[1]!.id]: 2000, [legs[2]!.id]: 98_500 };
  const request = bodyOf(demo, 9, legs, 101_500, { amountByBetId });
  const placement = await placed(demo, request, 'singles-key');
  expect(isPlacement(placement)).toBe(true);
  expect(placement).toMatchObject({
    state: 'accepted',
    singlesResultCoupons: [
      { id: legs[0]!.id, coupon: { typeId: 0, amount: { minor: 1000 }, possibleWin: { minor: 2000 } } },
      { id: legs[1]!.id, errors: [{ code: 'outcome_suspended', meta: { ids: [legs[1]!.id] } }] },
      { id: legs[2]!.id, coupon: { typeId: 0, amount: { minor: 98_500 } } },
    ],
  });
  expect(placement.coupon).toBeUndefined();
  expect(balance(sandbox, demo)).toBe(500);
  // What the first ones stake is not there for the last.
  const poor = await placed(demo, bodyOf(demo, 9, [legs[0]!, legs[2]!], 550, { amountByBetId: { [legs[0]!.id]: 450, [legs[2]!.id]: 100 } }), 'singles-poor');
  expect(poor.singlesResultCoupons).toMatchObject([{ coupon: {} }, { errors: [{ code: 'insufficient_funds', field: 'amountByBetId', meta: { ids: [legs[2]!.id] } }] }]);
  await settle(sandbox, [
    [legs[0]!, 1],
    [legs[2]!, 0],
  ]);
  expect(balance(sandbox, demo)).toBe(50 + 2000 + 900);
  expect(sandbox.ledger.verify()).toEqual([]);
  sandbox.dispose();
});

test('SBX-671 a price names the limits of each block and each of many singles, and they are those that the bet is judged by', async () => {
  const sandbox = createTestSandbox();
  await sandbox.post('/sandbox/v1/users/demo', { balance: 100_000_000 });
  const demo = await sandbox.signIn();
  const legs = await legsAt(sandbox, [1.5, 9]);
  const priced = async (typeId: number, bets: readonly object[], rest: object = {}): Promise<PriceCouponAnswer> =>
    (await (await sandbox.post('/web-api/coupon/v1/price', { typeId, bets, currency: 'EUR', ...rest })).json()) as PriceCouponAnswer;
  const limits = (answer: PriceCouponAnswer): unknown => answer.ownLimits?.map(({ id, minBetAmount, maxBetAmount }) => [id, minBetAmount.minor, maxBetAmount.minor]);
  const singles = await priced(
    9,
    legs.map(({ id }) => ({ id })),
  );
  expect(limits(singles)).toEqual([
    [legs[0]!.id, 50, 2_000_000],
    [legs[1]!.id, 50, 125_000],
  ]);
  const inBlocks = legs.map(({ id }, index) => ({ id, blockId: index + 1 }));
  for (const typeId of [4, 5]) {
    expect(limits(await priced(typeId, inBlocks))).toEqual([
      [1, 50, 2_000_000],
      [2, 50, 125_000],
    ]);
  }
  // One total over all blocks, or one stake for all: nothing has limits of its own.
  expect([(await priced(4, inBlocks, { systemValue: 1 })).ownLimits, (await priced(1, inBlocks)).ownLimits]).toEqual([undefined, undefined]);
  const sent = async (secondMinor: number): Promise<unknown> => {
    const amountByBetId = { [legs[0]!.id]: 2_000_000, [legs[1]!.id]: secondMinor };
    const { singlesResultCoupons = [] } = await placed(demo, bodyOf(demo, 9, legs, 2_000_000 + secondMinor, { amountByBetId }), `limits-${secondMinor}`);
    return singlesResultCoupons.map(({ coupon, errors }) => coupon?.amount.minor ?? [errors?.[0]?.code, errors?.[0]?.meta?.['limit']]);
  };
  expect([await sent(125_001), await sent(49), await sent(125_000)]).toEqual([
    [2_000_000, ['stake_above_max', { minor: 125_000, currency: 'EUR' }]],
    [2_000_000, ['stake_below_min', { minor: 50, currency: 'EUR' }]],
    [2_000_000, 125_000],
  ]);
  sandbox.dispose();
});

test('SBX-673 an outcome carries the colours of both sides of its event, one of an event without sides none', async () => {
  const sandbox = createTestSandbox();
  const { games } = await sandbox.json<GameList>('/web-api/line/v1/games?section=line&limit=300');
  const pricedOf = async (id: number): Promise<PriceCouponAnswer['bets'][number]> =>
    ((await (await sandbox.post('/web-api/coupon/v1/price', { typeId: 0, bets: [{ id }], currency: 'EUR' })).json()) as PriceCouponAnswer).bets[0]!;
  const match = games.find(({ outright, main }) => outright === undefined && main.length > 0)!;
  expect((await pricedOf(match.main[0]!.outcomes[0].id)).teamColors).toEqual([match.team1.colors, match.team2.colors]);
  const champ = await sandbox.json<GameList>(`/web-api/line/v1/games?section=line&champIds=${match.champId}&limit=300`);
  const outright = [...games, ...champ.games].find((game) => game.outright !== undefined);
  const market = outright === undefined ? undefined : (await sandbox.json<GameFull>(`/web-api/line/v1/games/${outright.id}`)).markets[0];
  if (market !== undefined) expect((await pricedOf(market.outcomes[0].id)).teamColors).toBeUndefined();
  sandbox.dispose();
});

test('SBX-670 one of many singles tells under which key it came with how many; one that was not placed keeps its outcome and its stake', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const legs = await legsAt(sandbox, [2, 1.5]);
  await sandbox.post('/sandbox/v1/prices', { outcomeId: legs[1]!.id, isBlocked: true });
  const amountByBetId = { [legs[0]!.id]: 1000, [legs[1]!.id]: 2000 };
  const placement = await placed(demo, bodyOf(demo, 9, legs, 3000, { amountByBetId }), 'singles-told');
  const together = { key: 'singles-told', placed: 1, count: 2 };
  expect(placement.singlesResultCoupons).toMatchObject([{ coupon: { singles: together } }, { bet: { id: legs[1]!.id, isBlocked: true }, amount: { minor: 2000, currency: 'EUR' } }]);
  expect((await readBet(demo, placement.singlesResultCoupons?.[0]?.coupon?.id ?? 0)).singles).toEqual(together);
  // Asked for later, the outcome is the one of then.
  await sandbox.post('/sandbox/v1/prices', { outcomeId: legs[1]!.id, isBlocked: false, coef: 1.62 });
  const later = (await (await demo.call('GET', '/web-api/coupon/v1/placements/singles-told')).json()) as Placement;
  expect(isPlacement(later)).toBe(true);
  expect(later.singlesResultCoupons?.[1]).toMatchObject({ errors: [{ code: 'outcome_suspended' }], bet: { isBlocked: false, coef: 1.62 } });
  sandbox.dispose();
});

test('SBX-618 A02 A15 however often many singles are sent, each bet is made once; all refused is a refusal that names every reason, and is kept', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const legs = await legsAt(sandbox, [2, 1.5]);
  const amountByBetId = { [legs[0]!.id]: 1000, [legs[1]!.id]: 2000 };
  const request = bodyOf(demo, 9, legs, 3000, { amountByBetId });
  const answers = await Promise.all(Array.from({ length: 8 }, async () => (await post(demo, request, 'singles-same')).text()));
  expect(new Set(answers).size).toBe(1);
  expect(balance(sandbox, demo)).toBe(97_000);
  expect(sandbox.ledger.statement(demo.userId).filter(({ kind, atMs }) => kind === 'stake' && atMs === sandbox.nowMs())).toHaveLength(2);
  expect(await (await demo.call('GET', '/web-api/coupon/v1/placements/singles-same')).json()).toEqual(JSON.parse(answers[0]!));
  const other = await post(demo, { ...request, amountByBetId: { ...amountByBetId, [legs[0]!.id]: 999 } }, 'singles-same');
  expect([other.status, ((await other.json()) as ErrorAnswer).errors[0].code]).toEqual([409, 'idempotency_mismatch']);

  for (const { id } of legs) await sandbox.post('/sandbox/v1/prices', { outcomeId: id, coef: 2.2 });
  const refused = await post(demo, request, 'singles-refused');
  const { errors } = (await refused.json()) as ErrorAnswer;
  expect([refused.status, errors.map(({ code, meta }) => [code, (meta?.['changes'] as { id: number }[])[0]?.id])]).toEqual([409, legs.map(({ id }) => ['odds_changed', id])]);
  await sandbox.post('/sandbox/v1/prices', { outcomeId: legs[0]!.id, coef: 2 });
  expect((await post(demo, request, 'singles-refused')).status).toBe(409);
  const kept = (await (await demo.call('GET', '/web-api/coupon/v1/placements/singles-refused')).json()) as Placement;
  expect(kept).toMatchObject({ state: 'refused', errors: [{ code: 'odds_changed' }, { code: 'odds_changed' }], singlesResultCoupons: [{ id: legs[0]!.id }, { id: legs[1]!.id }] });
  expect(balance(sandbox, demo)).toBe(97_000);
  sandbox.dispose();
});

test('SBX-618 with a live one among them many singles wait together and are judged again, each at its odds of then', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const [line] = await legsAt(sandbox, [2]);
  const [live] = await legsAt(sandbox, [3], 'live');
  const request = bodyOf(demo, 9, [live!, line!], 3000, { amountByBetId: { [live!.id]: 1000, [line!.id]: 2000 } });
  const first = await post(demo, request, 'singles-live');
  expect([first.status, balance(sandbox, demo)]).toEqual([202, 100_000]);
  await sandbox.post('/sandbox/v1/prices', { outcomeId: live!.id, coef: 2.9 });
  sandbox.run(3000);
  const decided = (await (await demo.call('GET', '/web-api/coupon/v1/placements/singles-live')).json()) as Placement;
  expect(decided).toMatchObject({
    state: 'accepted',
    singlesResultCoupons: [
      { id: live!.id, errors: [{ code: 'odds_changed' }] },
      { id: line!.id, coupon: { amount: { minor: 2000 } } },
    ],
  });
  expect(balance(sandbox, demo)).toBe(98_000);
  sandbox.dispose();
});

test('SBX-618 A15 a session that ended places none of many singles; the same key with the next token places them once', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const legs = await legsAt(sandbox, [2, 1.5]);
  const request = bodyOf(demo, 9, legs, 3000, { amountByBetId: { [legs[0]!.id]: 1000, [legs[1]!.id]: 2000 } });
  await sandbox.post('/sandbox/v1/users/demo', { sessions: 'expire-tokens' });
  expect((await post(demo, request, 'singles-expired')).status).toBe(401);
  expect(balance(sandbox, demo)).toBe(100_000);
  const again = await sandbox.signIn();
  expect((await again.call('GET', '/web-api/coupon/v1/placements/singles-expired')).status).toBe(404);
  for (let each = 0; each < 2; each += 1) expect((await post(again, request, 'singles-expired')).status).toBe(200);
  expect(balance(sandbox, demo)).toBe(97_000);
  sandbox.dispose();
});

test('SBX-617 A16 a limit that moved on the way refuses with its field and the limit of now, and takes nothing', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  await sandbox.post('/sandbox/v1/users/demo', { balance: 100_000_000 });
  const legs = await legsAt(sandbox, [2, 3, 2]);
  const change = { amountByBlockId: { 1: 100_000, 2: 1000 }, amount: { minor: 101_000, currency: 'EUR' }, changeCoefAction: 1 } as const;
  const request = bodyOf(
    demo,
    4,
    legs.map((leg, index) => ({ ...leg, blockId: index < 2 ? 1 : 2 })),
    0,
    change,
  );
  await sandbox.post('/sandbox/v1/prices', { outcomeId: legs[1]!.id, coef: 11 });
  const answer = await post(demo, request, 'limit-moved');
  expect([answer.status, ((await answer.json()) as ErrorAnswer).errors]).toMatchObject([
    422,
    [{ code: 'stake_above_max', field: 'amountByBlockId', meta: { blockId: 1, limit: { minor: Math.floor(1_000_000 / 21), currency: 'EUR' } } }],
  ]);
  expect(balance(sandbox, demo)).toBe(100_000_000);
  await sandbox.post('/sandbox/v1/prices', { outcomeId: legs[1]!.id, coef: 3 });
  expect((await post(demo, request, 'limit-moved')).status).toBe(422);
  expect((await post(demo, request, 'limit-is-back')).status).toBe(200);
  sandbox.dispose();
});

test('SBX-618 A17 a bet on its way stays with the account that it was sent from, in its currency', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const dollars = sandbox.ledger.accountsOf(demo.userId).find(({ currency }) => currency === 'USD')!;
  const legs = await legsAt(sandbox, [2, 3], 'live');
  const change = { accountId: dollars.id, amountByBetId: { [legs[0]!.id]: 100, [legs[1]!.id]: 200 } };
  const euro = await post(demo, bodyOf(demo, 9, legs, 300, change), 'account-of-dollars');
  expect([euro.status, ((await euro.json()) as ErrorAnswer).errors[0].code]).toEqual([422, 'currency_mismatch']);
  expect((await post(demo, bodyOf(demo, 9, legs, 300, { ...change, amount: { minor: 300, currency: 'USD' } }), 'singles-dollars')).status).toBe(202);
  await sandbox.post('/sandbox/v1/users/demo', { balance: 0 });
  for (const { id, coef } of legs) await sandbox.post('/sandbox/v1/prices', { outcomeId: id, coef, isBlocked: false });
  sandbox.run(3000);
  const decided = (await (await demo.call('GET', '/web-api/coupon/v1/placements/singles-dollars')).json()) as Placement;
  expect(decided.singlesResultCoupons).toMatchObject([{ coupon: { accountId: dollars.id, amount: { minor: 100, currency: 'USD' } } }, { coupon: { accountId: dollars.id } }]);
  expect([sandbox.ledger.account(dollars.id)?.balanceMinor, balance(sandbox, demo)]).toEqual([dollars.balanceMinor - 300, 0]);
  sandbox.dispose();
});

test('SBX-616 a live bet that is to fall with the score is refused when the score is another one after its delay', async () => {
  const stepMs = 5000;
  const betOf = async (sandbox: TestSandbox, id: number): Promise<PriceCouponAnswer['bets'][number]> =>
    ((await (await sandbox.post('/web-api/coupon/v1/price', { typeId: 0, bets: [{ id }], currency: 'EUR' })).json()) as PriceCouponAnswer).bets[0]!;
  // The same seed plays the same matches: once to see when a score changes, once to bet just before.
  const foreseen = createTestSandbox();
  const candidates = await legsAt(foreseen, [3, 3, 3, 3, 3, 3], 'live');
  const scores = async (): Promise<PriceCouponAnswer['bets']> => Promise.all(candidates.map(({ id }) => betOf(foreseen, id)));
  let was = await scores();
  let place = -1;
  let steps = 0;
  for (; place < 0 && steps < 600; steps += 1) {
    foreseen.advance(stepMs);
    const now = await scores();
    place = now.findIndex(({ scoreText, isFinished }, index) => scoreText !== was[index]?.scoreText && !isFinished);
    if (place < 0) was = now;
  }
  const leg = candidates[place];
  const before = was[place]?.scoreText ?? '';
  foreseen.dispose();

  const sandbox = createTestSandbox();
  await sandbox.post('/sandbox/v1/coupon', { liveDelayMs: stepMs });
  await sandbox.post('/sandbox/v1/prices', { outcomeId: leg!.id, coef: 3, isBlocked: false });
  sandbox.advance((steps - 1) * stepMs);
  const demo = await sandbox.signIn();
  const send = (change: Partial<PlaceCouponRequest>, key: string): Promise<Response> => post(demo, bodyOf(demo, 0, [leg!], 1000, change), key);
  expect((await send({ exactCoef: true, isDropOnScoreChange: true }, 'falls-with-score')).status).toBe(202);
  expect((await send({ exactCoef: true }, 'stays-with-score')).status).toBe(202);
  sandbox.advance(stepMs);
  const read = async (key: string): Promise<Placement> => (await (await demo.call('GET', `/web-api/coupon/v1/placements/${key}`)).json()) as Placement;
  const after = (await betOf(sandbox, leg!.id)).scoreText ?? '';
  expect(after).not.toBe(before);
  expect(await read('falls-with-score')).toMatchObject({ state: 'refused', errors: [{ code: 'score_changed', meta: { ids: [leg!.id], scores: [{ id: leg!.id, was: before, now: after }] } }] });
  expect(await read('stays-with-score')).toMatchObject({ state: 'accepted', coupon: { exactCoef: true } });
  expect(balance(sandbox, demo)).toBe(99_000);
  sandbox.dispose();
});

test('SBX-619 a priced coupon tells sizes with their least stakes, the price against it, the largest payout, dependence and most selections', async () => {
  const sandbox = createTestSandbox();
  const legs = await legsAt(sandbox, [2, 2, 2, 2]);
  const price = async (typeId: PlaceCouponRequest['typeId'], bets: readonly object[], change: object = {}): Promise<PriceCouponAnswer> => {
    const answer: unknown = await (await sandbox.post('/web-api/coupon/v1/price', { typeId, bets, currency: 'EUR', ...change })).json();
    if (!isPriceCouponAnswer(answer)) throw new Error(`Not a priced coupon: ${JSON.stringify(answer)}`);
    return answer;
  };
  const ids = legs.map(({ id }) => ({ id }));
  const euro = (minor: number): object => ({ minor, currency: 'EUR' });
  const system = await price(2, [{ ...ids[0]!, isBanker: true }, ...ids.slice(1)], { systemValue: 2 });
  expect(system).toMatchObject({ systems: [{ value: 2, offset: 1, combo: 3, minBetAmount: euro(150) }], minBetAmount: euro(150), maxPayout: euro(5_000_000), maxSelections: 20 });
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
  expect([(await price(7, ids)).maxSelections, (await price(8, ids.slice(0, 2))).minBetAmount, (await price(9, ids)).maxBetAmount]).toEqual([20, euro(50), euro(1_000_000)]);
  for (const typeId of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const) {
    for (const count of [1, 2, 4]) {
      const { minBetAmount, maxBetAmount } = await price(typeId, ids.slice(0, count));
      expect([typeId, count, minBetAmount.minor >= 50, maxBetAmount.minor >= minBetAmount.minor]).toEqual([typeId, count, true, true]);
    }
    expect((await price(typeId, [{ id: 7 }])).missing).toEqual([7]);
  }
  sandbox.dispose();
});

test('SBX-621 the history of the demo person holds bets of every kind, settled', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const { bets } = (await (await demo.call('GET', '/web-api/history/v1/bets?pageSize=100')).json()) as HistoryAnswer;
  expect([...new Set(bets.map(({ typeId }) => typeId))].toSorted((first, second) => first - second)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  const anti = bets.find(({ typeId }) => typeId === 6)!;
  expect(anti.payout?.minor).toBe(Math.round((anti.antiExpressCoef ?? 0) * anti.amount.minor));
  expect(bets.find(({ typeId }) => typeId === 5)).toMatchObject({ statusId: 0, amountByBlockId: { 2: 'max' }, bets: [{ blockId: 1 }, { blockId: 2 }, { blockId: 3 }] });
  expect(sandbox.ledger.verify()).toEqual([]);
  sandbox.dispose();
});
