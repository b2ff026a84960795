/** A list that the wire wants to have at least one entry; an empty one is a mistake of the caller. */
export function nonEmpty<T>(list: readonly T[]): [T, ...T[]] {
  const [first, ...rest] = list;
  if (first === undefined)
    throw new RangeError(
      'An empty list of selections was sent: ask only when the coupon holds one',
    );
  return [first, ...rest];
}
