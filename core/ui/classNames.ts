/** Joins the defined class names. */
export function classNames(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
