import type { StoredValueOptions } from '#core';

const longestWarningMs = 60_000;

export function inactivityMs(minutes: number): number {
  return minutes * 60_000;
}

/** How long before the sign-out the question stands: a minute, of a limit of one minute the half. */
export function warningMs(minutes: number): number {
  return Math.min(longestWarningMs, inactivityMs(minutes) / 2);
}

/** Left behind by the sign-out for the next load, which tells of it once: minutes without activity, 0 for nothing. */
export const storedSignOff: StoredValueOptions<number> = {
  key: 'notices/signed-off',
  version: 1,
  fallback: 0,
  check: (value): value is number =>
    Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= 1440,
};
