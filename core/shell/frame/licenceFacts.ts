import type { SiteConfiguration } from '../../contract/CoreServices.ts';

/**
 * What the sentence about a licence is filled with: its authority, by the name that it has in the
 * language, and its number, each kept in its own direction.
 */
export function licenceFacts(
  { authority, authorityIn, number }: SiteConfiguration['brand']['licence'],
  language: string,
): { readonly authority: string; readonly number: string } {
  const isolated = (text: string): string => `\u2068${text}\u2069`;
  return { authority: isolated(authorityIn[language] ?? authority), number: isolated(number) };
}
