import type { CoreServices } from '#core';
import { CouponUiStore } from './CouponUiStore.ts';

/** Behind `couponViewToken`: busy from the start when a reload interrupted a placement. */
export function createCouponUi({ storage }: CoreServices): CouponUiStore {
  // Here counts only that something was sent. What it is checks `pendingPlacements`, with a schema
  // that home can do without.
  const sent = storage.value<readonly unknown[]>({
    key: 'coupon/placement',
    version: 1,
    fallback: [],
    check: Array.isArray,
  });
  const ui = new CouponUiStore(sent.read().length > 0);
  sent.onChange((placements, news) => {
    if (news === 'found' && placements.length > 0) ui.setBusy(true);
  });
  return ui;
}
