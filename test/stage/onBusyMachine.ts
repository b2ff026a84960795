/** Factor by which a busy machine may exceed a time before the site counts as slow. */
const factor = 4;

/** Scales real times that apply to an idle machine. */
export function onBusyMachine(ms: number): number {
  return ms * factor;
}
