import { useEffect, useState } from 'react';
import { useServices } from '#core/ui';

/** Milliseconds until an instant of platform time, kept current four times a second; 0 when there is none or it passed. */
export function useTimeLeftMs(atMs: number | undefined): number {
  const { clock, scheduler } = useServices();
  const [leftMs, setLeftMs] = useState(() =>
    atMs === undefined ? 0 : Math.max(0, atMs - clock.nowMs()),
  );
  useEffect(() => {
    if (atMs === undefined) return undefined;
    return scheduler.poll({ everyMs: 250, jitter: 0, isImmediate: true }, () =>
      setLeftMs(Math.max(0, atMs - clock.nowMs())),
    );
  }, [atMs, clock, scheduler]);
  return atMs === undefined ? 0 : leftMs;
}
