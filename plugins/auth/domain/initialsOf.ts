/** Two letters for the round mark of a person: of the first two words of the name, else of the login. */
export function initialsOf(name: string, login: string): string {
  const words = name.split(/[\s.]+/u).filter((word) => word !== '');
  const source = words.length > 0 ? words.slice(0, 2).map((word) => firstLetter(word)) : [...login].slice(0, 2);
  return source.join('').toLocaleUpperCase();
}

function firstLetter(word: string): string {
  return [...word][0] ?? '';
}
