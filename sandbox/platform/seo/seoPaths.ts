import type { ChampWire, SportsTree } from '#wire';
import type { OfferedEvent } from '../../world/World.ts';

/** Before the match or in play. */
export type Section = 'line' | 'live';

type Sport = SportsTree['sports'][number];

export function nameOf({ home, away }: OfferedEvent): string {
  return `${home} – ${away}`;
}

/** Returns the path of a sport in a section. */
export function sportPath(section: Section, sport: Sport): string {
  return `${section}/${sport.id}-${sport.slug}`;
}

export function champPath(section: Section, sport: Sport, champ: ChampWire): string {
  return `${sportPath(section, sport)}/${champ.id}-${champ.slug}`;
}

export function eventPath(event: OfferedEvent, sport: Sport, champ: ChampWire): string {
  return `${champPath(event.section, sport, champ)}/${event.id}-${event.slug}`;
}
