import type { StoredValueOptions } from '#core';
import { isStoredSignOff } from '#stored/notices/isStoredSignOff.js';

const longestWarningMs = 60_000;

export function inactivityMs(minutes: number): number {
  return minutes * 60_000;
}

/**
 * Returns how long before the sign-out the prompt appears: a minute, or half of a one-minute limit.
 */
export function warningMs(minutes: number): number {
  return Math.min(longestWarningMs, inactivityMs(minutes) / 2);
}

/** Written by the sign-out for the next load: minutes without activity, 0 for none. */
export const storedSignOff: StoredValueOptions<number> = {
  key: 'notices/signed-off',
  version: 1,
  fallback: 0,
  check: isStoredSignOff,
};
