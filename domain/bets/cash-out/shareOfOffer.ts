/**
 * What a part of the stake brings when all that is left of it brings `valueMinor`: in proportion,
 * rounded down to the minor unit; all of the stake brings all of the value. Page and platform agree
 * on it to the unit. Source: CPN-243.
 *
 * @param valueMinor minor units for the whole
 * @param partMinor minor units of the stake that are cashed out, from 0 to `stakeMinor`
 * @param stakeMinor minor units of the stake that are left
 */
export function shareOfOffer(valueMinor: number, partMinor: number, stakeMinor: number): number {
  if (stakeMinor <= 0) return 0;
  return Number((BigInt(valueMinor) * BigInt(partMinor)) / BigInt(stakeMinor));
}
