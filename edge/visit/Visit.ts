import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';
import { limitQuery } from '../../core/runtime/routes/limitQuery.ts';
import { splitAddress } from '../../core/runtime/routes/splitAddress.ts';
import { chooseLanguage } from './chooseLanguage.ts';
import { deviceOf, type Device } from './deviceOf.ts';
import type { EdgeEnvironment } from '../EdgeEnvironment.ts';
import { personAddress } from '../platform/personAddress.ts';
import type { Site } from '../sites/loadSites.ts';
import { isOwnHost } from '../sites/siteOfHost.ts';

/** A request for a page, with the facts known about the visitor. */
export interface Visit {
  readonly site: Site;
  /** The requested URL, with an overlong query cut. */
  readonly url: URL;
  readonly origin: string;
  readonly country: string;
  /** Network address of the visitor, if known. */
  readonly address: string | undefined;
  readonly cookies: ReadonlyMap<string, string>;
  /** The whole Cookie header, by which the platform identifies the visitor. */
  readonly cookie: string | undefined;
  readonly mayBeSignedIn: boolean;
  readonly language: string;
  /** Returns the language for a path with this language segment, or without one. */
  readonly languageOf: (fromPath: string | undefined) => string;
  readonly agent: string;
  /** Whether it is a navigation of a person, not a subresource of a page. */
  readonly takesPages: boolean;
  readonly device: Device;
  /** Nonce of the scripts and styles of this answer. */
  readonly nonce: string;
}

const longestAgent = 1000;

export function readVisit(
  context: Context<EdgeEnvironment>,
  site: Site,
  trustsProxy: boolean,
): Visit {
  const request = context.req.raw;
  const { headers } = request;
  const url = limitQuery(new URL(request.url));
  const cookie = headers.get('cookie') ?? undefined;
  const cookies = readCookies(context);
  const { languages, site: settings } = site.configuration;
  const mayBeSignedIn = cookies.has('grandstand_signed_in');
  const languageOf = (fromPath: string | undefined): string =>
    chooseLanguage({
      available: languages.available,
      hidden: languages.hidden,
      defaultLanguage: settings.lng,
      fromPath,
      fromCookie: cookies.get('lng'),
      acceptLanguage: headers.get('accept-language') ?? undefined,
      mayBeSignedIn,
    });
  return {
    site,
    url,
    origin: originOf(request, site, trustsProxy),
    country: countryOf(request, trustsProxy),
    address: personAddress(headers.get('x-forwarded-for'), context.env, trustsProxy),
    cookies,
    cookie,
    mayBeSignedIn,
    language: languageOf(splitAddress(url.pathname).language),
    languageOf,
    agent: (headers.get('user-agent') ?? '').slice(0, longestAgent),
    takesPages: headers.get('accept')?.includes('text/html') ?? false,
    device: deviceOf(headers, url.searchParams),
    nonce: context.get('secureHeadersNonce'),
  };
}

export function readCookies(context: Context): ReadonlyMap<string, string> {
  return new Map(Object.entries(getCookie(context)));
}

/** The requested host; undefined if it cannot be part of an address. */
export function hostOf(
  { headers, url }: Pick<Request, 'headers' | 'url'>,
  trustsProxy: boolean,
): string {
  return (
    (trustsProxy ? readHost(headers.get('x-forwarded-host')) : undefined) ??
    readHost(headers.get('host')) ??
    new URL(url).host
  );
}

/** `name`, `name:port` or `[v6]:port`. */
function readHost(text: string | null): string | undefined {
  return text !== null &&
    /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(text) &&
    URL.canParse(`http://${text}`)
    ? text
    : undefined;
}

/**
 * Origin of absolute addresses: the requested one if the host is the site's, else the brand's
 * first.
 */
export function originOf(request: Request, site: Site, trustsProxy: boolean): string {
  const host = hostOf(request, trustsProxy);
  if (isOwnHost(site, host)) return `${protocolOf(request, trustsProxy)}://${host}`;
  const own = site.configuration.brand.hosts[0];
  return own === undefined ? 'http://localhost' : `https://${own}`;
}

/** The protocol of the browser, from a trusted proxy if there is one. */
export function protocolOf(
  { headers, url }: Pick<Request, 'headers' | 'url'>,
  trustsProxy: boolean,
): 'http' | 'https' {
  const said = trustsProxy ? headers.get('x-forwarded-proto') : null;
  return (said ?? new URL(url).protocol.replace(':', '')) === 'https' ? 'https' : 'http';
}

/** Country of the request, from a trusted proxy only. */
export function countryOf({ headers }: Pick<Request, 'headers'>, trustsProxy: boolean): string {
  const country = headers.get('x-geo-country') ?? '';
  return trustsProxy && /^[A-Z]{2}$/.test(country) ? country : '';
}

/** The theme that the person chose, else the brand's. */
export function themeOf(
  cookies: ReadonlyMap<string, string>,
  { theme }: SiteConfiguration,
): string {
  const choice = cookies.get('app_theme');
  return choice === 'light' || choice === 'dark' || choice === 'system' ? choice : theme.mode;
}
