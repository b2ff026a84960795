/** Events of one competition, in their own order. */
export interface CompetitionEvents {
  readonly competitionId: number;
  readonly sportId: number;
  readonly eventIds: readonly number[];
  /** Events of several competitions by start alone: each row names its own. */
  readonly isByTime?: true;
}

/** Sport id of groups with events of several sports. */
export const anySport = 0;

/** Competition and sport of an event; both never change. */
export interface EventPlace {
  readonly competitionId: number;
  readonly sportId: number;
}

/**
 * Groups events by competition, in the order of their first events. Events of unknown competition
 * are left out until it is loaded.
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
