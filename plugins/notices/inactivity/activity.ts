import type { StoredValueOptions } from '#core';
import { isStoredActivity } from '#stored/notices/isStoredActivity.js';

/** Last activity of a person, shared by all tabs. */
export interface Activity {
  readonly userId: number;
  /** Platform time, epoch seconds. */
  readonly atS: number;
}

/** Returns whether the idle limit has passed, so that the person must sign in again. */
export function isOverdue(activity: Activity | null, nowS: number, minutes: number): boolean {
  return activity !== null && nowS - activity.atS >= minutes * 60;
}

/**
 * Returns whether the limit may have passed by a clock that may be wrong in either direction, so
 * that the platform's time must be loaded.
 */
export function maySeemOverdue(activity: Activity | null, nowS: number, minutes: number): boolean {
  return activity !== null && Math.abs(nowS - activity.atS) >= minutes * 60;
}

export const storedActivity: StoredValueOptions<Activity | null> = {
  key: 'notices/activity',
  version: 1,
  fallback: null,
  check: isStoredActivity,
};
