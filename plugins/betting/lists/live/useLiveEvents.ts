import { useMemo } from 'react';
import { useOpen, useServices } from '#core/ui';
import type { EventQuery } from '../../feed/EventQuery.ts';
import { useEventQuery } from '../../feed/useEventQuery.ts';
import { useBetting } from '../../service/useBetting.ts';
import type { CompetitionEvents } from '../groupByCompetition.ts';
import type { ListStore } from '../ListStore.ts';
import { stillOrder } from '../stillOrder.ts';
import { liveFilterOf, starredQuery } from './liveFilter.ts';
import { openFirst } from './openFirst.ts';

export interface LiveEvents {
  readonly list: ListStore;
  readonly groups: readonly CompetitionEvents[];
  /**
   * Number of events that the filter matches, loaded or not; undefined until the answer arrives.
   */
  readonly videoCount: number | undefined;
  readonly favouriteCount: number | undefined;
}

/** The live events of a place under the platform's filter. Call it inside an observer. */
export function useLiveEvents(place: EventQuery): LiveEvents {
  const betting = useBetting();
  const services = useServices();
  const filter = liveFilterOf(betting, services).value;
  const all = useEventQuery(place);
  const { favourites } = betting.favourites;
  const starred = starredQuery(all, favourites);
  const withVideo: EventQuery = { ...all, hasVideo: true };
  const shown = filter === 'video' ? withVideo : filter === 'favourites' ? starred : all;
  const nothing: EventQuery = { ...all, eventIds: [noEvent], limit: 1 };
  const list = useOpen(betting.list(shown ?? nothing));
  // One row of each is enough to get the total count.
  const videos = useOpen(betting.list({ ...withVideo, limit: 1 }));
  const stars = useOpen(betting.list({ ...(starred ?? nothing), limit: 1 }));
  const isByTime = all.isByTime === true && betting.options?.choices.isByTime === true;
  const groups = useMemo(
    () =>
      stillOrder(list, () =>
        isByTime
          ? list.groups
          : list.groupsOf(openFirst(list.order, (eventId) => list.events.get(eventId))),
      ),
    [list, isByTime],
  ).get();
  return {
    list,
    groups,
    videoCount: videos.snapshot.hasValue ? videos.total : undefined,
    favouriteCount: starred === undefined ? 0 : stars.snapshot.hasValue ? stars.total : undefined,
  };
}

/** An id that no event has. */
const noEvent = Number.MAX_SAFE_INTEGER;
