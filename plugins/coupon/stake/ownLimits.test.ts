import { expect, test } from 'vitest';
import { offeredLeast } from './offeredLeast.ts';
import { createTestCoupon, type TestCoupon } from '../testing/createTestCoupon.ts';

/** Origin of the maximum of a prematch bet: the largest win of one bet. */
const cap = { kind: 'win', minor: 1_000_000 };

/** Adds selections at 1.50 and 9.00, for a person whose balance exceeds every limit. */
async function unlike(): Promise<{
  readonly page: TestCoupon;
  readonly low: number;
  readonly high: number;
}> {
  const page = await createTestCoupon();
  const [low, high] = await page.outcomes('line', 2);
  if (low === undefined || high === undefined) throw new Error('no outcomes');
  await page.sandbox.post('/sandbox/v1/prices', { outcomeId: low.id, coef: 1.5 });
  await page.sandbox.post('/sandbox/v1/prices', { outcomeId: high.id, coef: 9 });
  await page.sandbox.post('/sandbox/v1/users/demo', { balance: 100_000_000 });
  await page.signIn();
  page.add({ ...low, coef: 1.5 });
  page.add({ ...high, coef: 9 });
  return { page, low: low.id, high: high.id };
}

test('CPN-303 CPN-470 CPN-471 each of many singles is checked against the limits of its own odds before anything is sent; one at its limit is accepted', async () => {
  const { page, low, high } = await unlike();
  const { composition, limits, placement, stake, stakeCheck } = page.stores;
  composition.choose('singles');
  stake.type('2000');
  await page.pass(1000);
  expect([limits.ownLimits(low), limits.ownLimits(high)]).toEqual([
    { minMinor: 50, maxMinor: 2_000_000, cap },
    { minMinor: 50, maxMinor: 125_000, cap },
  ]);
  // The common amount is valid for one and invalid for the other, so only the latter is marked.
  expect([
    stakeCheck.ownProblem(low),
    stakeCheck.ownProblem(high),
    stakeCheck.fieldProblem,
  ]).toEqual([undefined, { kind: 'above-max', limitMinor: 125_000, cap }, undefined]);
  page.press();
  expect(page.sent).toEqual([]);
  stake.type('0.40');
  expect([
    stakeCheck.ownProblem(low),
    stakeCheck.ownProblem(high),
    stakeCheck.fieldProblem,
  ]).toEqual([undefined, undefined, { kind: 'below-min', limitMinor: 50 }]);
  composition.selectionStakes.type(low, '20000');
  composition.selectionStakes.type(high, '1250');
  expect(stakeCheck.stakeProblem).toBeUndefined();
  page.press();
  await page.pass(1500);
  expect(placement.state).toMatchObject({
    kind: 'accepted',
    singles: [{ bet: { stake: { minor: 2_000_000 } } }, { bet: { stake: { minor: 125_000 } } }],
  });
});

test('CPN-303 CPN-470 so is each block with its own stake, whatever numbers the blocks have', async () => {
  const { page, low, high } = await unlike();
  const { composition, limits, placement, stakeCheck } = page.stores;
  for (const type of ['multi', 'conditional'] as const) {
    composition.choose(type);
    const first = composition.blockOf(low);
    const second = composition.blockOf(high);
    composition.typeBlockStake(first, '100');
    composition.typeBlockStake(second, '1250.01');
    await page.pass(1000);
    expect([limits.ownLimits(first).maxMinor, limits.ownLimits(second).maxMinor]).toEqual([
      2_000_000, 125_000,
    ]);
    expect([stakeCheck.ownProblem(first), stakeCheck.ownProblem(second)]).toEqual([
      undefined,
      { kind: 'above-max', limitMinor: 125_000, cap },
    ]);
  }
  composition.choose('multi');
  composition.typeBlockStake(composition.blockOf(high), '1250');
  await page.pass(1000);
  expect(stakeCheck.stakeProblem).toBeUndefined();
  page.press();
  await page.pass(1500);
  expect(placement.state).toMatchObject({ kind: 'accepted', bet: { stake: { minor: 135_000 } } });
});

test('CPN-385 CPN-582 an own stake far above its limit is marked only at its field, not again for the sum', async () => {
  const { page, high } = await unlike();
  const { composition, stake, stakeCheck } = page.stores;
  stake.type('10');
  for (const type of ['singles', 'multi', 'conditional'] as const) {
    composition.choose(type);
    const key = type === 'singles' ? high : composition.blockOf(high);
    const write = (text: string): void =>
      type === 'singles'
        ? composition.selectionStakes.type(high, text)
        : composition.typeBlockStake(key, text);
    if (type === 'multi') composition.typeBlockStake(key, '10');
    write('9000000');
    await page.pass(1000);
    expect([type, stakeCheck.ownProblem(key)?.kind, stakeCheck.fieldProblem]).toEqual([
      type,
      'above-max',
      undefined,
    ]);
    expect(stakeCheck.stakeProblem?.kind).toBe('above-max');
    write('99999999999999999');
    expect(stakeCheck.ownProblem(key)).toEqual({ kind: 'above-max', limitMinor: 125_000, cap });
    write('10');
    expect(stakeCheck.stakeProblem).toBeUndefined();
  }
  // An amount that is only above the balance is an error of the sum.
  await page.sandbox.post('/sandbox/v1/users/demo', { balance: 1500 });
  await page.pass(6000);
  composition.choose('singles');
  expect([stakeCheck.ownProblem(high), stakeCheck.fieldProblem]).toEqual([
    undefined,
    { kind: 'above-balance', limitMinor: 1500 },
  ]);
});

test('CPN-586 own stakes name the origin of their limit once where it is the same for all', async () => {
  const { page, low } = await unlike();
  const { composition, limits } = page.stores;
  composition.choose('singles');
  await page.pass(1000);
  expect(limits.commonCap).toEqual(cap);
  await page.sandbox.post('/sandbox/v1/prices', { outcomeId: low, coef: 1.1 });
  page.selections.remove(low);
  const bet = page.sandbox.line.couponBet(low, 'en');
  if (bet === undefined) throw new Error('no outcome');
  page.add(bet);
  await page.pass(1000);
  expect([limits.commonCap, limits.ownLimits(low).cap]).toEqual([
    undefined,
    { kind: 'payout', minor: 5_000_000 },
  ]);
});

test('CPN-304 blocks that together could exceed the largest payout of a coupon are marked before anything is sent', async () => {
  const { page, low, high } = await unlike();
  const { composition, stakeCheck } = page.stores;
  composition.choose('multi');
  composition.typeBlockStake(composition.blockOf(low), '20000');
  composition.typeBlockStake(composition.blockOf(high), '1250');
  await page.pass(1000);
  expect(stakeCheck.stakeProblem).toBeUndefined();
  const [third] = (await page.outcomes('line', 3)).filter(({ id }) => id !== low && id !== high);
  if (third === undefined) throw new Error('no third outcome');
  await page.sandbox.post('/sandbox/v1/prices', { outcomeId: third.id, coef: 1.5 });
  page.add({ ...third, coef: 1.5 });
  composition.typeBlockStake(composition.blockOf(third.id), '20000');
  await page.pass(1000);
  expect([stakeCheck.ownProblem(composition.blockOf(third.id)), stakeCheck.stakeProblem]).toEqual([
    undefined,
    { kind: 'above-payout', limitMinor: 5_000_000 },
  ]);
  page.press();
  expect(page.sent).toEqual([]);
});

test('CPN-443 CPN-444 M02 odds so long that even the minimum stake wins too much take no stake, with the reason', async () => {
  const page = await createTestCoupon();
  await page.signIn();
  const bets = await page.outcomes('line', 15);
  for (const bet of bets) {
    await page.sandbox.post('/sandbox/v1/prices', { outcomeId: bet.id, coef: 2 });
    page.add({ ...bet, coef: 2 });
  }
  await page.pass(1000);
  const { autoMax, limits, placing, selections, stakeCheck } = page.stores;
  expect([limits.minStakeMinor, limits.maxStakeMinor, stakeCheck.fieldProblem]).toEqual([
    50,
    30,
    { kind: 'impossible', cap },
  ]);
  expect([stakeCheck.largestStakeMinor, autoMax.largestMinor, placing.blocker?.kind]).toEqual([
    undefined,
    undefined,
    'stake',
  ]);
  // At 2.00 each, a stake is possible again with one selection less.
  selections.remove(bets[14]?.id ?? 0);
  await page.pass(1000);
  expect([limits.cap, limits.maxStakeMinor, stakeCheck.fieldProblem]).toEqual([
    cap,
    61,
    {
      kind: 'above-max',
      limitMinor: 61,
      cap,
    },
  ]);
  // For short odds the limit is the largest payout of a coupon.
  selections.clear();
  const [short] = bets;
  await page.sandbox.post('/sandbox/v1/prices', { outcomeId: short?.id, coef: 1.1 });
  page.add({ ...short!, coef: 1.1 });
  await page.pass(1000);
  expect(limits.cap).toEqual({ kind: 'payout', minor: 5_000_000 });
});

test('CPN-33 CPN-443 M02 no kind offers a minimum above the maximum, or a maximum below the minimum', async () => {
  const page = await createTestCoupon();
  await page.signIn();
  const bets = await page.outcomes('line', 8);
  for (const bet of bets) {
    await page.sandbox.post('/sandbox/v1/prices', { outcomeId: bet.id, coef: 8 });
    page.add({ ...bet, coef: 8 });
  }
  await page.pass(1000);
  const { composition, coupon, limits, stake, stakeCheck } = page.stores;
  const seen: string[] = [];
  const look = async (): Promise<void> => {
    await page.pass(1000);
    const { maxStakeMinor, minStakeMinor } = limits;
    const { largestStakeMinor, leastStakeMinor } = stakeCheck;
    expect(largestStakeMinor ?? leastStakeMinor).toBeGreaterThanOrEqual(leastStakeMinor);
    expect(offeredLeast(page.stores) ?? 0).toBeLessThanOrEqual(
      stakeCheck.perField(maxStakeMinor ?? Infinity, Math.floor),
    );
    const isImpossible = !coupon.hasOwnStakes && (maxStakeMinor ?? 0) < (minStakeMinor ?? 0);
    for (const text of ['0.01', '1', '9000000']) {
      stake.type(text);
      expect([coupon.type, stakeCheck.fieldProblem?.kind === 'impossible']).toEqual([
        coupon.type,
        isImpossible,
      ]);
    }
    seen.push(`${coupon.type}: ${isImpossible ? 'impossible' : 'possible'}`);
  };
  for (const type of ['accumulator', 'chain', 'system', 'multi', 'lucky', 'patent'] as const) {
    composition.choose(type);
    await look();
    composition.setPerBet(true);
    await look();
    composition.setPerBet(false);
  }
  expect(seen.filter((each) => each.endsWith('impossible'))).toContain('accumulator: impossible');
  // A block with its own stake and too long odds is marked at its own field.
  composition.choose('conditional');
  const [first, second, ...rest] = bets.map(({ id }) => id);
  const [lone, full] = [composition.blockOf(first ?? 0), composition.blockOf(second ?? 0)];
  for (const id of rest) composition.moveToBlock(id, full);
  await page.pass(1000);
  for (const text of ['0.01', '1', '9000000']) {
    composition.typeBlockStake(full, text);
    expect([stakeCheck.ownProblem(lone)?.kind, stakeCheck.ownProblem(full)?.kind]).toEqual([
      undefined,
      'impossible',
    ]);
  }
});

test('CPN-33 M02 with a balance below the minimum Max fills in nothing', async () => {
  const { page, low, high } = await unlike();
  const { composition, limits, stake, stakeCheck } = page.stores;
  await page.pass(1000);
  await page.sandbox.post('/sandbox/v1/users/demo', { balance: 30 });
  await page.pass(6000);
  expect([limits.balanceMinor, stakeCheck.largestStakeMinor]).toEqual([30, undefined]);
  // With own stakes Max is the share that the other bets leave, or nothing.
  await page.sandbox.post('/sandbox/v1/users/demo', { balance: 1500 });
  await page.pass(6000);
  composition.choose('singles');
  await page.pass(1000);
  stake.type('10');
  composition.selectionStakes.type(low, '11');
  expect([stakeCheck.fieldProblem?.kind, stakeCheck.largestStakeMinor]).toEqual([
    'above-balance',
    400,
  ]);
  stake.set(400);
  expect(stakeCheck.stakeProblem).toBeUndefined();
  composition.selectionStakes.type(high, '12');
  expect([stakeCheck.fieldProblem?.kind, stakeCheck.largestStakeMinor]).toEqual([
    'above-balance',
    undefined,
  ]);
});
