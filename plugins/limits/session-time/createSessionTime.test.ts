import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionState } from '#core';
import { MemoryArea } from '../../../core/platform/storage/MemoryArea.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';
import { FakeTimeHost } from '../../../test/services/FakeTimeHost.ts';
import { continueSession, formatElapsed, type GamingSession } from './sessionTime.ts';
import { createSessionTime, type TimeStore } from './TimeStore.ts';
import { isStoredSession } from '#stored/limits/isStoredSession.js';

let host: FakeTimeHost;
let areas: { readonly local: MemoryArea; readonly session: MemoryArea };
let stores: TimeStore<GamingSession>[];

beforeEach(() => {
  host = new FakeTimeHost();
  areas = { local: new MemoryArea(), session: new MemoryArea() };
  stores = [];
});

afterEach(() => {
  for (const store of stores) store.dispose();
});

function open(state: SessionState = { kind: 'signed-in', userId: 7 }) {
  const services = createTestServices({ host, areas });
  services.session.become(state);
  const store = createSessionTime(services);
  stores.push(store);
  return { store, become: (next: SessionState) => services.session.become(next) };
}

test('LIM-1 B15 the time runs by the wall clock, hidden pages and sleep included', async () => {
  const { store } = open();
  await host.advance(65_000);
  expect(formatElapsed(store.elapsedS)).toBe('0:01:05');
  host.nowMs += 3 * 3_600_000;
  await host.advance(1000);
  expect(formatElapsed(store.elapsedS)).toBe('3:01:06');
});

test('LIM-2 a session goes on over a reload, and starts anew after sign-out, for another person and after 30 minutes away', async () => {
  const first = open();
  await host.advance(600_000);
  first.store.dispose();
  await host.advance(29 * 60_000);
  const second = open();
  expect(second.store.elapsedS).toBe(2340);
  second.become({ kind: 'anonymous' });
  second.become({ kind: 'signed-in', userId: 7 });
  expect(second.store.elapsedS).toBe(0);
  await host.advance(60_000);
  second.store.dispose();
  expect(open({ kind: 'signed-in', userId: 8 }).store.elapsedS).toBe(0);
  await host.advance(60_000);
  for (const store of stores) store.dispose();
  await host.advance(31 * 60_000);
  expect(open({ kind: 'signed-in', userId: 8 }).store.elapsedS).toBe(0);
});

test('LIM-2 an open page is recorded once a minute, not every second', async () => {
  const { store } = open();
  const write = vi.spyOn(areas.local, 'setItem');
  await host.advance(300_000);
  expect([store.elapsedS, write.mock.calls.length]).toEqual([300, 5]);
});

test('LIM-2 while the sign-in is unknown, the session continues', async () => {
  const { store, become } = open();
  await host.advance(60_000);
  become({ kind: 'unknown' });
  become({ kind: 'signed-in', userId: 7 });
  expect(store.elapsedS).toBe(60);
});

test('LIM-3 impossible values are dropped', () => {
  expect(
    [
      { userId: 1, startedAtS: 'x', seenAtS: 2 },
      { userId: 1, startedAtS: -5, seenAtS: 2 },
      'text',
      { userId: 1.5, startedAtS: 1, seenAtS: 1 },
    ].filter(isStoredSession),
  ).toEqual([]);
  expect(continueSession({ userId: 1, startedAtS: 5000, seenAtS: 5000 }, 1, 100)).toEqual({
    userId: 1,
    startedAtS: 100,
    seenAtS: 100,
  });
});

test('LIM-4 there is no time for a visitor, or before the sign-in is known', () => {
  const { store, become } = open({ kind: 'unknown' });
  expect(store.isKnown).toBe(false);
  become({ kind: 'signed-in', userId: 7 });
  expect(store.isKnown).toBe(true);
  become({ kind: 'anonymous' });
  expect(store.isKnown).toBe(false);
});

test('LIM-5 M24 a clock that is put back does not put the time back', async () => {
  const { store, become } = open();
  await host.advance(90_000);
  host.nowMs -= 30_000;
  await host.advance(1000);
  expect(formatElapsed(store.elapsedS)).toBe('0:01:30');
  await host.advance(60_000);
  expect(formatElapsed(store.elapsedS)).toBe('0:02:01');
  become({ kind: 'signed-in', userId: 8 });
  expect(store.elapsedS).toBe(0);
});
