import { useEffect, useState } from 'react';
import { useServices } from '#core/ui';

/** Milliseconds until an instant of platform time, four times a second; 0 without one. */
export function useTimeLeftMs(atMs: number | undefined): number {
  return Math.max(0, useDistanceMs(atMs));
}

/** Milliseconds since an instant of platform time, as above. */
export function useElapsedMs(sinceMs: number | undefined): number {
  return Math.max(0, -useDistanceMs(sinceMs));
}

function useDistanceMs(atMs: number | undefined): number {
  const { clock, scheduler } = useServices();
  const [, setTick] = useState(0);
  useEffect(() => {
    if (atMs === undefined) return undefined;
    return scheduler.poll({ everyMs: 250, jitter: 0, isImmediate: true }, () =>
      setTick((tick) => tick + 1),
    );
  }, [atMs, clock, scheduler]);
  return atMs === undefined ? 0 : atMs - clock.nowMs();
}
