import { addressOf } from '../../core/runtime/head/headOf.ts';
import { isPublicRoute } from '../../core/runtime/head/isPublicRoute.ts';
import { escapeHtml } from '../../core/runtime/head/escapeHtml.ts';
import type { Plan, PlannedRoute } from '../../core/runtime/plan/Plan.ts';
import type { SeoSiteMap } from '../../schemas/generated/wire.ts';
import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';
import { pageAt } from '../addresses/pageAt.ts';

export interface SiteMapFacts {
  readonly configuration: SiteConfiguration;
  readonly plan: Plan;
  readonly origin: string;
  /** Public languages. */
  readonly languages: readonly string[];
  readonly tagOf: (language: string) => string;
}

interface Entry {
  readonly path: string;
  readonly changedAtS?: number;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** Limit of addresses per file in the site map protocol. */
const addressesMax = 50_000;

/** `/sitemap-en-2.xml` → English, page 2. */
export function readSiteMapName(
  pathname: string,
): { readonly language: string; readonly page: number } | undefined {
  const match = /^\/sitemap-([a-z]{2})-([1-9]\d{0,4})\.xml$/.exec(pathname);
  return match === null ? undefined : { language: match[1] ?? '', page: Number(match[2]) };
}

/** The index: one file for each language and page of the platform, with its time. */
export function siteMapIndex(
  { origin, languages }: SiteMapFacts,
  pages: readonly (SeoSiteMap | undefined)[],
): string {
  const files = languages.flatMap((language) =>
    pages.map((page, index) => {
      const changed = lastChange(page?.changed_at || undefined);
      const address = `${origin}/sitemap-${language}-${index + 1}.xml`;
      return `<sitemap><loc>${address}</loc>${changed}</sitemap>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="${namespace}">
${files.join('\n')}
</sitemapindex>
`;
}

/** One file: addresses with their translations; the first also has the site's own pages. */
export function siteMapFile(
  facts: SiteMapFacts,
  language: string,
  pageNumber: number,
  page: SeoSiteMap | undefined,
): string {
  const { origin, languages, tagOf, plan, configuration } = facts;
  const isOffered = (path: string): boolean => isPublic(pageAt(plan, path)?.route, facts);
  const offered = (page?.entries ?? []).flatMap(({ path, otherwise, changed_at: changedAtS }) => {
    const shown = [path, otherwise].find((each) => each !== undefined && isOffered(each));
    return shown === undefined ? [] : [{ path: shown, changedAtS }];
  });
  const entries: readonly Entry[] =
    pageNumber === 1
      ? [...offered, ...ownPages(facts, new Set(offered.map(({ path }) => path)))]
      : offered;
  const fallback = languages.includes(configuration.site.lng)
    ? configuration.site.lng
    : (languages[0] ?? language);
  const urls = entries.slice(0, addressesMax).map(({ path, changedAtS }) => {
    const href = (each: string): string => escapeHtml(addressOf(origin, each, path));
    const link = (tag: string, each: string): string =>
      `<xhtml:link rel="alternate" hreflang="${tag}" href="${href(each)}"/>`;
    const links = languages.map((each) => link(tagOf(each), each)).join('');
    const place = `<loc>${href(language)}</loc>${lastChange(changedAtS)}`;
    return `<url>${place}${links}${link('x-default', fallback)}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/** Pages without parameters that the platform does not list. */
function ownPages(facts: SiteMapFacts, known: ReadonlySet<string>): Entry[] {
  return facts.plan.routes
    .filter(
      (route) => !route.path.includes(':') && !known.has(route.path) && isPublic(route, facts),
    )
    .map(({ path }) => ({ path }));
}

function isPublic(route: PlannedRoute | undefined, { configuration }: SiteMapFacts): boolean {
  return (
    route !== undefined &&
    route.offReason === undefined &&
    route.access !== 'authed' &&
    isPublicRoute(route, configuration)
  );
}

function lastChange(atS: number | undefined): string {
  if (atS === undefined) return '';
  return `<lastmod>${new Date(atS * 1000).toISOString().replace('.000Z', 'Z')}</lastmod>`;
}
