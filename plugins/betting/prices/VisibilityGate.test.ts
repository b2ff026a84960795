import { expect, test, vi } from 'vitest';
import { VisibilityGate } from './VisibilityGate.ts';

test('BET-400 a gate that begins closed reports when it opens, and that it was open', () => {
  const gate = new VisibilityGate(false);
  const refresh = vi.fn();
  const stop = gate.onOpen(refresh);
  gate.set(false);
  expect([gate.wasOpen, refresh.mock.calls.length]).toEqual([false, 0]);
  gate.set(true);
  expect([gate.wasOpen, refresh.mock.calls.length]).toEqual([true, 1]);
  gate.set(false);
  stop();
  gate.set(true);
  expect([gate.wasOpen, refresh.mock.calls.length]).toEqual([true, 1]);
  expect(new VisibilityGate().wasOpen).toBe(true);
});
