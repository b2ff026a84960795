/** Choices of the coupon that the account keeps, under these names. */
export const couponAccountNames = [
  'changeCoefAction',
  'exactCoef',
  'isDropOnScoreChange',
  'isAutoMax',
  'amountStepByCurrencyIso',
  'oneClickAmount',
  'isBetNotices',
] as const;
/** One of them. */
export type CouponAccountName = (typeof couponAccountNames)[number];
