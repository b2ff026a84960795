import {
  useAccountStore,
  useCarriedTotalStore,
  useCompositionStore,
  useCouponStore,
  useLimitsStore,
  useMoneyStore,
  usePlacementStore,
  useSelections,
  useSettingsStore,
  useStakeCheckStore,
  useStakeStore,
} from '../setup/useStores.ts';
import type { RemedyStores } from './remedyOf.ts';

/** The stores that the button beside a refusal acts on. */
export function useRemedyStores(): RemedyStores {
  return {
    account: useAccountStore(),
    carriedTotal: useCarriedTotalStore(),
    composition: useCompositionStore(),
    coupon: useCouponStore(),
    limits: useLimitsStore(),
    money: useMoneyStore(),
    placement: usePlacementStore(),
    selections: useSelections(),
    settings: useSettingsStore(),
    stake: useStakeStore(),
    stakeCheck: useStakeCheckStore(),
  };
}
