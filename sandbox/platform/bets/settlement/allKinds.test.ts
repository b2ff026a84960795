import type { HistoryAnswer, Placement, PriceCouponAnswer } from '#wire';
import { isPlacement } from '#wire/validators/coupon.js';
import { expect, test } from 'vitest';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../testing/createTestSandbox.ts';
import { bodyOf, selectionsAt, placed, readBet, settle } from '../testing/createBets.ts';

const balance = (sandbox: TestSandbox, person: TestPerson): number =>
  sandbox.ledger.account(person.accountId)?.balanceMinor ?? -1;

const couponId = (placement: Placement): number => placement.coupon?.id ?? 0;

test('SBX-620 a system with a banker is placed with size, bankers and number of bets, and settled by its combinations', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const selections = await selectionsAt(sandbox, [1.5, 2, 3, 4]);
  const placement = await placed(
    demo,
    bodyOf(
      demo,
      2,
      selections.map((selection, index) =>
        index === 0 ? { ...selection, isBanker: true } : selection,
      ),
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
    [selections[0]!, 1],
    [selections[1]!, 1],
    [selections[2]!, 0],
    [selections[3]!, 1],
  ]);
  // 1.5 × 2 × 4 × 10.00
  expect(await readBet(demo, couponId(placement))).toMatchObject({
    statusId: 1,
    payout: { minor: 12_000 },
  });
  expect(balance(sandbox, demo)).toBe(109_000);
  sandbox.dispose();
});

test('SBX-620 a chain pays its first step and runs on its account: 2.0 won, 1.5 won, 2.0 lost, 3.0 won, 1.5 lost at 3.00 pays 7.50', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const selections = await selectionsAt(sandbox, [2, 1.5, 2, 3, 1.5]);
  const placement = await placed(demo, bodyOf(demo, 3, selections, 300), 'chain-key-1');
  expect(placement.coupon).toMatchObject({ typeId: 3, betsCount: 5, amount: { minor: 300 } });
  expect(balance(sandbox, demo)).toBe(99_700);
  await settle(sandbox, [
    [selections[0]!, 1],
    [selections[1]!, 1],
    [selections[2]!, 0],
  ]);
  expect(await readBet(demo, couponId(placement))).toMatchObject({ statusId: -2 });
  await settle(sandbox, [
    [selections[3]!, 1],
    [selections[4]!, 0],
  ]);
  expect(await readBet(demo, couponId(placement))).toMatchObject({
    statusId: 1,
    payout: { minor: 750 },
  });
  expect(balance(sandbox, demo)).toBe(100_450);
  sandbox.dispose();
});

test('SBX-620 conditional blocks stake from the account, "max" all of it, and stop when it is empty; a corrected result recalculates them', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const selections = await selectionsAt(sandbox, [2, 1.5, 2, 3]);
  const inBlocks = selections.map((selection, index) => ({
    ...selection,
    blockId: [1, 2, 2, 3][index]!,
  }));
  const placement = await placed(
    demo,
    bodyOf(demo, 5, inBlocks, 1000, { amountByBlockId: { 1: 1000, 2: 1500, 3: 'max' } }),
    'conditional-key',
  );
  expect(placement.coupon).toMatchObject({
    amountByBlockId: { 1: 1000, 2: 1500, 3: 'max' },
    betsCount: 3,
    bets: [{ blockId: 1 }, { blockId: 2 }, { blockId: 2 }, { blockId: 3 }],
  });
  expect(balance(sandbox, demo)).toBe(99_000);
  await settle(
    sandbox,
    selections.map((selection) => [selection, 1]),
  );
  // 20.00 - 15.00 + 15.00 × 3 = 50.00, all of it at 3.00
  expect(await readBet(demo, couponId(placement))).toMatchObject({
    statusId: 1,
    payout: { minor: 15_000 },
  });
  await settle(sandbox, [[selections[0]!, 0]]);
  expect(await readBet(demo, couponId(placement))).toMatchObject({
    statusId: 0,
    payout: { minor: 0 },
    correction: { was_payout: { minor: 15_000 }, taken: { minor: 15_000 } },
  });
  expect(balance(sandbox, demo)).toBe(99_000);
  expect(sandbox.ledger.verify()).toEqual([]);
  sandbox.dispose();
});

test('SBX-620 multi coupons: one stake over combinations of blocks with a lobby, or a stake per block', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const selections = await selectionsAt(sandbox, [1.5, 2, 3, 4, 2]);
  const at = (...ids: readonly number[]) =>
    selections.map((selection, index) => ({ ...selection, blockId: ids[index]! }));
  const combined = await placed(
    demo,
    bodyOf(demo, 4, at(0, 1, 1, 2, 3), 3000, { systemValue: 2 }),
    'multi-combined',
  );
  // Lobby 1.5; blocks 6, 4, 2: (24 + 12 + 8) × 1.5 × 10.00
  expect(combined.coupon).toMatchObject({
    systemValue: 2,
    betsCount: 3,
    possibleWin: { minor: 66_000 },
  });
  const own = await placed(
    demo,
    bodyOf(demo, 4, at(1, 1, 2, 2, 3), 3500, { amountByBlockId: { 1: 1000, 2: 2000, 3: 500 } }),
    'multi-own-stakes',
  );
  expect(own.coupon).toMatchObject({
    amount: { minor: 3500 },
    betsCount: 3,
    possibleWin: { minor: 3000 + 24_000 + 1000 },
  });
  expect(balance(sandbox, demo)).toBe(93_500);
  await settle(sandbox, [
    [selections[0]!, 1],
    [selections[1]!, 1],
    [selections[2]!, 0],
    [selections[3]!, 2],
    [selections[4]!, 1],
  ]);
  expect(await readBet(demo, couponId(combined))).toMatchObject({ payout: { minor: 3000 } });
  expect(await readBet(demo, couponId(own))).toMatchObject({ payout: { minor: 3000 + 0 + 1000 } });
  sandbox.dispose();
});

test('SBX-615 SBX-620 SBX-1438 an anti-accumulator wins when one selection fails; a void one changes its price, all void return the stake', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const selections = await selectionsAt(sandbox, [1.5, 1.6, 1.4]);
  const price = (await (
    await sandbox.post('/web-api/coupon/v1/price', {
      typeId: 6,
      bets: selections.map(({ id }) => ({ id })),
      currency: 'EUR',
    })
  ).json()) as PriceCouponAnswer;
  const antiExpressCoef = price.antiExpressCoef!;
  expect(antiExpressCoef).toBeGreaterThan(1.2);
  const bet = async (key: string): Promise<number> =>
    couponId(await placed(demo, bodyOf(demo, 6, selections, 1000, { antiExpressCoef }), key));
  const id = await bet('anti-key-1');
  expect(await readBet(demo, id)).toMatchObject({
    antiExpressCoef,
    coef: antiExpressCoef,
    possibleWin: { minor: Math.round(antiExpressCoef * 1000) },
  });
  await settle(sandbox, [
    [selections[0]!, 1],
    [selections[1]!, 0],
  ]);
  expect((await readBet(demo, id)).statusId).toBe(-2);
  await settle(sandbox, [[selections[2]!, 1]]);
  expect(await readBet(demo, id)).toMatchObject({
    statusId: 1,
    payout: { minor: Math.round(antiExpressCoef * 1000) },
  });
  await settle(sandbox, [[selections[2]!, 2]]);
  const changed = await readBet(demo, id);
  expect(changed.antiExpressCoef).toBeGreaterThan(antiExpressCoef);
  expect(changed.payout?.minor).toBe(Math.round(changed.antiExpressCoef! * 1000));
  await settle(sandbox, [[selections[1]!, 1]]);
  expect(await readBet(demo, id)).toMatchObject({ statusId: 0, payout: { minor: 0 } });
  await settle(
    sandbox,
    selections.map((selection) => [selection, 2]),
  );
  expect(await readBet(demo, id)).toMatchObject({
    statusId: 2,
    payout: { minor: 1000 },
    antiExpressCoef,
  });
  expect(sandbox.ledger.verify()).toEqual([]);
  sandbox.dispose();
});

test('SBX-620 lucky and patent divide one stake over all their bets', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const selections = await selectionsAt(sandbox, [2, 3, 4]);
  const lucky = await placed(demo, bodyOf(demo, 7, selections, 700), 'lucky-key-1');
  const patent = await placed(demo, bodyOf(demo, 8, selections, 400), 'patent-key');
  expect([
    lucky.coupon?.betsCount,
    lucky.coupon?.possibleWin.minor,
    patent.coupon?.betsCount,
    patent.coupon?.possibleWin.minor,
  ]).toEqual([7, 5900, 4, 5000]);
  await settle(sandbox, [
    [selections[0]!, 1],
    [selections[1]!, 1],
    [selections[2]!, 0],
  ]);
  expect((await readBet(demo, couponId(lucky))).payout?.minor).toBe(200 + 300 + 600);
  expect((await readBet(demo, couponId(patent))).payout?.minor).toBe(600);
  sandbox.dispose();
});

test('the history of the demo user has settled bets of every kind', async () => {
  const sandbox = createTestSandbox();
  const demo = await sandbox.signIn();
  const { bets } = (await (
    await demo.call('GET', '/web-api/history/v1/bets?pageSize=100')
  ).json()) as HistoryAnswer;
  expect(
    [...new Set(bets.map(({ typeId }) => typeId))].toSorted((first, second) => first - second),
  ).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  const anti = bets.find(({ typeId }) => typeId === 6)!;
  expect(anti.payout?.minor).toBe(Math.round((anti.antiExpressCoef ?? 0) * anti.amount.minor));
  expect(bets.find(({ typeId }) => typeId === 5)).toMatchObject({
    statusId: 0,
    amountByBlockId: { 2: 'max' },
    bets: [{ blockId: 1 }, { blockId: 2 }, { blockId: 3 }],
  });
  expect(sandbox.ledger.verify()).toEqual([]);
  sandbox.dispose();
});
