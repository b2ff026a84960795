/** Delays of placing and settlement; the control API can change them. */
export interface CouponTiming {
  liveDelayMs: number;
  settlementDelayMs: number;
  /** False while cash-out is closed. */
  isCashOutOpen: boolean;
}

export const defaultTiming: Readonly<CouponTiming> = {
  liveDelayMs: 3000,
  settlementDelayMs: 5000,
  isCashOutOpen: true,
};
