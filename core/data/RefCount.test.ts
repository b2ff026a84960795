import { expect, test, vi } from 'vitest';
import { RefCount } from './RefCount.ts';

test('the first user begins, the last one ends, and one that ends twice counts once', () => {
  const end = vi.fn();
  const begin = vi.fn(() => end);
  const use = new RefCount(begin);
  const [first, second] = [use.retain(), use.retain()];
  expect([begin.mock.calls.length, use.isUsed]).toEqual([1, true]);
  first();
  first();
  expect([end.mock.calls.length, use.isUsed]).toEqual([0, true]);
  second();
  expect([end.mock.calls.length, use.isUsed]).toEqual([1, false]);
  use.retain();
  expect(begin).toHaveBeenCalledTimes(2);
});

test('an owner that goes ends it under its users, once', () => {
  const end = vi.fn();
  const use = new RefCount(() => end);
  const leave = use.retain();
  use.dispose();
  leave();
  expect(end).toHaveBeenCalledTimes(1);
});
