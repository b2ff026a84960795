import type { CompetitionEvents } from './groupByCompetition.ts';

/** The competitions of one sport, in their own order. */
export interface SportGroups {
  readonly sportId: number;
  readonly groups: readonly CompetitionEvents[];
  readonly eventCount: number;
}

/** Sports in the given order; those that are not in it come last, in the order of their first event. */
export function groupBySport(groups: readonly CompetitionEvents[], sportOrder: readonly number[]): readonly SportGroups[] {
  const bySport = new Map<number, CompetitionEvents[]>();
  for (const group of groups) bySport.set(group.sportId, [...(bySport.get(group.sportId) ?? []), group]);
  const rank = (sportId: number): number => {
    const place = sportOrder.indexOf(sportId);
    return place < 0 ? sportOrder.length : place;
  };
  return [...bySport]
    .map(([sportId, own]) => ({ sportId, groups: own, eventCount: own.reduce((sum, group) => sum + group.eventIds.length, 0) }))
    .sort((first, second) => rank(first.sportId) - rank(second.sportId));
}
