import { compareStructural, computed } from 'mobx';
import { useMemo } from 'react';
import { filterLive, type LiveFilter } from './filterLive.ts';
import type { CompetitionEvents } from '../groupByCompetition.ts';
import type { SportEvent } from '../../feed/SportEvent.ts';
import type { FavouritesStore } from '../../favourites/FavouritesStore.ts';
import type { ListStore } from '../ListStore.ts';
import { stillOrder } from '../stillOrder.ts';

export interface FilteredLive {
  readonly groups: readonly CompetitionEvents[];
  readonly videoCount: number;
  readonly favouriteCount: number;
}

/** Groups and counts under a filter. A score renders nothing here: only a different answer does. */
export function useLiveFilter(
  list: ListStore,
  favourites: FavouritesStore,
  filter: LiveFilter,
): FilteredLive {
  const { groups, counts } = useMemo(() => {
    const isFavourite = (event: SportEvent): boolean =>
      favourites.hasEvent(event.id) || favourites.hasCompetition(event.competitionId);
    return {
      groups: stillOrder(list, () =>
        list.groupsOf(
          filterLive(list.order, (eventId) => list.events.get(eventId), filter, isFavourite),
        ),
      ),
      counts: computed(
        () => {
          const events = list.order.flatMap((eventId) => list.events.get(eventId) ?? []);
          return {
            videoCount: events.filter((event) => event.hasVideo).length,
            favouriteCount: events.filter(isFavourite).length,
          };
        },
        { equals: compareStructural },
      ),
    };
  }, [list, favourites, filter]);
  return { groups: groups.get(), ...counts.get() };
}
