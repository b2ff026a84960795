import type { Http } from '#core';
import { createResource, type Resource, type ResourceServices } from '#core/data';
import type { Protection } from './Security.ts';
import { loadProtection } from './SecurityApi.ts';

/** How the account of the person is protected, as the platform tells it. */
export function createProtection(
  services: ResourceServices & { readonly http: Http },
): Resource<Protection> {
  return createResource(services, {
    ask: async (signal) => loadProtection(services.http, signal),
  });
}
