import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import {
  createTestCoupon,
  reloadTestCoupon,
  type TestCoupon,
} from '../testing/createTestCoupon.ts';

async function page(): Promise<TestCoupon> {
  const stage = await createTestCoupon();
  return stage;
}

test('CPN-409 under "confirm" a changed price is sent only after it was accepted, with the accepted odds', async () => {
  const here = await page();
  const { placing, rows } = here.stores;
  await here.signIn();
  const [bet] = await here.outcomes('line', 1);
  if (bet === undefined) throw new Error('no outcome');
  const now = Math.round(bet.coef * 1000);
  here.add(bet, now + 50);
  await here.pass(1000);
  expect(rows.changed.map((row) => [row.draft.odds, row.odds])).toEqual([[now + 50, now]]);
  expect(placing.stage).toBe('changed');
  here.press();
  await here.pass(500);
  expect(here.sent).toHaveLength(0);
  here.press(true);
  await here.pass(500);
  expect(here.sent).toHaveLength(1);
  expect(JSON.parse(here.sent[0]?.body ?? '{}')).toMatchObject({
    bets: [{ id: bet.id, coef: now / 1000 }],
    changeCoefAction: 0,
  });
});

test('CPN-410 a price that moved since it was displayed needs another press, also when accepting', async () => {
  const here = await page();
  await here.signIn();
  const [bet] = await here.outcomes('line', 1);
  if (bet === undefined) throw new Error('no outcome');
  here.add(bet);
  await here.pass(1000);
  const painted = new Map([[bet.id, Math.round(bet.coef * 1000) - 30]]);
  here.stores.placing.place(painted, true);
  await here.pass(500);
  expect(here.sent).toHaveLength(0);
  expect(here.stores.rows.changed).toHaveLength(1);
});

test('CPN-21 the displayed odds are sent, and the platform applies the policy to them', async () => {
  for (const [policy, difference, isSent] of [
    ['acceptAny', 40, true],
    ['acceptAny', -40, true],
    ['acceptHigher', -40, true],
    ['acceptHigher', 40, false],
  ] as const) {
    const here = await page();
    await here.signIn();
    here.stores.settings.setPolicy(policy);
    const [bet] = await here.outcomes('line', 1);
    if (bet === undefined) throw new Error('no outcome');
    const now = Math.round(bet.coef * 1000);
    here.add(bet, now + difference);
    await here.pass(1000);
    here.press();
    await here.pass(500);
    expect(
      here.sent.map(
        (sent) => (JSON.parse(sent.body) as { bets: { coef: number }[] }).bets[0]?.coef,
      ),
    ).toEqual(isSent ? [now / 1000] : []);
  }
});

test('CPN-22 CPN-395 B22 the strict profile confirms; the choice survives a reload', async () => {
  const here = await page();
  expect(here.stores.settings.policy).toBe('confirm');
  here.stores.settings.setPolicy('acceptHigher');
  const stage = await reloadTestCoupon(here);
  expect(stage.stores.settings.policy).toBe('acceptHigher');
});

test('CPN-24 two selections of one event block the coupon until one press removes the later one', async () => {
  const here = await page();
  await here.signIn();
  const bets = await here.outcomes('line', 2);
  const [first, second] = bets;
  if (first === undefined || second === undefined) throw new Error('no outcomes');
  const partner = here.sandbox.line.couponBet(first.id + 1, 'en');
  if (partner === undefined) throw new Error('the market has one outcome');
  here.add(first);
  here.add(second);
  here.add(partner);
  await here.pass(1000);
  expect(here.stores.rows.blocked.map((row) => row.block)).toEqual([
    { kind: 'dependent', onOutcomeId: first.id },
  ]);
  expect([here.stores.placing.stage, here.stores.placing.canPress]).toEqual(['selections', false]);
  here.press();
  await here.pass(300);
  expect(here.sent).toHaveLength(0);
  here.stores.rows.removeBlocked();
  await here.pass(1000);
  expect(here.selections.drafts.map((draft) => draft.outcomeId)).toEqual([first.id, second.id]);
  expect(here.stores.placing.blocker?.kind).toBeUndefined();
});

test('CPN-23 an outcome unknown to the platform is gone', async () => {
  const here = await page();
  const [bet] = await here.outcomes('line', 1);
  if (bet === undefined) throw new Error('no outcome');
  here.add({ ...bet, id: 4_000_000_000_001, gameId: 1_907_348 });
  await here.pass(1000);
  expect(here.stores.rows.blocked.map((row) => row.block?.kind)).toEqual(['gone']);
});

test('CPN-25 nothing is placed without fresh prices', async () => {
  const here = await page();
  await here.signIn();
  for (const bet of await here.outcomes('line', 1)) here.add(bet);
  expect(here.stores.placing.blocker?.kind).not.toBeUndefined();
  await here.pass(1000);
  expect(here.stores.placing.blocker?.kind).toBeUndefined();
  here.network.muteFeed(true);
  await here.pass(11_000);
  expect([here.stores.placing.blocker?.kind, here.stores.placing.canPress]).toEqual([
    'stale',
    false,
  ]);
  here.press();
  await here.pass(200);
  expect(here.sent).toHaveLength(0);
  here.network.muteFeed(false);
  await here.pass(6000);
  expect([here.stores.placing.blocker?.kind, here.stores.placing.canPress]).toEqual([
    undefined,
    true,
  ]);
});

test('ACC-58 nothing is placed while the terms are unclear, and the coupon stays usable', async () => {
  const here = await page();
  await here.signIn();
  for (const bet of await here.outcomes('line', 1)) here.add(bet);
  await here.pass(1000);
  expect([here.stores.placing.blocker?.kind, here.stores.placing.canPress]).toEqual([
    undefined,
    true,
  ]);
  for (const [staking, obstacle] of [
    ['checking', 'loading'],
    ['closed', 'terms'],
  ] as const) {
    runInAction(() => (here.terms.staking = staking));
    expect([here.stores.placing.blocker?.kind, here.stores.placing.canPress]).toEqual([
      obstacle,
      false,
    ]);
    here.press();
    await here.pass(200);
  }
  expect(here.sent).toHaveLength(0);
  runInAction(() => (here.terms.staking = 'open'));
  expect(here.stores.placing.canPress).toBe(true);
});

test('CPN-33 Max is the smaller of maximum and balance', async () => {
  const here = await page();
  const person = await here.signIn();
  for (const bet of await here.outcomes('line', 1)) here.add(bet);
  await here.pass(1000);
  const { limits, stake, stakeCheck } = here.stores;
  expect(stakeCheck.largestStakeMinor).toBe(
    Math.min(limits.maxStakeMinor ?? 0, here.accounts.activeAccount?.balance.minor ?? 0),
  );
  await here.sandbox.post('/sandbox/v1/users/demo', { balance: 700 });
  await here.pass(1000);
  expect([stakeCheck.largestStakeMinor, person.userId > 0]).toEqual([700, true]);
  stake.type('7.01');
  expect(stakeCheck.stakeProblem).toEqual({ kind: 'above-balance', limitMinor: 700 });
});

test('CPN-34 CPN-396 another currency empties the stake; a reload keeps it', async () => {
  const here = await page();
  here.stores.stake.type('12.34');
  const again = await reloadTestCoupon(here);
  expect(again.stores.stake.text).toBe('12.34');
  again.stores.stake.setCurrency('KWD');
  expect([again.stores.stake.text, again.stores.stake.minor, again.stores.stake.stepMinor]).toEqual(
    ['', undefined, 500],
  );
});

test('CPN-35 the potential payout follows every key and is exact', async () => {
  const here = await page();
  for (const bet of await here.outcomes('line', 2)) here.add(bet);
  await here.pass(1000);
  const { rows, stake, money, stakeCheck } = here.stores;
  const product = rows.odds.reduce((sum, odds) => sum * BigInt(odds), 1n);
  for (const text of ['1', '12', '12.', '12.5', '12.50']) {
    stake.type(text);
    expect(money.potentialPayoutMinor).toBe(
      Number((BigInt(stake.minor ?? 0) * product * 2n + 1_000_000n) / 2_000_000n),
    );
  }
  for (const text of ['', 'x', '1e3', '-5', '1.005']) {
    stake.type(text);
    expect([money.potentialPayoutMinor, stakeCheck.stakeProblem === undefined]).toEqual([
      undefined,
      false,
    ]);
  }
  stake.type('1.005');
  expect(stakeCheck.stakeProblem).toEqual({ kind: 'too-many-decimals', allowed: 2 });
});

test('CPN-36 CPN-407 limits are requested once after several changes, and a late answer to a superseded request is dropped', async () => {
  const here = await page();
  const bets = await here.outcomes('line', 3);
  let asked = 0;
  const { call } = here.services.http;
  Object.assign(here.services.http, {
    call: (...args: Parameters<typeof call>) => (
      (asked += args[0] === 'coupon.price' ? 1 : 0),
      call(...args)
    ),
  });
  for (const bet of bets) {
    here.add(bet);
    await here.pass(100);
  }
  expect(asked).toBe(0);
  await here.pass(300);
  expect(asked).toBe(1);
  expect(here.stores.pricing.pricing?.minStake).toEqual({ minor: 50, currency: 'EUR' });
  const before = here.stores.limits.maxStakeMinor;
  here.selections.remove(bets[0]?.id ?? 0);
  expect(here.stores.limits.maxStakeMinor).toBeUndefined();
  await here.pass(1000);
  expect(here.stores.limits.maxStakeMinor).not.toBe(before);
});

test('CPN-37 the first key replaces the amount', async () => {
  const { stake } = (await page()).stores;
  expect(stake.text).toBe('5.00');
  stake.press('1');
  stake.press('2');
  stake.press('.');
  stake.press('5');
  expect([stake.text, stake.minor]).toEqual(['12.5', 1250]);
  stake.erase();
  stake.erase();
  expect(stake.text).toBe('12');
  stake.add(500);
  expect(stake.text).toBe('17.00');
  stake.erase();
  expect(stake.text).toBe('');
});

test('CPN-71 the announced total uses current odds, whatever the first price was', async () => {
  const here = await page();
  const [first, second] = await here.outcomes('line', 2);
  if (first === undefined || second === undefined) throw new Error('no outcomes');
  here.add(first, 90_000);
  await here.pass(1000);
  here.add(second);
  await here.pass(1000);
  const total = (first.coef * second.coef).toFixed(3);
  expect(here.services.announcer.politely.at(-1)).toBe(
    `coupon.later:announce.summary{"count":2,"odds":"${total}"}`,
  );
});

test('CPN-71 announcements of the coupon are polite; alerts are for accepted and refused bets', async () => {
  const here = await page();
  await here.signIn();
  const bets = await here.outcomes('line', 2);
  for (const bet of bets) here.add(bet);
  await here.pass(1000);
  expect(
    here.services.announcer.politely.filter((text) =>
      text.startsWith('coupon.later:announce.summary'),
    ),
  ).toHaveLength(2);
  expect(here.services.announcer.alerts).toEqual([]);
  here.press();
  await here.pass(1000);
  expect(here.services.announcer.alerts.map((text) => text.slice(0, 30))).toEqual([
    'coupon.later:announce.accepted',
  ]);
});
