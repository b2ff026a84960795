/** Id of the refusal text, which describes its field (aria-describedby). */
export const refusalId = 'coupon-refusal';
