import type { RowMarketKind } from '#wire';
import { queryBoolean, queryChoice, queryChoices, queryIds, queryInteger } from '../http/readQuery.ts';
import { rowMarketKinds } from '../world/rowQuotes.ts';
import type { GameFilter } from '../world/World.ts';

const maxId = Number.MAX_SAFE_INTEGER;

export function readGameFilter(query: URLSearchParams): GameFilter {
  const sportId = queryInteger(query, 'sportId', 1, maxId, undefined);
  const champIds = queryIds(query, 'champIds', 60);
  const gameIds = queryIds(query, 'gameIds', 200);
  const teamIds = queryIds(query, 'teamIds', 60);
  const isAny = queryBoolean(query, 'any');
  const isTop = queryBoolean(query, 'top');
  const withinH = queryInteger(query, 'withinH', 1, 8760, undefined);
  const withoutSportIds = queryIds(query, 'withoutSportIds', 60);
  const isByTime = queryBoolean(query, 'byTime');
  const markets: readonly RowMarketKind[] | undefined = queryChoices(query, 'markets', rowMarketKinds, 8);
  return {
    section: queryChoice(query, 'section', ['line', 'live'], 'line'),
    ...(sportId === undefined ? {} : { sportId }),
    ...(champIds === undefined ? {} : { champIds }),
    ...(gameIds === undefined ? {} : { gameIds }),
    ...(teamIds === undefined ? {} : { teamIds }),
    ...(isAny === undefined ? {} : { isAny }),
    ...(isTop === undefined ? {} : { isTop }),
    ...(withinH === undefined ? {} : { withinH }),
    ...(withoutSportIds === undefined ? {} : { withoutSportIds }),
    ...(isByTime === undefined ? {} : { isByTime }),
    ...(markets === undefined ? {} : { markets }),
    limit: queryInteger(query, 'limit', 1, 300, 50),
    offset: queryInteger(query, 'offset', 0, 1_000_000, 0),
  };
}
