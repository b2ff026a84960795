import type { SportEvent } from '../feed/SportEvent.ts';

/** Events by the time of their start; of one time they keep their order. */
export function byStart(
  order: readonly number[],
  events: ReadonlyMap<number, Pick<SportEvent, 'startsAtS'>>,
): readonly number[] {
  return order.toSorted(
    (first, second) => (events.get(first)?.startsAtS ?? 0) - (events.get(second)?.startsAtS ?? 0),
  );
}
