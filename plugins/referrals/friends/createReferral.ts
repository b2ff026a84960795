import type { Http } from '#core';
import { createResource, type Resource, type ResourceServices } from '#core/data';
import type { ReferralState } from './Referral.ts';
import { readReferral } from './referralFromWire.ts';

/** The person's code and who has registered with it. */
export function createReferral(
  services: ResourceServices & { readonly http: Http },
): Resource<ReferralState> {
  return createResource(services, {
    ask: async (signal) => readReferral(await services.http.call('referrals.state', { signal })),
  });
}
