import { action, observable } from 'mobx';
import type { FeedStatus, Notice } from '#core';
import { expect, test, vi } from 'vitest';
import { watchFeed } from './watchFeed.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';

const startMs = Date.UTC(2026, 2, 14, 16, 42, 6);

function stage() {
  const feed = observable({
    status: 'current' as FeedStatus,
    staleSinceMs: undefined as number | undefined,
  });
  const shown: Notice[] = [];
  const timers: { atMs: number; run: () => void; isOn: boolean }[] = [];
  const polite = vi.fn();
  const network = { isOnline: true };
  let nowMs = startMs;
  const services = createTestServices({
    announcer: { polite },
    clock: { nowMs: () => nowMs },
    environment: { language: 'en' },
    feed,
    i18n: {
      t: (key, values) => (values?.['time'] === undefined ? key : `${key} ${values['time']}`),
    },
    notices: {
      add: (notice: Notice) => {
        shown.push(notice);
        return () => shown.splice(shown.indexOf(notice), 1);
      },
    },
    preferences: { timeZoneOffsetMin: 180, is12h: false },
    scheduler: Object.assign(network, {
      after: (delayMs: number, run: () => void) => {
        const timer = { atMs: nowMs + delayMs, run, isOn: true };
        timers.push(timer);
        return () => (timer.isOn = false);
      },
    }),
  });
  const stop = watchFeed(services);
  return {
    shown,
    network,
    polite,
    stop,
    set: action((status: FeedStatus, staleSinceMs?: number) => {
      feed.staleSinceMs = staleSinceMs;
      feed.status = status;
    }),
    pass: async (ms: number) => {
      nowMs += ms;
      for (const timer of timers.filter((one) => one.isOn && one.atMs <= nowMs)) {
        timer.isOn = false;
        timer.run();
      }
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('NTC-10 after 5 s without a message a strip says since when prices are paused', async () => {
  const { set, pass, shown } = stage();
  set('stale', startMs);
  await pass(4999);
  expect(shown).toEqual([]);
  await pass(1);
  expect(shown).toEqual([
    {
      group: 'connection',
      kind: 'permanent',
      tone: 'info',
      title: 'notices:connection.title',
      text: 'notices:connection.text 19:42:06',
    },
  ]);
});

test('NTC-10 silence that already exceeds the limit is reported at once', async () => {
  const { set, pass, shown } = stage();
  set('stale', startMs - 10_000);
  await pass(0);
  expect(shown[0]?.text).toBe('notices:connection.text 19:41:56');
});

test('SHL-335 without a network the strip appears at once, without the tolerance', async () => {
  const { set, network, pass, shown } = stage();
  network.isOnline = false;
  set('stale', startMs);
  await pass(0);
  expect(shown).toHaveLength(1);
});

test('NTC-10 a short gap is not announced', async () => {
  const { set, pass, shown, polite } = stage();
  set('stale', startMs);
  await pass(3000);
  set('current');
  await pass(10_000);
  expect(shown).toEqual([]);
  expect(polite).not.toHaveBeenCalled();
});

test('NTC-11 the strip stays while reconnecting, and a live connection replaces it with a message', async () => {
  const { set, pass, shown, polite } = stage();
  set('stale', startMs);
  await pass(5000);
  set('connecting');
  expect(shown).toHaveLength(1);
  set('stale', startMs);
  await pass(0);
  expect(shown).toHaveLength(1);
  set('current');
  expect(shown).toEqual([]);
  expect(polite).toHaveBeenCalledExactlyOnceWith('notices:connection.back');
});

test('NTC-11 connecting again before the 5 s are over does not stop the count', async () => {
  const { set, pass, shown } = stage();
  set('stale', startMs);
  await pass(2000);
  set('connecting');
  await pass(3000);
  expect(shown).toHaveLength(1);
});

test('NTC-10 a first connection that takes more than 5 s is reported, too; a faster one is not', async () => {
  const { set, pass, shown } = stage();
  set('connecting');
  await pass(4999);
  expect(shown).toEqual([]);
  await pass(1);
  expect(shown).toMatchObject([
    { title: 'notices:connection.title', text: 'notices:connection.text 19:42:06' },
  ]);
  const second = stage();
  second.set('connecting');
  await second.pass(1000);
  second.set('current');
  await second.pass(10_000);
  expect(second.shown).toEqual([]);
});

test('NTC-12 a delay that the platform tells has its own strip', async () => {
  const { set, pass, shown } = stage();
  set('delayed');
  await pass(0);
  expect(shown).toMatchObject([{ tone: 'warning', title: 'notices:delayed.title' }]);
  set('current');
  expect(shown).toEqual([]);
});

test('NTC-11 the end of the plugin takes strip and timers along', async () => {
  const first = stage();
  first.set('stale', startMs);
  first.stop();
  await first.pass(6000);
  expect(first.shown).toEqual([]);
  const second = stage();
  second.set('stale', startMs);
  await second.pass(6000);
  second.stop();
  expect(second.shown).toEqual([]);
});
