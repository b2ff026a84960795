import type { CoreServices } from '#core';
import { storedPlacements } from '../place/storedPlacements.ts';
import { CouponUiStore } from './CouponUiStore.ts';

/** Behind `couponViewToken`: busy from the start when a reload interrupted a placement. */
export function createCouponUi({ storage }: CoreServices): CouponUiStore {
  const sent = storedPlacements<unknown>(storage, Array.isArray);
  const ui = new CouponUiStore(sent.read().length > 0);
  sent.onChange((placements, news) => {
    if (news === 'found' && placements.length > 0) ui.setBusy(true);
  });
  return ui;
}
