import type { Phase } from '../engine/SportEngine.ts';

/** Returns the seconds of play until a match second, which is the time that the clock ran. */
export function playedSecondsAt(phases: readonly Phase[], atS: number): number {
  return phases.reduce(
    (sum, { fromS, toS, isRunning }) =>
      isRunning ? sum + Math.max(0, Math.min(atS, toS) - fromS) : sum,
    0,
  );
}
