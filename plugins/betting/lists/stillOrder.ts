import { compareStructural, computed } from 'mobx';
import type { ListStore } from './ListStore.ts';

/**
 * Computes which events of a list are shown, and in which order. It reacts only when the result
 * changes, and not while rows are held.
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
