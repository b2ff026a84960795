import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryArea } from '../../../core/platform/storage/MemoryArea.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';
import { FakeBrowser } from '../../../test/services/FakeBrowser.ts';
import { FakeTimeHost } from '../../../test/services/FakeTimeHost.ts';
import { storedActivity } from './activity.ts';
import { warningMs } from './inactivity.ts';
import { InactivityStore } from './InactivityStore.ts';

const minuteMs = 60_000;
let host: FakeTimeHost;
let areas: { readonly local: MemoryArea; readonly session: MemoryArea };
let stores: InactivityStore[];
let browser: FakeBrowser;

beforeEach(() => {
  host = new FakeTimeHost();
  areas = { local: new MemoryArea(), session: new MemoryArea() };
  stores = [];
  browser = new FakeBrowser((deliver) => deliver());
});

afterEach(() => {
  for (const store of stores) store.dispose();
});

/** Creates a tab with a clock rate of its own; all tabs share messages. */
function open({ minutes = 15, isSignedIn = true, isMediaPlaying = (): boolean => false } = {}) {
  const services = createTestServices({ host, areas, tabs: browser.openTab() });
  const { session, storage } = services;
  if (isSignedIn) session.signIn(7);
  const signOff = vi.fn();
  const store = new InactivityStore({
    ...services,
    minutes,
    isMediaPlaying,
    signOff,
  });
  stores.push(store);
  const become = (next: number | undefined): void => {
    session.become(
      next === undefined ? { kind: 'anonymous' } : { kind: 'signed-in', userId: next },
    );
  };
  return { store, signOff, become, stored: storage.value(storedActivity) };
}

test('NTC-60 NTC-61 a minute before the end the question appears and counts down, then the person is signed out once', async () => {
  const { store, signOff } = open();
  await host.advance(14 * minuteMs - 1000);
  expect(store.leftS).toBeUndefined();
  await host.advance(1000);
  expect(store.leftS).toBe(60);
  await host.advance(20_000);
  expect([store.leftS, signOff.mock.calls.length]).toEqual([40, 0]);
  await host.advance(40_000);
  expect([store.leftS, signOff.mock.calls.length]).toEqual([undefined, 1]);
});

test('NTC-61 with a limit of one minute the question is shown for half of it, never less than 20 s', () => {
  expect([1, 2, 15, 1440].map(warningMs)).toEqual([30_000, 60_000, 60_000, 60_000]);
});

test('NTC-60 activity restarts the time', async () => {
  const { store, signOff } = open();
  for (let round = 0; round < 4; round += 1) {
    await host.advance(13 * minuteMs);
    store.note();
  }
  expect([store.leftS, signOff.mock.calls.length]).toEqual([undefined, 0]);
});

test('NTC-556 M23 any activity answers the question, once and for all', async () => {
  const { store, signOff } = open();
  await host.advance(14 * minuteMs + 5000);
  expect(store.leftS).toBe(55);
  store.note();
  expect(store.leftS).toBeUndefined();
  await host.advance(13 * minuteMs);
  expect(signOff).not.toHaveBeenCalled();
});

test('NTC-62 activity in another tab counts, and closes the question', async () => {
  const first = open();
  const second = open();
  await host.advance(14 * minuteMs + 5000);
  expect([first.store.leftS, second.store.leftS]).toEqual([55, 55]);
  first.store.note();
  expect([first.store.leftS, second.store.leftS]).toEqual([undefined, undefined]);
  await host.advance(10 * minuteMs);
  first.store.note();
  await host.advance(10 * minuteMs);
  expect(second.store.leftS).toBeUndefined();
  expect(second.signOff).not.toHaveBeenCalled();
});

test('NTC-555 playing media keeps the person here, and the time begins when it stops', async () => {
  let isPlaying = true;
  const { store, signOff } = open({ isMediaPlaying: () => isPlaying });
  await host.advance(60 * minuteMs);
  expect([store.leftS, signOff.mock.calls.length]).toEqual([undefined, 0]);
  isPlaying = false;
  await host.advance(15 * minuteMs + 15_000);
  expect(signOff).toHaveBeenCalledTimes(1);
});

test('NTC-63 after eight hours hidden or asleep the sign-off comes in the very turn in which the page is back', async () => {
  const hidden = open();
  void host.setVisible(false);
  host.nowMs += 8 * 3_600_000;
  void host.setVisible(true);
  expect(hidden.signOff).toHaveBeenCalledTimes(1);
});

test('NTC-63 a machine that stops its monotonic clock while it sleeps changes nothing of that', async () => {
  for (const isHidden of [true, false]) {
    const { signOff } = open();
    await host.advance(30_000);
    if (isHidden) void host.setVisible(false);
    // Only the wall clock has advanced.
    host.wallOffsetMs += 8 * 3_600_000;
    if (isHidden) void host.setVisible(true);
    else await host.advance(2500);
    expect(signOff, isHidden ? 'hidden' : 'visible').toHaveBeenCalledTimes(1);
  }
});

test('NTC-63 a tab that was hidden stays signed in when the person was active in another one', async () => {
  const hidden = open();
  void host.setVisible(false);
  host.nowMs += 2 * 3_600_000;
  hidden.stored.write({ userId: 7, atS: Math.floor(host.wallMs() / 1000) - 30 });
  void host.setVisible(true);
  expect(hidden.signOff).not.toHaveBeenCalled();
});

test('NTC-60 a visitor is not signed out, and the stored activity is removed by the sign-out', async () => {
  const { store, signOff, become, stored } = open({ isSignedIn: false });
  await host.advance(60 * minuteMs);
  become(7);
  expect(stored.read()?.userId).toBe(7);
  await host.advance(10 * minuteMs);
  become(undefined);
  expect(stored.read()).toBeNull();
  await host.advance(60 * minuteMs);
  expect([store.leftS, signOff.mock.calls.length]).toEqual([undefined, 0]);
});
