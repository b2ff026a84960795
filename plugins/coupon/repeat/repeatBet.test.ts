import { expect, test } from 'vitest';
import type { Bet } from '#domain/bets/Bet.ts';
import { createTestCoupon, type TestCoupon } from '../testing/createTestCoupon.ts';
import { pin, ready } from '../testing/readyToPlace.ts';
import { clearWithUndo } from './clearWithUndo.ts';
import { repeatBet } from './repeatBet.ts';

test('CPN-249 an empty coupon takes over the bet as composed, a filled one only its selections, a locked one nothing', async () => {
  const page = await createTestCoupon();
  const bets = await page.outcomes('line', 5);
  const selections = bets.slice(0, 4).map((bet, index) => ({
    outcomeId: bet.id,
    eventId: bet.gameId,
    odds: 2000,
    isLive: false,
    outcomeName: bet.name,
    marketName: bet.marketName,
    eventName: bet.gameName,
    isBanker: index === 0,
  }));
  page.selections.setLocked(true);
  expect(await repeatBet({ type: 'system', systemSize: 2, selections }, page.services)).toBe(false);
  page.selections.setLocked(false);
  expect(await repeatBet({ type: 'system', systemSize: 2, selections }, page.services)).toBe(true);
  const { composition } = page.stores;
  expect([page.selections.count, composition.chosenType, [...composition.bankers]]).toEqual([
    4,
    'system',
    [selections[0]?.outcomeId],
  ]);
  page.selections.clear();
  const [, , , , other] = bets;
  if (other === undefined) throw new Error('no outcome');
  page.add(other);
  await repeatBet({ type: 'chain', selections: selections.slice(0, 2) }, page.services);
  expect(page.selections.drafts.map(({ outcomeId }) => outcomeId)).toEqual([
    other.id,
    ...selections.slice(0, 2).map(({ outcomeId }) => outcomeId),
  ]);
  expect(composition.chosenType).not.toBe('chain');
});

test('CPN-446 M15 a cleared coupon is restored as composed, and beside selections added meanwhile', async () => {
  const page = await createTestCoupon();
  const bets = await page.outcomes('line', 4);
  for (const bet of bets.slice(0, 3)) page.add(bet);
  const { composition, selections } = page.stores;
  composition.choose('chain');
  const ids = page.selections.drafts.map(({ outcomeId }) => outcomeId);
  const undo = (): void => page.noticed.at(-1)?.actions?.[0]?.run();
  clearWithUndo(page.services, selections, composition);
  expect([page.selections.count, page.noticed.at(-1)?.kind]).toEqual([0, 'default-with-controls']);
  undo();
  expect(page.selections.drafts.map(({ outcomeId }) => outcomeId)).toEqual(ids);
  expect(composition.chosenType).toBe('chain');
  clearWithUndo(page.services, selections, composition);
  page.add(bets[3]!);
  undo();
  expect([page.selections.count, composition.chosenType]).toEqual([4, undefined]);
});

/** A bet pressed at 1.70 and placed at 1.88, because the policy takes better odds; now at 1.87. */
async function placedHigher(): Promise<{ readonly page: TestCoupon; readonly bet: Bet }> {
  const { page, bets } = await ready(1);
  const [first] = bets;
  await pin(page, first, { coef: 1.7 });
  await page.pass(1000);
  page.selections.acceptOdds(page.shown());
  page.stores.settings.setPolicy('acceptHigher');
  await pin(page, first, { coef: 1.88 });
  await page.pass(1000);
  expect(page.selections.drafts[0]?.odds).toBe(1700);
  page.press();
  await page.pass(1000);
  const { state } = page.stores.placement;
  if (state.kind !== 'accepted') throw new Error(`The bet is ${state.kind}`);
  await pin(page, first, { coef: 1.87 });
  await page.pass(1000);
  return { page, bet: state.bet };
}

/** Previous and new odds of each change that the coupon asks about. */
const asked = ({ stores }: TestCoupon): unknown =>
  stores.rows.changed.map(({ draft, odds }) => [draft.odds, odds]);

test.each([
  ['its receipt', ({ stores }: TestCoupon, bet: Bet) => stores.repeats.repeat(bet)],
  ['“Keep selections”', ({ stores }: TestCoupon) => stores.repeats.keepSelections()],
  [
    'My bets, after the receipt',
    ({ stores }: TestCoupon, bet: Bet) => {
      stores.placement.dismiss();
      stores.repeats.repeatOpen(bet);
    },
  ],
  [
    'My bets, beside a selection of older odds',
    ({ selections, stores }: TestCoupon, bet: Bet) => {
      stores.placement.dismiss();
      for (const each of bet.selections) selections.toggle({ ...each, odds: 1690, isLive: false });
      stores.repeats.repeatOpen(bet);
    },
  ],
  [
    'the history',
    ({ selections, services }: TestCoupon, bet: Bet) => {
      const repeated = bet.selections.map((each) => ({ ...each, isLive: false }));
      for (const each of repeated) selections.toggle({ ...each, odds: 1690 });
      void repeatBet({ type: bet.type, selections: repeated }, services);
    },
  ],
])('CPN-831 a bet is repeated at the odds of the bet, from %s', async (_where, repeat) => {
  const { page, bet } = await placedHigher();
  repeat(page, bet);
  await page.pass(1000);
  expect(asked(page)).toEqual([[1880, 1870]]);
});

test('CPN-831 selections kept after a bet are compared with its odds', async () => {
  const { page, bets } = await ready(1);
  page.stores.settings.set('isCouponKept', true);
  page.stores.settings.setPolicy('acceptHigher');
  const higher = Math.round((bets[0]?.coef ?? 0) * 100 + 50) / 100;
  await pin(page, bets[0], { coef: higher });
  await page.pass(1000);
  page.press();
  await page.pass(1000);
  expect(page.selections.drafts.map(({ odds }) => odds)).toEqual([Math.round(higher * 1000)]);
});

test('CPN-832 repeating another bet does not restore the selections of the last one', async () => {
  const { page, bet } = await placedHigher();
  const [, , other] = await page.outcomes('line', 3);
  if (other === undefined) throw new Error('no outcome');
  const selections = bet.selections.map((each) => ({
    ...each,
    outcomeId: other.id,
    eventId: other.gameId,
  }));
  page.stores.repeats.repeatOpen({ ...bet, id: bet.id + 1, selections });
  expect(page.selections.drafts.map(({ outcomeId }) => outcomeId)).toEqual([other.id]);
});
