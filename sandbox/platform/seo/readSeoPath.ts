/** The subject of a path after the language, as far as search engines need it. */
export type SeoPlace =
  | { readonly kind: 'home' }
  | { readonly kind: 'section'; readonly section: 'line' | 'live' }
  | { readonly kind: 'sport'; readonly section: 'line' | 'live'; readonly sportId: number }
  | {
      readonly kind: 'champ';
      readonly section: 'line' | 'live';
      readonly sportId: number;
      readonly champId: number;
    }
  | {
      readonly kind: 'event';
      readonly section: 'line' | 'live';
      readonly eventId: number;
      /** Requested below its discipline instead of its sport. */
      readonly isCyber?: true;
    }
  /** Today without a day; may be narrowed to a sport and a championship. */
  | {
      readonly kind: 'results';
      readonly date?: string | undefined;
      readonly sportId?: number | undefined;
      readonly champId?: number | undefined;
    }
  | { readonly kind: 'results-live' }
  | { readonly kind: 'result'; readonly eventId: number };

const pattern =
  /^(line|live)(?:\/([1-9]\d{0,15})(?:-[^/]*)?(?:\/([1-9]\d{0,15})(?:-[^/]*)?(?:\/([1-9]\d{0,15})(?:-[^/]*)?)?)?)?$/;

const cyberEventPattern =
  /^cyber\/(?:real|virtual)\/[1-9][^/]*\/[1-9][^/]*\/(line|live)\/([1-9]\d{0,15})(?:-[^/]*)?$/;
const resultsPattern =
  /^results(?:\/(\d{4}-\d{2}-\d{2})(?:\/([1-9]\d{0,15})(?:-[^/]*)?(?:\/([1-9]\d{0,15})(?:-[^/]*)?)?)?)?$/;
const resultPattern = /^results\/event\/([1-9]\d{0,15})(?:-[^/]*)?$/;

function readResultsPath(path: string): SeoPlace | undefined {
  if (path === 'results/live') return { kind: 'results-live' };
  const event = resultPattern.exec(path)?.[1];
  if (event !== undefined) return { kind: 'result', eventId: Number(event) };
  const match = resultsPattern.exec(path);
  if (match === null) return undefined;
  const idOf = (text: string | undefined): number | undefined =>
    text === undefined ? undefined : Number(text);
  return { kind: 'results', date: match[1], sportId: idOf(match[2]), champId: idOf(match[3]) };
}

/**
 * `line/1-football/12-cup` → the competition 12 of the sport 1. Undefined for pages that are not
 * about the line.
 */
export function readSeoPath(path: string): SeoPlace | undefined {
  if (path === '') return { kind: 'home' };
  if (path.startsWith('results')) return readResultsPath(path);
  const cyber = cyberEventPattern.exec(path);
  if (cyber !== null)
    return {
      kind: 'event',
      section: cyber[1] === 'live' ? 'live' : 'line',
      eventId: Number(cyber[2]),
      isCyber: true,
    };
  const match = pattern.exec(path);
  if (match === null) return undefined;
  const section = match[1] === 'live' ? 'live' : 'line';
  const [sportId, champId, eventId] = [match[2], match[3], match[4]].map(Number);
  if (eventId !== undefined && eventId > 0) return { kind: 'event', section, eventId };
  if (champId !== undefined && champId > 0)
    return { kind: 'champ', section, sportId: sportId ?? 0, champId };
  return sportId !== undefined && sportId > 0
    ? { kind: 'sport', section, sportId }
    : { kind: 'section', section };
}
