import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';
import type { ServerGuardVerdict } from '../../core/contract/ServerGuard.ts';
import { headOf, type PageHead } from '../../core/runtime/head/headOf.ts';
import { isPublicRoute } from '../../core/runtime/head/isPublicRoute.ts';
import { silentSeo } from '../../core/runtime/head/PageSeo.ts';
import { lookAttributes, lookCookie, readLook } from '../../core/runtime/preferences/look.ts';
import { languageTag } from '../../core/runtime/texts/languageTag.ts';
import type { PageMatch } from '../../core/runtime/routes/findPage.ts';
import type { PlainPageProps } from '../../core/shell/plain/PlainPage.tsx';
import type { InitialState } from '../../core/runtime/boot/InitialState.ts';
import type { BuiltSite } from '../start/BuiltSite.ts';
import { deviceHeaders } from '../visit/deviceOf.ts';
import { markPath } from '../files/drawnMark.ts';
import type { EdgeOptions } from '../EdgeOptions.ts';
import type { Site } from '../sites/loadSites.ts';
import { nameInFirstData } from './nameInFirstData.ts';
import { pageDocument, type PageDocument } from './pageDocument.ts';
import { pageFiles, textFiles, type PageFiles } from './pageFiles.ts';
import { pageStyles, type PageStyles } from './pageStyles.ts';
import { plainHeaders } from './plainHeaders.ts';
import type { PageData, PageSources, PreparedPage } from './preparePage.ts';
import { createSiteView, type SiteView } from './SiteView.ts';
import { structuredDataOf } from '../seo/structuredDataOf.ts';
import { themeOf, type Visit } from '../visit/Visit.ts';

/** The facts from which a page is written. */
export interface PageFacts extends Pick<PreparedPage, 'plan' | 'configuration'> {
  readonly match: PageMatch | undefined;
  readonly verdict: Extract<ServerGuardVerdict, { kind: 'open' | 'page' }>;
  /** Another site to which the address redirects; the page asks the person first. */
  readonly leaveTo: string | undefined;
  readonly data: PageData;
}

/** Content of a page without scripts. */
export type PlainWords = Pick<PlainPageProps, 'code' | 'title' | 'text' | 'rows' | 'links'> & {
  readonly status: 200 | 500;
};

export interface PageWriter {
  readonly page: (visit: Visit, facts: PageFacts) => Promise<Response>;
  readonly plain: (
    visit: Pick<Visit, 'site' | 'cookies' | 'language' | 'nonce'>,
    words: PlainWords,
  ) => Response;
}

/** Several times what a page needs on a busy machine. */
const defaultDrawingLimitMs = 5000;

const pageVary = ['Cookie', ...deviceHeaders].join(', ');

/** Writes the HTML and headers of pages. */
export function createPageWriter(
  options: Pick<
    EdgeOptions,
    | 'build'
    | 'dictionaries'
    | 'development'
    | 'draw'
    | 'drawPlain'
    | 'drawingLimitMs'
    | 'stage'
    | 'structuredData'
  >,
  { nowMs, log }: Pick<PageSources, 'nowMs' | 'log'>,
): PageWriter {
  const { build } = options;

  /** The same for every page of a brand. */
  const styles = new WeakMap<Site, PageStyles>();
  const stylesOf = (site: Site, files: PageFiles): PageStyles => {
    const known = styles.get(site) ?? pageStyles(build, files.styles, site.themeCss);
    styles.set(site, known);
    return known;
  };

  return { page, plain };

  function plain(
    { site, cookies, language, nonce }: Pick<Visit, 'site' | 'cookies' | 'language' | 'nonce'>,
    { status, ...words }: PlainWords,
  ): Response {
    const { direction } = createSiteView(site, options.dictionaries, language);
    const html = options.drawPlain({
      ...words,
      nonce,
      language,
      direction,
      theme: themeOf(cookies, site.configuration),
      brand: site.configuration.brand,
      themeCss: site.themeCss,
    });
    return new Response(html, {
      status,
      headers: { ...plainHeaders(nonce, language), Vary: pageVary },
    });
  }

  async function page(visit: Visit, facts: PageFacts): Promise<Response> {
    const { site, mayBeSignedIn, cookies, device, language, nonce } = visit;
    const { plan, configuration, match, verdict, data } = facts;
    const route = match?.route;
    const view = createSiteView(site, options.dictionaries, language);
    const status = verdict.kind === 'page' ? verdict.status : match === undefined ? 404 : 200;
    const theme = themeOf(cookies, configuration);
    const firstData = [...verdict.firstData, ...data.firstData];
    const files =
      options.development?.files ??
      pageFiles({
        plan,
        preloads: build.preloads,
        route,
        language: view.language,
        isMobile: device.isMobile,
        mayBeSignedIn,
        features: configuration.features,
      });
    const pictures = picturesOf(configuration, build);
    const words = wordsOf(facts, view, firstData);
    const head = headOfPage(visit, facts, view, words, pictures.picture);
    const started = bootOf(options, {
      visit,
      facts,
      view,
      firstData,
      isTitleGiven: words.isTitleGiven,
      services: files.services,
    });
    const drawn = await drawnPage(visit, facts, started);
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
      structuredData:
        head.canonical === undefined
          ? []
          : dataForMachines(
              options,
              visit,
              facts,
              view,
              firstData,
              pictures.picture ?? pictures.icon,
            ),
      themeColour: site.configuration.theme[theme === 'light' ? 'light' : 'dark']['hdr-bg'],
      icon: pictures.icon,
      touchIcon: pictures.touchIcon,
      styles: stylesOf(site, files),
      fonts: view.fonts(build),
      files,
      ...(options.development === undefined
        ? {}
        : { leadingHtml: options.development.leadingHtml(nonce) }),
      body: drawn?.html ?? '',
      bodyCss: drawn?.css ?? '',
      // Pages of a closed site are read without scripts, and their links lead on.
      isOpenLater: drawn !== undefined && (route?.layout ?? 'default') === 'default',
      boot: drawn?.boot ?? started,
    });
    return new Response(html, {
      status,
      headers: headersOf(visit, facts, {
        language: view.language,
        robots: head.robots,
      }),
    });
  }

  /** The page as the browser will have it first, and what it is started with then; a page that cannot be drawn is left to the browser. */
  async function drawnPage(
    { url, cookie = '', mayBeSignedIn }: Visit,
    { verdict, match }: PageFacts,
    boot: InitialState,
  ): Promise<
    { readonly html: string; readonly css: string; readonly boot: InitialState } | undefined
  > {
    const drawnAtMs = nowMs();
    const limitMs = options.drawingLimitMs ?? defaultDrawingLimitMs;
    const ending = new AbortController();
    const timer = setTimeout(
      () => ending.abort(new Error(`it took longer than ${limitMs} ms`)),
      limitMs,
    );
    try {
      const drawn = await options.draw?.(boot, {
        url:
          verdict.kind === 'page' && match !== undefined
            ? new URL(`/${boot.environment.language}/${match.route.path}`, url)
            : url,
        cookies: cookie,
        nowMs: drawnAtMs,
        mayStyleInline: options.development !== undefined,
        signal: ending.signal,
      });
      for (const error of drawn?.errors ?? [])
        log(`A part of ${url.pathname} was not drawn: ${String(error)}`);
      return (
        drawn && {
          html: drawn.html,
          css: drawn.css,
          boot: { ...boot, drawnAtMs, ...(mayBeSignedIn ? { isDrawnForSession: true } : {}) },
        }
      );
    } catch (error) {
      log(`${url.pathname} was not drawn: ${String(error)}`);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Pictures of the brand that are there: its mark always is. */
function picturesOf(
  configuration: SiteConfiguration,
  build: BuiltSite,
): {
  readonly icon: string;
  readonly picture: string | undefined;
  readonly touchIcon: string | undefined;
} {
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
  /** The title is set by platform or operator, and stays when data arrive. */
  readonly isTitleGiven: boolean;
}

/** Title and description: the platform's, else the configuration's, else the plugin's. */
function wordsOf(
  { configuration, match, data }: PageFacts,
  view: SiteView,
  firstData: PageData['firstData'],
): PageWords {
  const { title, description } = view.texts(
    match,
    match === undefined ? undefined : nameInFirstData(match, firstData),
  );
  const given =
    data.seo?.seo.title ??
    (match === undefined
      ? undefined
      : configuration.routes[match.route.name]?.meta?.title?.[view.language]);
  return {
    title: [given ?? title, configuration.brand.name].filter((part) => part !== '').join(' · '),
    description,
    isTitleGiven: given !== undefined,
  };
}

function headOfPage(
  { origin }: Visit,
  { configuration, match, data }: PageFacts,
  view: SiteView,
  { title, description }: PageWords,
  picture: string | undefined,
): PageHead {
  const found = data.seo;
  return headOf(
    {
      origin,
      path: found?.path ?? '',
      language: view.language,
      languages: view.publicLanguages.map((language) => ({
        language,
        tag: found?.tagOf(language) ?? languageTag(language),
      })),
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
    translate: dictionaries.in(language, configuration.languages.default).t,
  });
}

/** Data that the page would otherwise have to fetch at its start. */
function bootOf(
  { build, stage }: Pick<EdgeOptions, 'build' | 'stage'>,
  {
    visit,
    facts,
    view,
    firstData,
    isTitleGiven,
    services,
  }: {
    visit: Visit;
    facts: PageFacts;
    view: SiteView;
    firstData: PageData['firstData'];
    isTitleGiven: boolean;
    services: PageFiles['services'];
  },
): InitialState {
  const { site, device, mayBeSignedIn } = visit;
  const { plan, configuration, match, leaveTo, data } = facts;
  const { seo } = data;
  return {
    ...(configuration === site.configuration
      ? {}
      : { base: { site: site.configuration.site, features: site.configuration.features } }),
    // Fonts, shapes and colours stand in the styles of the page already.
    configuration: {
      ...configuration,
      theme: {
        ...configuration.theme,
        fonts: { ...configuration.theme.fonts, preload: [] },
        shape: {},
        light: {},
        dark: {},
      },
    },
    plan,
    environment: {
      brand: configuration.brand.id,
      language: view.language,
      languages: configuration.languages.available.filter(
        (each) => mayBeSignedIn || !configuration.languages.hidden.includes(each),
      ),
      direction: view.direction,
      stage,
      isMobile: device.isMobile,
      isBot: device.isBot,
      status: match === undefined ? 404 : 200,
      ...(leaveTo === undefined ? {} : { leaveTo }),
    },
    firstData:
      seo?.content === undefined
        ? firstData
        : [
            ...firstData,
            { endpoint: 'seo.content', query: { path: seo.askedPath }, answer: seo.content },
          ],
    ...(isTitleGiven ? { isTitleGiven } : {}),
    texts: textFiles(build.preloads, view.language),
    services,
  };
}

function headersOf(
  { mayBeSignedIn }: Visit,
  { match, verdict }: PageFacts,
  { language, robots }: { language: string; robots: string | undefined },
): Record<string, string> {
  const route = match?.route;
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': languageTag(language),
    // Even a page without private data would have an old nonce and old odds if it were stored.
    'Cache-Control': mayBeSignedIn || route?.isPrivate === true ? 'no-store' : 'private, no-cache',
    Vary: pageVary,
    // A token in the address must not leak through the referrer, not even to other pages of the site.
    ...(Object.values(route?.parameters ?? {}).some(({ isSecret }) => isSecret === true)
      ? { 'Referrer-Policy': 'strict-origin' }
      : {}),
    ...(robots === undefined ? {} : { 'X-Robots-Tag': robots }),
    ...(verdict.kind === 'page' && verdict.retryAfterS !== undefined
      ? { 'Retry-After': String(verdict.retryAfterS) }
      : {}),
  };
}
