import { escapeHtml } from '../../core/runtime/head/escapeHtml.ts';
import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';

/** Address of a brand's mark: a file, or one drawn by the edge. */
export function markPath({ brand }: Pick<SiteConfiguration, 'brand'>): string {
  return `/brands/${brand.id}.svg`;
}

/** Draws the mark of a brand without a mark file: its first letter in its own colours. */
export function drawnMark({ brand, theme }: Pick<SiteConfiguration, 'brand' | 'theme'>): string {
  const tokens: ColourTokens = { ...theme[theme.mode === 'light' ? 'light' : 'dark'] };
  const ground =
    plainColour(tokens['hdr-cta-bg'], tokens) ?? plainColour(tokens['accent'], tokens) ?? '#1d2b24';
  const letter =
    plainColour(tokens['hdr-cta-text'], tokens) ??
    plainColour(tokens['on-accent'], tokens) ??
    '#ffffff';
  const [first = '?'] = brand.name.trim().toLocaleUpperCase('en');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<rect width="64" height="64" rx="14" fill="${ground}"/>` +
    '<text x="32" y="45" text-anchor="middle" font-family="system-ui,sans-serif" ' +
    `font-size="38" font-weight="700" fill="${letter}">${escapeHtml(first)}</text></svg>`
  );
}

/** Colours of a theme, by token. */
export type ColourTokens = Readonly<Record<string, string | undefined>>;

/**
 * Resolves a colour to #rgb, #rrggbb or a form with alpha. References to other tokens are followed,
 * because an image has no custom properties; undefined for any other notation.
 */
export function plainColour(
  value: string | undefined,
  tokens: ColourTokens,
  depth = 0,
): string | undefined {
  const reference = /^var\(--([\w-]+)\)$/.exec(value ?? '')?.[1];
  if (reference !== undefined && depth < 5)
    return plainColour(tokens[reference], tokens, depth + 1);
  return value !== undefined && /^#[\da-f]{3,8}$/i.test(value) ? value : undefined;
}
