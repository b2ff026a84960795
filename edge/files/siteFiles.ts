import { languageTag } from '../../core/runtime/texts/languageTag.ts';
import { markPath } from './drawnMark.ts';
import type { Site } from '../sites/loadSites.ts';
import { reportPath } from '../security/securityHeaders.ts';

/**
 * Text of robots.txt: the address of the site map and the paths that are no pages. Private pages
 * are not disallowed, because robots must read their noindex; nor is the data of pages, because
 * without it a robot would see less than a visitor.
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
/** Lifetime of security.txt, which is generated per request; RFC 9116 requires less than a year. */
const securityTextLifeMs = 180 * dayMs;

/** Text of security.txt (RFC 9116); undefined for a brand without a security contact. */
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

/** Sizes of a brand's icons, in pixels. */
export const iconSizes = [72, 96, 128, 144, 152, 192, 384, 512] as const;

/** The web manifest: name, colours and icons for a home screen. */
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
