/** Id of the limits or the error of the amount, which describe its field. */
export const stakeHintId = 'coupon-stake-hint';
