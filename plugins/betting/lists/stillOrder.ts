import { compareStructural, computed } from 'mobx';
import type { ListStore } from './ListStore.ts';

/**
 * What is shown of a list and in which order, where that follows from its events. It runs on a
 * change of the answer only, and not while rows are held.
 */
export function stillOrder<Order>(
  list: Pick<ListStore, 'isHeld' | 'order'>,
  arrange: () => Order,
): { readonly get: () => Order } {
  let last: { readonly order: Order } | undefined;
  return computed(
    () => {
      if (list.isHeld && last !== undefined) return last.order;
      const order = arrange();
      // A new list is shown although rows of another one are held.
      last = list.order.length === 0 ? undefined : { order };
      return order;
    },
    { equals: compareStructural },
  );
}
