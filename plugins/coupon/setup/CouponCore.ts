import type { CouponStore } from '../compose/CouponStore.ts';
import type { PricingStore } from '../compose/PricingStore.ts';
import type { TicketStore } from '../compose/TicketStore.ts';
import type { MoneyStore } from '../money/MoneyStore.ts';
import type { PlacingStore } from '../place/PlacingStore.ts';
import type { RowsStore } from '../selections/RowsStore.ts';
import type { CarriedTotalStore } from '../stake/CarriedTotalStore.ts';
import type { LimitsStore } from '../stake/LimitsStore.ts';
import type { StakeCheckStore } from '../stake/StakeCheckStore.ts';
import type { StakeStore } from '../stake/StakeStore.ts';

/**
 * Stores from the selections to the place button. Each store depends only on those above it, so
 * they are created in this order. Components read one store by its hook of `useStores.ts`.
 */
export interface CouponCore {
  readonly stake: StakeStore;
  readonly coupon: CouponStore;
  readonly rows: RowsStore;
  readonly pricing: PricingStore;
  readonly tickets: TicketStore;
  readonly limits: LimitsStore;
  readonly money: MoneyStore;
  readonly stakeCheck: StakeCheckStore;
  readonly carriedTotal: CarriedTotalStore;
  readonly placing: PlacingStore;
  readonly dispose: () => void;
}
