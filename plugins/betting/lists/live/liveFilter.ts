import type { CoreServices } from '#core';
import { persisted } from '#core/data';
import type { EventQuery } from '../../feed/EventQuery.ts';
import { namedLimit, watchedLimit } from '../../feed/EventQuery.ts';
import type { Favourites } from '../../favourites/favourites.ts';
import { isStoredLiveFilter } from '#stored/betting/isStoredLiveFilter.js';
import { ownedStore } from '../../service/ownedStore.ts';

export type LiveFilter = 'all' | 'video' | 'favourites';

/** The person's filter of live events; stored until another is chosen. */
export const liveFilterOf = ownedStore((_betting, { storage }: Pick<CoreServices, 'storage'>) =>
  persisted<LiveFilter>(
    { storage },
    {
      key: 'betting/live-filter',
      version: 1,
      fallback: 'all',
      check: isStoredLiveFilter,
    },
  ),
);

/** Returns the query of a live list for starred items; undefined if nothing is starred. */
export function starredQuery(
  query: EventQuery,
  { eventIds, competitionIds, teamIds }: Favourites,
): EventQuery | undefined {
  const [own] = query.competitionIds ?? [];
  if (own !== undefined && competitionIds.includes(own)) return query;
  const starred = {
    ...(eventIds.length === 0 ? {} : { eventIds: eventIds.slice(0, watchedLimit) }),
    // Omitted on the page of a competition, where the platform would join them to it with OR.
    ...(own !== undefined || competitionIds.length === 0
      ? {}
      : { competitionIds: competitionIds.slice(0, namedLimit) }),
    ...(own !== undefined || teamIds.length === 0 ? {} : { teamIds: teamIds.slice(0, namedLimit) }),
  };
  if (Object.keys(starred).length === 0) return undefined;
  return own === undefined ? { ...query, ...starred, isAny: true } : { ...query, ...starred };
}
