import { readReturnUrl } from './readReturnUrl.ts';

/** Where a sign-in leads: `return-url`, else the page before, else home; never an exempt page. */
export function destinationAfterSignIn(
  wanted: string | null,
  before: string | undefined,
  language: string,
): string {
  return readReturnUrl(wanted) ?? readReturnUrl(before)?.replace(/\?$/, '') ?? `/${language}`;
}
