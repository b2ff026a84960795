import type { RouteRules } from '#core';

/** Fields of the site configuration for VIP domains. */
export interface VipDomain {
  readonly isMainVipDomain: boolean;
  readonly mainVipDomainAuthGeoIds: readonly number[];
  readonly geoCountryId: number;
}

/** Whether a visitor from this country must sign in before anything is shown. */
export function isVipSignInNeeded({
  isMainVipDomain,
  mainVipDomainAuthGeoIds,
  geoCountryId,
}: VipDomain): boolean {
  return isMainVipDomain && mainVipDomainAuthGeoIds.includes(geoCountryId);
}

/** Whether such a visitor must sign in for a page: all but sign-in and always open pages. */
export function isClosedToVisitors({
  access,
  rules,
}: {
  readonly access: 'any' | 'authed' | 'anonymous';
  readonly rules?: RouteRules | undefined;
}): boolean {
  return access !== 'anonymous' && rules?.isTermsExempt !== true;
}
