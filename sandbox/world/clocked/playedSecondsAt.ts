import type { Phase } from '../engine/SportEngine.ts';

/** Seconds of play until a match second: the time in which the clock ran. */
export function playedSecondsAt(phases: readonly Phase[], atS: number): number {
  return phases.reduce(
    (sum, { fromS, toS, isRunning }) =>
      isRunning ? sum + Math.max(0, Math.min(atS, toS) - fromS) : sum,
    0,
  );
}
