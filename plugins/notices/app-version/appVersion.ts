import type { StoredValueOptions } from '#core';
import { isStoredAppVersion } from '#stored/notices/isStoredAppVersion.js';
import { isStoredProtocol } from '#stored/notices/isStoredProtocol.js';

/** Protocol of calls and messages that this page implements. */
export const ownProtocol = 1;

/** Protocol for which this tab was already reloaded; a second reload would not help. */
export const storedForcedReload: StoredValueOptions<number> = {
  key: 'notices/forced-reload',
  version: 1,
  fallback: ownProtocol,
  check: isStoredProtocol,
  area: 'session',
};

/** Newest version of the application known to any tab. */
export const storedAppVersion: StoredValueOptions<string> = {
  key: 'notices/app-version',
  version: 1,
  fallback: '',
  check: isStoredAppVersion,
};
