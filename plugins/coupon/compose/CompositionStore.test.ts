import { autorun, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import type { CouponBet } from '#wire';
import {
  BrowserStorage,
  type StorageChange,
} from '../../../core/platform/storage/BrowserStorage.ts';
import { MemoryArea } from '../../../core/platform/storage/MemoryArea.ts';
import { isSameOrder, orderToStored } from '../place/storedOrder.ts';
import { leastPayoutOf } from '../kinds/leastPayoutOf.ts';
import { potentialPayout } from '#domain/ticket/payout/potentialPayout.ts';
import {
  createTestCoupon,
  reloadTestCoupon,
  type TestCoupon,
} from '../testing/createTestCoupon.ts';
import { CompositionStore } from './CompositionStore.ts';
import { SelectionsStore } from '../selections/SelectionsStore.ts';
import { isStoredComposition } from '#stored/coupon/isStoredComposition.js';
import { isStoredPlacements } from '#stored/coupon/isStoredPlacements.js';

const isStoredOrder = (order: unknown): boolean =>
  isStoredPlacements([{ key: 'a'.repeat(36), userId: 1, sentAtMs: 1, order }]);

/** Creates the coupon of a signed-in person with this many prematch selections. */
async function composing(
  count: number,
): Promise<{ readonly page: TestCoupon; readonly bets: readonly CouponBet[] }> {
  const page = await createTestCoupon();
  await page.signIn();
  const bets = await page.outcomes('line', count);
  for (const bet of bets) page.add(bet);
  await page.pass(1000);
  return { page, bets };
}

test('CPN-140 the number of selections determines the kind until one is chosen; the choice holds while the number allows it', async () => {
  const { page } = await composing(4);
  const { composition, coupon } = page.stores;
  const [first, ...others] = page.selections.drafts;
  expect(coupon.type).toBe('accumulator');
  composition.choose('system');
  expect(coupon.type).toBe('system');
  for (const draft of others.slice(1)) page.selections.remove(draft.outcomeId);
  expect(coupon.type).toBe('accumulator');
  for (const draft of others.slice(1)) page.selections.toggle(draft);
  expect(coupon.type).toBe('system');
  page.selections.clear();
  for (const draft of [first, ...others]) if (draft !== undefined) page.selections.toggle(draft);
  expect(coupon.type).toBe('accumulator');
});

test('CPN-141 the composition survives a reload and is removed with its selections', async () => {
  const { page, bets } = await composing(5);
  const [first, second, third] = bets.map((bet) => bet.id);
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('no outcomes');
  const { composition } = page.stores;
  composition.choose('system');
  composition.setSystemSize(3);
  composition.toggleBanker(second);
  composition.move(third, 0);
  composition.selectionStakes.set(first, 700);
  composition.moveToBlock(first, 2);
  const before = composition.composition;
  const stage = await reloadTestCoupon(page);
  const again = stage.stores.composition;
  expect(again.composition).toEqual(before);
  expect([
    stage.stores.coupon.type,
    stage.stores.coupon.systemSize,
    [...stage.stores.coupon.bankers],
    again.outcomeIds[0],
    again.blockOf(first),
  ]).toEqual(['system', 3, [second], third, 2]);
  for (const id of [second, first]) stage.selections.remove(id);
  expect([
    again.bankers.size,
    again.composition.selectionStakes,
    again.outcomeIds.includes(first),
  ]).toEqual([0, {}, false]);
});

test('CPN-412 another tab has the same composition', () => {
  const area = new MemoryArea();
  const listeners: ((change: StorageChange) => void)[] = [];
  const open = (tell: boolean) => {
    const storage = new BrowserStorage({
      brand: 'northline',
      area: () => area,
      onChange: (run) => (tell ? listeners.push(run) : 0, () => undefined),
    });
    const selections = new SelectionsStore(storage);
    return { selections, composition: new CompositionStore(storage, selections, 'en', 'EUR') };
  };
  const here = open(true);
  const there = open(false);
  for (const outcomeId of [1, 2, 3])
    there.selections.toggle({
      outcomeId,
      eventId: outcomeId,
      odds: 1850,
      isLive: false,
      outcomeName: 'Home',
      marketName: 'Result',
      eventName: 'A – B',
    });
  there.composition.choose('chain');
  there.composition.move(3, 0);
  there.composition.moveToBlock(2, 0);
  for (const [key, value] of [...area.values]) for (const run of listeners) run({ key, value });
  expect([
    here.composition.chosenType,
    here.composition.outcomeIds,
    here.composition.blockOf(2),
  ]).toEqual(['chain', [3, 1, 2], 0]);
});

test('CPN-413 an invalid stored composition is dropped', async () => {
  const { page } = await composing(1);
  const good = page.stores.composition.composition;
  expect(isStoredComposition(good)).toBe(true);
  const hostile: readonly unknown[] = [
    undefined,
    null,
    [],
    'system',
    { ...good, type: '__proto__' },
    { ...good, type: 2 },
    { ...good, systemSize: 1 },
    { ...good, systemSize: 2.5 },
    { ...good, blockSize: 0 },
    { ...good, bankers: ['1'] },
    { ...good, bankers: Array.from({ length: 51 }, (_none, index) => index) },
    { ...good, order: {} },
    { ...good, blocks: { x: 1 } },
    { ...good, blocks: { 1: 51 } },
    { ...good, blocks: [] },
    { ...good, blockStakes: { 1: 'max' } },
    { ...good, selectionStakes: { 1: -5 } },
    { ...good, selectionStakes: { 1: 9e99 } },
    { ...good, isPerBet: 1 },
    { ...good, currency: undefined },
  ];
  expect(hostile.filter(isStoredComposition)).toEqual([]);
});

test('CPN-142 a system has sizes from two to one less than the selections without bankers', async () => {
  const { page } = await composing(5);
  const { composition, coupon } = page.stores;
  composition.choose('system');
  expect([coupon.systemSize, coupon.sizes.map((option) => option.value), coupon.betCount]).toEqual([
    2,
    [2, 3, 4],
    10,
  ]);
  composition.setSystemSize(1);
  expect(composition.systemSize).toBe(2);
  composition.setSystemSize(4);
  expect([coupon.systemSize, coupon.betCount]).toEqual([4, 5]);
  page.selections.remove(coupon.outcomeIds[0] ?? 0);
  expect([coupon.systemSize, coupon.betCount]).toEqual([3, 4]);
});

test('CPN-143 bankers leave three other selections, and a barred one is ignored', async () => {
  const { page, bets } = await composing(5);
  const { composition, coupon, live } = page.stores;
  composition.choose('system');
  for (const bet of bets.slice(0, 3)) composition.toggleBanker(bet.id);
  expect([...coupon.bankers]).toEqual(bets.slice(0, 2).map((bet) => bet.id));
  expect([coupon.sizes.map((option) => [option.value, option.offset]), coupon.betCount]).toEqual([
    [[2, 2]],
    3,
  ]);
  const first = live.byId.get(bets[0]?.id ?? 0);
  if (first === undefined) throw new Error('not live');
  runInAction(() => live.byId.set(first.outcomeId, { ...first, isBankerDisabled: true }));
  expect(coupon.bankers.has(first.outcomeId)).toBe(false);
  composition.toggleBanker(bets[1]?.id ?? 0);
  composition.choose('accumulator');
  expect(coupon.bankers.size).toBe(0);
});

test('CPN-144 an own stake is the common one until typed, and emptied by another currency', async () => {
  const { page, bets } = await composing(3);
  const { composition, coupon, stake, stakeCheck } = page.stores;
  const [first, second] = bets.map((bet) => bet.id);
  if (first === undefined || second === undefined) throw new Error('no outcomes');
  composition.choose('singles');
  stake.type('2');
  composition.selectionStakes.type(first, '7.5');
  expect([coupon.totalStakeMinor, coupon.betCount, stakeCheck.stakeProblem]).toEqual([
    1150,
    3,
    undefined,
  ]);
  composition.selectionStakes.type(second, '1e3');
  expect([stakeCheck.stakeProblem, coupon.totalStakeMinor]).toEqual([{ kind: 'malformed' }, 950]);
  composition.selectionStakes.type(second, ' ');
  composition.selectionStakes.tidy(second);
  expect([stakeCheck.stakeProblem, coupon.totalStakeMinor]).toEqual([undefined, 1150]);
  stake.setCurrency('KWD');
  composition.setCurrency('KWD');
  expect([composition.selectionStakes.isAny, coupon.totalStakeMinor]).toEqual([false, 0]);
});

test('CPN-145 the order carries only the fields of its kind; the same coupon gives the same bytes', async () => {
  const { page, bets } = await composing(4);
  const { composition, coupon, stake } = page.stores;
  const ids = bets.map((bet) => bet.id);
  stake.type('12');
  const orderOf = () => {
    const order = page.order();
    if (order === undefined)
      throw new Error(`no order: ${String(page.stores.placing.blocker?.kind)}`);
    expect(isStoredOrder(JSON.parse(JSON.stringify(orderToStored(order))))).toBe(true);
    expect(isSameOrder(order, page.order() ?? order)).toBe(true);
    return order;
  };
  const common = [
    'accountId',
    'type',
    'stakeMinor',
    'currency',
    'policy',
    'oddsFormat',
    'selections',
  ];
  expect(Object.keys(orderOf()).toSorted()).toEqual(
    [...common, 'oddsByView', 'isBonusBet'].toSorted(),
  );
  composition.choose('system');
  composition.toggleBanker(ids[3] ?? 0);
  expect(orderOf()).toMatchObject({
    type: 'system',
    systemSize: 2,
    stakeMinor: 1200,
    selections: [
      { outcomeId: ids[0] },
      { outcomeId: ids[1] },
      { outcomeId: ids[2] },
      { outcomeId: ids[3], isBanker: true },
    ],
  });
  composition.choose('chain');
  composition.move(ids[3] ?? 0, 0);
  expect(orderOf().selections.map((selection) => selection.outcomeId)).toEqual([
    ids[3],
    ids[0],
    ids[1],
    ids[2],
  ]);
  expect(Object.keys(orderOf())).toEqual(common);
  composition.choose('singles');
  composition.selectionStakes.set(ids[0] ?? 0, 300);
  expect(orderOf()).toMatchObject({
    type: 'singles',
    stakeMinor: 3900,
    selectionStakes: Object.fromEntries(ids.map((id, index) => [id, index === 0 ? 300 : 1200])),
  });
  composition.choose('lucky');
  composition.setPerBet(true);
  expect([orderOf().stakeMinor, coupon.betCount]).toEqual([18_000, 15]);
  composition.choose('conditional');
  composition.moveToBlock(ids[1] ?? 0, composition.blockOf(ids[0] ?? 0));
  composition.setBlockMax(composition.blockOf(ids[2] ?? 0), true);
  expect(orderOf()).toMatchObject({
    type: 'conditional',
    stakeMinor: 1200,
    blockStakes: { 1: 1200, 2: 'max', 3: 1200 },
  });
  expect(
    Object.fromEntries(orderOf().selections.map(({ outcomeId, blockId }) => [outcomeId, blockId])),
  ).toEqual({ [ids[0] ?? 0]: 1, [ids[1] ?? 0]: 1, [ids[2] ?? 0]: 2, [ids[3] ?? 0]: 3 });
});

test('CPN-146 total stake, potential payout and the smallest winning payout follow every change', async () => {
  const { page } = await composing(4);
  const { composition, coupon, stake, money, tickets } = page.stores;
  composition.choose('system');
  for (const text of ['6', '60', '60.5']) {
    stake.type(text);
    expect([coupon.totalStakeMinor, money.potentialPayoutMinor]).toEqual([
      stake.minor,
      potentialPayout(tickets.ticket),
    ]);
    expect(leastPayoutOf(page.stores)).toBeLessThan(money.potentialPayoutMinor ?? 0);
  }
  stake.type('x');
  expect([money.potentialPayoutMinor, leastPayoutOf(page.stores)]).toEqual([undefined, undefined]);
});

test('CPN-148 a price re-renders its own row only', async () => {
  const { page, bets } = await composing(3);
  const { live, rows } = page.stores;
  const drawn = bets.map(() => 0);
  const stops = bets.map((bet, index) =>
    autorun(() => (drawn[index] = (drawn[index] ?? 0) + (rows.of(bet.id) === undefined ? 0 : 1))),
  );
  const second = live.byId.get(bets[1]?.id ?? 0);
  if (second === undefined) throw new Error('not live');
  runInAction(() => live.byId.set(second.outcomeId, { ...second, odds: second.odds + 10 }));
  expect(drawn).toEqual([1, 2, 1]);
  for (const stop of stops) stop();
});
