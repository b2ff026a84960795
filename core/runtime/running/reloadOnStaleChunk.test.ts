import { expect, test } from 'vitest';
import { fakeOf } from '../../../test/services/fakeOf.ts';
import { reloadOnStaleChunk } from './reloadOnStaleChunk.ts';

function open(type: 'navigate' | 'reload', ageMs: number, isOnline = true) {
  const events = new EventTarget();
  let reloads = 0;
  const page = fakeOf<Window>({
    addEventListener: events.addEventListener.bind(events),
    performance: fakeOf<Performance>({
      now: () => ageMs,
      getEntriesByType: () => [fakeOf<PerformanceNavigationTiming>({ type })],
    }),
    navigator: fakeOf<Navigator>({ onLine: isOnline }),
    location: fakeOf<Location>({ reload: () => void (reloads += 1) }),
  });
  const gate = reloadOnStaleChunk(page);
  return { gate, loseChunk: () => (events.dispatchEvent(new Event('vite:preloadError')), reloads) };
}

test('SHL-332 A38 a missing chunk reloads the page, and not twice within a minute, whatever storage does', () => {
  expect(open('navigate', 5000).loseChunk()).toBe(1);
  expect(open('navigate', 3_600_000).loseChunk()).toBe(1);
  expect(open('reload', 5000).loseChunk()).toBe(0);
  expect(open('reload', 59_999).loseChunk()).toBe(0);
  expect(open('reload', 60_000).loseChunk()).toBe(1);
});

test('SHL-332 A38 requests that the reload aborts do not trigger another', () => {
  const page = open('navigate', 5000);
  expect(page.loseChunk()).toBe(1);
  expect(page.loseChunk()).toBe(1);
});

test('SHL-332 SHL-919 A38 it does not while reloads are blocked, and not without a network', () => {
  const page = open('navigate', 5000);
  page.gate.isClosed = () => true;
  expect(page.loseChunk()).toBe(0);
  page.gate.isClosed = () => false;
  expect(page.loseChunk()).toBe(1);
  expect(open('navigate', 5000, false).loseChunk()).toBe(0);
});
