import { useService } from '#core/ui';
import { couponSelectionsToken, couponSettingsToken, couponViewToken } from '../contract.ts';
import { codesToken } from '../codes/codesToken.ts';
import { compositionToken } from '../compose/compositionToken.ts';
import { couponAccountToken } from '../account/couponAccountToken.ts';
import { couponCoreToken } from './couponCoreToken.ts';
import { myBetsToken } from '../my-bets/myBetsToken.ts';
import { oneClickToken } from '../one-click/oneClickToken.ts';
import { placementToken } from '../place/placementToken.ts';

// A component reads each store that it renders by its own hook.

export const useAccountStore = () => useService(couponAccountToken);
export const useCodesStore = () => useService(codesToken);
export const useCompositionStore = () => useService(compositionToken);
export const useMyBetsStore = () => useService(myBetsToken);
export const useOneClickStore = () => useService(oneClickToken);
export const usePlacementStore = () => useService(placementToken);
export const useSelections = () => useService(couponSelectionsToken);
export const useSettingsStore = () => useService(couponSettingsToken);
export const useCouponView = () => useService(couponViewToken);

export const useCarriedTotalStore = () => useService(couponCoreToken).carriedTotal;
export const useCouponStore = () => useService(couponCoreToken).coupon;
export const useLimitsStore = () => useService(couponCoreToken).limits;
export const useMoneyStore = () => useService(couponCoreToken).money;
export const usePlacingStore = () => useService(couponCoreToken).placing;
export const usePricingStore = () => useService(couponCoreToken).pricing;
export const useRowsStore = () => useService(couponCoreToken).rows;
export const useStakeStore = () => useService(couponCoreToken).stake;
export const useStakeCheckStore = () => useService(couponCoreToken).stakeCheck;
export const useTicketStore = () => useService(couponCoreToken).tickets;
