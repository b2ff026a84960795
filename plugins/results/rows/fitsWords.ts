/** Whether every word is a part of one of the names, whatever its accents and letters. */
export function fitsWords(words: string, names: readonly string[]): boolean {
  const text = folded(names.join(' '));
  return folded(words)
    .split(' ')
    .every((word) => text.includes(word));
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
