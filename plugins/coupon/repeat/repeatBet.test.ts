import { expect, test } from 'vitest';
import { createCouponStage } from '../testing/createCouponStage.ts';
import { repeatBet } from './repeatBet.ts';

test('CPN-249 an empty coupon takes the bet over as it was composed, a full one only its selections, a locked one nothing', async () => {
  const page = await createCouponStage();
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

test('CPN-446 M15 a cleared coupon is put back as it was composed, and beside what was added meanwhile', async () => {
  const page = await createCouponStage();
  const bets = await page.outcomes('line', 4);
  for (const bet of bets.slice(0, 3)) page.add(bet);
  const { composition, repeats } = page.stores;
  composition.choose('chain');
  const ids = page.selections.drafts.map(({ outcomeId }) => outcomeId);
  const undo = (): void => page.noticed.at(-1)?.actions?.[0]?.run();
  repeats.clear();
  expect([page.selections.count, page.noticed.at(-1)?.kind]).toEqual([0, 'default-with-controls']);
  undo();
  expect(page.selections.drafts.map(({ outcomeId }) => outcomeId)).toEqual(ids);
  expect(composition.chosenType).toBe('chain');
  repeats.clear();
  page.add(bets[3]!);
  undo();
  expect([page.selections.count, composition.chosenType]).toEqual([4, undefined]);
});
