import type { Sport } from '../feed/SportEvent.ts';

/** Football, which home requests together with the page, before the sports are known. */
const firstAsked = 1;

/** The sport that home opens: football, or the first with events. */
export function openingSport(sports: readonly Sport[]): number {
  return sports.length === 0 || sports.some((sport) => sport.id === firstAsked)
    ? firstAsked
    : (sports[0]?.id ?? firstAsked);
}
