import type { CoreServices, Dispose } from '#core';
import { tellSignOff, watchInactivity } from './watchInactivity.ts';
import { watchUpdates } from './watchUpdates.ts';

/** What is watched once the page has settled; each part in a file of its own. */
export function startLater(services: CoreServices): Dispose[] {
  void tellSignOff(services);
  return [watchInactivity(services), watchUpdates(services)];
}
