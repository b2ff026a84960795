/** Id of the words about a refused bet: the field that they are about is described by them. */
export const refusalId = 'coupon-refusal';
