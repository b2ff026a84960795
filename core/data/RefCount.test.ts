import { expect, test, vi } from 'vitest';
import { RefCount } from './RefCount.ts';

test('the first user starts it, the last one ends it, and a user that ends twice counts once', () => {
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

test('a disposed owner ends it in spite of its users, once', () => {
  const end = vi.fn();
  const use = new RefCount(() => end);
  const leave = use.retain();
  use.dispose();
  leave();
  expect(end).toHaveBeenCalledTimes(1);
});
