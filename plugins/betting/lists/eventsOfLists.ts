import type { SportEvent } from '../feed/SportEvent.ts';
import type { ListStore } from './ListStore.ts';

/**
 * The events of several lists in their order; one that changes from one list to another stands
 * once.
 */
export function eventsOfLists(
  ...lists: readonly Pick<ListStore, 'order' | 'events'>[]
): readonly SportEvent[] {
  const ids = new Set(lists.flatMap((list) => list.order));
  return [...ids].flatMap(
    (id) => lists.map((list) => list.events.get(id)).find((event) => event !== undefined) ?? [],
  );
}
