import type { ZoneData } from '#wire';
import type { CoreServices, Dispose } from '#core';
import { zoneFromWire, type ZoneUpdate } from './mediaFromWire.ts';

export interface ZoneListener {
  readonly onSnapshot: (update: ZoneUpdate) => void;
  readonly onDelta: (update: ZoneUpdate) => void;
  readonly onStale: () => void;
  readonly onError: () => void;
}

/** What can be watched of a match. */
export class MediaApi {
  readonly #core: Pick<CoreServices, 'feed'>;

  constructor(core: Pick<CoreServices, 'feed'>) {
    this.#core = core;
  }

  watchZone(eventId: number, { onSnapshot, onDelta, onStale, onError }: ZoneListener): Dispose {
    return this.#core.feed.subscribe<ZoneData>(
      { kind: 'zone', gameId: eventId },
      { onSnapshot: (data) => onSnapshot(zoneFromWire(data)), onDelta: (data) => onDelta(zoneFromWire(data)), onStale, onError },
    );
  }
}
