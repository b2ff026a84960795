/** Fields of the site configuration that make the rule of VIP domains. */
export interface VipDomain {
  readonly isMainVipDomain: boolean;
  readonly mainVipDomainAuthGeoIds: readonly number[];
  readonly geoCountryId: number;
}

/** Whether a visitor from this country must sign in before anything is shown. */
export function isVipSignInNeeded({ isMainVipDomain, mainVipDomainAuthGeoIds, geoCountryId }: VipDomain): boolean {
  return isMainVipDomain && mainVipDomainAuthGeoIds.includes(geoCountryId);
}
