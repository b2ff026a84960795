import { languageTag } from '../core/i18n/languageTag.ts';
import { readPageSeo } from '../core/head/fromWire.ts';
import { silentSeo, type PageSeo } from '../core/head/PageSeo.ts';
import { matchRoute, type RouteMatch } from '../core/routing/matchRoute.ts';
import type { SeoAddress, SeoContent, SeoLanguageMap, SeoSiteMap, SeoSportsMap, SeoVisual } from '../schemas/generated/wire.ts';
import { isSeoAddress, isSeoContent, isSeoLanguageMap, isSeoPage, isSeoSiteMap, isSeoSportsMap, isSeoVisual } from '../schemas/generated/validators/seo.js';
import type { Plan } from '../core/plan/Plan.ts';
import type { Platform } from './Platform.ts';
import { PlatformAnswers } from './PlatformAnswers.ts';

export interface SeoQuestion {
  readonly brand: string;
  readonly plan: Plan;
  readonly origin: string;
  readonly language: string;
  /** Whoever has to wait for the platform waits so long. */
  readonly limitMs: number;
}

/** What the platform tells search engines of one page. */
export interface SeoOfPage {
  readonly seo: PageSeo;
  /** Words and links below the page; links that lead nowhere are left out. */
  readonly content: SeoContent | undefined;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The platform's words to search engines as the edge asks for them: the same for everybody, kept for a while, never waited for long. */
export class SiteSeo {
  readonly #pages: PlatformAnswers;
  readonly #maps: PlatformAnswers;

  constructor(platform: Pick<Platform, 'fetch'>, nowMs: () => number = Date.now) {
    this.#pages = new PlatformAnswers(platform, { freshMs: minuteMs, nowMs });
    this.#maps = new PlatformAnswers(platform, { freshMs: hourMs, nowMs });
  }

  async page(question: SeoQuestion, path: string): Promise<SeoOfPage> {
    const asked = { ...asking(question), query: { path } };
    const [page, visual, content] = await Promise.all([
      this.#pages.ask({ ...asked, endpoint: 'seo.page' }, (value) => isSeoPage(value), question.limitMs),
      this.#pages.ask({ ...asked, endpoint: 'seo.visual' }, (value): value is SeoVisual => isSeoVisual(value), question.limitMs),
      this.#pages.ask({ ...asked, endpoint: 'seo.content' }, (value): value is SeoContent => isSeoContent(value), question.limitMs),
    ]);
    return {
      seo: page === undefined && visual === undefined ? silentSeo : readPageSeo(page ?? {}, question.origin, visual),
      content:
        content === undefined
          ? undefined
          : {
              ...content,
              links: content.links.filter((link) => matchRoute(question.plan.routes, link.path) !== undefined),
            },
    };
  }

  /** Whether an address leads to anything, and how it is written now; undefined when the platform does not say it in time. */
  async address(question: SeoQuestion, path: string): Promise<SeoAddress | undefined> {
    return this.#pages.ask({ ...asking(question), language: 'en', endpoint: 'seo.address', query: { path } }, (value): value is SeoAddress => isSeoAddress(value), question.limitMs);
  }

  /** The language of an address as search engines call it; the site's own tag for a language that the platform does not name, or names wrongly. */
  async tags(question: SeoQuestion): Promise<(language: string) => string> {
    const map = await this.#maps.ask({ ...asking(question), language: 'en', endpoint: 'seo.languages' }, (value): value is SeoLanguageMap => isSeoLanguageMap(value), question.limitMs);
    const tags = new Map(map?.languages.map(({ lng, iso }) => [lng, canonicalTag(iso)]));
    return (language) => tags.get(language) ?? languageTag(language);
  }

  /** The path with the slug of its sport as every language has it, whatever the address says. */
  async path(question: SeoQuestion, { route, params }: RouteMatch, path: string): Promise<string> {
    const place = route.path.split('/').indexOf(':sport');
    const id = Number.parseInt(params['sport'] ?? '', 10);
    if (place === -1 || Number.isNaN(id)) return path;
    const map = await this.#maps.ask({ ...asking(question), language: 'en', endpoint: 'seo.sports' }, (value): value is SeoSportsMap => isSeoSportsMap(value), question.limitMs);
    const sport = map?.sports.find((each) => each.id === id);
    return sport === undefined
      ? path
      : path
          .split('/')
          .with(place, `${sport.id}-${encodeURIComponent(sport.slug)}`)
          .join('/');
  }

  /** Page 1 to n of the paths that the site offers. */
  async siteMap(question: SeoQuestion, page: number): Promise<SeoSiteMap | undefined> {
    return this.#pages.ask(
      {
        ...asking(question),
        language: 'en',
        endpoint: 'seo.siteMap',
        query: { page: String(page) },
      },
      (value): value is SeoSiteMap => isSeoSiteMap(value),
      question.limitMs,
    );
  }
}

function asking({ brand, origin, language }: SeoQuestion): { readonly brand: string; readonly origin: string; readonly language: string } {
  return { brand, origin, language };
}

/** `Intl` throws at a tag that is none. */
function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}
