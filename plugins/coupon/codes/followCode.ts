import type { CoreServices } from '#core';
import { codesToken } from './codesToken.ts';
import { openCoupon } from '../frame/openCoupon.ts';

/** Loads the coupon of `?coupon=K7-204-RD` once and cleans the address. */
export async function followCode(services: CoreServices, typed: string): Promise<void> {
  services.navigation.rewriteQuery({ coupon: undefined });
  const [codes] = await Promise.all([
    services.services.get(codesToken),
    services.i18n.loadNamespace('coupon.later'),
  ]);
  await codes.follow(typed);
  const { loadFault } = codes;
  if (loadFault !== undefined)
    services.notices.add({
      group: 'default',
      kind: 'default',
      tone: 'warning',
      title: services.i18n.t(`coupon.later:${loadFault}`),
    });
  else await openCoupon({}, services);
}
