import type { Betting } from '../service/Betting.ts';
import { EventStore } from './EventStore.ts';

/** The store of an event, the same one for all who ask. Open it to have the event read and followed. */
export function eventOf(betting: Betting, eventId: number): EventStore {
  return betting.event(eventId, ({ api, prices }) => new EventStore(eventId, api, prices));
}
