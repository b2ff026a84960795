import { mainMarketRank } from './mainMarketRank.ts';
import type { SportEvent } from '../../feed/SportEvent.ts';

/** What can be bet on before what is as good as decided; otherwise the order stays. */
export function openFirst(
  order: readonly number[],
  eventOf: (eventId: number) => SportEvent | undefined,
): readonly number[] {
  return order
    .flatMap((eventId) => eventOf(eventId) ?? [])
    .toSorted((first, second) => mainMarketRank(second) - mainMarketRank(first))
    .map((event) => event.id);
}
