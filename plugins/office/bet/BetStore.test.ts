import { HttpError } from '#core';
import { expect, test, vi } from 'vitest';
import { createTestFeed } from '../testing/testFeed.ts';
import { wireCoupon } from '#domain/bets/testing/exampleWireCoupon.ts';
import { BetStore } from './BetStore.ts';
import { fakeHttp } from '../../../test/services/fakeHttp.ts';

function stage() {
  const call = vi.fn(async (): Promise<unknown> => ({ bet: wireCoupon({}) }));
  const feed = createTestFeed();
  return {
    call,
    feed,
    store: new BetStore(
      {
        environment: { language: 'en' },
        feed: feed.feed,
        http: fakeHttp(call),
        scheduler: { poll: () => () => undefined },
      },
      501,
    ),
  };
}

test('OFC-33 the bet is loaded by its number and follows the feed', async () => {
  const { store, call, feed } = stage();
  store.start();
  await vi.waitFor(() => expect(store.answer.state.kind).toBe('ready'));
  expect(call).toHaveBeenCalledExactlyOnceWith('office.bet', {
    params: { id: 501 },
    signal: expect.any(AbortSignal),
  });
  feed.delta({ coupons: [wireCoupon({ id: 9 }), wireCoupon({ statusId: 0 })] });
  expect(store.answer.state).toMatchObject({
    kind: 'ready',
    value: { id: 501, settlement: 'lost' },
  });
});

test('OFC-33 a bet that is not the own one is not there', async () => {
  const { store, call } = stage();
  call.mockRejectedValueOnce(
    new HttpError('office.bet', 404, [{ code: 'bet_unknown', detail: 'x' }]),
  );
  store.start();
  await vi.waitFor(() => expect(store.answer.state.kind).toBe('missing'));
});

test('OFC-33 another failure can be tried again', async () => {
  const { store, call } = stage();
  call.mockRejectedValueOnce(new HttpError('office.bet', 500, []));
  store.start();
  await vi.waitFor(() => expect(store.answer.state.kind).toBe('failed'));
  await store.answer.load();
  expect(store.answer.state.kind).toBe('ready');
});

test('OFC-33 after a gap of the feed the bet is asked for again, and stays meanwhile', async () => {
  const { store, call, feed } = stage();
  const stop = store.start();
  await vi.waitFor(() => expect(store.answer.state.kind).toBe('ready'));
  feed.snapshot({ coupons: [] });
  expect(call).toHaveBeenCalledTimes(1);
  feed.snapshot({ coupons: [] });
  expect(store.answer.state.kind).toBe('ready');
  expect(call).toHaveBeenCalledTimes(2);
  stop();
  expect(feed.openCount()).toBe(0);
});
