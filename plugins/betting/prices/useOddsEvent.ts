import { useMemo } from 'react';
import { eventName, type SportEvent } from '../feed/SportEvent.ts';
import type { OddsEvent } from './OddsEvent.ts';

/** Shared by the event's odds: the same object while unchanged, so scores redraw nothing. */
export function useOddsEvent(event: SportEvent): OddsEvent {
  const { id: eventId, sportId, isLive } = event;
  const name = eventName(event);
  return useMemo(
    () => ({ eventId, sportId, eventName: name, isLive }),
    [eventId, sportId, name, isLive],
  );
}
