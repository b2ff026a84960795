/**
 * Whether a text ends with a full stop of its own, before marks of direction: `100.000 د.ك.` The
 * stop of an abbreviation ends its sentence, too: no second one follows it.
 */
export function endsWithStop(text: string): boolean {
  return /\.[\u200E\u200F\u2066-\u2069]*$/u.test(text);
}
