import { randomBytes } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { EdgeGate, EdgeGateVerdict } from '../core/plan/EdgeGate.ts';
import { headOf } from '../core/head/headOf.ts';
import { ownPath } from '../core/head/ownPath.ts';
import { silentSeo } from '../core/head/PageSeo.ts';
import type { FirstPaint, StructuredData } from '../core/plan/PluginManifest.ts';
import { lookAttributes, lookCookie, readLook } from '../core/preferences/look.ts';
import type { SiteConfiguration } from '../core/config/SiteConfiguration.ts';
import { languageTag } from '../core/i18n/languageTag.ts';
import { limitQuery } from '../core/routing/limitQuery.ts';
import { matchRoute, type RouteMatch } from '../core/routing/matchRoute.ts';
import { splitLanguage } from '../core/routing/splitLanguage.ts';
import type { Plan } from '../core/plan/Plan.ts';
import { staticFrame } from '../core/shell/staticFrame.ts';
import type { BuiltSite } from './BuiltSite.ts';
import { chooseLanguage } from './chooseLanguage.ts';
import { askGates } from './askGates.ts';
import { configurationLeaves } from './configurationLeaves.ts';
import { compress } from './compress.ts';
import { deviceHeaders, deviceOf } from './deviceOf.ts';
import type { Dictionaries } from './Dictionaries.ts';
import { firstDataOf } from './firstDataOf.ts';
import { firstPaintOf } from './firstPaintOf.ts';
import { createSiteView, type SiteView } from './SiteView.ts';
import type { Site, Stage } from './loadSites.ts';
import { nameInFirstData } from './nameInFirstData.ts';
import { pageDocument } from './pageDocument.ts';
import { pageFiles, type PageFiles } from './pageFiles.ts';
import { pageStyles, type PageStyles } from './pageStyles.ts';
import { isPlatformPath, type Platform } from './Platform.ts';
import { PlatformOverridesCache } from './PlatformOverridesCache.ts';
import { plainHeaders, plainPage, type PlainPage } from './plainPage.ts';
import { readCookies } from './readCookies.ts';
import { RedirectService } from './RedirectService.ts';
import { resolveAddress } from './resolveAddress.ts';
import { robotsText, webManifest } from './siteFiles.ts';
import { commonHeaders, contentSecurityPolicy, fileHeaders, reportPath } from './securityHeaders.ts';
import { readSiteMapName, siteMapFile, siteMapIndex } from './siteMap.ts';
import { isOwnHost, siteOfHost } from './siteOfHost.ts';
import { SiteSeo, type SeoOfPage, type SeoQuestion } from './SiteSeo.ts';
import { seoBlock } from './seoBlock.ts';
import { staticAnswer } from './staticAnswer.ts';
import { structuredDataOf } from './structuredDataOf.ts';
import { ViolationCounter } from './ViolationCounter.ts';

export interface EdgeOptions {
  readonly sites: ReadonlyMap<string, Site>;
  readonly defaultBrand: string;
  readonly stage: Stage;
  readonly platform: Platform;
  readonly build: BuiltSite;
  readonly dictionaries: Dictionaries;
  /** How routes are drawn before any script, by name. */
  readonly firstPaints?: ReadonlyMap<string, FirstPaint>;
  /** What routes are about, for machines; by name. */
  readonly structuredData?: ReadonlyMap<string, StructuredData>;
  /** What is asked before a page is served, by plugin. */
  readonly gates?: ReadonlyMap<string, EdgeGate>;
  /** The development server: its own scripts before the entry, and a looser policy. */
  readonly development?: { readonly files: PageFiles; readonly leadingHtml: (nonce: string) => string };
  /** Believes X-Forwarded-Proto, X-Forwarded-Host and X-Geo-Country: only behind a balancer that sets them. */
  readonly trustsProxy?: boolean;
  readonly firstDataLimitMs?: number;
}

export interface Edge {
  readonly fetch: (request: Request, bindings?: object) => Promise<Response>;
  readonly violations: ViolationCounter;
}

const longestAddress = 8192;
const longestAgent = 1000;
/** A robot has more patience than a person. */
const siteMapLimitMs = 5000;
const pageVary = ['Cookie', ...deviceHeaders].join(', ');

/** The server in front of the page: brand, language, status, HTML with everything that the first screen needs, security. */
export function createEdge(options: EdgeOptions): Edge {
  const { sites, defaultBrand, platform, build } = options;
  const overrides = new PlatformOverridesCache(platform);
  const logged = new Set<string>();
  const seo = new SiteSeo(platform);
  const violations = new ViolationCounter();
  const sprites = [...build.files.keys()].filter((path) => /\/assets\/(sprite|flags)-[^/]+\.svg$/.test(path));
  const app = new Hono();

  /** The same for every page of a brand. */
  const styles = new Map<Site, PageStyles>();
  const stylesOf = (site: Site, files: PageFiles): PageStyles => {
    const known = styles.get(site) ?? pageStyles(build, files.styles, site.themeCss);
    styles.set(site, known);
    return known;
  };

  const siteOf = (context: Context): Site => siteOfHost(sites, hostOf(context, options), defaultBrand);

  /** What is wrong with the configuration of addresses is said once, not with every visitor. */
  const logOnce = (text: string): void => {
    if (logged.has(text) || logged.size > 1000) return;
    logged.add(text);
    console.error(text);
  };
  const redirects = new RedirectService(platform, { log: logOnce });
  app.get('/healthz', (context) => context.json({ status: 'ok', stage: options.stage, brands: [...sites.keys()] }, 200, { ...commonHeaders, 'Cache-Control': 'no-store' }));
  app.post(reportPath, async (context) => {
    await violations.record(context.req.raw);
    return context.body(null, 204, commonHeaders);
  });
  app.get('/robots.txt', (context) => context.text(robotsText(originOf(context, options, siteOf(context))), 200, { ...commonHeaders, 'Cache-Control': 'public, max-age=3600', Vary: 'Host' }));
  app.get('/site.webmanifest', (context) =>
    context.body(JSON.stringify(webManifest(siteOf(context), (path) => options.development !== undefined || build.files.has(path))), 200, { ...commonHeaders, 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600', Vary: 'Host' }),
  );
  if (options.stage !== 'production') {
    app.get('/debug/configuration.json', async (context) => {
      const site = siteOf(context);
      const language = context.req.query('lang') ?? site.configuration.site.lng;
      const configuration = await overrides.resolve({ configuration: site.configuration, origin: originOf(context, options, site), language, country: countryOf(context, options) });
      return context.json(configurationLeaves(site, configuration), 200, { ...commonHeaders, 'Cache-Control': 'no-store' });
    });
  }
  app.all('*', async (context) => {
    const { pathname } = new URL(context.req.url);
    const isTooLong = isPlatformPath(pathname) ? context.req.url.length > longestAddress : pathname.length > longestAddress;
    if (isTooLong) return context.text('The address is too long', 414, commonHeaders);
    if (isPlatformPath(pathname)) {
      const answer = await platform.fetch(context.req.raw, context.env as object | undefined);
      overrides.hear(siteOf(context).configuration.brand.id, answer.headers.get('X-Site-Version'));
      return withFileHeaders(answer);
    }
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return context.text('Only GET and HEAD', 405, { ...commonHeaders, Allow: 'GET, HEAD' });
    const siteMap = pathname === '/sitemap.xml' || readSiteMapName(pathname) !== undefined ? await siteMapOf(context, siteOf(context), pathname) : undefined;
    if (siteMap !== undefined) return siteMap;
    const file = build.files.get(pathname);
    if (file !== undefined) return staticAnswer(file, context.req.raw);
    return servePage(context, siteOf(context));
  });
  app.onError((error, context) => {
    // The number leads from what somebody saw to this line.
    const reference = randomBytes(4).toString('hex').toUpperCase();
    console.error(`Error ${reference}:`, error);
    if (isPlatformPath(context.req.path)) return context.text('The server failed. Please try again.', 500, { ...commonHeaders, 'Cache-Control': 'no-store', 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" });
    const site = siteOf(context);
    const language = ownLanguage(site, context);
    const text = (key: string): string => options.dictionaries.text(`shell:${key}`, language) ?? '';
    const url = new URL(context.req.url);
    return plain(context, site, language, {
      status: 500,
      code: `500 · ${reference}`,
      title: text('errorTitle'),
      text: text('errorText'),
      links: [
        { label: text('tryAgain'), href: `${url.pathname}${url.search}` },
        { label: text('home'), href: `/${language}` },
      ],
    });
  });

  function plain(context: Context, site: Site, language: string, { status, ...words }: Pick<PlainPage, 'code' | 'title' | 'text' | 'rows' | 'links'> & { readonly status: 200 | 500 }): Response {
    const nonce = randomBytes(18).toString('base64');
    const { direction } = createSiteView(site, options.dictionaries, language);
    const theme = themeOf(readCookies(context.req.header('cookie')).get('app_theme'), site.configuration);
    const html = plainPage({ ...words, nonce, language, direction, theme, brand: site.configuration.brand, themeCss: site.themeCss });
    return context.body(html, status, { ...plainHeaders(nonce, language), Vary: pageVary });
  }

  async function servePage(context: Context, site: Site): Promise<Response> {
    const url = limitQuery(new URL(context.req.url));
    const cookies = readCookies(context.req.header('cookie'));
    const { languages } = site.configuration;
    const mayBeSignedIn = cookies.has('grandstand_session');
    const languageOf = (fromPath: string | undefined): string =>
      chooseLanguage({
        available: languages.available,
        hidden: languages.hidden,
        defaultLanguage: site.configuration.site.lng,
        fromPath,
        fromCookie: cookies.get('lng'),
        acceptLanguage: context.req.header('accept-language'),
        mayBeSignedIn,
      });
    const language = languageOf(splitLanguage(url.pathname).language);
    const origin = originOf(context, options, site);
    const country = countryOf(context, options);
    const answers = await askGates({
      gates: openGates(site, options),
      platform,
      origin,
      country,
      cookie: context.req.header('cookie'),
      stage: options.stage,
      mayBeSignedIn,
      query: url.searchParams,
      site: site.configuration.site,
    });
    overrides.hear(site.configuration.brand.id, answers.version ?? null);
    const configuration = await overrides.resolve({ configuration: site.configuration, origin, language, country });
    const plan = site.planOf(configuration);
    const outcome = await resolveAddress({
      url,
      plan,
      configuration,
      languageOf,
      findMove: (address) => redirects.find(origin, address),
      log: logOnce,
    });
    if (outcome.kind === 'redirect') {
      return context.body(null, outcome.code, {
        ...commonHeaders,
        Location: outcome.location,
        'Cache-Control': outcome.dependsOnVisitor ? 'private, no-store' : 'private, max-age=300',
        ...(outcome.dependsOnVisitor ? { Vary: 'Accept-Language, Cookie' } : {}),
      });
    }
    const agent = (context.req.header('user-agent') ?? '').slice(0, longestAgent);
    const verdict = answers.judge({ site: configuration.site, cookies, language, routeName: outcome.match?.route.name, agent, isBot: deviceOf(context.req.raw.headers, url.searchParams).isBot, path: `${url.pathname}${url.search}`, query: url.searchParams });
    if (verdict.kind === 'plain') {
      const text = (key: string): string => options.dictionaries.text(key, language) ?? '';
      return plain(context, site, language, { status: 200, title: text(verdict.titleKey), text: text(verdict.textKey), rows: verdict.rows });
    }
    if (verdict.kind === 'leave') return context.body(null, 302, { ...commonHeaders, Location: verdict.to, 'Cache-Control': 'private, no-store' });
    const match = verdict.kind === 'open' ? outcome.match : pageOfRoute(plan, verdict.routeName);
    return page(context, { url, site, plan, configuration, view: createSiteView(site, options.dictionaries, language), match, verdict, leaveTo: outcome.leaveTo, origin, mayBeSignedIn, cookies });
  }

  async function page(context: Context, facts: PageFacts): Promise<Response> {
    const { url, site, plan, configuration, view, match, verdict, leaveTo, origin, mayBeSignedIn, cookies } = facts;
    const status = verdict.kind === 'page' ? verdict.status : match === undefined ? 404 : 200;
    const device = deviceOf(context.req.raw.headers, url.searchParams);
    const nonce = randomBytes(18).toString('base64');
    const route = match?.route;
    const isPublic = match !== undefined && !match.route.isPrivate && configuration.routes[match.route.name]?.meta?.isPrivate !== true;
    const look = readLook(cookies.get(lookCookie));
    const theme = themeOf(cookies.get('app_theme'), configuration);
    const limitMs = options.firstDataLimitMs ?? 300;
    const [ownData, found] = await Promise.all([
      match === undefined ? [] : firstDataOf({ match, language: view.language, origin, platform, limitMs }),
      match === undefined || !isPublic ? undefined : findSeo({ brand: configuration.brand.id, plan, origin, language: view.language, limitMs }, match, ownPath(plan, url.pathname)),
    ]);
    const firstData = [...verdict.firstData, ...ownData];
    const { title, description } = view.texts(match, match === undefined ? undefined : nameInFirstData(match, firstData));
    const given = found?.seo.title ?? (route === undefined ? undefined : configuration.routes[route.name]?.meta?.title?.[view.language]);
    const icon = options.development !== undefined || build.files.has(`/brands/${configuration.brand.id}.svg`) ? `/brands/${configuration.brand.id}.svg` : undefined;
    const picture = `/brands/${configuration.brand.id}/icon-512.png`;
    const pageTitle = [given ?? title, configuration.brand.name].filter((part) => part !== '').join(' · ');
    const head = headOf(
      {
        origin,
        path: found?.path ?? '',
        language: view.language,
        languages: view.publicLanguages.map((language) => ({ language, tag: found?.tagOf(language) ?? languageTag(language) })),
        defaultLanguage: configuration.site.lng,
        brandName: configuration.brand.name,
        title: pageTitle,
        description,
        isPublic,
        picture: build.files.has(picture) ? picture : undefined,
      },
      found?.seo ?? silentSeo,
    );
    const firstPaint =
      route === undefined
        ? undefined
        : firstPaintOf({
            route,
            firstPaint: options.firstPaints?.get(route.name),
            firstData,
            dictionaries: options.dictionaries,
            language: view.language,
            isMobile: device.isMobile,
            cookies,
            timeZone: configuration.timeZone,
            site: configuration.site,
          });
    const files = options.development?.files ?? pageFiles({ plan, preloads: build.preloads, route, language: view.language, isMobile: device.isMobile, mayBeSignedIn, features: configuration.features });
    const html = pageDocument({
      nonce,
      language: view.language,
      direction: view.direction,
      brand: configuration.brand.id,
      theme,
      density: device.isMobile ? 'touch' : configuration.theme.density,
      look: look === undefined ? [] : lookAttributes(look),
      title: pageTitle,
      head: head.tags,
      structuredData: match === undefined || head.canonical === undefined ? [] : structuredDataOf({ match, firstData, configuration, origin, language: view.language, icon: picture, describe: options.structuredData?.get(match.route.name), translate: (key) => options.dictionaries.text(key, view.language) ?? '' }),
      themeColour: site.configuration.theme[theme === 'light' ? 'light' : 'dark']['hdr-bg'],
      icon,
      touchIcon: build.files.has(`/brands/${configuration.brand.id}/icon-192.png`) ? `/brands/${configuration.brand.id}/icon-192.png` : undefined,
      styles: stylesOf(site, files),
      fonts: view.fonts(build),
      files,
      ...(options.development === undefined ? {} : { leadingHtml: options.development.leadingHtml(nonce) }),
      frame: staticFrame({
        brandName: configuration.brand.name,
        logo: configuration.brand.logo,
        isMobile: device.isMobile,
        layout: route?.layout ?? 'default',
        hasStartColumn: cookies.get('hide_left') !== '1',
        hasEndColumn: (route?.hasEndColumn ?? true) && cookies.get('hide_right') !== '1',
        firstPaint,
        skeleton: route?.skeleton,
        sprites,
      }),
      hasFirstPaint: firstPaint !== undefined,
      isClosed: route?.layout === 'maintenance' || route?.layout === 'blocked',
      words: seoBlock(found?.content, view.language, configuration.site.isShowSeoModuleLinks),
      boot: {
        ...(configuration === site.configuration ? {} : { base: { site: site.configuration.site, features: site.configuration.features } }),
        configuration: { ...configuration, theme: { ...configuration.theme, fonts: { ...configuration.theme.fonts, preload: [] }, shape: {}, light: {}, dark: {} } },
        plan,
        environment: {
          brand: configuration.brand.id,
          language: view.language,
          languages: configuration.languages.available.filter((each) => mayBeSignedIn || !configuration.languages.hidden.includes(each)),
          direction: view.direction,
          stage: options.stage,
          isMobile: device.isMobile,
          isBot: device.isBot,
          status: match === undefined ? 404 : 200,
          ...(leaveTo === undefined ? {} : { leaveTo }),
        },
        firstData: found?.content === undefined ? firstData : [...firstData, { endpoint: 'seo.content', query: { path: found.askedPath }, answer: found.content }],
        ...(given === undefined ? {} : { isTitleGiven: true }),
      },
    });
    return context.body(html, status as 200, {
      ...commonHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': languageTag(view.language),
      'Content-Security-Policy': contentSecurityPolicy({ nonce, origin, isDevelopment: options.development !== undefined }),
      'Reporting-Endpoints': `csp="${reportPath}"`,
      // Even without private data a stored page would carry an old nonce and old odds.
      'Cache-Control': mayBeSignedIn || route?.isPrivate === true ? 'no-store' : 'private, no-cache',
      Vary: pageVary,
      // A token in the address is for nobody else, not even for other pages of the site.
      ...(Object.values(route?.parameters ?? {}).includes('token') ? { 'Referrer-Policy': 'strict-origin' } : {}),
      ...(head.robots === undefined ? {} : { 'X-Robots-Tag': head.robots }),
      ...(verdict.kind === 'page' && verdict.retryAfterS !== undefined ? { 'Retry-After': String(verdict.retryAfterS) } : {}),
    });
  }

  /** The index, or one of its files; undefined for a file that the index does not name. */
  async function siteMapOf(context: Context, site: Site, pathname: string): Promise<Response | undefined> {
    const origin = originOf(context, options, site);
    const { available, hidden } = site.configuration.languages;
    const languages = available.filter((each) => !hidden.includes(each));
    const configuration = await overrides.resolve({ configuration: site.configuration, origin, language: site.configuration.site.lng, country: '' });
    const plan = site.planOf(configuration);
    const question = { brand: configuration.brand.id, plan, origin, language: 'en', limitMs: siteMapLimitMs };
    const facts = { configuration, plan, origin, languages, tagOf: await seo.tags(question) };
    const first = await seo.siteMap(question, 1);
    const count = first?.pages ?? 1;
    const name = readSiteMapName(pathname);
    let xml: string;
    if (name === undefined) {
      const others = await Promise.all(Array.from({ length: count - 1 }, (_none, index) => seo.siteMap(question, index + 2)));
      xml = siteMapIndex(facts, [first, ...others]);
    } else {
      if (!languages.includes(name.language) || name.page > count) return undefined;
      xml = siteMapFile(facts, name.language, name.page, name.page === 1 ? first : await seo.siteMap(question, name.page));
    }
    return context.body(xml, 200, { ...commonHeaders, 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600', Vary: 'Host' });
  }

  /** What search engines are told of a page: at once from memory, or as long as first data may take. */
  async function findSeo(question: SeoQuestion, match: RouteMatch, askedPath: string): Promise<SeoOfPage & { readonly path: string; readonly askedPath: string; readonly tagOf: (language: string) => string }> {
    const [page, path, tagOf] = await Promise.all([seo.page(question, askedPath), seo.path(question, match, askedPath), seo.tags(question)]);
    return { ...page, path, askedPath, tagOf };
  }

  return {
    violations,
    fetch: async (request, bindings) => compress(await app.fetch(request, bindings), request),
  };
}

interface PageFacts {
  /** As it was asked for, without what is too much of its query. */
  readonly url: URL;
  readonly site: Site;
  readonly plan: Plan;
  readonly configuration: SiteConfiguration;
  readonly view: SiteView;
  readonly match: RouteMatch | undefined;
  readonly verdict: Extract<EdgeGateVerdict, { kind: 'open' | 'page' }>;
  readonly leaveTo: string | undefined;
  readonly origin: string;
  readonly mayBeSignedIn: boolean;
  readonly cookies: ReadonlyMap<string, string>;
}

/** The language that the address names and the site has, else the site's own: for pages that must not ask anybody. */
function ownLanguage({ configuration }: Site, context: Context): string {
  const { language } = splitLanguage(context.req.path);
  return language !== undefined && configuration.languages.available.includes(language) ? language : configuration.site.lng;
}

/** Gates of plugins whose guard at the station `blocked` is on: both ask the same, or neither does. */
function openGates({ plan }: Site, { gates }: EdgeOptions): EdgeGate[] {
  if (gates === undefined) return [];
  return [...gates].filter(([plugin]) => plan.guards.some((guard) => guard.plugin === plugin && guard.station === 'blocked' && guard.offReason === undefined)).map(([, gate]) => gate);
}

/** The page of a route without parameters, whatever address was asked for. */
function pageOfRoute(plan: Plan, name: string): RouteMatch | undefined {
  const route = plan.routes.find((each) => each.name === name);
  return route === undefined ? undefined : matchRoute(plan.routes, route.path);
}

function themeOf(choice: string | undefined, { theme }: SiteConfiguration): string {
  return choice === 'light' || choice === 'dark' || choice === 'system' ? choice : theme.mode;
}

function hostOf(context: Context, { trustsProxy = false }: EdgeOptions): string | undefined {
  return (trustsProxy ? context.req.header('x-forwarded-host') : undefined) ?? context.req.header('host') ?? new URL(context.req.url).host;
}

/** An answer of the platform, which need not know how its site is served. */
function withFileHeaders({ body, status, headers }: Response): Response {
  const all = new Headers(headers);
  for (const [name, value] of Object.entries(fileHeaders)) all.set(name, value);
  // Data of pages may be read by robots, but is no page.
  all.set('X-Robots-Tag', 'noindex');
  return new Response(body, { status, headers: all });
}

/** Country of the request as the CDN says it; whoever else says it is not believed. */
function countryOf(context: Context, { trustsProxy = false }: EdgeOptions): string {
  const country = context.req.header('x-geo-country') ?? '';
  return trustsProxy && /^[A-Z]{2}$/.test(country) ? country : '';
}

/** Origin for absolute addresses: what the browser asked for when the host is ours, else the brand's first host. */
function originOf(context: Context, options: EdgeOptions, site: Site): string {
  const host = hostOf(context, options);
  const protocol = (options.trustsProxy === true ? context.req.header('x-forwarded-proto') : undefined) ?? new URL(context.req.url).protocol.replace(':', '');
  if (host !== undefined && isOwnHost(site, host)) return `${protocol === 'https' ? 'https' : 'http'}://${host}`;
  const own = site.configuration.brand.hosts[0];
  return own === undefined ? 'http://localhost' : `https://${own}`;
}
