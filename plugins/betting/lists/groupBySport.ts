import type { CompetitionEvents } from './groupByCompetition.ts';

/** The competitions of one sport, in their own order. */
export interface SportGroups {
  readonly sportId: number;
  readonly groups: readonly CompetitionEvents[];
  readonly eventCount: number;
}

/** Sports in the given order; unlisted ones last, by their first event. */
export function groupBySport(
  groups: readonly CompetitionEvents[],
  sportOrder: readonly number[],
): readonly SportGroups[] {
  const rank = (sportId: number): number => {
    const place = sportOrder.indexOf(sportId);
    return place < 0 ? sportOrder.length : place;
  };
  return [...Map.groupBy(groups, ({ sportId }) => sportId)]
    .map(([sportId, own]) => ({
      sportId,
      groups: own,
      eventCount: own.reduce((sum, group) => sum + group.eventIds.length, 0),
    }))
    .sort((first, second) => rank(first.sportId) - rank(second.sportId));
}
