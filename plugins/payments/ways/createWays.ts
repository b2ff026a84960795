import type { CoreServices } from '#core';
import { createResource, type Resource } from '#core/data';
import type { Ways } from './Ways.ts';
import { loadWays } from './WaysApi.ts';

/** Payment methods of the visitor's country, in the person's currency. */
export function createWays(services: CoreServices, currency: () => string): Resource<Ways> {
  return createResource(services, {
    ask: (signal) => loadWays(services.http, currency(), signal),
  });
}
