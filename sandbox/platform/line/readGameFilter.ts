import type { RowMarketKind } from '#wire';
import {
  queryBoolean,
  queryChoice,
  queryChoices,
  queryIds,
  queryInteger,
} from '../http/readQuery.ts';
import { rowMarketKinds } from '../../world/offer/rowQuotes.ts';
import type { GameFilter } from '../../world/World.ts';

const maxId = Number.MAX_SAFE_INTEGER;
/** Limits of ids in one query: of competitions, teams or sports, and of events. */
const namedMax = 60;
const gamesNamedMax = 200;
const marketsMax = 8;
const yearH = 8760;
const pageSize = 50;
const pageSizeMax = 300;
const offsetMax = 1_000_000;

export function readGameFilter(query: URLSearchParams): GameFilter {
  const sportId = queryInteger(query, 'sportId', 1, maxId, undefined);
  const countryId = queryInteger(query, 'countryId', 1, maxId, undefined);
  const competitionIds = queryIds(query, 'champIds', namedMax);
  const gameIds = queryIds(query, 'gameIds', gamesNamedMax);
  const teamIds = queryIds(query, 'teamIds', namedMax);
  const isAny = queryBoolean(query, 'any');
  const isTop = queryBoolean(query, 'top');
  const withinH = queryInteger(query, 'withinH', 1, yearH, undefined);
  const fromS = queryInteger(query, 'fromS', 0, maxId, undefined);
  const toS = queryInteger(query, 'toS', 0, maxId, undefined);
  const withoutSportIds = queryIds(query, 'withoutSportIds', namedMax);
  const hasVideo = queryBoolean(query, 'video');
  const isByTime = queryBoolean(query, 'byTime');
  const markets: readonly RowMarketKind[] | undefined = queryChoices(
    query,
    'markets',
    rowMarketKinds,
    marketsMax,
  );
  return {
    section: queryChoice(query, 'section', ['line', 'live'], 'line'),
    ...(sportId === undefined ? {} : { sportId }),
    ...(countryId === undefined ? {} : { countryId }),
    ...(competitionIds === undefined ? {} : { competitionIds }),
    ...(gameIds === undefined ? {} : { gameIds }),
    ...(teamIds === undefined ? {} : { teamIds }),
    ...(isAny === undefined ? {} : { isAny }),
    ...(isTop === undefined ? {} : { isTop }),
    ...(withinH === undefined ? {} : { withinH }),
    ...(fromS === undefined ? {} : { fromS }),
    ...(toS === undefined ? {} : { toS }),
    ...(withoutSportIds === undefined ? {} : { withoutSportIds }),
    ...(hasVideo === undefined ? {} : { hasVideo }),
    ...(isByTime === undefined ? {} : { isByTime }),
    ...(markets === undefined ? {} : { markets }),
    limit: queryInteger(query, 'limit', 1, pageSizeMax, pageSize),
    offset: queryInteger(query, 'offset', 0, offsetMax, 0),
  };
}
