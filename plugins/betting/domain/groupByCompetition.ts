/** Events of one competition, in their own order. */
export interface CompetitionEvents {
  readonly competitionId: number;
  readonly sportId: number;
  readonly eventIds: readonly number[];
}

/** Where an event belongs; both never change during its life. */
export interface EventPlace {
  readonly competitionId: number;
  readonly sportId: number;
}

/**
 * Groups by competition, competitions in the order of their first event. An event whose place is not known is left out:
 * it is on its way.
 */
export function groupByCompetition(eventIds: readonly number[], placeOf: (eventId: number) => EventPlace | undefined): readonly CompetitionEvents[] {
  const groups = new Map<number, { readonly competitionId: number; readonly sportId: number; readonly eventIds: number[] }>();
  for (const eventId of eventIds) {
    const place = placeOf(eventId);
    if (place === undefined) continue;
    const group = groups.get(place.competitionId);
    if (group === undefined) {
      groups.set(place.competitionId, { competitionId: place.competitionId, sportId: place.sportId, eventIds: [eventId] });
    } else {
      group.eventIds.push(eventId);
    }
  }
  return [...groups.values()];
}
