import type { CoreServices } from '#core';
import { couponViewToken } from '../contract.ts';
import type { CouponTab } from './CouponUiStore.ts';

/** Behind `openCouponCommand`: shows the tab, the desktop column or the phone sheet. */
export async function openCoupon(
  payload: { readonly tab?: CouponTab; readonly isFocused?: boolean },
  services: CoreServices,
): Promise<void> {
  const view = await services.services.get(couponViewToken);
  view.openSheet(payload.tab ?? 'coupon');
  if (payload.isFocused === true) view.wantFocus('stake');
  if (!services.environment.isMobile && services.preferences.isEndColumnHidden)
    services.preferences.set('isEndColumnHidden', false);
}
