import type { RouteTarget } from '#core';
import type { SearchRow } from './SearchRow.ts';
import type { SportsTreeStore } from '../navigation/SportsTreeStore.ts';
import { competitionTarget, routeToEvent, sportTarget } from '../navigation/routeToEvent.ts';

/** Target of a row; undefined for a recent search. */
export function searchTarget(
  row: SearchRow,
  tree: SportsTreeStore,
  isLiveOpen: boolean,
): RouteTarget | undefined {
  switch (row.kind) {
    case 'event':
      return routeToEvent(row.event, tree);
    case 'competition': {
      const { competition } = row;
      return competitionTarget(
        sectionOf(competition, isLiveOpen),
        competition,
        tree.sportsById.get(competition.sportId),
      );
    }
    case 'sport':
      return sportTarget(sectionOf(row.sport, isLiveOpen), { ...row.sport, competitions: [] });
    case 'team':
    case 'player':
      return { name: 'betting.team', params: { team: `${row.team.id}-${row.slug}` } };
    case 'recent':
      return undefined;
  }
}

/** The prematch section has more to choose from; live only if there is nothing else. */
function sectionOf(
  { prematchCount, liveCount }: { readonly prematchCount: number; readonly liveCount: number },
  isLiveOpen: boolean,
): 'line' | 'live' {
  return prematchCount === 0 && liveCount > 0 && isLiveOpen ? 'live' : 'line';
}
