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
