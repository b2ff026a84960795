import type { Course } from '../SportEngine.ts';

/** No bets are taken: a chance is in play, or something has just happened. */
export function isSuspended({ script, playedS }: Course): boolean {
  return script.suspensions.some(([fromS, toS]) => playedS >= fromS && playedS < toS);
}
