/**
 * The k-th elementary symmetric polynomial: the sum over all k-subsets of the product of their
 * members, without listing the subsets (n × k steps; C(20,10) = 184,756 combinations in well under
 * a millisecond). Divided by `factorUnit` to the power k it is the sum of the factors of all
 * k-combinations of a system.
 *
 * @param factors factors of the selections in units of `factorUnit`, see `selectionFactor`
 * @param size k, from 0 to the number of factors
 */
export function elementarySymmetric(factors: readonly bigint[], size: number): bigint {
  const sums: bigint[] = [1n, ...Array.from({ length: size }, () => 0n)];
  for (const factor of factors) {
    for (let degree = size; degree >= 1; degree -= 1) {
      sums[degree] = (sums[degree] ?? 0n) + (sums[degree - 1] ?? 0n) * factor;
    }
  }
  return sums[size] ?? 0n;
}
