import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Session, SessionState } from '#core';
import { BrowserStorage } from '../../../core/platform/storage/BrowserStorage.ts';
import { MemoryArea } from '../../../core/platform/storage/MemoryArea.ts';
import { BrowserScheduler } from '../../../core/platform/time/BrowserScheduler.ts';
import { FakeTimeHost } from '../../../test/services/FakeTimeHost.ts';
import { PlatformClock } from '../../../core/platform/time/PlatformClock.ts';
import { countVisibleTime, type VisibleTime } from './visibleTime.ts';
import { createVisibleTime, type TimeStore } from './TimeStore.ts';
import { isStoredVisibleTime } from '#stored/limits/isStoredVisibleTime.js';
import { fakeOf } from '../../../test/services/fakeOf.ts';

let host: FakeTimeHost;
let area: MemoryArea;
let stores: TimeStore<VisibleTime>[];

beforeEach(() => {
  host = new FakeTimeHost();
  area = new MemoryArea();
  stores = [];
});

afterEach(() => {
  for (const store of stores) store.dispose();
});

function open(userId = 7, tab = host) {
  const clock = new PlatformClock(host);
  const scheduler = new BrowserScheduler({
    host: tab,
    clock,
    reports: { report: () => undefined },
  });
  let listener: (state: SessionState) => void = () => undefined;
  const session = {
    state: { kind: 'signed-in', userId } as SessionState,
    get userId() {
      return session.state.kind === 'signed-in' ? session.state.userId : undefined;
    },
    onChange: (run: typeof listener) => {
      listener = run;
      return () => undefined;
    },
  };
  const store = createVisibleTime({
    clock,
    scheduler,
    session: fakeOf<Session>(session),
    storage: new BrowserStorage({ brand: 'test', area: () => area }),
  });
  stores.push(store);
  return {
    store,
    become: (state: SessionState): void => {
      session.state = state;
      listener(state);
    },
  };
}

test('LIM-11 the time runs while the page is visible and pauses while it is hidden or asleep', async () => {
  const { store } = open();
  await host.advance(65_000);
  expect(store.elapsedS).toBe(65);
  await host.setVisible(false);
  await host.advance(600_000);
  expect(store.elapsedS).toBe(65);
  host.nowMs += 3 * 3_600_000;
  await host.setVisible(true);
  await host.advance(5000);
  expect(store.elapsedS).toBeGreaterThanOrEqual(69);
  expect(store.elapsedS).toBeLessThanOrEqual(71);
});

test('LIM-11 it goes on over a reload however long the person was away, and begins anew with the sign-out or another person', async () => {
  const first = open();
  await host.advance(60_000);
  first.store.dispose();
  await host.advance(5 * 3_600_000);
  const second = open();
  expect(second.store.elapsedS).toBe(60);
  second.become({ kind: 'anonymous' });
  expect(second.store.elapsedS).toBe(0);
  second.become({ kind: 'signed-in', userId: 7 });
  await host.advance(10_000);
  expect(second.store.elapsedS).toBe(10);
  second.store.dispose();
  expect(open(8).store.elapsedS).toBe(0);
});

test('LIM-11 while nobody knows who is signed in, what is counted stands', async () => {
  const { store, become } = open();
  await host.advance(60_000);
  become({ kind: 'unknown' });
  await host.advance(10_000);
  expect(store.elapsedS).toBe(60);
  become({ kind: 'signed-in', userId: 7 });
  expect(store.elapsedS).toBe(60);
});

test('LIM-11 two windows side by side count a second once', async () => {
  const left = open();
  await host.advance(500);
  const right = open();
  await host.advance(60_000);
  expect(left.store.elapsedS).toBeLessThanOrEqual(61);
  expect(Math.abs(left.store.elapsedS - right.store.elapsedS)).toBeLessThanOrEqual(1);
});

test('LIM-12 what cannot be right is dropped', () => {
  expect(
    [
      { userId: 1, seconds: -1, countedAtS: 2 },
      { userId: 1, seconds: 1.5, countedAtS: 2 },
      { userId: 1 },
      'text',
    ].filter(isStoredVisibleTime),
  ).toEqual([]);
  expect(countVisibleTime({ userId: 1, seconds: 5, countedAtS: 9_999_999_999 }, 100)).toEqual({
    userId: 1,
    seconds: 6,
    countedAtS: 100,
  });
});
