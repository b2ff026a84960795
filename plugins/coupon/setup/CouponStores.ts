import type { CouponAccountStore } from '../account/CouponAccountStore.ts';
import type { CodesStore } from '../codes/CodesStore.ts';
import type { CompositionStore } from '../compose/CompositionStore.ts';
import type { CouponStore } from '../compose/CouponStore.ts';
import type { PricingStore } from '../compose/PricingStore.ts';
import type { CouponSelections } from '../contract.ts';
import type { CouponUiStore } from '../frame/CouponUiStore.ts';
import type { MoneyStore } from '../money/MoneyStore.ts';
import type { MyBetsStore } from '../my-bets/MyBetsStore.ts';
import type { DirectBetsStore } from '../one-click/DirectBetsStore.ts';
import type { OneClickStore } from '../one-click/OneClickStore.ts';
import type { PlacementStore } from '../place/PlacementStore.ts';
import type { PlacingStore } from '../place/PlacingStore.ts';
import type { Repeats } from '../repeat/Repeats.ts';
import type { RowsStore } from '../selections/RowsStore.ts';
import type { LiveSelectionsStore } from '../selections/LiveSelectionsStore.ts';
import type { SettingsStore } from '../settings/SettingsStore.ts';
import type { AutoMaxStore } from '../stake/AutoMaxStore.ts';
import type { CarriedTotalStore } from '../stake/CarriedTotalStore.ts';
import type { LimitsStore } from '../stake/LimitsStore.ts';
import type { StakeStore } from '../stake/StakeStore.ts';

/**
 * One store for each feature of the coupon. This is a list of names for `useCouponStores`, nothing
 * more: a store is given the few others that it needs by its constructor, and a component takes the
 * ones that it names.
 */
export interface CouponStores {
  readonly account: CouponAccountStore;
  readonly autoMax: AutoMaxStore;
  readonly codes: CodesStore;
  readonly composition: CompositionStore;
  readonly coupon: CouponStore;
  readonly directBets: DirectBetsStore;
  readonly carriedTotal: CarriedTotalStore;
  readonly limits: LimitsStore;
  readonly live: LiveSelectionsStore;
  readonly money: MoneyStore;
  readonly myBets: MyBetsStore;
  readonly oneClick: OneClickStore;
  readonly placement: PlacementStore;
  readonly placing: PlacingStore;
  readonly pricing: PricingStore;
  readonly repeats: Repeats;
  readonly rows: RowsStore;
  readonly selections: CouponSelections;
  readonly settings: SettingsStore;
  readonly stake: StakeStore;
  readonly view: CouponUiStore;
  readonly dispose: () => void;
}
