/** Id of the limits of the amount, or of what is wrong with it: they describe its field. */
export const stakeHintId = 'coupon-stake-hint';
