import { expect, test, vi } from 'vitest';
import { SharedUse } from './SharedUse.ts';

test('the first use begins, the last one ends, and one that ends twice counts once', () => {
  const end = vi.fn();
  const begin = vi.fn(() => end);
  const use = new SharedUse(begin);
  const [first, second] = [use.join(), use.join()];
  expect([begin.mock.calls.length, use.isUsed]).toEqual([1, true]);
  first();
  first();
  expect([end.mock.calls.length, use.isUsed]).toEqual([0, true]);
  second();
  expect([end.mock.calls.length, use.isUsed]).toEqual([1, false]);
  use.join();
  expect(begin).toHaveBeenCalledTimes(2);
});

test('an owner that goes ends it under its users, once', () => {
  const end = vi.fn();
  const use = new SharedUse(() => end);
  const leave = use.join();
  use.end();
  leave();
  expect(end).toHaveBeenCalledTimes(1);
});
