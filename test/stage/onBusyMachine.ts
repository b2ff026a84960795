/** How much longer than asked a busy machine may take before it is the site that is slow. */
const factor = 4;

/** For figures in real time, which are those of a machine that does nothing else. */
export function onBusyMachine(ms: number): number {
  return ms * factor;
}
