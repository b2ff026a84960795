import { useEffect, useState } from 'react';
import { useServices } from '#core/ui';

const secondMs = 1000;

/** Platform time in whole epoch seconds, updated each second while the component is mounted. */
export function useNowS(): number {
  const { clock, scheduler } = useServices();
  const [nowS, setNowS] = useState(() => Math.floor(clock.nowMs() / 1000));
  useEffect(
    () =>
      scheduler.poll({ everyMs: secondMs, jitter: 0, isImmediate: true }, () =>
        setNowS(Math.floor(clock.nowMs() / 1000)),
      ),
    [clock, scheduler],
  );
  return nowS;
}
