/** Subject of a path after the language, as far as search engines need it. */
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
      /** Requested by the address that a plugin defines for it. */
      readonly isElsewhere?: true;
    };

const pattern =
  /^(line|live)(?:\/([1-9]\d{0,15})(?:-[^/]*)?(?:\/([1-9]\d{0,15})(?:-[^/]*)?(?:\/([1-9]\d{0,15})(?:-[^/]*)?)?)?)?$/;

/** `line/1-football/12-cup` → competition 12 of sport 1. Undefined off the line. */
export function readSeoPath(path: string): SeoPlace | undefined {
  if (path === '') return { kind: 'home' };
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
