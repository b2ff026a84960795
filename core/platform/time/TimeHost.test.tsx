import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserTimeHost } from './TimeHost.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
});

test('SHL-17 the host of a page reports changes of visibility and the return from the page cache, until it is disposed', () => {
  const host = createBrowserTimeHost();
  const heard: boolean[] = [];
  const end = host.onVisibility((isRestored) => void heard.push(isRestored));
  expect(host.isVisible()).toBe(true);
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(host.isVisible()).toBe(false);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  end();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toEqual([false, true]);
});

test('SHL-14 timers of the page run once and can be cancelled', () => {
  vi.useFakeTimers();
  const host = createBrowserTimeHost();
  let ran = '';
  host.setTimer(() => (ran += 'a'), 10);
  host.setTimer(() => (ran += 'b'), 10)();
  vi.advanceTimersByTime(100);
  expect(ran).toBe('a');
  expect(host.wallMs()).toBe(Date.now());
  expect(host.random()).toBeLessThan(1);
});

test('SHL-16 idle work waits for idle time, or a moment if the browser has no idle callback', () => {
  vi.useFakeTimers();
  let ran = '';
  vi.stubGlobal('requestIdleCallback', undefined);
  const without = createBrowserTimeHost();
  without.requestIdle(() => (ran += 'a'));
  without.requestIdle(() => (ran += 'b'))();
  vi.advanceTimersByTime(200);
  expect(ran).toBe('a');
});
