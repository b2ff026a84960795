import type { Contests } from '../contests/Contests.ts';
import type { EventBoard } from '../schedule/EventBoard.ts';
import type { OutrightEvent } from '../outrights/OutrightEvent.ts';
import { OutrightPages } from '../outrights/OutrightPages.ts';
import type { Outrights } from '../outrights/Outrights.ts';

/** Events without two sides: outrights of seasons, races and votes. */
export class OutrightEvents {
  readonly #outrights: Outrights;
  readonly #contests: Contests;
  readonly #outrightPages: OutrightPages;
  readonly #contestPages: OutrightPages;

  constructor(outrights: Outrights, contests: Contests, board: EventBoard) {
    this.#outrights = outrights;
    this.#contests = contests;
    this.#outrightPages = new OutrightPages(outrights, board);
    this.#contestPages = new OutrightPages(contests, contests);
  }

  find(eventId: number): OutrightEvent | undefined {
    return this.#contests.find(eventId) ?? this.#outrights.find(eventId);
  }

  /** Returns the wire shapes of such an event. */
  pagesOf(eventId: number): OutrightPages {
    return this.#contests.find(eventId) === undefined ? this.#outrightPages : this.#contestPages;
  }
}
