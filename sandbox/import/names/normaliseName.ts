/** Removes accents, case, punctuation, and the country that some files append to a name. */
export function normaliseName(name: string): string {
  return name
    .replace(/\s*\([A-Z]{3}\)$/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/ø/gi, 'o')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Returns what two spellings of a name have in common: ignores accents, case, spaces and
 * punctuation.
 */
export function unaccented(name: string): string {
  return normaliseName(name).replaceAll(' ', '');
}
