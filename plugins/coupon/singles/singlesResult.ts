import type { CoreServices } from '#core';
import { createResource, type Resource } from '#core/data';
import { CouponApi } from '../compose/CouponApi.ts';
import type { SingleResult } from '../place/Placement.ts';

type SinglesServices = Pick<CoreServices, 'environment' | 'http' | 'i18n' | 'scheduler'>;

/** Resource with the results of many singles sent together, for later display. */
export function singlesResult(
  services: SinglesServices,
  placementKey: string,
): Resource<readonly SingleResult[]> {
  const api = new CouponApi(services.http);
  return createResource(services, {
    ask: async () => {
      const [result] = await Promise.all([
        api.lookUp(placementKey),
        services.i18n.loadNamespace('coupon.later'),
        services.i18n.loadNamespace('coupon.kinds'),
        services.i18n.loadNamespace('coupon.bets'),
      ]);
      const singles =
        result.kind === 'found' && result.placement.kind === 'accepted'
          ? result.placement.singles
          : undefined;
      if (singles === undefined)
        throw new Error(`Nothing is known of the singles that were sent as ${placementKey}`);
      return singles;
    },
  });
}
