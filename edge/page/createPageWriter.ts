import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';
import {
  readStripHeight,
  stripCookie,
  stripPlaceCss,
} from '../../core/runtime/notices/stripPlace.ts';
import { lookAttributes, lookCookie, readLook } from '../../core/runtime/preferences/look.ts';
import { directionOf } from '../../core/runtime/texts/directionOf.ts';
import { languageTag } from '../../core/runtime/texts/languageTag.ts';
import type { PlainPageProps } from '../../core/shell/plain/PlainPage.tsx';
import type { EdgeOptions } from '../EdgeOptions.ts';
import { markPath } from '../files/drawnMark.ts';
import { structuredDataOf } from '../seo/structuredDataOf.ts';
import type { BuiltSite } from '../start/BuiltSite.ts';
import { framesMark, ownScriptsMark } from '../security/securityHeaders.ts';
import { deviceHeaders } from '../visit/deviceOf.ts';
import { themeOf, type Visit } from '../visit/Visit.ts';
import { guardWithoutCode } from './guardWithoutCode.ts';
import { renderFirstState } from './renderFirstState.ts';
import { initialStateOf } from './initialStateOf.ts';
import { scriptHashes } from './scriptHashes.ts';
import { pageDocument } from './pageDocument.ts';
import { pageFiles } from './pageFiles.ts';
import { pageFonts } from './pageFonts.ts';
import { pageHead, pageWords } from './pageHead.ts';
import { pageStyles } from './pageStyles.ts';
import type { PageFacts } from './preparePage.ts';
import type { PageSources } from './PageSources.ts';

/** Content of a page without scripts. */
export type PlainWords = Pick<PlainPageProps, 'code' | 'title' | 'text' | 'rows' | 'links'> & {
  readonly status: 200 | 404 | 500;
};

/** The facts of a visit that a page without scripts needs. */
export type PlainVisit = Pick<Visit, 'site' | 'cookies' | 'language' | 'nonce'>;

export interface PageWriter {
  readonly page: (facts: PageFacts) => Promise<Response>;
  readonly plain: (visit: PlainVisit, words: PlainWords) => Response;
}

const pageVary = ['Cookie', ...deviceHeaders].join(', ');

/** Writes the HTML and headers of pages. */
export function createPageWriter(
  options: EdgeOptions,
  sources: Pick<PageSources, 'nowMs' | 'log'>,
): PageWriter {
  const { build, development } = options;

  /** Rules of style sheets, cached because many pages inline them. */
  const styleTexts = new Map<string, string | undefined>();
  const styleText = (name: string): string | undefined => {
    if (!styleTexts.has(name)) styleTexts.set(name, build.files.text(`/${name}`));
    return styleTexts.get(name);
  };

  const integrity = new Map<string, ReadonlyMap<string, string>>();
  const integrityFor = (language: string): ReadonlyMap<string, string> => {
    const known = integrity.get(language) ?? scriptHashes(build.ownScripts, language);
    integrity.set(language, known);
    return known;
  };

  return { page, plain };

  function plain(
    { site, cookies, language, nonce }: PlainVisit,
    { status, ...words }: PlainWords,
  ): Response {
    const html = options.renderPlain({
      ...words,
      nonce,
      language,
      direction: directionOf(language),
      theme: themeOf(cookies, site.configuration),
      brand: site.configuration.brand,
      themeCss: site.themeCss,
    });
    return new Response(html, {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Language': language,
        // Allows its own styles and the mark: no scripts, no frames.
        'Content-Security-Policy': [
          `default-src 'none'`,
          `style-src 'nonce-${nonce}'`,
          `img-src 'self'`,
          `base-uri 'none'`,
          `form-action 'none'`,
          `frame-ancestors 'none'`,
        ].join('; '),
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
        Vary: pageVary,
      },
    });
  }

  async function page(facts: PageFacts): Promise<Response> {
    const { visit, plan, configuration, match, verdict } = facts;
    const { site, mayBeSignedIn, cookies, device, language, nonce } = visit;
    const route = match?.route;
    const theme = themeOf(cookies, configuration);
    const files =
      development?.files ??
      pageFiles({
        plan,
        preloads: build.preloads,
        route,
        language,
        isMobile: device.isMobile,
        mayBeSignedIn,
        features: configuration.features,
      });
    const { icon, picture, touchIcon } = picturesOf(configuration, build);
    const words = pageWords(facts, options.dictionaries);
    const head = pageHead(facts, words, picture);
    const started = initialStateOf(facts, words.isTitleGiven, files.services, options);
    const missing =
      verdict.kind === 'page'
        ? undefined
        : guardWithoutCode(plan, development === undefined ? build.preloads : undefined);
    if (missing !== undefined)
      sources.log(
        `The guard "${missing.id}" has no code: every page is an error (500). ` +
          'Name guards as npm run site -- check says, and build page and edge from the same plugins.',
      );
    const drawn = await renderFirstState(facts, started, options, sources, missing?.id);
    const look = readLook(cookies.get(lookCookie));
    const hasStrips = mayBeSignedIn && (route?.layout ?? 'default') === 'default';
    const html = pageDocument({
      nonce,
      theme,
      density: device.isMobile ? 'touch' : configuration.theme.density,
      look: look === undefined ? [] : lookAttributes(look),
      title: words.title,
      head: head.tags,
      structuredData:
        head.canonical === undefined ? [] : structuredDataOf(facts, picture ?? icon, options),
      themeColour: site.configuration.theme[theme === 'light' ? 'light' : 'dark']['hdr-bg'],
      icon,
      touchIcon,
      styles: pageStyles(files.styles, styleText, site.themeCss),
      fonts: pageFonts(site.configuration.theme, language, build),
      files,
      integrity: route?.provider !== undefined ? integrityFor(language) : undefined,
      leadingHtml: development?.leadingHtml(nonce) ?? '',
      body: drawn?.html ?? '',
      bodyCss:
        (drawn?.css ?? '') +
        (hasStrips ? stripPlaceCss(readStripHeight(cookies.get(stripCookie))) : ''),
      // Pages of a closed site are readable without scripts, and their links work.
      isOpenLater: drawn !== undefined && (route?.layout ?? 'default') === 'default',
      boot: drawn?.boot ?? started,
    });
    return new Response(html, {
      status:
        verdict.kind === 'page'
          ? verdict.status
          : missing !== undefined
            ? 500
            : match === undefined
              ? 404
              : 200,
      headers: headersOf(facts, head.robots),
    });
  }
}

/** Pictures of the brand that exist: its mark always does. */
function picturesOf(
  configuration: SiteConfiguration,
  { files }: BuiltSite,
): Readonly<Record<'picture' | 'touchIcon', string | undefined>> & { readonly icon: string } {
  const ofSize = (size: number): string | undefined => {
    const path = `/brands/${configuration.brand.id}/icon-${size}.png`;
    return files.has(path) ? path : undefined;
  };
  return { icon: markPath(configuration), picture: ofSize(512), touchIcon: ofSize(192) };
}

function headersOf(
  { visit, match, verdict }: PageFacts,
  robots: string | undefined,
): Record<string, string> {
  const { isPrivate, provider } = match?.route ?? {};
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': languageTag(visit.language),
    // Even a page without private data would have an old nonce and old odds if it were stored.
    'Cache-Control': visit.mayBeSignedIn || isPrivate === true ? 'no-store' : 'private, no-cache',
    Vary: pageVary,
    ...(robots === undefined ? {} : { 'X-Robots-Tag': robots }),
    ...(provider === 'frame' && verdict.kind === 'open' ? { [framesMark]: '1' } : {}),
    ...(provider !== undefined ? { [ownScriptsMark]: '1' } : {}),
    ...(verdict.kind === 'page' && verdict.retryAfterS !== undefined
      ? { 'Retry-After': String(verdict.retryAfterS) }
      : {}),
  };
}
