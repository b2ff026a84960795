import type { Dispose } from '../../contract/Dispose.ts';
import type { TimeHost } from './TimeHost.ts';

/** A host whose timers can be kept from firing for a while; what became due meanwhile runs when it is let go. */
export function holdableTime(host: TimeHost): TimeHost & { readonly hold: () => Dispose } {
  let held: Set<() => void> | undefined;

  const later = (arm: (run: () => void) => Dispose, run: () => void): Dispose => {
    const due = (): void => {
      if (held === undefined) run();
      else held.add(run);
    };
    const cancel = arm(due);
    return () => {
      cancel();
      held?.delete(run);
    };
  };

  return {
    ...host,
    // A wrapper for each: the same function may be asked for twice.
    setTimer: (run, delayMs) =>
      later(
        (due) => host.setTimer(due, delayMs),
        () => run(),
      ),
    requestFrame: (run) =>
      later(
        (due) => host.requestFrame(due),
        () => run(),
      ),
    requestIdle: (run) =>
      later(
        (due) => host.requestIdle(due),
        () => run(),
      ),
    hold: () => {
      held ??= new Set();
      return () => {
        const runs = held ?? [];
        held = undefined;
        for (const run of runs) run();
      };
    },
  };
}
