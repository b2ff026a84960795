/**
 * Value of a part of the stake if the whole remaining stake has the value `valueMinor`: in
 * proportion, rounded down to the minor unit; the whole stake has the whole value. Page and
 * platform use it, so that they agree to the unit. Source: CPN-243.
 *
 * @param valueMinor minor units for the whole
 * @param partMinor minor units of the stake that are cashed out, from 0 to `stakeMinor`
 * @param stakeMinor minor units of the remaining stake
 */
export function shareOfOffer(valueMinor: number, partMinor: number, stakeMinor: number): number {
  if (stakeMinor <= 0) return 0;
  return Number((BigInt(valueMinor) * BigInt(partMinor)) / BigInt(stakeMinor));
}
