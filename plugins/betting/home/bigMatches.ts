import type { SportEvent } from '../feed/SportEvent.ts';
import { rowMarkets } from '../lists/table/rowMarkets.ts';

/**
 * Returns upcoming matches for the top of home: those with a price on their result, of the most
 * followed competitions, in the order of the list.
 */
export function bigMatches(
  events: readonly SportEvent[],
  topCompetitionIds: readonly number[],
  count: number,
): readonly SportEvent[] {
  const place = (event: SportEvent): number => {
    const index = topCompetitionIds.indexOf(event.competitionId);
    return index < 0 ? topCompetitionIds.length : index;
  };
  return events
    .filter((event) => !event.isLive && rowMarkets(event.mainMarkets).result !== undefined)
    .toSorted(
      (first, second) => Number(second.isTop) - Number(first.isTop) || place(first) - place(second),
    )
    .slice(0, count);
}
