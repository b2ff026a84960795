import { languageTag } from '../../core/runtime/texts/languageTag.ts';
import { readPageSeo } from '../../core/runtime/head/fromWire.ts';
import { emptySeo, type PageSeo } from '../../core/runtime/head/PageSeo.ts';
import type { PageMatch } from '../../core/runtime/routes/findPage.ts';
import type { SeoAddress, SeoContent, SeoSiteMap } from '../../schemas/generated/wire.ts';
import {
  isSeoAddress,
  isSeoContent,
  isSeoLanguageMap,
  isSeoPage,
  isSeoSiteMap,
  isSeoSportsMap,
  isSeoVisual,
} from '../../schemas/generated/validators/seo.js';
import type { Plan } from '../../core/runtime/plan/Plan.ts';
import { pageAt } from '../addresses/pageAt.ts';
import { PlatformAnswers } from '../platform/PlatformAnswers.ts';
import type { PlatformCalls } from '../platform/PlatformCalls.ts';

export interface SeoQuestion {
  readonly brand: string;
  readonly plan: Plan;
  readonly origin: string;
  readonly language: string;
  /** How long a caller waits for the platform. */
  readonly limitMs: number;
}

/** The platform's data for search engines about one page. */
export interface SeoOfPage {
  readonly seo: PageSeo;
  /** Text and links below the page; links without a page are left out. */
  readonly content: SeoContent | undefined;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Cached data of the platform for search engines. */
export class SiteSeo {
  readonly #pages: PlatformAnswers;
  readonly #maps: PlatformAnswers;

  constructor(platform: Pick<PlatformCalls, 'ask'>, nowMs: () => number = Date.now) {
    this.#pages = new PlatformAnswers(platform, { freshMs: minuteMs, nowMs });
    this.#maps = new PlatformAnswers(platform, { freshMs: hourMs, nowMs });
  }

  async page(question: SeoQuestion, path: string): Promise<SeoOfPage> {
    const asked = { ...question, query: { path } };
    const [page, visual, content] = await Promise.all([
      this.#pages.ask({ ...asked, endpoint: 'seo.page' }, isSeoPage, question.limitMs),
      this.#pages.ask({ ...asked, endpoint: 'seo.visual' }, isSeoVisual, question.limitMs),
      this.#pages.ask({ ...asked, endpoint: 'seo.content' }, isSeoContent, question.limitMs),
    ]);
    return {
      seo:
        page === undefined && visual === undefined
          ? emptySeo
          : readPageSeo(page ?? {}, question.origin, visual),
      content:
        content === undefined
          ? undefined
          : {
              ...content,
              links: content.links.filter((link) => pageAt(question.plan, link.path) !== undefined),
            },
    };
  }

  /** Whether an address exists, and its current form; undefined without an answer in time. */
  async address(question: SeoQuestion, path: string): Promise<SeoAddress | undefined> {
    return this.#pages.ask(
      { ...question, language: 'en', endpoint: 'seo.address', query: { path } },
      isSeoAddress,
      question.limitMs,
    );
  }

  /** The `hreflang` tag of a language: the platform's, else the site's own. */
  async tags(question: SeoQuestion): Promise<(language: string) => string> {
    const map = await this.#maps.ask(
      { ...question, language: 'en', endpoint: 'seo.languages' },
      isSeoLanguageMap,
      question.limitMs,
    );
    const tags = new Map(map?.languages.map(({ lng, iso }) => [lng, canonicalTag(iso)]));
    return (language) => tags.get(language) ?? languageTag(language);
  }

  /** The path with the platform's slug of its sport. */
  async path(question: SeoQuestion, { route, params }: PageMatch, path: string): Promise<string> {
    const place = route.path.split('/').indexOf(':sport');
    const id = Number.parseInt(params['sport'] ?? '', 10);
    if (place === -1 || Number.isNaN(id)) return path;
    const map = await this.#maps.ask(
      { ...question, language: 'en', endpoint: 'seo.sports' },
      isSeoSportsMap,
      question.limitMs,
    );
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
        ...question,
        language: 'en',
        endpoint: 'seo.siteMap',
        query: { page: String(page) },
      },
      isSeoSiteMap,
      question.limitMs,
    );
  }
}

/** Undefined for an invalid tag, at which `Intl` throws. */
function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}
