import type { Http } from '#core';
import { createResource, type Resource, type ResourceServices } from '#core/data';
import type { Protection } from './Security.ts';
import { loadProtection } from './SecurityApi.ts';

/** Creates the resource with the protection of the person's account. */
export function createProtection(
  services: ResourceServices & { readonly http: Http },
): Resource<Protection> {
  return createResource(services, {
    ask: async (signal) => loadProtection(services.http, signal),
  });
}
