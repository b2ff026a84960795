import type { CouponAccount } from '../account/CouponAccount.ts';
import type { CodesStore } from '../codes/CodesStore.ts';
import type { CompositionStore } from '../compose/CompositionStore.ts';
import type { CouponStore } from '../compose/CouponStore.ts';
import type { PricingStore } from '../compose/PricingStore.ts';
import type { CouponSelections } from '../contract.ts';
import type { CouponUiStore } from '../frame/CouponUiStore.ts';
import type { MoneyModes } from '../money/MoneyModes.ts';
import type { MyBetsStore } from '../my-bets/MyBetsStore.ts';
import type { DirectBets } from '../one-click/DirectBets.ts';
import type { OneClick } from '../one-click/OneClick.ts';
import type { PlacementStore } from '../place/PlacementStore.ts';
import type { PlacingStore } from '../place/PlacingStore.ts';
import type { Repeats } from '../repeat/Repeats.ts';
import type { CouponRows } from '../selections/CouponRows.ts';
import type { LiveSelections } from '../selections/LiveSelections.ts';
import type { CouponSettings } from '../settings/CouponSettings.ts';
import type { AutoMax } from '../stake/AutoMax.ts';
import type { CouponLimits } from '../stake/CouponLimits.ts';
import type { StakeStore } from '../stake/StakeStore.ts';

/**
 * One store for each feature of the coupon. This is a list of names for `useCouponStores`, nothing more: a store is given
 * the few others that it needs by its constructor, and a component takes the ones that it names.
 */
export interface CouponStores {
  readonly account: CouponAccount;
  readonly autoMax: AutoMax;
  readonly codes: CodesStore;
  readonly composition: CompositionStore;
  readonly coupon: CouponStore;
  readonly directBets: DirectBets;
  readonly limits: CouponLimits;
  readonly live: LiveSelections;
  readonly money: MoneyModes;
  readonly myBets: MyBetsStore;
  readonly oneClick: OneClick;
  readonly placement: PlacementStore;
  readonly placing: PlacingStore;
  readonly pricing: PricingStore;
  readonly repeats: Repeats;
  readonly rows: CouponRows;
  readonly selections: CouponSelections;
  readonly settings: CouponSettings;
  readonly stake: StakeStore;
  readonly view: CouponUiStore;
  readonly dispose: () => void;
}
