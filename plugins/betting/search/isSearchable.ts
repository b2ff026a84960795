const shortest = 2;

export const longestSearch = 64;

/** Less than two letters say nothing yet. */
export function isSearchable(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= shortest;
}
