import { useEffect, useState } from 'react';
import { useServices } from '../../ui/react/useServices.ts';

const minuteMs = 60_000;

/** Current minute of the platform's clock in epoch seconds; it updates itself. */
export function useMinute(): number {
  const { clock, scheduler } = useServices();
  const [nowMs, setNowMs] = useState(clock.nowMs);
  useEffect(
    () =>
      scheduler.atPlatformMs((Math.floor(nowMs / minuteMs) + 1) * minuteMs, () =>
        setNowMs(clock.nowMs()),
      ),
    [nowMs, clock, scheduler],
  );
  return Math.floor(nowMs / 1000);
}
