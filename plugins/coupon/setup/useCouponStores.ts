import { useService } from '#core/ui';
import { couponStoresToken } from '../contract.ts';
import type { CouponStores } from './CouponStores.ts';

/** The stores of the coupon: take those of the feature that you draw, `const { stake, limits } = useCouponStores()`. */
export function useCouponStores(): CouponStores {
  return useService(couponStoresToken);
}
