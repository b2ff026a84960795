import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import { LiveAnnouncer } from '../../../core/runtime/notices/LiveAnnouncer.ts';
import { ready, since, pin, control, newest } from '../testing/readyToPlace.ts';

// Requests and movements of money are read from the platform, never from the page
// (test/FAULTS.md).

test('A07 after eight hours of sleep nothing is placed at the old price; the current one arrives within 3 s', async () => {
  const here = await ready(1);
  const { page, bets } = here;
  await page.host.setVisible(false);
  await pin(page, bets[0], { coef: 3.3 });
  await page.host.sleep(8 * 3_600_000);
  page.press();
  expect([page.stores.placing.blocker?.kind, page.stores.placing.canPress]).toEqual([
    'stale',
    false,
  ]);
  await page.host.setVisible(true);
  await page.pass(3000);
  expect((await since(here)).posts).toHaveLength(0);
  expect([page.stores.placing.blocker?.kind, page.stores.rows.all[0]?.odds]).toEqual([
    undefined,
    3300,
  ]);
});

test('A08 a gap, a repetition or a restart of the stream: nothing is placed until the snapshot is complete, then the price is the platform’s', async () => {
  const here = await ready(1);
  const { page, bets } = here;
  for (const [fault, coef] of [
    [{ gap: true }, 2.5],
    [{ duplicate: 3 }, 2.6],
    [{ restart: true }, 2.7],
  ] as const) {
    await control(page, 'feed', fault);
    await pin(page, bets[0], { coef });
    page.press();
    // A restarted platform sends nothing; after two missed heartbeats the page reconnects.
    await page.pass(20_000);
    expect([page.stores.placing.blocker?.kind, page.stores.rows.all[0]?.odds]).toEqual([
      undefined,
      Math.round(coef * 1000),
    ]);
  }
  page.press(true);
  await page.pass(500);
  const { stakes } = await since(here);
  expect([stakes.length, (await newest(page)).coef]).toEqual([1, 2.7]);
});

test('A09 a silent stream is stale within 10 s and places nothing; a delayed one blocks live bets', async () => {
  const here = await ready(1, 'live');
  const { page } = here;
  page.network.muteFeed(true);
  await page.pass(10_000);
  page.press();
  await page.pass(500);
  expect([page.stores.placing.blocker?.kind, (await since(here)).posts.length]).toEqual([
    'stale',
    0,
  ]);
  page.network.muteFeed(false);
  await page.pass(10_000);
  await control(page, 'feed', { delayed: true });
  await page.pass(6000);
  page.press();
  await page.pass(500);
  expect([
    page.services.feed.status,
    page.stores.placing.blocker?.kind,
    (await since(here)).posts.length,
  ]).toEqual(['delayed', 'stale', 0]);
});

test('A10 twenty closes in a minute: at most 8 connections, then the bet is placed once', async () => {
  const here = await ready(1);
  const { page } = here;
  page.stores.settings.setPolicy('acceptAny');
  const connections = page.network.feedsOpened;
  for (let close = 0; close < 20; close += 1) {
    page.network.dropFeed();
    await page.pass(3000);
  }
  expect(page.network.feedsOpened - connections).toBeLessThanOrEqual(8);
  await page.pass(60_000);
  page.press();
  await page.pass(500);
  expect((await since(here)).stakes).toHaveLength(1);
});

test('A11 M83 with a thousand changes a second a coupon of twenty keeps every price and sends those of the platform', async () => {
  const here = await ready(20);
  const { page, bets } = here;
  page.stores.settings.setPolicy('acceptAny');
  await control(page, 'feed', { updatesPerSecond: 1000, events: bets.map((bet) => bet.gameId) });
  await page.pass(3000);
  await control(page, 'feed', { updatesPerSecond: 0 });
  await page.pass(1500);
  // As one accumulator, twenty selections would exceed the largest win.
  page.stores.stake.type('20');
  page.stores.carriedTotal.choose('singles');
  page.press();
  await page.pass(1000);
  const { posts } = await since(here);
  const sent = (
    JSON.parse(posts[0]?.body ?? '{}') as {
      readonly bets: readonly { readonly id: number; readonly coef: number }[];
    }
  ).bets;
  expect([sent.length, sent.some(({ coef }, index) => coef !== bets[index]?.coef)]).toEqual([
    20,
    true,
  ]);
  expect(sent).toEqual(
    bets.map((bet) => ({ id: bet.id, coef: page.sandbox.line.couponBet(bet.id, 'en')?.coef })),
  );
});

test('C04 M83 with a thousand changes a second the coupon announces at most once in 3 s, and only about itself', async () => {
  const here = await ready(10);
  const { page, bets } = here;
  const announcer = new LiveAnnouncer({
    clock: page.services.clock,
    scheduler: page.services.scheduler,
    wanted: () => 'all',
  });
  Object.assign(page.services, { announcer });
  const spoken: { readonly atMs: number; readonly text: string }[] = [];
  const stop = autorun(() => {
    if (announcer.politeText !== '')
      spoken.push({ atMs: page.host.nowMs, text: announcer.politeText });
  });
  await control(page, 'feed', { updatesPerSecond: 1000, events: bets.map((bet) => bet.gameId) });
  for (let second = 0; second < 12; second += 1) {
    await pin(page, bets[second % bets.length], { isBlocked: second % 2 === 0 });
    await page.pass(1000);
  }
  stop();
  await control(page, 'feed', { updatesPerSecond: 0 });
  expect(spoken.length).toBeGreaterThan(0);
  expect(
    spoken.slice(1).filter(({ atMs }, index) => atMs - (spoken[index]?.atMs ?? 0) < 3000),
  ).toEqual([]);
  expect(spoken.filter(({ text }) => !text.includes('coupon.later:announce.'))).toEqual([]);
});
