/**
 * Whether a text ends with a full stop, before direction marks: `100.000 د.ك.` The stop of an
 * abbreviation also ends the sentence: no second one follows.
 */
export function endsWithStop(text: string): boolean {
  return /\.[\u200E\u200F\u2066-\u2069]*$/u.test(text);
}
