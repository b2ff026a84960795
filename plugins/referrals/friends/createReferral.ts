import type { Http } from '#core';
import { createResource, type Resource, type ResourceServices } from '#core/data';
import type { ReferralState } from './Referral.ts';
import { loadReferral } from './ReferralsApi.ts';

/** Creates the resource with the person's code and the friends who registered with it. */
export function createReferral(
  services: ResourceServices & { readonly http: Http },
): Resource<ReferralState> {
  return createResource(services, {
    ask: async (signal) => loadReferral(services.http, signal),
  });
}
