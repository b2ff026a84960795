/** How long the platform takes over a coupon; the control API may change it. */
export interface CouponTiming {
  liveDelayMs: number;
  settlementDelayMs: number;
  /** False: nothing is bought back just now. */
  isCashOutOpen: boolean;
}

export const usualTiming: Readonly<CouponTiming> = { liveDelayMs: 3000, settlementDelayMs: 5000, isCashOutOpen: true };
