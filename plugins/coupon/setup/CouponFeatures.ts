import type { Terms } from '../../auth/contract.ts';
import type { CouponAccountStore } from '../account/CouponAccountStore.ts';
import type { CompositionStore } from '../compose/CompositionStore.ts';
import type { CouponSelections } from '../contract.ts';
import type { CouponUiStore } from '../frame/CouponUiStore.ts';
import type { MyBetsStore } from '../my-bets/MyBetsStore.ts';
import type { OneClickStore } from '../one-click/OneClickStore.ts';
import type { PlacementStore } from '../place/PlacementStore.ts';
import type { SettingsStore } from '../settings/SettingsStore.ts';

/** The features with a service of their own that the core builds on. */
export interface CouponFeatures {
  readonly selections: CouponSelections;
  readonly view: CouponUiStore;
  readonly settings: SettingsStore;
  readonly account: CouponAccountStore;
  readonly composition: CompositionStore;
  readonly placement: PlacementStore;
  readonly myBets: MyBetsStore;
  readonly oneClick: OneClickStore;
  /** Undefined on a site without terms to agree to. */
  readonly terms: Terms | undefined;
}
