import { expect, test } from 'vitest';
import { createTestCoupon } from '../testing/createTestCoupon.ts';

test('CPN-60 a placed bet is listed as open at once, follows its event and is settled with its payout', async () => {
  const page = await createTestCoupon();
  await page.signIn();
  const { myBets } = page.stores;
  const before = myBets.openCount;
  const [bet] = await page.outcomes('line', 1);
  if (bet === undefined) throw new Error('no outcome');
  page.add(bet);
  await page.pass(1000);
  page.stores.stake.type('10');
  page.press();
  await page.pass(1000);
  expect(myBets.openCount).toBe(before + 1);
  expect(page.view.openBets).toBe(before + 1);
  const placed = myBets.open[0];
  expect(placed?.selections.map((selection) => selection.outcomeId)).toEqual([bet.id]);
  const answer = await page.sandbox.post(`/sandbox/v1/events/${bet.gameId}/result`, {
    score: [1, 0],
    outcomes: { [bet.id]: 1 },
  });
  expect(answer.status).toBe(200);
  await page.pass(10_000);
  expect(myBets.openCount).toBe(before);
  expect(myBets.settled[0]).toMatchObject({
    id: placed?.id,
    settlement: 'won',
    payout: { minor: Math.round(bet.coef * 1000), currency: 'EUR' },
  });
});

test('CPN-402 bets belong to the person and are dropped on sign-out', async () => {
  const page = await createTestCoupon();
  await page.signIn();
  await page.pass(500);
  expect(page.stores.myBets.settled.length).toBeGreaterThan(0);
  expect(page.stores.myBets.settled.length).toBeLessThanOrEqual(5);
  page.become(undefined);
  await page.pass(500);
  expect([page.stores.myBets.byId.size, page.stores.myBets.isLoaded]).toEqual([0, false]);
});

test('CPN-61 a bet settled while the page was disconnected is loaded with its result', async () => {
  const page = await createTestCoupon();
  await page.signIn();
  const [bet] = await page.outcomes('line', 1);
  if (bet === undefined) throw new Error('no outcome');
  page.add(bet);
  await page.pass(1000);
  page.press();
  await page.pass(1000);
  const placed = page.stores.myBets.open[0];
  page.network.muteFeed(true);
  await page.sandbox.post(`/sandbox/v1/events/${bet.gameId}/result`, {
    score: [0, 1],
    outcomes: { [bet.id]: 0 },
  });
  await page.pass(12_000);
  expect(page.stores.myBets.open[0]?.id).toBe(placed?.id);
  page.network.muteFeed(false);
  await page.pass(6000);
  expect(page.stores.myBets.settled[0]).toMatchObject({ id: placed?.id, settlement: 'lost' });
});
