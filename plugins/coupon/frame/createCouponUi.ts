import type { CoreServices } from '#core';
import { CouponUiStore } from './CouponUiStore.ts';
import { pendingPlacements } from '../place/pendingPlacements.ts';

/** Behind `couponViewToken`: busy from the start when a reload interrupted a placement. */
export function createCouponUi(services: CoreServices): CouponUiStore {
  const pending = pendingPlacements(services.storage);
  const ui = new CouponUiStore(pending.read().length > 0);
  pending.onChange((placements, news) => {
    if (news === 'found' && placements.length > 0) ui.setBusy(true);
  });
  return ui;
}
