/** More than any sport has kinds of markets. */
const KINDS = 512;

/** A kind of market of a sport as one number. */
export function pinKey(sportId: number, typeId: number): number {
  return sportId * KINDS + typeId;
}

/** Kinds of one sport among such numbers. */
export function pinnedOf(keys: readonly number[], sportId: number): readonly number[] {
  return keys.filter((key) => Math.floor(key / KINDS) === sportId).map((key) => key % KINDS);
}
