import { expect, test, vi } from 'vitest';
import { wireCoupon } from '#domain/bets/testing/exampleWireCoupon.ts';
import { answer, refusal } from '../../../test/network/answer.ts';
import { ScriptedFeed } from '../../../test/network/ScriptedFeed.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';
import type { HistoryAnswer } from '#wire';
import { settle } from '../../../test/services/FakeTimeHost.ts';
import { HistoryStore } from './HistoryStore.ts';

const nowMs = Date.parse('2026-03-14T12:00:00Z');
const eur = (minor: number) => ({ minor, currency: 'EUR' });

function answerOf(
  bets: readonly ReturnType<typeof wireCoupon>[],
  total = bets.length,
): HistoryAnswer {
  return {
    bets: [...bets],
    total,
    page: 1,
    pageSize: 20,
    counts: { all: total, open: 1, won: 0, lost: 0, returned: 0, cashedOut: 0 },
    totals: { staked: eur(1000), open: eur(0), returned: eur(0), net: eur(-1000) },
  };
}

function stage() {
  const calls = answer('coupon.placedBets', answerOf([wireCoupon({})]));
  const feed = new ScriptedFeed({ isWelcoming: true });
  const services = createTestServices({ clock: { nowMs: () => nowMs } });
  services.session.signIn(1);
  const store = new HistoryStore(services);
  const settled = () => vi.waitFor(() => expect(store.answers.state.kind).toBe('ready'));
  return {
    store,
    calls,
    feed,
    settled,
    host: services.host,
    query: () => Object.fromEntries(calls.at(-1)?.query ?? []),
    /** Lets every debounced request run. */
    pause: async () => {
      await services.host.advance(5000);
      await settled();
    },
  };
}

test('OFC-10 the first page shows the last 30 days, all states, 20 bets a page', async () => {
  const { store, query, settled } = stage();
  const stop = store.start();
  await settled();
  expect(query()).toEqual({
    state: 'all',
    from_at: `${Date.parse('2026-02-13T00:00:00Z') / 1000}`,
    page: '1',
    pageSize: '20',
  });
  expect(store.bets.map((bet) => bet.id)).toEqual([501]);
  stop();
});

test('OFC-79 a change of the filter goes back to the first page', async () => {
  const { store, query, settled } = stage();
  store.setPage(3);
  await settled();
  expect(query()['page']).toBe('3');
  store.setState('won');
  await settled();
  expect(query()).toMatchObject({ state: 'won', page: '1' });
});

test('OFC-13 the search waits for a pause in typing and trims blanks', async () => {
  const { store, calls, query, pause } = stage();
  for (const text of ['h', 'ha', ' harb ']) store.setSearch(text);
  await settle();
  expect(calls).toEqual([]);
  await pause();
  expect(calls).toHaveLength(1);
  expect(query()['search']).toBe('harb');
});

test('OFC-83 a custom period starts with the days that were shown', async () => {
  const { store, query, pause } = stage();
  store.setPeriod('last7');
  store.setPeriod('custom');
  expect([store.filter.fromDay, store.filter.toDay]).toEqual(['2026-03-08', '2026-03-14']);
  store.setDays({ fromDay: '2026-01-01' });
  await pause();
  expect(query()).toMatchObject({
    from_at: `${Date.parse('2026-01-01T00:00:00Z') / 1000}`,
    to_at: `${Date.parse('2026-03-14T23:59:59Z') / 1000}`,
  });
});

test('OFC-14 the answer to a superseded request is dropped', async () => {
  const { store, settled } = stage();
  let answerLate: () => void = () => undefined;
  answer('coupon.placedBets', ({ query }) =>
    query.get('state') === 'won'
      ? new Promise((resolve) => (answerLate = () => resolve(answerOf([wireCoupon({ id: 999 })]))))
      : answerOf([wireCoupon({})]),
  );
  store.setState('won');
  await settle();
  store.setState('lost');
  await settled();
  answerLate();
  await settle();
  expect(store.bets.map((bet) => bet.id)).toEqual([501]);
});

test('OFC-15 the previous answer stays visible while the next one is loading', async () => {
  const { store, settled } = stage();
  store.start();
  await settled();
  store.setPage(2);
  expect([store.answers.state.kind, store.bets.length]).toEqual(['refreshing', 1]);
});

test('OFC-15 a failure is shown and can be retried', async () => {
  const { store, settled } = stage();
  store.start();
  await settled();
  answer('coupon.placedBets', refusal(501, 'odd'));
  store.setPage(2);
  await vi.waitFor(() => expect(store.answers.state.kind).toBe('stale'));
  answer('coupon.placedBets', answerOf([wireCoupon({})]));
  await store.reload();
  expect(store.answers.state.kind).toBe('ready');
});

test('OFC-16 a bet on the page changes with the feed at once, figures are reloaded once', async () => {
  const { store, calls, feed, settled, pause } = stage();
  store.start();
  await settled();
  await feed.snapshot({ coupons: [wireCoupon({})] });
  await pause();
  expect(calls).toHaveLength(1);
  await feed.delta({ coupons: [wireCoupon({ statusId: 1, payout: eur(1850) })] });
  expect(store.bets[0]).toMatchObject({ settlement: 'won', payout: eur(1850) });
  await feed.delta({ coupons: [wireCoupon({ id: 777 })] });
  await pause();
  expect(calls).toHaveLength(2);
});

test('OFC-85 scores of bets that are not on the page cause no request', async () => {
  const { store, calls, feed, settled, pause } = stage();
  store.start();
  await settled();
  await feed.snapshot({ coupons: [wireCoupon({ id: 777 })] });
  await feed.delta({ coupons: [wireCoupon({ id: 777 })] });
  await feed.delta({ accounts: [] });
  await pause();
  expect(calls).toHaveLength(1);
});

test('OFC-84 after a gap of the feed the list is reloaded', async () => {
  const { store, calls, feed, settled, pause } = stage();
  store.start();
  await settled();
  await feed.snapshot({ coupons: [] });
  await feed.snapshot({ coupons: [] });
  await pause();
  expect(calls).toHaveLength(2);
});

test('OFC-16 after dispose the store neither listens nor sends requests', async () => {
  const { store, calls, feed, settled, host } = stage();
  const stop = store.start();
  await settled();
  stop();
  await feed.delta({ coupons: [wireCoupon({ id: 777 })] });
  expect(feed.channels).toEqual([]);
  await host.advance(5000);
  expect(calls).toHaveLength(1);
});

test('OFC-17 the number of pages follows from the total; without bets it is one', async () => {
  const { store, settled } = stage();
  expect(store.pageCount).toBe(1);
  answer('coupon.placedBets', answerOf([wireCoupon({})], 41));
  store.start();
  await settled();
  expect(store.pageCount).toBe(3);
});

test('OFC-18 clearing the filter shows all bets of 90 days', async () => {
  const { store, settled } = stage();
  store.setState('lost');
  store.setSearch('x');
  expect(store.isNarrowed).toBe(true);
  store.clearFilter();
  await settled();
  expect(store.filter).toMatchObject({ state: 'all', period: 'last90', search: '' });
  expect(store.isNarrowed).toBe(false);
});

test('OFC-19 bets, filter and expanded rows are reset for another person', async () => {
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
