import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SessionState } from '#core';
import { MemoryArea } from '../../../core/platform/storage/MemoryArea.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';
import { FakeTimeHost } from '../../../test/services/FakeTimeHost.ts';
import { countVisibleTime, type VisibleTime } from './visibleTime.ts';
import { createVisibleTime, type TimeStore } from './TimeStore.ts';
import { isStoredVisibleTime } from '#stored/limits/isStoredVisibleTime.js';

let host: FakeTimeHost;
let areas: { readonly local: MemoryArea; readonly session: MemoryArea };
let stores: TimeStore<VisibleTime>[];

beforeEach(() => {
  host = new FakeTimeHost();
  areas = { local: new MemoryArea(), session: new MemoryArea() };
  stores = [];
});

afterEach(() => {
  for (const store of stores) store.dispose();
});

function open(userId = 7) {
  const services = createTestServices({ host, areas });
  services.session.signIn(userId);
  const store = createVisibleTime(services);
  stores.push(store);
  return { store, become: (state: SessionState) => services.session.become(state) };
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

test('LIM-165 it goes on over a reload however long the person was away, and begins anew with the sign-out or another person', async () => {
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

test('LIM-11 while the sign-in is unknown, the counted time stays', async () => {
  const { store, become } = open();
  await host.advance(60_000);
  become({ kind: 'unknown' });
  await host.advance(10_000);
  expect(store.elapsedS).toBe(60);
  become({ kind: 'signed-in', userId: 7 });
  expect(store.elapsedS).toBe(60);
});

test('LIM-166 two windows side by side count a second once', async () => {
  const left = open();
  await host.advance(500);
  const right = open();
  await host.advance(60_000);
  expect(left.store.elapsedS).toBeLessThanOrEqual(61);
  expect(Math.abs(left.store.elapsedS - right.store.elapsedS)).toBeLessThanOrEqual(1);
});

test('LIM-12 impossible values are dropped', () => {
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
