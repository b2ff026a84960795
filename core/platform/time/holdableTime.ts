import type { Dispose } from '../../contract/Dispose.ts';
import type { TimeHost } from './TimeHost.ts';

/** Host whose timers can be held; timers due meanwhile run on release. */
export function holdableTime(host: TimeHost): TimeHost & { readonly hold: () => Dispose } {
  const waiting = new Set<() => void>();
  let isHeld = false;

  const later = (arm: (run: () => void) => Dispose, run: () => void): Dispose => {
    const due = (): void => {
      if (isHeld) waiting.add(due);
      else run();
    };
    const cancel = arm(due);
    return () => {
      cancel();
      waiting.delete(due);
    };
  };

  return {
    ...host,
    setTimer: (run, delayMs) => later((due) => host.setTimer(due, delayMs), run),
    requestFrame: (run) => later(host.requestFrame, run),
    requestIdle: (run) => later(host.requestIdle, run),
    hold: () => {
      isHeld = true;
      return () => {
        isHeld = false;
        // One of them may cancel others.
        for (const due of waiting) {
          waiting.delete(due);
          due();
        }
      };
    },
  };
}
