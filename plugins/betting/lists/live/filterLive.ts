import { byOpenness, byProgress } from './eventOrder.ts';
import type { SportEvent } from '../../feed/SportEvent.ts';

export interface LiveFilter {
  readonly show: 'all' | 'video' | 'favourites';
  readonly isByTime: boolean;
}

export const allLive: LiveFilter = { show: 'all', isByTime: false };

/**
 * Ids of the live events to show, in order: what can be bet on before what is as good as decided;
 * by time those that have been played longest come first.
 */
export function filterLive(
  order: readonly number[],
  eventOf: (eventId: number) => SportEvent | undefined,
  { show, isByTime }: LiveFilter,
  isFavourite: (event: SportEvent) => boolean,
): readonly number[] {
  const events = order.flatMap((eventId) => eventOf(eventId) ?? []);
  const shown = events.filter(
    (event) => show === 'all' || (show === 'video' ? event.hasVideo : isFavourite(event)),
  );
  return shown.toSorted(isByTime ? byProgress : byOpenness).map((event) => event.id);
}
