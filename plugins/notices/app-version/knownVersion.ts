import type { StoredValueOptions } from '#core';

/** The newest version of the application that any tab knows. */
export const storedAppVersion: StoredValueOptions<string> = {
  key: 'unseen/notices/app-version',
  version: 1,
  fallback: '',
  check: (value): value is string => typeof value === 'string' && value.length <= 64,
};
