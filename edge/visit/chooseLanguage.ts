import { parseAccept } from 'hono/utils/accept';

export interface LanguageFacts {
  readonly available: readonly string[];
  readonly hidden: readonly string[];
  readonly defaultLanguage: string;
  readonly fromPath: string | undefined;
  readonly fromCookie: string | undefined;
  readonly acceptLanguage: string | undefined;
  /** A session may exist, so hidden languages are available. */
  readonly mayBeSignedIn: boolean;
}

/**
 * Returns the first language that the site has of path, cookie, Accept-Language, default, English.
 */
export function chooseLanguage(facts: LanguageFacts): string {
  const allowed = facts.available.filter(
    (language) => facts.mayBeSignedIn || !facts.hidden.includes(language),
  );
  const wanted = [
    facts.fromPath,
    facts.fromCookie,
    ...lookUp(facts.acceptLanguage, allowed),
    facts.defaultLanguage,
  ];
  return wanted.find((language) => language !== undefined && allowed.includes(language)) ?? 'en';
}

/** RFC 4647 lookup: for each range, by weight, the longest available prefix. */
function lookUp(header: string | undefined, allowed: readonly string[]): string[] {
  if (header === undefined || header.length > 1000) return [];
  return parseAccept(header)
    .slice(0, 30)
    .filter(({ q, params }) => q > 0 && !Number.isNaN(Number(params['q'] ?? 1)))
    .flatMap(({ type }) => {
      const range = type.toLowerCase();
      for (let tag = range; tag !== ''; tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')))) {
        if (allowed.includes(tag)) return [tag];
      }
      return [];
    });
}
