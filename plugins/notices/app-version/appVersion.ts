import type { StoredValueOptions } from '#core';

/** The protocol of calls and messages that this page speaks. */
export const ownProtocol = 1;

/** The protocol for which this tab was already loaded again: twice would not help. */
export const storedForcedReload: StoredValueOptions<number> = {
  key: 'notices/forced-reload',
  version: 1,
  fallback: ownProtocol,
  check: (value): value is number => Number.isSafeInteger(value),
  area: 'session',
};

/** The newest version of the application that any tab knows. */
export const storedAppVersion: StoredValueOptions<string> = {
  key: 'notices/app-version',
  version: 1,
  fallback: '',
  check: (value): value is string => typeof value === 'string' && value.length <= 64,
};
