import { expect, test, vi } from 'vitest';
import { Hydration } from './Hydration.ts';

test('SHL-562 what is held goes on when the page and all its parts have been taken over, once', () => {
  const release = vi.fn();
  const hydration = new Hydration([release]);
  hydration.expect('slot a');
  hydration.expect('slot b');
  hydration.arrive('page');
  hydration.arrive('slot a');
  expect(release).not.toHaveBeenCalled();
  hydration.arrive('slot b');
  hydration.expect('slot c');
  hydration.arrive('slot c');
  expect(release).toHaveBeenCalledTimes(1);
});

test('SHL-562 a part whose inside came first is not waited for', () => {
  const release = vi.fn();
  const hydration = new Hydration([release]);
  hydration.arrive('slot a');
  hydration.expect('slot a');
  hydration.arrive('page');
  expect(release).toHaveBeenCalledTimes(1);
});

test('SHL-563 what ends before all parts have come is not taken over', async () => {
  const late = new Hydration([() => undefined]);
  late.expect('slot a');
  late.arrive('page');
  late.end();
  late.arrive('slot a');
  expect(late.hasEnded).toBe(true);
  await expect(late.ended).resolves.toBe(false);

  const whole = new Hydration([() => undefined]);
  whole.arrive('page');
  await expect(whole.ended).resolves.toBe(true);
});
