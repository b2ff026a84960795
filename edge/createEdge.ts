import { randomBytes } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { contextStorage } from 'hono/context-storage';
import { requestId } from 'hono/request-id';
import { endpoints } from '../schemas/generated/endpoints.ts';
import { splitAddress } from '../core/runtime/routes/splitAddress.ts';
import { brotli } from './files/brotli.ts';
import { configurationLeaves } from './sites/configurationLeaves.ts';
import { createPageServer } from './page/createPageServer.ts';
import type { PlainVisit, PlainWords } from './page/createPageWriter.ts';
import { drawnMark, markPath } from './files/drawnMark.ts';
import type { EdgeEnvironment } from './EdgeEnvironment.ts';
import type { EdgeOptions } from './EdgeOptions.ts';
import type { Site } from './sites/loadSites.ts';
import { addOperation, operationPaths } from './operation/addOperation.ts';
import { endpointOf } from './operation/endpointOf.ts';
import { FailureLog } from './operation/FailureLog.ts';
import { IncidentLog } from '../process/IncidentLog.ts';
import { Metrics } from './operation/Metrics.ts';
import { Readiness } from './operation/Readiness.ts';
import { isPlatformPath } from './platform/Platform.ts';
import { PlatformTime } from './platform/PlatformTime.ts';
import { PlatformCalls } from './platform/PlatformCalls.ts';
import { passedHeaders } from './platform/passedHeaders.ts';
import { personAddress } from './platform/personAddress.ts';
import { PlatformOverridesCache } from './sites/PlatformOverridesCache.ts';
import { pageAt } from './addresses/pageAt.ts';
import { KnownTokens } from './addresses/KnownTokens.ts';
import { RedirectService } from './addresses/RedirectService.ts';
import { reportPath, securityHeaders } from './security/securityHeaders.ts';
import { robotsText, securityText, webManifest } from './files/siteFiles.ts';
import { wellKnownPage } from './files/wellKnownPage.ts';
import { siteMapAnswer } from './seo/siteMapAnswer.ts';
import { siteOfHost } from './sites/siteOfHost.ts';
import { SiteSeo } from './seo/SiteSeo.ts';
import { ViolationCounter } from './security/ViolationCounter.ts';
import { countryOf, hostOf, originOf, readCookies, readVisit } from './visit/Visit.ts';

export interface Edge {
  readonly fetch: (request: Request, bindings?: object) => Promise<Response>;
  readonly violations: ViolationCounter;
  /** Logs and counts an error that nothing in the process has caught. */
  readonly fault: (event: string, error: unknown) => void;
  /** Makes `/readyz` answer "stopping". */
  readonly stop: () => void;
  /** Writes pending log lines. */
  readonly close: () => void;
}

type SiteOf = (context: Context) => Site;

/** Methods that are proxied to the platform; others, such as TRACE, cannot be. */
const passedMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const longestAddress = 8192;
const longestBody = 1024 * 1024;
const policyOfData = "default-src 'none'; frame-ancestors 'none'";
const firstDataLimitMs = 300;
const readyLimitMs = 2000;

/** The server in front of the page, as an application over web requests. */
export function createEdge(options: EdgeOptions): Edge {
  const { sites, defaultBrand, platform, build, trustsProxy = false } = options;
  const { failures = new FailureLog() } = options;
  const metrics = new Metrics();
  const incidents = new IncidentLog();
  const time = new PlatformTime();
  const calls = new PlatformCalls(time.of(platform), { metrics, failures });
  const overrides = new PlatformOverridesCache(calls);
  const logged = new Set<string>();
  const violations = new ViolationCounter();
  const app = new Hono<EdgeEnvironment>();
  const siteOf: SiteOf = (context) =>
    siteOfHost(sites, hostOf(context.req.raw, trustsProxy), defaultBrand);
  const siteOrigin = (context: Context): string =>
    originOf(context.req.raw, siteOf(context), trustsProxy);

  /** Faults of configured addresses are logged once, not for every visitor. */
  const logOnce = (line: string): void => {
    if (logged.has(line) || logged.size > 1000) return;
    logged.add(line);
    console.error(line);
  };
  const readiness = new Readiness(() => answers(calls, sites.get(defaultBrand)));
  const seo = new SiteSeo(calls);
  const server = createPageServer(options, overrides, {
    platform: calls,
    redirects: new RedirectService(calls, { log: logOnce }),
    tokens: new KnownTokens(calls),
    seo,
    limitMs: options.firstDataLimitMs ?? firstDataLimitMs,
    answerChecks: options.answerChecks ?? {},
    log: logOnce,
    nowMs: time.nowMs,
  });

  app.use(contextStorage(), requestId({ headerName: trustsProxy ? 'X-Request-Id' : '' }));
  app.use(async (context, next) => {
    const brand = siteOf(context).configuration.brand.id;
    context.set('brand', brand);
    await next();
    if (trustsProxy) context.header('X-Request-Id', context.get('requestId'));
    metrics.add('grandstand_requests_total', {
      brand,
      kind: kindOf(context),
      status: String(context.res.status),
    });
  });
  app.use(compress(), brotli());
  app.use(
    securityHeaders({
      originOf: siteOrigin,
      mediaHostsOf: (context) => siteOf(context).configuration.mediaHosts,
      frameHostsOf: (context) => siteOf(context).configuration.frameHosts,
      isDevelopment: options.development !== undefined,
    }),
  );
  app.use(async (context, next) => {
    const { url } = context.req;
    const path = pathOf(context);
    const isTooLong = (isPlatformPath(path) ? url : path).length > longestAddress;
    return isTooLong ? context.text('The address is too long', 414) : next();
  });
  app.use(async (context, next) => {
    if (!isPlatformPath(pathOf(context))) return next();
    const { raw } = context.req;
    if (!passedMethods.has(raw.method)) return context.text('No such method', 405);
    const address = personAddress(raw.headers.get('x-forwarded-for'), context.env, trustsProxy);
    context.set('address', address);
    // Built from its parts, because the constructor and the body limit reject a request of Hono's
    // Node server.
    context.req.raw = new Request(raw.url, {
      method: raw.method,
      headers: passedHeaders(raw, { trustsProxy, address }),
      body: raw.body,
      signal: raw.signal,
      duplex: 'half',
    } as RequestInit);
    return limitBody(context, next);
  });
  app.use(async (context, next) => {
    if (!isPlatformPath(pathOf(context))) return next();
    const answer = await calls.pass(context.req.raw, {
      ...context.env,
      personAddress: context.get('address'),
    });
    overrides.announce(context.get('brand'), answer.headers.get('X-Site-Version'));
    if (answer.ok && endpointOf(context.req.raw) === 'site.report')
      metrics.add('grandstand_page_reports_total');
    context.set('isFile', true);
    // Robots may read the data of pages, but must not list it.
    const headers = new Headers(answer.headers);
    headers.set('X-Robots-Tag', 'noindex');
    // An answer of the platform is no page: opened as one, it must not run, load or be framed.
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', policyOfData);
    return new Response(answer.body, { status: answer.status, headers });
  });
  addOperation(app, options, { metrics, readiness });
  app.post(reportPath, async (context) => {
    metrics.add('grandstand_csp_violations_total');
    await violations.record(context.req.raw);
    return context.body(null, 204);
  });
  app.use(async (context, next) => {
    const { method, url } = context.req;
    if (method === 'GET' || method === 'HEAD') return next();
    // The body is not read, because the platform knows the result. A POST from another site comes
    // without the session cookie; the GET that follows carries it.
    const { pathname, search } = new URL(url);
    if (method === 'POST' && isProviderReturn(siteOf(context), pathname))
      return context.redirect(`${pathname}${search}`, 303);
    return context.text('Only GET and HEAD', 405, { Allow: 'GET, HEAD' });
  });
  addSiteFiles(app, options, siteOf, { overrides, nowMs: time.nowMs });
  app.use(build.files.serve());
  app.get('/brands/*', async (context, next) => {
    const { configuration } = siteOf(context);
    if (pathOf(context) !== markPath(configuration)) return next();
    context.set('isFile', true);
    return context.body(drawnMark(configuration), 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=3600',
    });
  });
  app.get('*', async (context) => {
    const site = siteOf(context);
    const siteMap = await siteMapAnswer(pathOf(context), site, siteOrigin(context), {
      overrides,
      seo,
    });
    return siteMap ?? server.serve(readVisit(context, site, trustsProxy));
  });
  app.onError((error, context) => {
    // The client has closed the connection, so there is nothing to answer or log.
    if (context.req.raw.signal.aborted) return context.body(null, 408);
    // The number on the error page identifies this line.
    const reference = randomBytes(4).toString('hex').toUpperCase();
    console.error(`Error ${reference}:`, error);
    if (isPlatformPath(pathOf(context)))
      return context.text('The server failed. Please try again.', 500, {
        'Cache-Control': 'no-store',
        'Content-Security-Policy': policyOfData,
      });
    return server.plain(...errorPage(context, siteOf(context), options, reference));
  });

  return {
    violations,
    fetch: async (request, bindings) => app.fetch(request, bindings ?? {}),
    fault: (event, error) => {
      metrics.add('grandstand_process_faults_total', { event });
      incidents.add(event, error);
    },
    stop: () => readiness.stop(),
    close: () => failures.flush(),
  };
}

function kindOf(context: Context<EdgeEnvironment>): 'platform' | 'operation' | 'file' | 'page' {
  const path = pathOf(context);
  if (isPlatformPath(path)) return 'platform';
  if (operationPaths.includes(path)) return 'operation';
  return context.get('isFile') === true ? 'file' : 'page';
}

/** Refuses a longer body before it is proxied. */
const limitBody = bodyLimit({
  maxSize: longestBody,
  onError: (context) =>
    context.json(
      { errors: [{ code: 'body_too_large', detail: `Send at most ${longestBody} bytes` }] },
      413,
    ),
});

/** Whether the platform answers at all. */
async function answers(calls: PlatformCalls, site: Site | undefined): Promise<boolean> {
  if (site === undefined) return false;
  const host = site.configuration.brand.hosts[0] ?? 'localhost';
  const url = `https://${host}${endpoints['site.config'].path}?lang=${site.configuration.site.lng}`;
  const reply = await calls.ask(new Request(url), { limitMs: readyLimitMs });
  return reply.kind !== 'failed';
}

/** Whether payment providers send browsers back to this path. */
function isProviderReturn({ plan }: Site, pathname: string): boolean {
  const { path } = splitAddress(pathname);
  return path !== undefined && pageAt(plan, path)?.route.provider === 'return';
}

/** The path as sent; `context.req.path` is decoded. */
function pathOf({ req }: Context): string {
  return new URL(req.url).pathname;
}

/** Serves files for machines (robots.txt, manifest) and, outside production, for developers. */
function addSiteFiles(
  app: Hono<EdgeEnvironment>,
  { build, development, stage, trustsProxy = false }: EdgeOptions,
  siteOf: SiteOf,
  {
    overrides,
    nowMs,
  }: { readonly overrides: PlatformOverridesCache; readonly nowMs: () => number },
): void {
  const hourly = { 'Cache-Control': 'public, max-age=3600', Vary: 'Host' };
  app.get('/robots.txt', (context) =>
    context.text(robotsText(originOf(context.req.raw, siteOf(context), trustsProxy)), 200, hourly),
  );
  app.get('/site.webmanifest', (context) =>
    context.body(
      JSON.stringify(
        webManifest(siteOf(context), (path) => development !== undefined || build.files.has(path)),
      ),
      200,
      { ...hourly, 'Content-Type': 'application/manifest+json' },
    ),
  );
  app.get('/.well-known/security.txt', (context, next) => {
    const site = siteOf(context);
    const text = securityText(site, originOf(context.req.raw, site, trustsProxy), nowMs());
    return text === undefined ? next() : context.text(text, 200, hourly);
  });
  app.get('/.well-known/change-password', (context, next) => {
    const path = wellKnownPage(siteOf(context), 'change-password');
    return path === undefined ? next() : context.redirect(path, 302);
  });
  app.get('/.well-known/passkey-endpoints', (context, next) => {
    const site = siteOf(context);
    const path = wellKnownPage(site, 'passkey-endpoints');
    if (path === undefined) return next();
    const page = `${originOf(context.req.raw, site, trustsProxy)}${path}`;
    return context.json({ enroll: page, manage: page }, 200, hourly);
  });
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
    return context.json(configurationLeaves(site, configuration), 200, {
      'Cache-Control': 'no-store',
    });
  });
}

/** Content of the error page; needs no call to the platform. */
function errorPage(
  context: Context<EdgeEnvironment>,
  site: Site,
  { dictionaries }: EdgeOptions,
  reference: string,
): [PlainVisit, PlainWords] {
  const language = ownLanguage(site, context);
  const { t } = dictionaries.in(language, site.configuration.languages.default);
  const url = new URL(context.req.url);
  return [
    {
      site,
      language,
      cookies: readCookies(context),
      nonce: context.get('secureHeadersNonce'),
    },
    {
      status: 500,
      code: `500 · ${reference}`,
      title: t('shell:errorTitle'),
      text: t('shell:errorText'),
      links: [
        { label: t('shell:tryAgain'), href: `${url.pathname}${url.search}` },
        { label: t('shell:home'), href: `/${language}` },
      ],
    },
  ];
}

/** The language of the address if the site has it, else the site's own. */
function ownLanguage({ configuration }: Site, context: Context): string {
  const { language } = splitAddress(context.req.path);
  return language !== undefined && configuration.languages.available.includes(language)
    ? language
    : configuration.site.lng;
}
