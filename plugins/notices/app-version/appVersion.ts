import type { StoredValueOptions } from '#core';
import { isStoredAppVersion } from '#stored/notices/isStoredAppVersion.js';
import { isStoredProtocol } from '#stored/notices/isStoredProtocol.js';

/** The protocol of calls and messages that this page speaks. */
export const ownProtocol = 1;

/** The protocol for which this tab was already loaded again: twice would not help. */
export const storedForcedReload: StoredValueOptions<number> = {
  key: 'notices/forced-reload',
  version: 1,
  fallback: ownProtocol,
  check: isStoredProtocol,
  area: 'session',
};

/** The newest version of the application that any tab knows. */
export const storedAppVersion: StoredValueOptions<string> = {
  key: 'notices/app-version',
  version: 1,
  fallback: '',
  check: isStoredAppVersion,
};
