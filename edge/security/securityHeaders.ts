import { randomBytes } from 'node:crypto';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { EdgeEnvironment } from '../EdgeEnvironment.ts';
import { isTagHost } from './isTagHost.ts';

/** Address to which browsers report violations of the policy. */
export const reportPath = '/csp-report';

/** Internal header: the page contains a frame of a provider. It never leaves the edge. */
export const framesMark = 'X-Edge-Frames';

/** Internal header: the page allows no scripts of other origins. It never leaves the edge. */
export const ownScriptsMark = 'X-Edge-Own-Scripts';

export interface SecurityHeadersOptions {
  /** Origin of the page: `https://example.com`. The feed's socket is on the same host. */
  readonly originOf: (context: Context) => string;
  /** Other hosts of streams: `mediaHosts` of the configuration. */
  readonly mediaHostsOf: (context: Context) => readonly string[];
  /** Hosts of payment providers, for pages that contain their frames: `frameHosts`. */
  readonly frameHostsOf?: (context: Context) => readonly string[];
  /** The development server adds styles and has a socket for hot reload. */
  readonly isDevelopment?: boolean;
}

/** Headers of all answers; the others are obsolete or covered by the policy. */
const ofFiles = {
  strictTransportSecurity: 'max-age=63072000; includeSubDomains',
  xContentTypeOptions: true,
  crossOriginResourcePolicy: true,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

/** The strict policy of pages; an answer that has a policy keeps it. */
const ofPages = ({
  originOf,
  mediaHostsOf,
  isDevelopment = false,
  frameOriginsOf,
}: SecurityHeadersOptions & {
  readonly frameOriginsOf: (context: Context) => readonly string[];
}): MiddlewareHandler => {
  // The player fetches playlists and segments; a browser with native support loads them as media.
  const withMediaHosts =
    (source: (context: Context) => string) =>
    (context: Context): string =>
      [source(context), ...mediaHostsOf(context).map((host) => `https://${host}`)].join(' ');
  return secureHeaders({
    ...ofFiles,
    overwrite: false,
    // A secret in an address, such as the token of an e-mail link, must be in no referrer, not even
    // in that of our own files and calls, which proxies and operators log.
    referrerPolicy: 'strict-origin',
    // Sign-in through a provider opens a window that must be able to answer.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    permissionsPolicy: {
      accelerometer: false,
      browsingTopics: false,
      camera: false,
      displayCapture: false,
      geolocation: false,
      gyroscope: false,
      magnetometer: false,
      microphone: false,
      midi: false,
      payment: ['self'],
      usb: false,
      xrSpatialTracking: false,
    },
    reportingEndpoints: [{ name: 'csp', url: reportPath }],
    contentSecurityPolicy: {
      defaultSrc: [`'none'`],
      scriptSrc: [NONCE, `'strict-dynamic'`],
      styleSrc: [`'self'`, isDevelopment ? `'unsafe-inline'` : NONCE],
      imgSrc: [`'self'`, 'data:'],
      fontSrc: [`'self'`],
      connectSrc: [`'self'`, withMediaHosts((context) => originOf(context).replace(/^http/, 'ws'))],
      mediaSrc: [`'self'`, withMediaHosts(() => 'blob:')],
      workerSrc: [`'self'`],
      manifestSrc: [`'self'`],
      frameSrc: [(context) => frameOriginsOf(context).join(' ') || `'none'`],
      objectSrc: [`'none'`],
      baseUri: [`'none'`],
      formAction: [`'self'`],
      frameAncestors: [`'none'`],
      ...(isDevelopment
        ? {}
        : { requireTrustedTypesFor: [`'script'`], trustedTypes: ['grandstand-url'] }),
      reportUri: reportPath,
      reportTo: 'csp',
    },
  });
};

/**
 * A second policy beside the strict one. By 'strict-dynamic' that one decides which script may load
 * another, but not from where; both must hold, so that no script is imported from data: or blob:,
 * and on pages of payments none from another origin.
 */
function originsOfScripts(nonce: string, isOwnOnly: boolean): string {
  return `script-src 'self' 'nonce-${nonce}'${isOwnOnly ? '' : ' https:'}; report-uri ${reportPath}; report-to csp`;
}

/** Sets the security headers: those of files, or those of pages for everything else. */
export function securityHeaders(
  options: SecurityHeadersOptions,
): MiddlewareHandler<EdgeEnvironment> {
  const files = secureHeaders(ofFiles);
  const frames = new WeakMap<Context, readonly string[]>();
  const pages = ofPages({ ...options, frameOriginsOf: (context) => frames.get(context) ?? [] });
  return async function securityHeaders(context, next) {
    // Set before the page is written, because its HTML contains the nonce.
    context.set('secureHeadersNonce', randomBytes(18).toString('base64'));
    await next();
    if (context.get('isFile') === true) return files(context, async () => undefined);
    const isOfPage = !context.res.headers.has('Content-Security-Policy');
    const origins = context.res.headers.has(framesMark) ? frameOrigins(context, options) : [];
    frames.set(context, origins);
    context.res.headers.delete(framesMark);
    const isOwnOnly = context.res.headers.has(ownScriptsMark);
    context.res.headers.delete(ownScriptsMark);
    await pages(context, async () => undefined);
    // Payment handlers and passkeys of the provider work in its frame only.
    if (origins.length > 0) allowInFrames(context, origins);
    if (isOfPage)
      context.header(
        'Content-Security-Policy',
        originsOfScripts(context.get('secureHeadersNonce'), isOwnOnly),
        { append: true },
      );
  };
}

function frameOrigins(
  context: Context,
  { originOf, frameHostsOf = () => [] }: SecurityHeadersOptions,
): readonly string[] {
  const own = new URL(originOf(context));
  return frameHostsOf(context)
    .filter((host) => !isTagHost(host))
    .map((host) =>
      host.endsWith('.localhost')
        ? `${own.protocol}//${host}${own.port === '' ? '' : `:${own.port}`}`
        : `https://${host}`,
    );
}

function allowInFrames(context: Context, origins: readonly string[]): void {
  const allowed = `(self ${origins.map((origin) => `"${origin}"`).join(' ')})`;
  const name = 'Permissions-Policy';
  const policy = context.res.headers.get(name) ?? '';
  context.header(
    name,
    `${policy.replace(/payment=\([^)]*\)/, `payment=${allowed}`)}, publickey-credentials-get=${allowed}`,
  );
}

/** Returns the policy of an origin's pages as text, for the command line. */
export async function pagePolicy(origin: string, mediaHosts: readonly string[]): Promise<string> {
  const app = new Hono<EdgeEnvironment>();
  app.use(securityHeaders({ originOf: () => origin, mediaHostsOf: () => mediaHosts }));
  app.get('/', (context) => context.body(null));
  return (await app.request('/')).headers.get('Content-Security-Policy') ?? '';
}
