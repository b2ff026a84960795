import { compareStructural, computed } from 'mobx';
import { useMemo } from 'react';
import { topLive } from '../domain/topLive.ts';
import type { ListStore } from '../stores/ListStore.ts';
import { useBetting } from './useBetting.ts';

/** Ids of the matches on the cards. A score renders nothing here: only another choice does. */
export function useTopLive(list: ListStore, cardCount: number): readonly number[] {
  const { tree } = useBetting();
  const choice = useMemo(
    () =>
      computed(
        () =>
          topLive(
            list.order.flatMap((eventId) => list.events.get(eventId) ?? []),
            tree.sports.map((sport) => sport.id),
            cardCount,
          ),
        { equals: compareStructural },
      ),
    [list, tree, cardCount],
  );
  return choice.get();
}
