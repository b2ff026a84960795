import type { CoreServices } from '#core';
import { couponViewToken } from '../contract.ts';
import type { CouponTab } from './CouponUiStore.ts';

/** Behind `openCouponCommand`: shows the tab, unfolds the column on a desktop and opens the sheet on a phone. */
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
