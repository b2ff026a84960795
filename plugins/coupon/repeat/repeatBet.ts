import type { CoreServices } from '#core';
import { type RepeatedBet } from '../contract.ts';
import { couponStoresToken } from '../setup/couponStoresToken.ts';
import { openCoupon } from '../frame/openCoupon.ts';
import { oddsOf } from '../selections/oddsOf.ts';

/** Behind `repeatBetCommand`. Adds to the coupon; only an empty one takes the composition. */
export async function repeatBet(
  { type, systemSize, selections: repeated }: RepeatedBet,
  services: CoreServices,
): Promise<boolean> {
  const { composition, placement, selections } = await services.services.get(couponStoresToken);
  if (selections.isLocked) return false;
  placement.dismiss();
  const wasEmpty = selections.count === 0;
  for (const selection of repeated)
    if (!selections.has(selection.outcomeId)) selections.toggle(selection);
  selections.acceptOdds(oddsOf(repeated));
  if (wasEmpty) composition.compose({ type, systemSize, selections: repeated });
  await openCoupon({ tab: 'coupon' }, services);
  return true;
}
