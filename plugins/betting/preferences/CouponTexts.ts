/** Choices of the coupon that the account keeps, under these names. */
export const couponTextNames = [
  'changeCoefAction',
  'exactCoef',
  'isDropOnScoreChange',
  'isAutoMax',
  'amountStepByCurrencyIso',
  'oneClickAmount',
  'isBetNotices',
] as const;
/** One of them. */
export type CouponTextName = (typeof couponTextNames)[number];

/** Choices of the coupon as the account keeps them: as texts. Observable. */
export interface CouponTexts {
  readonly textOf: (name: CouponTextName) => string;
  /** The same before the person has chosen anything. */
  readonly firstTextOf: (name: CouponTextName) => string;
  /** Takes the text of the account; false when it is no choice. */
  readonly choose: (name: CouponTextName, text: string) => boolean;
}
