/** More than any sport has kinds of markets. */
const kinds = 512;

/** A kind of market of a sport as one number. */
export function pinKey(sportId: number, typeId: number): number {
  return sportId * kinds + typeId;
}

/** Kinds of one sport among such numbers. */
export function pinnedOf(keys: readonly number[], sportId: number): readonly number[] {
  return keys.filter((key) => Math.floor(key / kinds) === sportId).map((key) => key % kinds);
}
