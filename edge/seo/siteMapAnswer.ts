import type { PlatformOverridesCache } from '../sites/PlatformOverridesCache.ts';
import type { Site } from '../sites/loadSites.ts';
import { readSiteMapName, siteMapFile, siteMapIndex } from './siteMap.ts';
import type { SiteSeo } from './SiteSeo.ts';

/** Robots may wait longer than visitors. */
const limitMs = 5000;

export interface SiteMapSources {
  readonly overrides: PlatformOverridesCache;
  readonly seo: SiteSeo;
}

/** The index, or one of its files; undefined for a path that is neither. */
export async function siteMapAnswer(
  pathname: string,
  site: Site,
  origin: string,
  { overrides, seo }: SiteMapSources,
): Promise<Response | undefined> {
  const name = readSiteMapName(pathname);
  if (pathname !== '/sitemap.xml' && name === undefined) return undefined;
  const { available, hidden } = site.configuration.languages;
  const languages = available.filter((each) => !hidden.includes(each));
  const configuration = await overrides.resolve({
    configuration: site.configuration,
    origin,
    language: site.configuration.site.lng,
    country: '',
  });
  const plan = site.planOf(configuration);
  const question = { brand: configuration.brand.id, plan, origin, language: 'en', limitMs };
  const facts = { configuration, plan, origin, languages, tagOf: await seo.tags(question) };
  const first = await seo.siteMap(question, 1);
  const count = first?.pages ?? 1;
  let xml: string;
  if (name === undefined) {
    const others = await Promise.all(
      Array.from({ length: count - 1 }, (_none, index) => seo.siteMap(question, index + 2)),
    );
    xml = siteMapIndex(facts, [first, ...others]);
  } else {
    if (!languages.includes(name.language) || name.page > count) return undefined;
    xml = siteMapFile(
      facts,
      name.language,
      name.page,
      name.page === 1 ? first : await seo.siteMap(question, name.page),
    );
  }
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      Vary: 'Host',
    },
  });
}
