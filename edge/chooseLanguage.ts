export interface LanguageFacts {
  readonly available: readonly string[];
  readonly hidden: readonly string[];
  readonly defaultLanguage: string;
  readonly fromPath: string | undefined;
  readonly fromCookie: string | undefined;
  readonly acceptLanguage: string | undefined;
  /** A session may exist: hidden languages count. */
  readonly mayBeSignedIn: boolean;
}

/** Path, cookie, the browser's wishes (RFC 4647 lookup), the site's default, English; the first that the site has. */
export function chooseLanguage(facts: LanguageFacts): string {
  const allowed = facts.available.filter((language) => facts.mayBeSignedIn || !facts.hidden.includes(language));
  const wishes = [facts.fromPath, facts.fromCookie, ...lookUp(facts.acceptLanguage, allowed), facts.defaultLanguage];
  return wishes.find((language) => language !== undefined && allowed.includes(language)) ?? 'en';
}

/** Wishes by weight; of each the longest prefix that is allowed. Broken ranges are passed over. */
function lookUp(header: string | undefined, allowed: readonly string[]): string[] {
  if (header === undefined || header.length > 1000) return [];
  return header
    .split(',')
    .slice(0, 30)
    .map((part, index) => ({ ...parseRange(part), index }))
    .filter((wish) => wish.weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .flatMap(({ range }) => {
      for (let tag = range; tag !== ''; tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')))) {
        if (allowed.includes(tag)) return [tag];
      }
      return [];
    });
}

function parseRange(part: string): { readonly range: string; readonly weight: number } {
  const [range = '', ...parameters] = part.trim().toLowerCase().split(';');
  const quality = parameters.map((parameter) => /^\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*$/.exec(parameter)?.[1]).find((value) => value !== undefined);
  return { range: /^[a-z]{2,8}(?:-[a-z0-9]{1,8})*$/.test(range.trim()) ? range.trim() : '', weight: parameters.length === 0 ? 1 : Number(quality ?? 0) };
}
