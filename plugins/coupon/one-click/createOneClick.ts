import type { CoreServices } from '#core';
import { termsToken, type Terms } from '../../auth/contract.ts';
import type { CouponAccountStore } from '../account/CouponAccountStore.ts';
import { couponSelectionsToken, couponSettingsToken, type CouponSelections } from '../contract.ts';
import type { PlacementStore } from '../place/PlacementStore.ts';
import { findPressed } from '../selections/pressedOdds.ts';
import type { SettingsStore } from '../settings/SettingsStore.ts';
import { couponAccountToken } from '../account/couponAccountToken.ts';
import { placementToken } from '../place/placementToken.ts';
import { armOdds } from './armOdds.ts';
import { DirectBetsStore, type DirectBetsDependencies } from './DirectBetsStore.ts';
import { OneClickStore, type ArmOdds } from './OneClickStore.ts';

interface OneClickParts {
  readonly selections: CouponSelections;
  readonly settings: SettingsStore;
  readonly account: CouponAccountStore;
  readonly placement: PlacementStore;
  readonly terms: Terms | undefined;
  /** The odds buttons of the page. */
  readonly arm: ArmOdds;
  readonly findPressed: DirectBetsDependencies['findPressed'];
}

/** Behind `oneClickToken`. */
export async function loadOneClick(services: CoreServices): Promise<OneClickStore> {
  const { services: registry } = services;
  const [selections, settings, account, placement, terms] = await Promise.all([
    registry.get(couponSelectionsToken),
    registry.get(couponSettingsToken),
    registry.get(couponAccountToken),
    registry.get(placementToken),
    registry.has(termsToken) ? registry.get(termsToken) : undefined,
    services.i18n.loadNamespace('coupon.later'),
  ]);
  return createOneClick(services, {
    selections,
    settings,
    account,
    placement,
    terms,
    arm: armOdds,
    findPressed,
  });
}

export function createOneClick(
  services: CoreServices,
  { arm, findPressed: find, selections, terms, ...shared }: OneClickParts,
): OneClickStore {
  const bets = new DirectBetsStore({ services, ...shared, terms, findPressed: find });
  return new OneClickStore({ services, ...shared, selections, bets, arm });
}
