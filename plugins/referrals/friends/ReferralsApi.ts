import type { Http } from '#core';
import type { ReferralState } from './Referral.ts';
import { readReferral } from './referralFromWire.ts';

/** Returns the person's code and the friends who registered with it. */
export async function loadReferral(http: Http, signal: AbortSignal): Promise<ReferralState> {
  return readReferral(await http.call('referrals.state', { signal }));
}
