import type { CoreServices, Dispose } from '#core';

/** What is watched once the page has settled; each part in a file of its own. */
export function startLater(_services: CoreServices): Dispose[] {
  return [];
}
