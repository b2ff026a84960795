import { namedLimit, watchedLimit, type EventQuery } from '../feed/EventQuery.ts';
import type { Competition, Section } from '../feed/SportEvent.ts';
import type { EventSelection, PersonalSelection } from './EventSelection.ts';
import { menuSectionFilter } from './menuSectionFilter.ts';

export interface SelectionPlace {
  readonly section: Section;
  readonly sportId?: number | undefined;
  readonly menuSection?: string | undefined;
  readonly limit: number;
}

/**
 * Returns the query of a curated page; undefined if no event can match, so that no call is made.
 * `personal` is read only if a tag refers to the person.
 */
export function queryOfSelection(
  selection: EventSelection,
  { section, sportId, menuSection, limit }: SelectionPlace,
  competitions: readonly Competition[],
  personal: PersonalSelection,
): EventQuery | undefined {
  const tags = selection.tags ?? [];
  const sportIds =
    sportId === undefined
      ? selection.sports
      : selection.sports === undefined || selection.sports.includes(sportId)
        ? [sportId]
        : [];
  if (sportIds?.length === 0) return undefined;
  const narrowed = menuSectionFilter(
    menuSection,
    section === 'line' ? selection.withinH : undefined,
  );
  const base: EventQuery = {
    section,
    limit,
    ...(sportIds?.length === 1 ? { sportId: sportIds[0] as number } : {}),
    ...(tags.includes('top') ? { isTop: true } : {}),
    ...narrowed,
  };
  if (tags.includes('yours')) {
    const { eventIds, competitionIds, teamIds } = personal;
    if (eventIds.length + competitionIds.length + teamIds.length === 0) return undefined;
    return {
      ...base,
      isAny: true,
      ...listed('eventIds', eventIds, watchedLimit),
      ...listed('competitionIds', competitionIds, namedLimit),
      ...listed('teamIds', teamIds, namedLimit),
    };
  }
  const teamIds = tags.includes('starred-teams') ? personal.teamIds : selection.teams;
  if (teamIds?.length === 0) return undefined;
  const chosen = competitionsOf(selection, sportIds, section, competitions);
  if (chosen?.length === 0) return undefined;
  return {
    ...base,
    ...(chosen === undefined ? {} : listed('competitionIds', chosen, namedLimit)),
    ...(teamIds === undefined ? {} : listed('teamIds', teamIds, namedLimit)),
  };
}

function listed(
  key: 'eventIds' | 'competitionIds' | 'teamIds',
  ids: readonly number[],
  most: number,
): Pick<EventQuery, 'eventIds' | 'competitionIds' | 'teamIds'> {
  return ids.length === 0 ? {} : { [key]: ids.slice(0, most) };
}

/** Competitions that must be listed one by one, because a list query takes only one sport. */
function competitionsOf(
  { competitions: named }: EventSelection,
  sportIds: readonly number[] | undefined,
  section: Section,
  all: readonly Competition[],
): readonly number[] | undefined {
  if (named !== undefined) return named;
  if (sportIds === undefined || sportIds.length === 1) return undefined;
  const count = (competition: Competition): number =>
    section === 'live' ? competition.liveCount : competition.prematchCount;
  return all
    .filter((competition) => sportIds.includes(competition.sportId) && count(competition) > 0)
    .toSorted(
      (first, second) => Number(second.isTop) - Number(first.isTop) || count(second) - count(first),
    )
    .map(({ id }) => id);
}
