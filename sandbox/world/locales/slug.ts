/** Converts a text to letters, digits and hyphens for addresses. */
export function slugOf(text: string): string {
  const slug = text
    .normalize('NFD')
    // Accents that NFD has separated from their letters; as hyphens they would split words.
    .replace(/\p{M}/gu, '')
    .replace(/ø/gi, 'o')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'event' : slug.slice(0, 160);
}
