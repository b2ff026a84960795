import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import type { GameList } from '#wire';
import { typeAvailability } from '#domain/ticket/conflicts/typeAvailability.ts';
import { couponTypes, type CouponType } from '#domain/ticket/CouponType.ts';
import {
  createTestCoupon,
  reloadTestCoupon,
  type TestCoupon,
} from '../testing/createTestCoupon.ts';

interface HistoryBet {
  readonly typeId: number;
  readonly amount: { readonly minor: number };
  readonly possibleWin: { readonly minor: number };
}

async function composed(type: CouponType, count: number): Promise<TestCoupon> {
  const page = await createTestCoupon();
  await page.signIn();
  for (const bet of await page.outcomes('line', count)) page.add(bet);
  page.stores.composition.choose(type);
  page.stores.stake.type('15');
  await page.pass(1000);
  return page;
}

test.each(couponTypes.filter((type) => type !== 'single' && type !== 'singles'))(
  'CPN-150 %s: the platform charges and promises what the page shows',
  async (type) => {
    const page = await composed(type, 4);
    const { composition, coupon, placement, money, stakeCheck, tickets } = page.stores;
    const [first, second, third] = coupon.outcomeIds;
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('no selections');
    if (type === 'system') composition.toggleBanker(second);
    if (type === 'chain') composition.move(third, 0);
    if (type === 'multi') {
      composition.setBlockSize(2);
      composition.moveToBlock(first, 0);
    }
    if (type === 'conditional') {
      composition.moveToBlock(second, composition.blockOf(first));
      composition.setBlockMax(composition.blockOf(third), true);
    }
    await page.pass(1000);
    expect([coupon.type, page.stores.placing.blocker?.kind, stakeCheck.stakeProblem]).toEqual([
      type,
      undefined,
      undefined,
    ]);
    const promised = {
      stake: coupon.totalStakeMinor,
      payout: money.potentialPayoutMinor,
      ticket: tickets.ticket,
    };
    const before = page.accounts.activeAccount?.balance.minor ?? 0;
    page.press();
    await page.pass(1500);
    if (placement.state.kind !== 'accepted') throw new Error(JSON.stringify(placement.state));
    const { bet } = placement.state;
    expect([bet.type, bet.stake.minor, bet.potentialPayout.minor]).toEqual([
      type,
      promised.stake,
      promised.payout,
    ]);
    expect(page.accounts.activeAccount?.balance.minor).toBe(before - promised.stake);
    expect([page.selections.count, placement.placed.length]).toEqual([0, 4]);
    page.stores.repeats.keepSelections();
    // The price of an anti-accumulator is requested again, so the comparison leaves it out.
    const { antiOdds } = promised.ticket;
    expect([
      coupon.type,
      { ...tickets.ticket, ...(antiOdds === undefined ? {} : { antiOdds }) },
    ]).toEqual([type, promised.ticket]);
  },
);

test('CPN-151 many singles: each accepted one is a bet, refused ones stay in the coupon with the reason', async () => {
  const page = await composed('singles', 3);
  const { composition, coupon, placement } = page.stores;
  const [first, second, third] = coupon.outcomeIds;
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('no selections');
  composition.selectionStakes.type(second, '400');
  composition.selectionStakes.type(third, '30');
  await page.pass(500);
  // The balance falls below the stake of the second bet between the press and the answer.
  let release = (): void => undefined;
  page.hold = new Promise((resolve) => (release = resolve));
  page.press();
  await page.sandbox.post('/sandbox/v1/users/demo', { balance: 5000 });
  release();
  await page.pass(1500);
  if (placement.state.kind !== 'accepted') throw new Error(JSON.stringify(placement.state));
  expect(
    placement.state.singles?.map(({ outcomeId, bet, errors }) => [
      outcomeId,
      bet?.stake.minor,
      errors[0]?.code,
    ]),
  ).toEqual([
    [first, 1500, undefined],
    [second, undefined, 'insufficient_funds'],
    [third, 3000, undefined],
  ]);
  expect([page.selections.drafts.map((draft) => draft.outcomeId), coupon.type]).toEqual([
    [second],
    'singles',
  ]);
  expect(page.services.announcer.alerts).toEqual([
    `coupon.kinds:singles.announce${JSON.stringify({ placed: 2, count: 3, stake: '€\u00a045.00' })}`,
  ]);
  const history = (await (
    await page.person?.call('GET', '/web-api/history/v1/bets?state=open&pageSize=2')
  )?.json()) as { readonly bets: readonly HistoryBet[] };
  expect(
    history.bets
      .map(({ typeId, amount }) => [typeId, amount.minor])
      .toSorted(([, one = 0], [, other = 0]) => one - other),
  ).toEqual([
    [0, 1500],
    [0, 3000],
  ]);
  placement.dismiss();
  expect([coupon.singleStakeMinor(second), page.sent.length]).toEqual([40_000, 1]);
});

test('CPN-152 two selections of one event are named as a pair, and one press makes them many singles', async () => {
  const page = await composed('lucky', 2);
  const { composition, coupon, rows } = page.stores;
  const [first] = coupon.outcomeIds;
  const partner = page.sandbox.line.couponBet((first ?? 0) + 1, 'en');
  if (partner === undefined) throw new Error('the market has one outcome');
  expect(rows.canBeSingles).toBe(false);
  page.add(partner);
  await page.pass(500);
  expect([
    page.stores.placing.blocker?.kind,
    rows.blocked.map((row) => [row.draft.outcomeId, row.block]),
    rows.canBeSingles,
  ]).toEqual(['selections', [[partner.id, { kind: 'dependent', onOutcomeId: first }]], true]);
  for (const type of ['chain', 'singles', 'conditional', 'multi'] as const) {
    composition.choose(type);
    expect(rows.blocked).toEqual([]);
  }
  composition.setBlockSize(2);
  expect(rows.blocked).toHaveLength(1);
  composition.choose('conditional');
  composition.moveToBlock(partner.id, composition.blockOf(first ?? 0));
  expect(rows.blocked).toHaveLength(1);
});

test('CPN-153 an anti-accumulator is placed at the displayed price, and not at all while there is none', async () => {
  const page = await composed('antiAccumulator', 3);
  const { coupon, live, rows, tickets } = page.stores;
  expect(tickets.ticket.antiOdds).toBeGreaterThan(1000);
  expect(tickets.ticket.selections.map(({ odds }) => odds)).toEqual(rows.odds);
  const shown = tickets.ticket.antiOdds;
  const first = live.byId.get(coupon.outcomeIds[0] ?? 0);
  if (first === undefined) throw new Error('not live');
  // After a price has moved the total price is requested again; the old one stays visible
  // meanwhile.
  live.applyChanges([{ outcomeId: first.outcomeId, was: first.odds, now: first.odds + 100 }]);
  expect([page.stores.placing.blocker?.kind, tickets.ticket.antiOdds]).toEqual(['loading', shown]);
  live.applyChanges([{ outcomeId: first.outcomeId, was: first.odds + 100, now: first.odds }]);
  await page.pass(500);
  expect(page.stores.placing.blocker?.kind).toBeUndefined();
  page.press();
  await page.pass(1000);
  expect(JSON.parse(page.sent[0]?.body ?? '{}')).toMatchObject({
    typeId: 6,
    antiExpressCoef: (shown ?? 0) / 1000,
  });
});

test.each(couponTypes)(
  'CPN-440 M12 a better price of a %s coupon is accepted without confirmation, except under "confirm"',
  async (type) => {
    const page = await composed(type, type === 'single' ? 1 : 3);
    const { live, placing, settings } = page.stores;
    const rise = async (id: number | undefined): Promise<void> => {
      const { coef = 0 } = page.sandbox.line.couponBet(id ?? 0, 'en') ?? {};
      // A shorter price of a selection makes the price of the anti-accumulator better.
      const next = type === 'antiAccumulator' ? coef - 0.15 : coef + 0.3;
      await page.sandbox.post('/sandbox/v1/prices', { outcomeId: id, coef: next });
      live.applyChanges([
        { outcomeId: id ?? 0, was: Math.round(coef * 1000), now: Math.round(next * 1000) },
      ]);
      await page.pass(1000);
    };
    const [first] = page.stores.coupon.outcomeIds;
    settings.setPolicy('acceptHigher');
    await rise(first);
    expect([placing.stage, placing.blocker]).toEqual(['ready', undefined]);
    settings.setPolicy('confirm');
    const { seenAntiOdds, pricing } = page.stores.pricing;
    expect(placing.stage).toBe(
      type === 'antiAccumulator' && pricing?.antiOdds === seenAntiOdds ? 'ready' : 'changed',
    );
    settings.setPolicy('acceptHigher');
    page.press();
    await page.pass(1500);
    expect(page.sent).toHaveLength(1);
    expect(page.stores.placement.state.kind).toBe('accepted');
  },
);

test('CPN-441 an anti-accumulator asks only about its own price: a worse one blocks it until accepted', async () => {
  const page = await composed('antiAccumulator', 3);
  const { pricing, placing, rows, settings } = page.stores;
  settings.setPolicy('acceptHigher');
  const seen = pricing.seenAntiOdds ?? 0;
  runInAction(() => (pricing.seenAntiOdds = seen + 10));
  expect([placing.stage, rows.changed]).toEqual(['changed', []]);
  page.press();
  await page.pass(1000);
  expect(page.sent).toEqual([]);
  page.press(true);
  await page.pass(1500);
  expect(page.stores.placement.state.kind).toBe('accepted');
});

test('CPN-480 a quarter line is named as the reason why an anti-accumulator is unavailable, and the platform has no price for it', async () => {
  const page = await createTestCoupon();
  const { games } = await page.sandbox.json<GameList>(
    '/web-api/line/v1/games?section=line&sportId=1&limit=30',
  );
  const split = games
    .flatMap(({ id }) => page.sandbox.line.game(id, 'en')?.markets ?? [])
    .flatMap(({ outcomes }) =>
      outcomes.flatMap(({ id, isBlocked }) =>
        isBlocked === true ? [] : (page.sandbox.line.couponBet(id, 'en') ?? []),
      ),
    )
    .find(({ isSplitLine }) => isSplitLine === true)!;
  page.add(split);
  page.add((await page.outcomes('line', 2)).find(({ gameId }) => gameId !== split.gameId)!);
  page.stores.composition.choose('antiAccumulator');
  await page.pass(1000);
  expect(typeAvailability(page.stores.rows.facts).antiAccumulator).toMatchObject({
    isAvailable: false,
    reason: { kind: 'split-line', outcomeId: split.id },
  });
  expect(typeAvailability(page.stores.rows.facts).accumulator.isAvailable).toBe(true);
  expect(page.stores.pricing.pricing?.antiOdds).toBeUndefined();
});

test('CPN-154 blocks: two at least, moved as a whole, with their stakes', async () => {
  const page = await composed('conditional', 3);
  const { composition, coupon, stake } = page.stores;
  const [first, second, third] = coupon.outcomeIds;
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('no selections');
  const blockIds = (): readonly (readonly number[])[] =>
    coupon.blocks.map((block) => block.outcomeIds);
  composition.typeBlockStake(2, '20');
  composition.setBlockMax(3, true);
  expect(coupon.blocks.map((block) => block.stake)).toEqual([stake.minor, 2000, 'max']);
  composition.moveBlock(2, -1);
  expect([blockIds(), coupon.blocks.map((block) => block.stake)]).toEqual([
    [[second], [first], [third]],
    [2000, stake.minor, 'max'],
  ]);
  // The first block is paid from the account, so "max" does not apply to it.
  composition.moveBlock(3, -1);
  composition.moveBlock(2, -1);
  expect([blockIds(), coupon.blocks[0]?.stake]).toEqual([
    [[third], [second], [first]],
    stake.minor,
  ]);
  composition.moveToBlock(first, composition.blockOf(second));
  composition.moveToBlock(third, composition.blockOf(second));
  expect([blockIds(), page.stores.placing.blocker?.kind]).toEqual([
    [coupon.outcomeIds],
    'too-few-blocks',
  ]);
  composition.addBlock();
  expect([coupon.blocks.length, page.stores.placing.blocker?.kind]).toEqual([2, 'too-few-blocks']);
  composition.moveToBlock(third, composition.blockIds[1]);
  expect([coupon.blocks.length, page.stores.placing.blocker?.kind]).toEqual([2, undefined]);
  page.selections.remove(third);
  expect(coupon.blocks).toHaveLength(1);
});

test('CPN-361 an anti-accumulator is priced again after a reload', async () => {
  const page = await reloadTestCoupon(await composed('antiAccumulator', 3));
  await page.pass(1000);
  const { coupon, tickets } = page.stores;
  expect([
    coupon.type,
    page.stores.placing.blocker?.kind,
    page.emitted.filter((each) => each instanceof Error),
  ]).toEqual(['antiAccumulator', undefined, []]);
  expect(tickets.ticket.antiOdds).toBeGreaterThan(1000);
});
