import fc from 'fast-check';
import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { decideOdds } from '#domain/bets/decideOdds.ts';
import type { OddsChangePolicy } from '#domain/bets/OddsChangePolicy.ts';
import { ready, since, pin, control, newest } from '../testing/readyToPlace.ts';

// Requests and movements of money are read from the platform, never from the page
// (test/FAULTS.md).

test('A03 every combination of seen price, current price and policy', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1010, max: 90_000 }),
      fc.integer({ min: 1010, max: 90_000 }),
      fc.constantFrom<OddsChangePolicy>('confirm', 'acceptAny', 'acceptHigher'),
      (seen, now, policy) => {
        expect(decideOdds(seen, now, policy)).toBe(
          seen === now || policy === 'acceptAny' || (policy === 'acceptHigher' && now > seen)
            ? 'send'
            : 'confirm',
        );
      },
    ),
  );
});

for (const [policy, was, now, isTaken] of [
  ['confirm', 2, 2.2, false],
  ['confirm', 2, 1.8, false],
  ['acceptAny', 2, 2.2, true],
  ['acceptAny', 2, 1.8, true],
  ['acceptHigher', 2, 2.2, true],
  ['acceptHigher', 2, 1.8, false],
] as const) {
  test(`A03 policy ${policy}, ${was} becomes ${now} unknown to the page: ${isTaken ? 'accepted' : 'no money moves'}, and the seen price is sent`, async () => {
    const here = await ready(1);
    await pin(here.page, here.bets[0], { coef: was });
    await here.page.pass(1000);
    runInAction(() => here.page.selections.acceptOdds(here.page.shown()));
    here.page.stores.settings.setPolicy(policy);
    here.page.network.muteFeed(true);
    await pin(here.page, here.bets[0], { coef: now });
    here.page.press();
    await here.page.pass(500);
    const { posts, stakes } = await since(here);
    expect(
      posts.map(
        (post) =>
          (JSON.parse(post.body) as { readonly bets: readonly { readonly coef: number }[] }).bets[0]
            ?.coef,
      ),
    ).toEqual([was]);
    expect(stakes).toHaveLength(isTaken ? 1 : 0);
    if (isTaken) expect((await newest(here.page)).coef).toBe(now);
    // Nothing is sent automatically: the new price needs another press.
    await here.page.pass(5000);
    expect((await since(here)).posts).toHaveLength(1);
  });
}

test('A04 the price moves five times while a live bet waits: one request, no second placing, and the answer is what is booked', async () => {
  const here = await ready(1, 'live');
  const { page, bets } = here;
  await control(page, 'coupon', { liveDelayMs: 8000 });
  await pin(page, bets[0], { coef: 2 });
  await page.pass(500);
  page.selections.acceptOdds(page.shown());
  page.stores.settings.setPolicy('acceptAny');
  page.press();
  await page.pass(300);
  const waiting = page.stores.placement.state;
  expect(waiting.kind === 'waiting' && waiting.waitMs).toBe(8000);
  for (const coef of [2.1, 1.9, 2.4, 2.2, 2.3]) {
    await pin(page, bets[0], { coef });
    page.press();
    await page.pass(1000);
  }
  expect((await since(here)).stakes).toEqual([]);
  await page.pass(5000);
  const { state } = page.stores.placement;
  const { posts, stakes } = await since(here);
  expect([
    posts.length,
    stakes.map((entry) => entry.minor),
    state.kind === 'accepted' && state.bet.odds,
  ]).toEqual([1, [-1000], 2300]);
  expect((await newest(page)).coef).toBe(2.3);
});

test('A06 a market that closes locks its selection within a frame; unknown to the page, the platform refuses and no money moves', async () => {
  const here = await ready(2);
  const { page, bets } = here;
  await pin(page, bets[0], { isBlocked: true });
  await page.pass(100);
  expect([page.stores.placing.blocker?.kind, page.stores.placing.canPress]).toEqual([
    'selections',
    false,
  ]);
  page.press();
  await page.pass(500);
  expect((await since(here)).posts).toHaveLength(0);
  await pin(page, bets[0], { isBlocked: false });
  await page.pass(1000);
  page.network.muteFeed(true);
  await pin(page, bets[1], { isBlocked: true });
  page.press();
  await page.pass(1000);
  const { posts, stakes } = await since(here);
  expect([posts.length, stakes, page.stores.placing.stage]).toEqual([1, [], 'selections']);
});

test('A06 a market that closes while the bet waits: the verdict of the platform decides, and nothing is charged', async () => {
  const here = await ready(1, 'live');
  const { page, bets } = here;
  await control(page, 'coupon', { liveDelayMs: 3000 });
  page.stores.settings.setPolicy('acceptAny');
  page.press();
  await page.pass(500);
  expect(page.stores.placement.state.kind).toBe('waiting');
  await pin(page, bets[0], { isBlocked: true });
  await page.pass(4000);
  const { state } = page.stores.placement;
  expect(state.kind === 'refused' && state.refusal.key).toBe('refused.outcome_suspended');
  expect((await since(here)).stakes).toEqual([]);
});
