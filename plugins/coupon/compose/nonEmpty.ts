/** Asserts that a list is non-empty, as the wire requires; throws otherwise. */
export function nonEmpty<T>(list: readonly T[]): [T, ...T[]] {
  const [first, ...rest] = list;
  if (first === undefined)
    throw new RangeError(
      'An empty list of selections was sent: ask only when the coupon holds one',
    );
  return [first, ...rest];
}
