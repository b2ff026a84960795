import { useEffect, useState } from 'react';
import { useServices } from '#core/ui';

/** Milliseconds of platform time since an instant, kept current four times a second; 0 when there is none. */
export function useElapsedMs(sinceMs: number | undefined): number {
  const { clock, scheduler } = useServices();
  const [elapsedMs, setElapsedMs] = useState(0);
  useEffect(() => {
    if (sinceMs === undefined) return undefined;
    return scheduler.poll({ everyMs: 250, jitter: 0, isImmediate: true }, () =>
      setElapsedMs(Math.max(0, clock.nowMs() - sinceMs)),
    );
  }, [sinceMs, clock, scheduler]);
  return sinceMs === undefined ? 0 : elapsedMs;
}
