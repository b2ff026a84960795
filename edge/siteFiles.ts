import type { Site } from './loadSites.ts';

/** What search engines should not ask for; the pages say noindex as well. */
export function robotsText({ plan }: Site): string {
  const isPrivate = plan.routes.filter((route) => route.offReason === undefined && route.isPrivate && !route.path.startsWith(':'));
  const folders = [...new Set(isPrivate.map((route) => route.path.split('/:')[0] ?? ''))].filter((path) => path !== '').sort();
  return ['User-agent: *', 'Disallow: /web-api/', 'Disallow: /bff-api/', ...folders.map((path) => `Disallow: /*/${path}`), ''].join('\n');
}

/** Name, colours and icon for a home screen. */
export function webManifest({ configuration }: Site): Record<string, unknown> {
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
    icons: [{ src: `/brands/${brand.id}.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  };
}
