import { byProgress } from './eventOrder.ts';
import type { SportEvent } from './SportEvent.ts';

export interface LiveFilter {
  readonly show: 'all' | 'video' | 'favourites';
  readonly isByTime: boolean;
}

export const ALL_LIVE: LiveFilter = { show: 'all', isByTime: false };

/** Ids of the live events to show, in order; those that have been played longest come first by time. */
export function filterLive(
  order: readonly number[],
  eventOf: (eventId: number) => SportEvent | undefined,
  { show, isByTime }: LiveFilter,
  isFavourite: (event: SportEvent) => boolean,
): readonly number[] {
  if (show === 'all' && !isByTime) return order;
  const events = order.flatMap((eventId) => eventOf(eventId) ?? []);
  const shown = events.filter((event) => show === 'all' || (show === 'video' ? event.hasVideo : isFavourite(event)));
  return (isByTime ? shown.toSorted(byProgress) : shown).map((event) => event.id);
}
