import { randomBytes } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { EdgeGate } from '../core/plan/EdgeGate.ts';
import type { Plan } from '../core/plan/Plan.ts';
import { matchRoute, type RouteMatch } from '../core/routing/matchRoute.ts';
import { splitLanguage } from '../core/routing/splitLanguage.ts';
import { askGates } from './askGates.ts';
import { compress } from './compress.ts';
import { configurationLeaves } from './configurationLeaves.ts';
import { createPageWriter } from './createPageWriter.ts';
import type { EdgeOptions } from './EdgeOptions.ts';
import type { Site } from './loadSites.ts';
import { isPlatformPath, type PlatformBindings } from './Platform.ts';
import { personAddress } from './personAddress.ts';
import { PlatformOverridesCache } from './PlatformOverridesCache.ts';
import { dataOf, preparePage, type PageSources } from './preparePage.ts';
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
  const writer = createPageWriter(options);
  const app = new Hono();
  const siteOf = (context: Context): Site => siteOfHost(sites, hostOf(context.req.raw, trustsProxy), defaultBrand);
  const text = (key: string, language: string): string => options.dictionaries.text(key, language) ?? '';

  /** What is wrong with the configuration of addresses is said once, not with every visitor. */
  const logOnce = (line: string): void => {
    if (logged.has(line) || logged.size > 1000) return;
    logged.add(line);
    console.error(line);
  };
  const sources: PageSources = {
    platform,
    redirects: new RedirectService(platform, { log: logOnce }),
    seo: new SiteSeo(platform),
    limitMs: options.firstDataLimitMs ?? firstDataLimitMs,
    log: logOnce,
  };

  app.get('/healthz', (context) => context.json({ status: 'ok', stage: options.stage, brands: [...sites.keys()] }, 200, { ...commonHeaders, 'Cache-Control': 'no-store' }));
  app.post(reportPath, async (context) => {
    await violations.record(context.req.raw);
    return context.body(null, 204, commonHeaders);
  });
  app.get('/robots.txt', (context) =>
    context.text(robotsText(originOf(context.req.raw, siteOf(context), trustsProxy)), 200, { ...commonHeaders, 'Cache-Control': 'public, max-age=3600', Vary: 'Host' }),
  );
  app.get('/site.webmanifest', (context) =>
    context.body(JSON.stringify(webManifest(siteOf(context), (path) => options.development !== undefined || build.files.has(path))), 200, {
      ...commonHeaders,
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=3600',
      Vary: 'Host',
    }),
  );
  if (options.stage !== 'production') {
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
    const siteMap = await siteMapAnswer(pathname, site, originOf(context.req.raw, site, trustsProxy), { overrides, seo: sources.seo });
    if (siteMap !== undefined) return siteMap;
    const file = build.files.get(pathname);
    if (file !== undefined) return staticAnswer(file, context.req.raw);
    return servePage(readVisit(context.req.raw, site, trustsProxy));
  });
  app.onError((error, context) => {
    // The number leads from what somebody saw to this line.
    const reference = randomBytes(4).toString('hex').toUpperCase();
    console.error(`Error ${reference}:`, error);
    if (isPlatformPath(context.req.path))
      return context.text('The server failed. Please try again.', 500, { ...commonHeaders, 'Cache-Control': 'no-store', 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" });
    const site = siteOf(context);
    const language = ownLanguage(site, context);
    const url = new URL(context.req.url);
    return writer.plain(
      { site, language, cookies: readCookies(context.req.header('cookie')) },
      {
        status: 500,
        code: `500 · ${reference}`,
        title: text('shell:errorTitle', language),
        text: text('shell:errorText', language),
        links: [
          { label: text('shell:tryAgain', language), href: `${url.pathname}${url.search}` },
          { label: text('shell:home', language), href: `/${language}` },
        ],
      },
    );
  });

  /** EDG-140: the gates and everything that the page shows first are asked for side by side; what is not served is thrown away. */
  async function servePage(visit: Visit): Promise<Response> {
    const { site, url, origin, country, cookies, language, mayBeSignedIn, agent, device } = visit;
    const question = { configuration: site.configuration, origin, language, country };
    const { id: brand } = site.configuration.brand;
    const announced = overrides.announced(brand);
    const resolved = overrides.resolve(question);
    const [answers, early] = await Promise.all([
      askGates({
        gates: openGates(site, options),
        platform,
        origin,
        country,
        cookie: visit.cookie,
        stage: options.stage,
        mayBeSignedIn,
        query: url.searchParams,
        site: overrides.last(question).site,
        currentSite: async () => (await resolved).site,
      }),
      resolved.then(async (configuration) => preparePage(visit, configuration, sources)),
    ]);
    overrides.hear(brand, answers.version ?? null);
    const configuration = overrides.announced(brand) === announced ? early.configuration : await overrides.resolve(question);
    if (configuration !== early.configuration) early.drop();
    const prepared = configuration === early.configuration ? early : await preparePage(visit, configuration, sources);
    const { plan, outcome } = prepared;
    if (outcome.kind === 'redirect') {
      return new Response(null, {
        status: outcome.code,
        headers: {
          ...commonHeaders,
          Location: outcome.location,
          'Cache-Control': outcome.dependsOnVisitor ? 'private, no-store' : 'private, max-age=300',
          ...(outcome.dependsOnVisitor ? { Vary: 'Accept-Language, Cookie' } : {}),
        },
      });
    }
    const verdict = answers.judge({
      site: configuration.site,
      cookies,
      language,
      routeName: outcome.match?.route.name,
      access: outcome.match?.route.access ?? 'any',
      rules: outcome.match?.route.rules,
      mayBeSignedIn,
      features: configuration.features,
      addressOf: (name) => addressOf(plan, name, language),
      agent,
      isBot: device.isBot,
      path: `${url.pathname}${url.search}`,
      query: url.searchParams,
    });
    if (verdict.kind !== 'open') prepared.drop();
    if (verdict.kind === 'plain') return writer.plain(visit, { status: 200, title: text(verdict.titleKey, language), text: text(verdict.textKey, language), rows: verdict.rows });
    if (verdict.kind === 'leave') return new Response(null, { status: 302, headers: { ...commonHeaders, Location: verdict.to, 'Cache-Control': 'private, no-store' } });
    const match = verdict.kind === 'open' ? outcome.match : pageOfRoute(plan, verdict.routeName);
    const data = verdict.kind === 'open' ? await prepared.data : await dataOf(match, visit, prepared, sources);
    return writer.page(visit, { plan, configuration, match, verdict, leaveTo: outcome.leaveTo, data });
  }

  return {
    violations,
    fetch: async (request, bindings) => compress(await app.fetch(request, bindings), request),
  };
}

/** The language that the address names and the site has, else the site's own: for pages that must not ask anybody. */
function ownLanguage({ configuration }: Site, context: Context): string {
  const { language } = splitLanguage(context.req.path);
  return language !== undefined && configuration.languages.available.includes(language) ? language : configuration.site.lng;
}

/** Gates of plugins whose guard at the station `blocked` is on: both ask the same, or neither does. */
function openGates({ plan }: Site, { gates }: Pick<EdgeOptions, 'gates'>): EdgeGate[] {
  if (gates === undefined) return [];
  return [...gates].filter(([plugin]) => plan.guards.some((guard) => guard.plugin === plugin && guard.station === 'blocked' && guard.offReason === undefined)).map(([, gate]) => gate);
}

/** The page of a route without parameters, whatever address was asked for. */
function pageOfRoute(plan: Plan, name: string): RouteMatch | undefined {
  const route = plan.routes.find((each) => each.name === name);
  return route === undefined ? undefined : matchRoute(plan.routes, route.path);
}

/** Address of a page that has no parameters. */
function addressOf(plan: Plan, name: string, language: string): string | undefined {
  const match = pageOfRoute(plan, name);
  return match === undefined || match.route.name !== name ? undefined : `/${language}${match.route.path === '' ? '' : `/${match.route.path}`}`;
}

/** An answer of the platform, which need not know how its site is served. */
function withFileHeaders({ body, status, headers }: Response): Response {
  const all = new Headers(headers);
  for (const [name, value] of Object.entries(fileHeaders)) all.set(name, value);
  // Data of pages may be read by robots, but is no page.
  all.set('X-Robots-Tag', 'noindex');
  return new Response(body, { status, headers: all });
}
