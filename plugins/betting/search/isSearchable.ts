const shortest = 2;

export const longestSearch = 64;

/** A search needs at least two letters. */
export function isSearchable(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= shortest;
}
