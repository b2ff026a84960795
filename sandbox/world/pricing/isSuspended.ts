import type { Course } from '../engine/SportEngine.ts';

/** Whether betting is suspended: a chance is in play, or an incident has just happened. */
export function isSuspended({ script, playedS }: Course): boolean {
  return script.suspensions.some(([fromS, toS]) => playedS >= fromS && playedS < toS);
}
