import { mainMarketRank } from '../lists/live/mainMarketRank.ts';
import type { SportEvent } from '../feed/SportEvent.ts';

/**
 * Returns matches for the cards on top of home: those with an open result market first, and one
 * card of each sport before a second one of any.
 *
 * @param sportOrder ids of sports, the most followed first
 */
export function topLive(
  events: readonly SportEvent[],
  sportOrder: readonly number[],
  count: number,
): readonly number[] {
  const cards = new Map<number, number>();
  return [...events]
    .sort((first, second) => mainMarketRank(second) - mainMarketRank(first))
    .map((event) => {
      const round = cards.get(event.sportId) ?? 0;
      cards.set(event.sportId, round + 1);
      const place = sportOrder.indexOf(event.sportId);
      return {
        event,
        mainMarketRank: mainMarketRank(event),
        round,
        place: place < 0 ? sportOrder.length : place,
      };
    })
    .sort(
      (first, second) =>
        second.mainMarketRank - first.mainMarketRank ||
        first.round - second.round ||
        first.place - second.place,
    )
    .slice(0, count)
    .map(({ event }) => event.id);
}
