import type { CoreServices } from '#core';
import { couponTextsToken, type CouponTexts } from '../contract.ts';

/** Returns the coupon's account choices; undefined on a site without a coupon. */
export async function couponTextsOf({
  services,
}: Pick<CoreServices, 'services'>): Promise<CouponTexts | undefined> {
  return services.has(couponTextsToken) ? services.get(couponTextsToken) : undefined;
}
