import { expect, test, vi } from 'vitest';
import { FirstDrawing } from './FirstDrawing.ts';

test('SHL-562 what is held goes on when the page and all its parts have been taken over, once', () => {
  const release = vi.fn();
  const drawing = new FirstDrawing([release]);
  drawing.expect('slot a');
  drawing.expect('slot b');
  drawing.arrive('page');
  drawing.arrive('slot a');
  expect(release).not.toHaveBeenCalled();
  drawing.arrive('slot b');
  drawing.expect('slot c');
  drawing.arrive('slot c');
  expect(release).toHaveBeenCalledTimes(1);
});

test('SHL-562 a part whose inside came first is not waited for', () => {
  const release = vi.fn();
  const drawing = new FirstDrawing([release]);
  drawing.arrive('slot a');
  drawing.expect('slot a');
  drawing.arrive('page');
  expect(release).toHaveBeenCalledTimes(1);
});

test('SHL-563 what ends before all parts have come is not taken over', async () => {
  const late = new FirstDrawing([() => undefined]);
  late.expect('slot a');
  late.arrive('page');
  late.end();
  late.arrive('slot a');
  expect(late.hasEnded).toBe(true);
  await expect(late.ended).resolves.toBe(false);

  const whole = new FirstDrawing([() => undefined]);
  whole.arrive('page');
  await expect(whole.ended).resolves.toBe(true);
});
