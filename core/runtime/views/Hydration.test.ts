import { expect, test, vi } from 'vitest';
import { Hydration } from './Hydration.ts';

test('SHL-562 holds are released when the page and all its parts are hydrated, once', () => {
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

test('SHL-562 a part that is hydrated before its registration is not awaited', () => {
  const release = vi.fn();
  const hydration = new Hydration([release]);
  hydration.arrive('slot a');
  hydration.expect('slot a');
  hydration.arrive('page');
  expect(release).toHaveBeenCalledTimes(1);
});

test('SHL-563 an end before all parts are hydrated resolves to false', async () => {
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
