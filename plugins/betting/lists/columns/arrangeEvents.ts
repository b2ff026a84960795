import { anySport, type CompetitionEvents } from '../groupByCompetition.ts';
import type { ListChoices } from '../options/listChoices.ts';
import type { Competition, SportEvent } from '../../feed/SportEvent.ts';

/** Lookups that the arrangement needs. */
export interface EventIndex {
  readonly event: (eventId: number) => SportEvent | undefined;
  readonly competition: (competitionId: number) => Competition | undefined;
}

/** The groups of a list as the person has chosen: by time, or by country. */
export function arrangeEvents(
  groups: readonly CompetitionEvents[],
  { isByTime, isByCategory }: Pick<ListChoices, 'isByTime' | 'isByCategory'>,
  { event, competition }: EventIndex,
): readonly CompetitionEvents[] {
  if (isByTime) return byTime(groups, event);
  return isByCategory ? byCategory(groups, competition) : groups;
}

/** All events in the order of their start, in one list; those of one competition keep its head. */
function byTime(
  groups: readonly CompetitionEvents[],
  event: EventIndex['event'],
): readonly CompetitionEvents[] {
  const places = groups.flatMap(({ eventIds }) =>
    eventIds.map((id) => ({ id, startsAtS: event(id)?.startsAtS ?? 0 })),
  );
  const eventIds = places
    .toSorted((first, second) => first.startsAtS - second.startsAtS || first.id - second.id)
    .map(({ id }) => id);
  const [only, ...others] = groups;
  if (only === undefined) return [];
  return others.length === 0
    ? [{ ...only, eventIds }]
    : [{ competitionId: 0, sportId: anySport, eventIds, isByTime: true }];
}

/** Countries in the order of their first competition of the sport. */
function byCategory(
  groups: readonly CompetitionEvents[],
  competition: EventIndex['competition'],
): readonly CompetitionEvents[] {
  const categories = Map.groupBy(
    groups,
    ({ sportId, competitionId }) => `${sportId} ${competition(competitionId)?.countryId ?? 0}`,
  );
  return [...categories.values()].flat();
}
