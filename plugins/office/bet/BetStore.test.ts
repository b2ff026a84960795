import { expect, test, vi } from 'vitest';
import { wireCoupon } from '#domain/bets/testing/exampleWireCoupon.ts';
import { answer, refusal } from '../../../test/network/answer.ts';
import { ScriptedFeed } from '../../../test/network/ScriptedFeed.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';
import { BetStore } from './BetStore.ts';

function stage() {
  const services = createTestServices();
  services.session.signIn(1);
  return {
    calls: answer('coupon.placedBet', { bet: wireCoupon({}) }),
    feed: new ScriptedFeed({ isWelcoming: true }),
    store: new BetStore(services, 501),
  };
}

test('OFC-33 the bet is loaded by its number and follows the feed', async () => {
  const { store, calls, feed } = stage();
  store.start();
  await vi.waitFor(() => expect(store.answer.state.kind).toBe('ready'));
  expect(calls).toMatchObject([{ params: { id: '501' } }]);
  await feed.delta({ coupons: [wireCoupon({ id: 9 }), wireCoupon({ statusId: 0 })] });
  expect(store.answer.state).toMatchObject({
    kind: 'ready',
    value: { id: 501, settlement: 'lost' },
  });
});

test("OFC-87 another person's bet reads as unknown", async () => {
  const { store } = stage();
  answer('coupon.placedBet', refusal(404, 'bet_unknown'));
  store.start();
  await vi.waitFor(() => expect(store.answer.state.kind).toBe('missing'));
});

test('OFC-33 any other failure can be retried', async () => {
  const { store } = stage();
  answer('coupon.placedBet', refusal(501, 'odd'));
  store.start();
  await vi.waitFor(() => expect(store.answer.state.kind).toBe('failed'));
  answer('coupon.placedBet', { bet: wireCoupon({}) });
  await store.answer.load();
  expect(store.answer.state.kind).toBe('ready');
});

test('OFC-33 after a gap of the feed the bet is reloaded and stays visible meanwhile', async () => {
  const { store, calls, feed } = stage();
  const stop = store.start();
  await vi.waitFor(() => expect(store.answer.state.kind).toBe('ready'));
  await feed.snapshot({ coupons: [] });
  expect(calls).toHaveLength(1);
  await feed.snapshot({ coupons: [] });
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(store.answer.state).toMatchObject({ value: { id: 501 } });
  stop();
  await feed.settle();
  expect(feed.channels).toEqual([]);
});
