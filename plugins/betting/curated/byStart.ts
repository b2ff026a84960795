import type { SportEvent } from '../feed/SportEvent.ts';

/** Sorts events by start, keeping the order of equal starts. */
export function byStart(
  order: readonly number[],
  events: ReadonlyMap<number, Pick<SportEvent, 'startsAtS'>>,
): readonly number[] {
  return order.toSorted(
    (first, second) => (events.get(first)?.startsAtS ?? 0) - (events.get(second)?.startsAtS ?? 0),
  );
}
