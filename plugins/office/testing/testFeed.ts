import type { Feed, FeedListener } from '#core';

/** The user channel for tests of stores: a test publishes to its listener. */
export interface TestFeed {
  readonly feed: Pick<Feed, 'subscribe'>;
  readonly snapshot: (data: object) => void;
  readonly delta: (data: object) => void;
  readonly openCount: () => number;
}

export function createTestFeed(): TestFeed {
  const listeners = new Set<FeedListener<object>>();
  const subscribe: Feed['subscribe'] = (_channel, listener) => {
    listeners.add(listener as FeedListener<object>);
    return () => listeners.delete(listener as FeedListener<object>);
  };
  return {
    feed: { subscribe },
    snapshot: (data) => listeners.forEach((listener) => listener.onSnapshot(data, 1)),
    delta: (data) => listeners.forEach((listener) => listener.onDelta(data)),
    openCount: () => listeners.size,
  };
}
