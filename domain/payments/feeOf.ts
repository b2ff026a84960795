/**
 * Fee of a payment in minor units: thousandths of the amount, half up to a whole minor unit
 * (PAY-12). Page and platform use it.
 */
export function feeOf(
  { feePermille }: { readonly feePermille: number },
  amountMinor: number,
): number {
  return Math.floor((amountMinor * feePermille + 500) / 1000);
}
