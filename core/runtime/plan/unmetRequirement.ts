import type { RouteContribution } from '../../contract/Route.ts';

/** Fields of the site configuration that pages depend on. */
export interface SiteOffer {
  readonly isRegistrationAllowed?: boolean | undefined;
  readonly isShowIdentification?: boolean | undefined;
  readonly isMainVipDomain?: boolean | undefined;
  readonly isShowPaymentPageOnlyAuth?: boolean | undefined;
}

/** Reason why a page's requirement is not met on this site; undefined when it is. */
export function unmetRequirement(
  requires: RouteContribution['requires'],
  site: SiteOffer = {},
): string | undefined {
  switch (requires) {
    case undefined:
      return undefined;
    case 'identification':
      return site.isShowIdentification === true
        ? undefined
        : 'site.isShowIdentification is not true';
    case 'registration':
      if (site.isMainVipDomain === true) return 'site.isMainVipDomain closes registration';
      return site.isRegistrationAllowed === true
        ? undefined
        : 'site.isRegistrationAllowed is not true';
  }
}
