import type { SiteConfiguration } from '../../contract/CoreServices.ts';

/**
 * Values of the sentence about a licence: its authority, by the name in the language, and its
 * number, each isolated in its own direction.
 */
export function licenceFacts(
  { authority, authorityIn, number }: SiteConfiguration['brand']['licence'],
  language: string,
): { readonly authority: string; readonly number: string } {
  const isolated = (text: string): string => `\u2068${text}\u2069`;
  return { authority: isolated(authorityIn[language] ?? authority), number: isolated(number) };
}
