import type { Http } from '#core';
import { createResource, type Resource, type ResourceServices } from '#core/data';
import type { Identity } from './Identity.ts';
import { loadIdentity } from './IdentityApi.ts';

/** Resource with the person's verification state. */
export function createIdentity(
  services: ResourceServices & { readonly http: Http },
): Resource<Identity> {
  return createResource(services, { ask: (signal) => loadIdentity(services.http, signal) });
}
