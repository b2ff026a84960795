import type { Navigation, RouteTarget } from '#core';
import type { Competition, Sport, SportEvent } from '../feed/SportEvent.ts';
import { resultRoute } from '../contract.ts';
import { cyberEventRoute } from '../contract.ts';
import type { SportsTreeStore } from './SportsTreeStore.ts';

function slugId(item: { readonly id: number; readonly slug: string }): string {
  return item.slug === '' ? String(item.id) : `${item.id}-${item.slug}`;
}

/** Returns the route of an event's page; ids are used for slugs until the tree is loaded. */
export function routeToEvent(event: SportEvent, tree: SportsTreeStore): RouteTarget {
  const { cyber, sportId, competitionId } = event;
  const sport = tree.sportsById.get(sportId);
  const competition = tree.competitions.get(competitionId);
  const section = event.isLive ? 'live' : 'line';
  const place = {
    champ: competition === undefined ? competitionId : slugId(competition),
    game: slugId(event),
  };
  if (cyber !== undefined && tree.isCyberOpen())
    return {
      name: cyberEventRoute,
      params: { type: cyber.kind, discipline: `${cyber.id}-${cyber.key}`, section, ...place },
    };
  return {
    name: 'betting.event',
    params: { section, sport: sport === undefined ? sportId : slugId(sport), ...place },
  };
}

export function sportTarget(section: 'line' | 'live', sport: Sport): RouteTarget {
  return { name: `betting.${section}-sport`, params: { sport: slugId(sport) } };
}

/** All competitions of a country in one sport. */
export function countryTarget(
  section: 'line' | 'live',
  sport: Sport,
  countryId: number,
): RouteTarget {
  return {
    name: `betting.${section}-country`,
    params: { sport: slugId(sport), country: countryId },
  };
}

export function competitionTarget(
  section: 'line' | 'live',
  competition: Competition,
  sport: Sport | undefined,
): RouteTarget {
  return {
    name: `betting.${section}-competition`,
    params: {
      sport: sport === undefined ? competition.sportId : slugId(sport),
      champ: slugId(competition),
    },
  };
}

/** `12` of `12-premier-division`; undefined when there is no such parameter. */
export function idOfParameter(value: string | undefined): number | undefined {
  const id = Number.parseInt(value ?? '', 10);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

type Played = Pick<SportEvent, 'id' | 'slug' | 'sportId' | 'competitionId'>;

/** The page of the result of a match, on sites that have results. */
export function resultTarget(event: Pick<Played, 'id' | 'slug'>): RouteTarget {
  return { name: resultRoute, params: { game: slugId(event) } };
}

/** Returns the route of a finished match: its result, else its event page. */
export function playedTarget(event: Played, navigation: Pick<Navigation, 'hasRoute'>): RouteTarget {
  if (navigation.hasRoute(resultRoute)) return resultTarget(event);
  return {
    name: 'betting.event',
    params: {
      section: 'line',
      sport: event.sportId,
      champ: event.competitionId,
      game: slugId(event),
    },
  };
}
