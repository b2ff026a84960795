import type { CoreServices } from '#core';
import { lastAccepted } from '../accepted/lastAccepted.ts';
import { CouponApi } from '../compose/CouponApi.ts';
import { couponSelectionsToken, couponSettingsToken, type CouponSelections } from '../contract.ts';
import type { SettingsStore } from '../settings/SettingsStore.ts';
import { pendingPlacements } from './pendingPlacements.ts';
import { PlacementStore } from './PlacementStore.ts';

/** Behind `placementToken`. */
export async function loadPlacement(services: CoreServices): Promise<PlacementStore> {
  const [selections, settings] = await Promise.all([
    services.services.get(couponSelectionsToken),
    services.services.get(couponSettingsToken),
  ]);
  return createPlacement(services, selections, settings);
}

export function createPlacement(
  { clock, http, pendingWork, scheduler, session, storage }: CoreServices,
  selections: CouponSelections,
  settings: SettingsStore,
): PlacementStore {
  return new PlacementStore({
    api: new CouponApi(http),
    clock,
    pendingWork,
    scheduler,
    session,
    selections,
    pending: pendingPlacements(storage),
    accepted: lastAccepted(storage),
    isCouponKept: () => settings.choices.isCouponKept,
  });
}
