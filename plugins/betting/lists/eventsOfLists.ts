import type { SportEvent } from '../feed/SportEvent.ts';
import type { ListStore } from './ListStore.ts';

/** Returns the events of several lists in their order; an event in two lists is included once. */
export function eventsOfLists(
  ...lists: readonly Pick<ListStore, 'order' | 'events'>[]
): readonly SportEvent[] {
  const ids = new Set(lists.flatMap((list) => list.order));
  return [...ids].flatMap(
    (id) => lists.map((list) => list.events.get(id)).find((event) => event !== undefined) ?? [],
  );
}
