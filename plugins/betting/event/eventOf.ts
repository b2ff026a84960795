import type { Betting } from '../service/Betting.ts';
import { EventStore } from './EventStore.ts';

/** The store of an event, shared by all callers. Open it to load and follow the event. */
export function eventOf(betting: Betting, eventId: number): EventStore {
  return betting.event(eventId, ({ api, prices }) => new EventStore(eventId, api, prices));
}
