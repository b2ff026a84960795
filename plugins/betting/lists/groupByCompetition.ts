/** Events of one competition, in their own order. */
export interface CompetitionEvents {
  readonly competitionId: number;
  readonly sportId: number;
  readonly eventIds: readonly number[];
  /** Events of several competitions by start alone: each row names its own. */
  readonly isByTime?: true;
}

/** In the place of a sport where a group has events of several. */
export const anySport = 0;

/** Where an event belongs; both never change during its life. */
export interface EventPlace {
  readonly competitionId: number;
  readonly sportId: number;
}

/**
 * Groups by competition, competitions in the order of their first event. An event whose place is
 * not known is left out: it is on its way.
 */
export function groupByCompetition(
  eventIds: readonly number[],
  placeOf: (eventId: number) => EventPlace | undefined,
): readonly CompetitionEvents[] {
  const placed = eventIds.flatMap((eventId) => {
    const place = placeOf(eventId);
    return place === undefined ? [] : [{ eventId, ...place }];
  });
  return Array.from(
    Map.groupBy(placed, ({ competitionId }) => competitionId),
    ([competitionId, own]) => ({
      competitionId,
      sportId: own[0]?.sportId ?? 0,
      eventIds: own.map(({ eventId }) => eventId),
    }),
  );
}
