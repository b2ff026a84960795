import type { Http } from '#core';
import { createResource, type Resource, type ResourceServices } from '#core/data';
import type { Identity } from './Identity.ts';
import { loadIdentity } from './IdentityApi.ts';

/** Who the person is, as far as the platform knows. */
export function createIdentity(
  services: ResourceServices & { readonly http: Http },
): Resource<Identity> {
  return createResource(services, { ask: (signal) => loadIdentity(services.http, signal) });
}
