import { readReturnUrl } from './readReturnUrl.ts';

/**
 * Where a person goes from the sign-in page: to the `return-url` of the address, else to the page that stood before,
 * else home. Neither may be one on which nobody wants to land.
 */
export function destinationAfterSignIn(wanted: string | null, before: string | undefined, language: string): string {
  return readReturnUrl(wanted) ?? readReturnUrl(before) ?? `/${language}`;
}

/** Account and registration pages: signing in or out there is their own affair, and nobody is sent back to them. */
export function isAccountPage(routeName: string | undefined): boolean {
  return routeName !== undefined && /^(office|registration)\./.test(routeName);
}
