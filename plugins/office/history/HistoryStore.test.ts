import type { Scheduler } from '#core';
import { expect, test, vi } from 'vitest';
import { createTestFeed } from '../testing/testFeed.ts';
import { wireCoupon } from '#domain/bets/testing/exampleWireCoupon.ts';
import { HistoryStore } from './HistoryStore.ts';
import { fakeHttp } from '../../../test/services/fakeHttp.ts';

const nowMs = Date.parse('2026-03-14T12:00:00Z');
const eur = (minor: number) => ({ minor, currency: 'EUR' });

function answerOf(bets: readonly ReturnType<typeof wireCoupon>[], total = bets.length): object {
  return {
    bets,
    total,
    page: 1,
    pageSize: 20,
    counts: { all: total, open: 1, won: 0, lost: 0, returned: 0 },
    totals: { staked: eur(1000), returned: eur(0), net: eur(-1000) },
  };
}

function stage() {
  const call = vi.fn(
    async (
      _id: string,
      _options: { query: Record<string, unknown>; signal: AbortSignal },
    ): Promise<unknown> => answerOf([wireCoupon({})]),
  );
  const timers: { run: () => void; isOn: boolean }[] = [];
  const feed = createTestFeed();
  const store = new HistoryStore({
    clock: { nowMs: () => nowMs },
    feed: feed.feed,
    environment: { language: 'en' },
    http: fakeHttp(call),
    preferences: { timeZoneOffsetMin: 0 },
    scheduler: {
      after: (_delayMs: number, run: () => void) => {
        const timer = { run, isOn: true };
        timers.push(timer);
        return () => (timer.isOn = false);
      },
      poll: () => () => undefined,
    } as Pick<Scheduler, 'after' | 'poll'>,
  });
  return {
    store,
    call,
    feed,
    query: () => call.mock.lastCall?.[1].query,
    runTimers: async () => {
      for (const timer of timers.splice(0)) if (timer.isOn) timer.run();
      await vi.waitFor(() => expect(store.answers.state.kind).toBe('ready'));
    },
    settled: async () => await vi.waitFor(() => expect(store.answers.state.kind).toBe('ready')),
  };
}

test('OFC-10 the first page shows the last 30 days, all states, 20 a page', async () => {
  const { store, query, settled } = stage();
  const stop = store.start();
  await settled();
  expect(query()).toEqual({
    state: 'all',
    from_at: Date.parse('2026-02-13T00:00:00Z') / 1000,
    to_at: undefined,
    page: 1,
    pageSize: 20,
    search: undefined,
  });
  expect(store.bets.map((bet) => bet.id)).toEqual([501]);
  stop();
});

test('OFC-10 a change of the filter goes back to the first page', async () => {
  const { store, query, settled } = stage();
  store.setPage(3);
  expect(query()?.['page']).toBe(3);
  store.setState('won');
  await settled();
  expect(query()).toMatchObject({ state: 'won', page: 1 });
});

test('OFC-13 typing is gathered, blanks around are cut', async () => {
  const { store, call, query, runTimers } = stage();
  for (const text of ['h', 'ha', ' harb ']) store.setSearch(text);
  expect(call).not.toHaveBeenCalled();
  await runTimers();
  expect(call).toHaveBeenCalledTimes(1);
  expect(query()?.['search']).toBe('harb');
});

test('OFC-12 a custom period starts as the days that were shown', async () => {
  const { store, query, runTimers } = stage();
  store.setPeriod('last7');
  store.setPeriod('custom');
  expect([store.filter.fromDay, store.filter.toDay]).toEqual(['2026-03-08', '2026-03-14']);
  store.setDays({ fromDay: '2026-01-01' });
  await runTimers();
  expect(query()).toMatchObject({
    from_at: Date.parse('2026-01-01T00:00:00Z') / 1000,
    to_at: Date.parse('2026-03-14T23:59:59Z') / 1000,
  });
});

test('OFC-14 an answer to an older question is dropped', async () => {
  const { store, call, settled } = stage();
  let answerLate: (answer: object) => void = () => undefined;
  call.mockImplementationOnce(() => new Promise((resolve) => (answerLate = resolve)));
  store.setState('won');
  const [, options] = call.mock.calls[0] ?? [];
  store.setState('lost');
  await settled();
  expect(options?.signal.aborted).toBe(true);
  answerLate(answerOf([wireCoupon({ id: 999 })]));
  await Promise.resolve();
  expect(store.bets.map((bet) => bet.id)).toEqual([501]);
});

test('OFC-15 what was shown stays while the next answer is awaited, a failure says so and can be tried again', async () => {
  const { store, call, settled } = stage();
  store.start();
  await settled();
  call.mockRejectedValueOnce(new Error('no answer'));
  store.setPage(2);
  expect([store.answers.state.kind, store.bets.length]).toEqual(['refreshing', 1]);
  await vi.waitFor(() => expect(store.answers.state.kind).toBe('stale'));
  await store.reload();
  expect(store.answers.state.kind).toBe('ready');
});

test('OFC-16 a bet on the page changes with the feed at once, figures follow once', async () => {
  const { store, call, feed, settled, runTimers } = stage();
  store.start();
  await settled();
  feed.snapshot({ coupons: [wireCoupon({})] });
  await runTimers();
  expect(call).toHaveBeenCalledTimes(1);
  feed.delta({ coupons: [wireCoupon({ statusId: 1, payout: eur(1850) })] });
  expect(store.bets[0]).toMatchObject({ settlement: 'won', payout: eur(1850) });
  feed.delta({ coupons: [wireCoupon({ id: 777 })] });
  await runTimers();
  expect(call).toHaveBeenCalledTimes(2);
});

test('OFC-16 scores of bets that are not on the page ask for nothing', async () => {
  const { store, call, feed, settled, runTimers } = stage();
  store.start();
  await settled();
  feed.snapshot({ coupons: [wireCoupon({ id: 777 })] });
  feed.delta({ coupons: [wireCoupon({ id: 777 })] });
  feed.delta({ accounts: [] });
  await runTimers();
  expect(call).toHaveBeenCalledTimes(1);
});

test('OFC-16 after a gap of the feed the list is asked for again', async () => {
  const { store, call, feed, settled, runTimers } = stage();
  store.start();
  await settled();
  feed.snapshot({ coupons: [] });
  feed.snapshot({ coupons: [] });
  await runTimers();
  expect(call).toHaveBeenCalledTimes(2);
});

test('OFC-16 nothing listens and nothing is asked after the end', async () => {
  const { store, call, feed, settled } = stage();
  const stop = store.start();
  await settled();
  stop();
  expect(feed.openCount()).toBe(0);
  expect(call.mock.calls[0]?.[1].signal.aborted).toBe(true);
});

test('OFC-17 the last page is counted from the total; without bets there is one', async () => {
  const { store, call, settled } = stage();
  expect(store.pageCount).toBe(1);
  call.mockResolvedValueOnce(answerOf([wireCoupon({})], 41));
  store.start();
  await settled();
  expect(store.pageCount).toBe(3);
});

test('OFC-18 clearing the filter shows everything of 90 days', async () => {
  const { store, settled } = stage();
  store.setState('lost');
  store.setSearch('x');
  expect(store.isNarrowed).toBe(true);
  store.clearFilter();
  await settled();
  expect(store.filter).toMatchObject({ state: 'all', period: 'last90', search: '' });
  expect(store.isNarrowed).toBe(false);
});

test('OFC-19 nothing of one person is left for the next', async () => {
  const { store, settled } = stage();
  store.start();
  await settled();
  store.setSearch('secret');
  store.toggleExpanded(501);
  store.forget();
  expect([store.bets, store.filter.search, store.page, store.expandedIds.size]).toEqual([
    [],
    '',
    1,
    0,
  ]);
});
