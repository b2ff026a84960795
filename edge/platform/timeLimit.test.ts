import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timeLimit } from './timeLimit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a limit aborts when its time is over', () => {
  const { signal } = timeLimit(300);
  vi.advanceTimersByTime(299);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError', message: 'No answer within 300 ms' });
});

test('a limit aborts as the signal that it follows does, before or after', () => {
  const dropped = new AbortController();
  const { signal } = timeLimit(300, dropped.signal);
  dropped.abort();
  expect(signal.reason).toMatchObject({ name: 'AbortError' });
  expect(timeLimit(300, dropped.signal).signal.reason).toMatchObject({ name: 'AbortError' });
});

test('a limit that was ended leaves no timer and follows nothing', () => {
  const dropped = new AbortController();
  const { signal, end } = timeLimit(300, dropped.signal);
  end();
  expect(vi.getTimerCount()).toBe(0);
  dropped.abort();
  expect(signal.aborted).toBe(false);
});
