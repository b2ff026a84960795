import type { StoredValueOptions } from '#core';

/** The last sign of a person, shared by all tabs. */
export interface Activity {
  readonly userId: number;
  /** Platform time, epoch seconds. */
  readonly atS: number;
}

const longestWarningMs = 60_000;

export function inactivityMs(minutes: number): number {
  return minutes * 60_000;
}

/** How long before the sign-out the question stands: a minute, of a limit of one minute the half. */
export function warningMs(minutes: number): number {
  return Math.min(longestWarningMs, inactivityMs(minutes) / 2);
}

/** Whether nobody has done anything for so long that whoever was here must sign in again. */
export function isOverdue(activity: Activity | null, nowS: number, minutes: number): boolean {
  return activity !== null && nowS - activity.atS >= inactivityMs(minutes) / 1000;
}

export const storedActivity: StoredValueOptions<Activity | null> = {
  key: 'notices/activity',
  version: 1,
  fallback: null,
  check: (value): value is Activity | null =>
    value === null || (isRecord(value) && [value['userId'], value['atS']].every((each) => Number.isSafeInteger(each) && (each as number) >= 0)),
};

/** Left behind by the sign-out for the next load, which tells of it once: minutes without activity, 0 for nothing. */
export const storedSignOff: StoredValueOptions<number> = {
  key: 'notices/signed-off',
  version: 1,
  fallback: 0,
  check: (value): value is number => Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= 1440,
};

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
