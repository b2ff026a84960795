import type { EventBoard } from '../schedule/EventBoard.ts';
import type { OfferedEvent } from '../World.ts';
import { toOffered } from '../wire/gameWire.ts';

/** Open events for other services; an unchanged event remains the same object. */
export class OfferedEvents {
  readonly #board: EventBoard;
  #known:
    | { readonly revision: number; readonly events: ReadonlyMap<number, OfferedEvent> }
    | undefined;

  constructor(board: EventBoard) {
    this.#board = board;
  }

  /** @param revision of the lists; results are cached for it */
  byId(revision: number, nowMs: number): ReadonlyMap<number, OfferedEvent> {
    if (this.#known?.revision === revision) return this.#known.events;
    const before = this.#known?.events;
    const events = new Map<number, OfferedEvent>();
    for (const section of ['line', 'live'] as const) {
      for (const event of this.#board[section]) {
        const known = before?.get(event.id);
        const isSame =
          known?.section === section &&
          known.startsAtMs === event.startsAtMs &&
          known.home === event.home.name &&
          known.away === event.away.name;
        events.set(event.id, isSame ? known : toOffered(event, section, nowMs));
      }
    }
    this.#known = { revision, events };
    return events;
  }
}
