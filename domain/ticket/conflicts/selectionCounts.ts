import type { CouponType } from '../CouponType.ts';

/**
 * Minimum and maximum number of selections of a kind; for multi and conditional `least` also
 * applies to blocks. A system needs its `least` beside the bankers. 50 is the capacity of a coupon;
 * the platform may allow fewer. Source: CPN-97; architecture, coupon kinds.
 */
export const selectionCounts: Readonly<
  Record<CouponType, { readonly least: number; readonly most: number }>
> = {
  single: { least: 1, most: 1 },
  accumulator: { least: 2, most: 50 },
  system: { least: 3, most: 20 },
  chain: { least: 2, most: 50 },
  multi: { least: 2, most: 50 },
  conditional: { least: 2, most: 50 },
  antiAccumulator: { least: 2, most: 50 },
  lucky: { least: 2, most: 8 },
  patent: { least: 3, most: 8 },
  singles: { least: 1, most: 50 },
};
