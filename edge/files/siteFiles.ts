import { languageTag } from '../../core/runtime/texts/languageTag.ts';
import { markPath } from './drawnMark.ts';
import type { Site } from '../sites/loadSites.ts';
import { reportPath } from '../security/securityHeaders.ts';

/**
 * Where the site map is, and what is no page. Private pages are not forbidden, because robots must
 * read their noindex; nor is the data of pages, because without it a robot would see less than a
 * person.
 */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /fatman-api/',
    'Disallow: /sandbox/',
    `Disallow: ${reportPath}`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

const dayMs = 86_400_000;
/** It is renewed by itself; RFC 9116 asks for less than a year. */
const securityTextLifeMs = 180 * dayMs;

/** The security.txt of RFC 9116; undefined for a brand without a contact for it. */
export function securityText(
  { configuration }: Site,
  origin: string,
  nowMs: number,
): string | undefined {
  const { securityContact, supportEmail } = configuration.brand;
  const contact =
    securityContact === '' && supportEmail !== '' ? `mailto:${supportEmail}` : securityContact;
  if (contact === '') return undefined;
  const expiresAtMs = Math.floor((nowMs + securityTextLifeMs) / dayMs) * dayMs;
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(expiresAtMs).toISOString()}`,
    `Preferred-Languages: ${configuration.languages.available.map((each) => languageTag(each)).join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Edges of the pictures of a brand, in pixels. */
export const iconSizes = [72, 96, 128, 144, 152, 192, 384, 512] as const;

/** Name, colours and icon for a home screen. */
export function webManifest(
  { configuration }: Site,
  hasFile: (path: string) => boolean,
): Record<string, unknown> {
  const { brand, theme, site } = configuration;
  const tokens = theme[theme.mode === 'light' ? 'light' : 'dark'];
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    start_url: `/${site.lng}`,
    scope: '/',
    display: 'standalone',
    background_color: tokens.bg,
    theme_color: tokens['hdr-bg'],
    icons: [
      { src: markPath(configuration), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...[
        ...iconSizes.map((size) => ({
          src: `/brands/${brand.id}/icon-${size}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose: 'any',
        })),
        {
          src: `/brands/${brand.id}/icon-maskable-512.png`,
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ].filter(({ src }) => hasFile(src)),
    ],
  };
}
