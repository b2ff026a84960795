import { mainMarketRank } from './mainMarketRank.ts';
import type { SportEvent } from '../../feed/SportEvent.ts';

/** Sorts events that take bets before those that are decided, keeping the order otherwise. */
export function openFirst(
  order: readonly number[],
  eventOf: (eventId: number) => SportEvent | undefined,
): readonly number[] {
  return order
    .flatMap((eventId) => eventOf(eventId) ?? [])
    .toSorted((first, second) => mainMarketRank(second) - mainMarketRank(first))
    .map((event) => event.id);
}
