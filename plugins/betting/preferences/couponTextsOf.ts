import type { CoreServices } from '#core';
import {
  couponSettingsToken,
  loadCouponAccountTexts,
  type CouponAccountTexts,
} from '../../coupon/contract.ts';

/** What the account keeps of the coupon; undefined on a site without one. */
export async function couponTextsOf({
  services,
}: Pick<CoreServices, 'services'>): Promise<CouponAccountTexts | undefined> {
  if (!services.has(couponSettingsToken)) return undefined;
  const [couponAccountTexts, settings] = await Promise.all([
    loadCouponAccountTexts(),
    services.get(couponSettingsToken),
  ]);
  return couponAccountTexts(settings);
}
