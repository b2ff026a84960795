import { useMemo } from 'react';
import { topLive } from './topLive.ts';
import type { ListStore } from '../lists/ListStore.ts';
import { stillOrder } from '../lists/stillOrder.ts';
import { useBetting } from '../service/useBetting.ts';

/** Ids of the matches on the cards. A score renders nothing here: only another choice does. */
export function useTopLive(list: ListStore, cardCount: number): readonly number[] {
  const { tree } = useBetting();
  const choice = useMemo(
    () =>
      stillOrder(list, () =>
        topLive(
          list.order.flatMap((eventId) => list.events.get(eventId) ?? []),
          tree.sports.map((sport) => sport.id),
          cardCount,
        ),
      ),
    [list, tree, cardCount],
  );
  return choice.get();
}
