/** When an event starts, in the words a list needs. `in` is only given within the hour. */
export type KickOff =
  | { readonly kind: 'in'; readonly minutes: number }
  | { readonly kind: 'today' }
  | { readonly kind: 'tomorrow' }
  | { readonly kind: 'date' };

const dayMs = 86_400_000;

/**
 * @param timeZoneOffsetMin minutes east of UTC in which the person reads times
 */
export function kickOff(startsAtS: number, nowMs: number, timeZoneOffsetMin: number): KickOff {
  const startsAtMs = startsAtS * 1000;
  const minutes = Math.ceil((startsAtMs - nowMs) / 60_000);
  if (minutes >= 0 && minutes < 60) return { kind: 'in', minutes };
  const shiftMs = timeZoneOffsetMin * 60_000;
  const days = Math.floor((startsAtMs + shiftMs) / dayMs) - Math.floor((nowMs + shiftMs) / dayMs);
  if (days === 0) return { kind: 'today' };
  return days === 1 ? { kind: 'tomorrow' } : { kind: 'date' };
}
