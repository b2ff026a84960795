import { useEffect, useState } from 'react';
import { useServices } from '#core/ui';

const secondMs = 1000;

/** Platform time in whole epoch seconds; it moves while the component is shown. */
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
