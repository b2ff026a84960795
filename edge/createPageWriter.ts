import { randomBytes } from 'node:crypto';
import type { SiteConfiguration } from '../core/config/SiteConfiguration.ts';
import type { EdgeGateVerdict } from '../core/plan/EdgeGate.ts';
import { headOf, type PageHead } from '../core/head/headOf.ts';
import { isPublicRoute } from '../core/head/isPublicRoute.ts';
import { silentSeo } from '../core/head/PageSeo.ts';
import { lookAttributes, lookCookie, readLook } from '../core/preferences/look.ts';
import { languageTag } from '../core/i18n/languageTag.ts';
import { matchRoute, type RouteMatch } from '../core/routing/matchRoute.ts';
import { staticFrame } from '../core/shell/staticFrame.ts';
import type { BuiltSite } from './BuiltSite.ts';
import { deviceHeaders } from './deviceOf.ts';
import { markPath } from './drawnMark.ts';
import type { EdgeOptions } from './EdgeOptions.ts';
import { firstPaintOf } from './firstPaintOf.ts';
import type { Site } from './loadSites.ts';
import { nameInFirstData } from './nameInFirstData.ts';
import { pageDocument, type PageDocument } from './pageDocument.ts';
import { pageFiles, textFiles, type PageFiles } from './pageFiles.ts';
import { pageStyles, type PageStyles } from './pageStyles.ts';
import { plainHeaders, plainPage, type PlainPage } from './plainPage.ts';
import type { PageData, PreparedPage } from './preparePage.ts';
import { commonHeaders, contentSecurityPolicy, reportPath } from './securityHeaders.ts';
import { seoBlock } from './seoBlock.ts';
import { createSiteView, type SiteView } from './SiteView.ts';
import { structuredDataOf } from './structuredDataOf.ts';
import { themeOf, type Visit } from './Visit.ts';

/** What is known of a page when it is written. */
export interface PageFacts extends Pick<PreparedPage, 'plan' | 'configuration'> {
  readonly match: RouteMatch | undefined;
  readonly verdict: Extract<EdgeGateVerdict, { kind: 'open' | 'page' }>;
  /** Another site that the address wants to lead to. */
  readonly leaveTo: string | undefined;
  readonly data: PageData;
}

/** Words alone: what can be said without scripts. */
export type PlainWords = Pick<PlainPage, 'code' | 'title' | 'text' | 'rows' | 'links'> & { readonly status: 200 | 500 };

export interface PageWriter {
  readonly page: (visit: Visit, facts: PageFacts) => Response;
  readonly plain: (visit: Pick<Visit, 'site' | 'cookies' | 'language'>, words: PlainWords) => Response;
}

const pageVary = ['Cookie', ...deviceHeaders].join(', ');

/** Writes the HTML of pages and says their headers. */
export function createPageWriter(options: Pick<EdgeOptions, 'build' | 'dictionaries' | 'development' | 'firstPaints' | 'stage' | 'structuredData'>): PageWriter {
  const { build } = options;
  const sprites = [...build.files.keys()].filter((path) => /\/assets\/(sprite|flags)-[^/]+\.svg$/.test(path));

  /** The same for every page of a brand. */
  const styles = new Map<Site, PageStyles>();
  const stylesOf = (site: Site, files: PageFiles): PageStyles => {
    const known = styles.get(site) ?? pageStyles(build, files.styles, site.themeCss);
    styles.set(site, known);
    return known;
  };

  return { page, plain };

  function plain({ site, cookies, language }: Pick<Visit, 'site' | 'cookies' | 'language'>, { status, ...words }: PlainWords): Response {
    const nonce = randomBytes(18).toString('base64');
    const { direction } = createSiteView(site, options.dictionaries, language);
    const html = plainPage({ ...words, nonce, language, direction, theme: themeOf(cookies, site.configuration), brand: site.configuration.brand, themeCss: site.themeCss });
    return new Response(html, { status, headers: { ...plainHeaders(nonce, language), Vary: pageVary } });
  }

  function page(visit: Visit, facts: PageFacts): Response {
    const { site, mayBeSignedIn, cookies, device, language } = visit;
    const { plan, configuration, match, verdict, data } = facts;
    const route = match?.route;
    const view = createSiteView(site, options.dictionaries, language);
    const status = verdict.kind === 'page' ? verdict.status : match === undefined ? 404 : 200;
    const nonce = randomBytes(18).toString('base64');
    const theme = themeOf(cookies, configuration);
    const firstData = [...verdict.firstData, ...data.firstData];
    const files =
      options.development?.files ?? pageFiles({ plan, preloads: build.preloads, route, language: view.language, isMobile: device.isMobile, mayBeSignedIn, features: configuration.features });
    const pictures = picturesOf(configuration, build);
    const words = wordsOf(facts, view, firstData);
    const head = headOfPage(visit, facts, view, words, pictures.picture);
    const firstPaint = paintOf(options, visit, facts, view, firstData);
    const html = pageDocument({
      nonce,
      language: view.language,
      direction: view.direction,
      brand: configuration.brand.id,
      theme,
      density: device.isMobile ? 'touch' : configuration.theme.density,
      look: lookOf(visit),
      title: words.title,
      head: head.tags,
      structuredData: head.canonical === undefined ? [] : dataForMachines(options, visit, facts, view, firstData, pictures.picture ?? pictures.icon),
      themeColour: site.configuration.theme[theme === 'light' ? 'light' : 'dark']['hdr-bg'],
      icon: pictures.icon,
      touchIcon: pictures.touchIcon,
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
      words: seoBlock(data.seo?.content, view.language, (path) => configuration.site.isShowSeoModuleLinks && matchRoute(plan.routes, path) !== undefined),
      boot: bootOf(options, { visit, facts, view, firstData, isTitleGiven: words.isTitleGiven, services: files.services }),
    });
    return new Response(html, { status, headers: headersOf(visit, facts, { nonce, language: view.language, robots: head.robots, isDevelopment: options.development !== undefined }) });
  }
}

/** Pictures of the brand that are there: its mark always is. */
function picturesOf(configuration: SiteConfiguration, build: BuiltSite): { readonly icon: string; readonly picture: string | undefined; readonly touchIcon: string | undefined } {
  const ofSize = (size: number): string | undefined => {
    const path = `/brands/${configuration.brand.id}/icon-${size}.png`;
    return build.files.has(path) ? path : undefined;
  };
  return { icon: markPath(configuration), picture: ofSize(512), touchIcon: ofSize(192) };
}

function lookOf({ cookies }: Visit): PageDocument['look'] {
  const look = readLook(cookies.get(lookCookie));
  return look === undefined ? [] : lookAttributes(look);
}

interface PageWords {
  readonly title: string;
  readonly description: string | undefined;
  /** The title is the platform's or the operator's word, and stays while data come. */
  readonly isTitleGiven: boolean;
}

/** What a page is called: as the platform says, else the configuration, else its plugin. */
function wordsOf({ configuration, match, data }: PageFacts, view: SiteView, firstData: PageData['firstData']): PageWords {
  const { title, description } = view.texts(match, match === undefined ? undefined : nameInFirstData(match, firstData));
  const given = data.seo?.seo.title ?? (match === undefined ? undefined : configuration.routes[match.route.name]?.meta?.title?.[view.language]);
  return { title: [given ?? title, configuration.brand.name].filter((part) => part !== '').join(' · '), description, isTitleGiven: given !== undefined };
}

function headOfPage({ origin }: Visit, { configuration, match, data }: PageFacts, view: SiteView, { title, description }: PageWords, picture: string | undefined): PageHead {
  const found = data.seo;
  return headOf(
    {
      origin,
      path: found?.path ?? '',
      language: view.language,
      languages: view.publicLanguages.map((language) => ({ language, tag: found?.tagOf(language) ?? languageTag(language) })),
      defaultLanguage: configuration.site.lng,
      brandName: configuration.brand.name,
      title,
      description,
      isPublic: match !== undefined && isPublicRoute(match.route, configuration),
      picture,
    },
    found?.seo ?? silentSeo,
  );
}

/** What the edge draws of a page before any script. */
function paintOf(
  { firstPaints, dictionaries }: Pick<EdgeOptions, 'firstPaints' | 'dictionaries'>,
  { device, cookies }: Visit,
  { configuration, match }: PageFacts,
  { language }: SiteView,
  firstData: PageData['firstData'],
): string | undefined {
  if (match === undefined) return undefined;
  const { route } = match;
  return firstPaintOf({
    route,
    firstPaint: firstPaints?.get(route.name),
    firstData,
    dictionaries,
    language,
    isMobile: device.isMobile,
    cookies,
    timeZone: configuration.timeZone,
    site: configuration.site,
  });
}

/** What the page is about, as JSON-LD. */
function dataForMachines(
  { structuredData, dictionaries }: Pick<EdgeOptions, 'structuredData' | 'dictionaries'>,
  { origin }: Visit,
  { configuration, match }: PageFacts,
  { language }: SiteView,
  firstData: PageData['firstData'],
  icon: string,
): object[] {
  if (match === undefined) return [];
  return structuredDataOf({
    match,
    firstData,
    configuration,
    origin,
    language,
    icon,
    describe: structuredData?.get(match.route.name),
    translate: (key) => dictionaries.text(key, language) ?? '',
  });
}

/** What the page is started with: what it would otherwise have to ask for. */
function bootOf(
  { build, stage }: Pick<EdgeOptions, 'build' | 'stage'>,
  {
    visit,
    facts,
    view,
    firstData,
    isTitleGiven,
    services,
  }: { visit: Visit; facts: PageFacts; view: SiteView; firstData: PageData['firstData']; isTitleGiven: boolean; services: PageFiles['services'] },
): PageDocument['boot'] {
  const { site, device, mayBeSignedIn } = visit;
  const { plan, configuration, match, leaveTo, data } = facts;
  const { seo } = data;
  return {
    ...(configuration === site.configuration ? {} : { base: { site: site.configuration.site, features: site.configuration.features } }),
    // Fonts, shapes and colours stand in the styles of the page already.
    configuration: { ...configuration, theme: { ...configuration.theme, fonts: { ...configuration.theme.fonts, preload: [] }, shape: {}, light: {}, dark: {} } },
    plan,
    environment: {
      brand: configuration.brand.id,
      language: view.language,
      languages: configuration.languages.available.filter((each) => mayBeSignedIn || !configuration.languages.hidden.includes(each)),
      direction: view.direction,
      stage,
      isMobile: device.isMobile,
      isBot: device.isBot,
      status: match === undefined ? 404 : 200,
      ...(leaveTo === undefined ? {} : { leaveTo }),
    },
    firstData: seo?.content === undefined ? firstData : [...firstData, { endpoint: 'seo.content', query: { path: seo.askedPath }, answer: seo.content }],
    ...(isTitleGiven ? { isTitleGiven } : {}),
    texts: textFiles(build.preloads, view.language),
    services,
  };
}

function headersOf(
  { origin, mayBeSignedIn }: Visit,
  { match, verdict }: PageFacts,
  { nonce, language, robots, isDevelopment }: { nonce: string; language: string; robots: string | undefined; isDevelopment: boolean },
): Record<string, string> {
  const route = match?.route;
  return {
    ...commonHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': languageTag(language),
    'Content-Security-Policy': contentSecurityPolicy({ nonce, origin, isDevelopment }),
    'Reporting-Endpoints': `csp="${reportPath}"`,
    // Even without private data a stored page would carry an old nonce and old odds.
    'Cache-Control': mayBeSignedIn || route?.isPrivate === true ? 'no-store' : 'private, no-cache',
    Vary: pageVary,
    // A token in the address is for nobody else, not even for other pages of the site.
    ...(Object.values(route?.parameters ?? {}).includes('token') ? { 'Referrer-Policy': 'strict-origin' } : {}),
    ...(robots === undefined ? {} : { 'X-Robots-Tag': robots }),
    ...(verdict.kind === 'page' && verdict.retryAfterS !== undefined ? { 'Retry-After': String(verdict.retryAfterS) } : {}),
  };
}
