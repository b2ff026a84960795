import type { Dispose, Feed } from '#core';
import type { OutcomesData } from '#wire';
import { nonEmpty } from '../compose/nonEmpty.ts';
import { outcomesFromWire, type OutcomesMessage } from './outcomesFromWire.ts';

/** Follows outcomes on the coupon channel: `onAll` replaces, `onChange` adds. */
export function subscribeOutcomes(
  feed: Feed,
  outcomeIds: readonly number[],
  listener: {
    readonly onAll: (message: OutcomesMessage) => void;
    readonly onChange: (message: OutcomesMessage) => void;
    readonly onStale: () => void;
  },
): Dispose {
  return feed.subscribe<OutcomesData>(
    { kind: 'outcomes', ids: nonEmpty(outcomeIds) },
    {
      onSnapshot: (data) => listener.onAll(outcomesFromWire(data)),
      onDelta: (data) => listener.onChange(outcomesFromWire(data)),
      onStale: listener.onStale,
    },
  );
}
