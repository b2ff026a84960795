import { HttpError, type Http } from '#core';
import { expect, test, vi } from 'vitest';
import { createTestFeed } from '../testing/testFeed.ts';
import { wireCoupon } from '../testing/exampleWireCoupon.ts';
import { BetStore } from './BetStore.ts';

function stage() {
  const call = vi.fn(async (): Promise<unknown> => ({ bet: wireCoupon({}) }));
  const feed = createTestFeed();
  return { call, feed, store: new BetStore({ feed: feed.feed, http: { call } as unknown as Http }, 501) };
}

test('OFC-33 the bet is loaded by its number and follows the feed', async () => {
  const { store, call, feed } = stage();
  store.start();
  await vi.waitFor(() => expect(store.load.kind).toBe('ready'));
  expect(call).toHaveBeenCalledExactlyOnceWith('office.bet', { params: { id: 501 }, signal: expect.any(AbortSignal) });
  feed.delta({ coupons: [wireCoupon({ id: 9 }), wireCoupon({ statusId: 0 })] });
  expect(store.load).toMatchObject({ kind: 'ready', bet: { id: 501, settlement: 'lost' } });
});

test('OFC-33 a bet that is not the own one is not there', async () => {
  const { store, call } = stage();
  call.mockRejectedValueOnce(new HttpError('office.bet', 404, [{ code: 'bet_unknown', detail: 'x' }]));
  store.start();
  await vi.waitFor(() => expect(store.load.kind).toBe('unknown'));
});

test('OFC-33 another failure can be tried again', async () => {
  const { store, call } = stage();
  call.mockRejectedValueOnce(new HttpError('office.bet', 500, []));
  store.start();
  await vi.waitFor(() => expect(store.load.kind).toBe('failed'));
  await store.reload();
  expect(store.load.kind).toBe('ready');
});

test('OFC-33 after a gap of the feed the bet is asked for again, and stays meanwhile', async () => {
  const { store, call, feed } = stage();
  const stop = store.start();
  await vi.waitFor(() => expect(store.load.kind).toBe('ready'));
  feed.snapshot({ coupons: [] });
  expect(call).toHaveBeenCalledTimes(1);
  feed.snapshot({ coupons: [] });
  expect(store.load.kind).toBe('ready');
  expect(call).toHaveBeenCalledTimes(2);
  stop();
  expect(feed.openCount()).toBe(0);
});
