import type { CoreServices } from '#core';
import { createResource, type Resource } from '#core/data';
import type { Ways } from './Ways.ts';
import { loadWays } from './WaysApi.ts';

/** Ways of paying of the country from which the page is read, in the currency of the person. */
export function createWays(services: CoreServices, currency: () => string): Resource<Ways> {
  return createResource(services, {
    ask: (signal) => loadWays(services.http, currency(), signal),
  });
}
