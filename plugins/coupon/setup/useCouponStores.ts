import { useService } from '#core/ui';
import { couponStoresToken } from './couponStoresToken.ts';
import type { CouponStores } from './CouponStores.ts';

/** The coupon's stores: `const { stake, limits } = useCouponStores()`. */
export function useCouponStores(): CouponStores {
  return useService(couponStoresToken);
}
