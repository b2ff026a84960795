/** A name without accents, case, signs, and the country that some files put behind it. */
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

/** What two spellings of one name have in common: accents, case, spaces and signs make no other. */
export function unaccented(name: string): string {
  return normaliseName(name).replaceAll(' ', '');
}
