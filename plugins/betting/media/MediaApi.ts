import type { ZoneData } from '#wire';
import type { CoreServices, Dispose } from '#core';
import { streamFromWire, zoneFromWire, type Stream, type ZoneUpdate } from './mediaFromWire.ts';

export interface ZoneListener {
  readonly onSnapshot: (update: ZoneUpdate) => void;
  readonly onDelta: (update: ZoneUpdate) => void;
  readonly onStale: () => void;
  readonly onError: () => void;
}

export function watchZone(
  { feed }: Pick<CoreServices, 'feed'>,
  eventId: number,
  { onSnapshot, onDelta, onStale, onError }: ZoneListener,
): Dispose {
  return feed.subscribe<ZoneData>(
    { kind: 'zone', gameId: eventId },
    {
      onSnapshot: (data) => onSnapshot(zoneFromWire(data)),
      onDelta: (data) => onDelta(zoneFromWire(data)),
      onStale,
      onError,
    },
  );
}

/** Asks where the broadcast of a match is; 404 when there is none. */
export async function loadStream(
  { http }: Pick<CoreServices, 'http'>,
  eventId: number,
  token: string,
): Promise<Stream> {
  return streamFromWire(
    await http.call('betting.stream', { params: { id: eventId }, query: { token } }),
  );
}
