import { readReturnUrl } from './readReturnUrl.ts';

/**
 * Returns where a sign-in leads: `return-url`, else the previous page, else home; never an exempt
 * page.
 */
export function destinationAfterSignIn(
  wanted: string | null,
  before: string | undefined,
  language: string,
): string {
  return readReturnUrl(wanted) ?? readReturnUrl(before)?.replace(/\?$/, '') ?? `/${language}`;
}
