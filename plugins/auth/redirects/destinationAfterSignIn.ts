import { readReturnUrl } from './readReturnUrl.ts';

/**
 * Where a person goes from the sign-in page: to the `return-url` of the address, else to the page that stood before,
 * else home. Neither may be a page that is no destination.
 */
export function destinationAfterSignIn(
  wanted: string | null,
  before: string | undefined,
  language: string,
): string {
  return readReturnUrl(wanted) ?? readReturnUrl(before)?.replace(/\?$/, '') ?? `/${language}`;
}
