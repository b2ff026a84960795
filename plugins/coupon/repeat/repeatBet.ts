import type { CoreServices } from '#core';
import { couponSelectionsToken, type RepeatedBet } from '../contract.ts';
import { compositionToken } from '../compose/compositionToken.ts';
import { couponCoreToken } from '../setup/couponCoreToken.ts';
import { placementToken } from '../place/placementToken.ts';
import { openCoupon } from '../frame/openCoupon.ts';
import { oddsOf } from '../selections/oddsOf.ts';

/** Behind `repeatBetCommand`. Adds to the coupon; only an empty one takes the composition. */
export async function repeatBet(
  { type, systemSize, selections: repeated }: RepeatedBet,
  services: CoreServices,
): Promise<boolean> {
  const registry = services.services;
  const [composition, placement, selections] = await Promise.all([
    registry.get(compositionToken),
    registry.get(placementToken),
    registry.get(couponSelectionsToken),
    registry.get(couponCoreToken),
  ]);
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
