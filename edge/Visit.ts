import type { SiteConfiguration } from '../core/config/SiteConfiguration.ts';
import { limitQuery } from '../core/routing/limitQuery.ts';
import { splitLanguage } from '../core/routing/splitLanguage.ts';
import { chooseLanguage } from './chooseLanguage.ts';
import { deviceOf, type Device } from './deviceOf.ts';
import type { Site } from './loadSites.ts';
import { readCookies } from './readCookies.ts';
import { isOwnHost } from './siteOfHost.ts';

/** What a request for a page says of itself and of who makes it. */
export interface Visit {
  readonly site: Site;
  /** As it was asked for, without what is too much of its query. */
  readonly url: URL;
  readonly origin: string;
  readonly country: string;
  readonly cookies: ReadonlyMap<string, string>;
  /** All cookies, as the platform knows the person by them. */
  readonly cookie: string | undefined;
  readonly mayBeSignedIn: boolean;
  readonly language: string;
  /** The language for a path that says this one, or none. */
  readonly languageOf: (fromPath: string | undefined) => string;
  readonly agent: string;
  readonly device: Device;
}

const longestAgent = 1000;

export function readVisit(request: Request, site: Site, trustsProxy: boolean): Visit {
  const { headers } = request;
  const url = limitQuery(new URL(request.url));
  const cookie = headers.get('cookie') ?? undefined;
  const cookies = readCookies(cookie);
  const { languages, site: settings } = site.configuration;
  const mayBeSignedIn = cookies.has('grandstand_session');
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
    cookies,
    cookie,
    mayBeSignedIn,
    language: languageOf(splitLanguage(url.pathname).language),
    languageOf,
    agent: (headers.get('user-agent') ?? '').slice(0, longestAgent),
    device: deviceOf(headers, url.searchParams),
  };
}

export function hostOf({ headers, url }: Request, trustsProxy: boolean): string {
  return (trustsProxy ? headers.get('x-forwarded-host') : null) ?? headers.get('host') ?? new URL(url).host;
}

/** Origin for absolute addresses: what the browser asked for when the host is ours, else the brand's first host. */
export function originOf(request: Request, site: Site, trustsProxy: boolean): string {
  const host = hostOf(request, trustsProxy);
  const protocol = (trustsProxy ? request.headers.get('x-forwarded-proto') : null) ?? new URL(request.url).protocol.replace(':', '');
  if (isOwnHost(site, host)) return `${protocol === 'https' ? 'https' : 'http'}://${host}`;
  const own = site.configuration.brand.hosts[0];
  return own === undefined ? 'http://localhost' : `https://${own}`;
}

/** Country of the request as the CDN says it; whoever else says it is not believed. */
export function countryOf({ headers }: Request, trustsProxy: boolean): string {
  const country = headers.get('x-geo-country') ?? '';
  return trustsProxy && /^[A-Z]{2}$/.test(country) ? country : '';
}

/** The theme that the person chose, else the brand's. */
export function themeOf(cookies: ReadonlyMap<string, string>, { theme }: SiteConfiguration): string {
  const choice = cookies.get('app_theme');
  return choice === 'light' || choice === 'dark' || choice === 'system' ? choice : theme.mode;
}
