import { expect, test } from 'vitest';
import { createEventToken } from '../../contract/Token.ts';
import { EventBus } from './EventBus.ts';

test('SHL-55 listeners run by name; one that throws is reported and the others still run', () => {
  const reported: string[] = [];
  const bus = new EventBus({
    reports: {
      report: (_error, { plugin, contribution }) => void reported.push(`${plugin} ${contribution}`),
    },
  });
  const placed = createEventToken<{ readonly id: number }>('coupon.placed');
  const heard: number[] = [];
  bus.on(placed, () => {
    throw new Error('broken');
  });
  const end = bus.on(
    createEventToken<{ readonly id: number }>('coupon.placed'),
    ({ id }) => void heard.push(id),
  );
  bus.on(createEventToken<{ readonly id: number }>('coupon.cleared'), () => void heard.push(-1));
  bus.emit(placed, { id: 5 });
  end();
  bus.emit(placed, { id: 6 });
  bus.dispose();
  bus.emit(placed, { id: 7 });
  expect([heard, reported]).toEqual([
    [5],
    ['coupon event coupon.placed', 'coupon event coupon.placed'],
  ]);
});
