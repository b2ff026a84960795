import { randomBytes } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { splitLanguage } from '../core/routing/splitLanguage.ts';
import { compress } from './compress.ts';
import { configurationLeaves } from './configurationLeaves.ts';
import { createPageServer } from './createPageServer.ts';
import type { PlainWords } from './createPageWriter.ts';
import { drawnMark, markPath } from './drawnMark.ts';
import type { EdgeOptions } from './EdgeOptions.ts';
import type { Site } from './loadSites.ts';
import { isPlatformPath, type PlatformBindings } from './Platform.ts';
import { personAddress } from './personAddress.ts';
import { PlatformOverridesCache } from './PlatformOverridesCache.ts';
import { readCookies } from './readCookies.ts';
import { RedirectService } from './RedirectService.ts';
import { commonHeaders, fileHeaders, reportPath } from './securityHeaders.ts';
import { robotsText, webManifest } from './siteFiles.ts';
import { siteMapAnswer } from './siteMapAnswer.ts';
import { siteOfHost } from './siteOfHost.ts';
import { SiteSeo } from './SiteSeo.ts';
import { staticAnswer } from './staticAnswer.ts';
import { ViolationCounter } from './ViolationCounter.ts';
import { countryOf, hostOf, originOf, readVisit, type Visit } from './Visit.ts';

export interface Edge {
  readonly fetch: (request: Request, bindings?: object) => Promise<Response>;
  readonly violations: ViolationCounter;
}

const longestAddress = 8192;
const firstDataLimitMs = 300;

/** The server in front of the page: brand, language, status, HTML with everything that the first screen needs, security. */
export function createEdge(options: EdgeOptions): Edge {
  const { sites, defaultBrand, platform, build, trustsProxy = false } = options;
  const overrides = new PlatformOverridesCache(platform);
  const logged = new Set<string>();
  const violations = new ViolationCounter();
  const app = new Hono();
  const siteOf = (context: Context): Site => siteOfHost(sites, hostOf(context.req.raw, trustsProxy), defaultBrand);

  /** What is wrong with the configuration of addresses is said once, not with every visitor. */
  const logOnce = (line: string): void => {
    if (logged.has(line) || logged.size > 1000) return;
    logged.add(line);
    console.error(line);
  };
  const seo = new SiteSeo(platform);
  const server = createPageServer(options, overrides, {
    platform,
    redirects: new RedirectService(platform, { log: logOnce }),
    seo,
    limitMs: options.firstDataLimitMs ?? firstDataLimitMs,
    log: logOnce,
  });

  app.get('/healthz', (context) => context.json({ status: 'ok', stage: options.stage, brands: [...sites.keys()] }, 200, { ...commonHeaders, 'Cache-Control': 'no-store' }));
  app.post(reportPath, async (context) => {
    await violations.record(context.req.raw);
    return context.body(null, 204, commonHeaders);
  });
  addSiteFiles(app, options, siteOf, overrides);
  app.all('*', async (context) => {
    const { pathname } = new URL(context.req.url);
    const isTooLong = isPlatformPath(pathname) ? context.req.url.length > longestAddress : pathname.length > longestAddress;
    if (isTooLong) return context.text('The address is too long', 414, commonHeaders);
    const site = siteOf(context);
    if (isPlatformPath(pathname)) {
      const bindings = context.env as PlatformBindings | undefined;
      const answer = await platform.fetch(context.req.raw, { ...bindings, personAddress: personAddress(context.req.header('x-forwarded-for'), bindings, trustsProxy) });
      overrides.hear(site.configuration.brand.id, answer.headers.get('X-Site-Version'));
      return withFileHeaders(answer);
    }
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return context.text('Only GET and HEAD', 405, { ...commonHeaders, Allow: 'GET, HEAD' });
    const siteMap = await siteMapAnswer(pathname, site, originOf(context.req.raw, site, trustsProxy), { overrides, seo });
    if (siteMap !== undefined) return siteMap;
    const file = build.files.get(pathname);
    if (file !== undefined) return staticAnswer(file, context.req.raw);
    if (pathname === markPath(site.configuration))
      return context.body(drawnMark(site.configuration), 200, { ...fileHeaders, 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' });
    return server.serve(readVisit(context.req.raw, site, trustsProxy));
  });
  app.onError((error, context) => {
    // The number leads from what somebody saw to this line.
    const reference = randomBytes(4).toString('hex').toUpperCase();
    console.error(`Error ${reference}:`, error);
    if (isPlatformPath(context.req.path))
      return context.text('The server failed. Please try again.', 500, { ...commonHeaders, 'Cache-Control': 'no-store', 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" });
    return server.plain(...errorPage(context, siteOf(context), options, reference));
  });

  return {
    violations,
    fetch: async (request, bindings) => compress(await app.fetch(request, bindings), request),
  };
}

/** What machines ask of a site, and outside of production developers. */
function addSiteFiles(app: Hono, { build, development, stage, trustsProxy = false }: EdgeOptions, siteOf: (context: Context) => Site, overrides: PlatformOverridesCache): void {
  const hourly = { ...commonHeaders, 'Cache-Control': 'public, max-age=3600', Vary: 'Host' };
  app.get('/robots.txt', (context) => context.text(robotsText(originOf(context.req.raw, siteOf(context), trustsProxy)), 200, hourly));
  app.get('/site.webmanifest', (context) =>
    context.body(JSON.stringify(webManifest(siteOf(context), (path) => development !== undefined || build.files.has(path))), 200, { ...hourly, 'Content-Type': 'application/manifest+json' }),
  );
  if (stage === 'production') return;
  app.get('/debug/configuration.json', async (context) => {
    const site = siteOf(context);
    const language = context.req.query('lang') ?? site.configuration.site.lng;
    const configuration = await overrides.resolve({
      configuration: site.configuration,
      origin: originOf(context.req.raw, site, trustsProxy),
      language,
      country: countryOf(context.req.raw, trustsProxy),
    });
    return context.json(configurationLeaves(site, configuration), 200, { ...commonHeaders, 'Cache-Control': 'no-store' });
  });
}

/** What a page says that failed: in the place of any, and without asking anybody. */
function errorPage(context: Context, site: Site, { dictionaries }: EdgeOptions, reference: string): [Pick<Visit, 'site' | 'cookies' | 'language'>, PlainWords] {
  const language = ownLanguage(site, context);
  const text = (key: string): string => dictionaries.text(key, language) ?? '';
  const url = new URL(context.req.url);
  return [
    { site, language, cookies: readCookies(context.req.header('cookie')) },
    {
      status: 500,
      code: `500 · ${reference}`,
      title: text('shell:errorTitle'),
      text: text('shell:errorText'),
      links: [
        { label: text('shell:tryAgain'), href: `${url.pathname}${url.search}` },
        { label: text('shell:home'), href: `/${language}` },
      ],
    },
  ];
}

/** The language that the address names and the site has, else the site's own. */
function ownLanguage({ configuration }: Site, context: Context): string {
  const { language } = splitLanguage(context.req.path);
  return language !== undefined && configuration.languages.available.includes(language) ? language : configuration.site.lng;
}

/** An answer of the platform, which need not know how its site is served. */
function withFileHeaders({ body, status, headers }: Response): Response {
  const all = new Headers(headers);
  for (const [name, value] of Object.entries(fileHeaders)) all.set(name, value);
  // Data of pages may be read by robots, but is no page.
  all.set('X-Robots-Tag', 'noindex');
  return new Response(body, { status, headers: all });
}
