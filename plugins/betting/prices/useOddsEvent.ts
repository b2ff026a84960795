import { useMemo } from 'react';
import { eventName, type SportEvent } from '../feed/SportEvent.ts';
import type { OddsEvent } from './OddsEvent.ts';

/** What the odds of an event share: one object while its values are the same, so that a new score draws no price again. */
export function useOddsEvent(event: SportEvent): OddsEvent {
  const { id: eventId, sportId, isLive } = event;
  const name = eventName(event);
  return useMemo(
    () => ({ eventId, sportId, eventName: name, isLive }),
    [eventId, sportId, name, isLive],
  );
}
