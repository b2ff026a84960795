/** Two letters for the avatar: of the first two words of the name, else of the login. */
export function initialsOf(name: string, login: string): string {
  const words = name.split(/[\s.]+/u).filter((word) => word !== '');
  const source =
    words.length > 0
      ? words.slice(0, 2).map((word) => lettersOf(word)[0])
      : lettersOf(login).slice(0, 2);
  return source.join('').toUpperCase();
}

/** As a reader counts them: an e-mail with its marks, or an emoji of many parts, is one. */
function lettersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
