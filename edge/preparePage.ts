import type { SiteConfiguration } from '../core/config/SiteConfiguration.ts';
import { ownPath } from '../core/head/ownPath.ts';
import type { Plan } from '../core/plan/Plan.ts';
import type { RouteMatch } from '../core/routing/matchRoute.ts';
import { firstDataOf, type InlinedAnswer } from './firstDataOf.ts';
import type { Platform } from './Platform.ts';
import type { RedirectService } from './RedirectService.ts';
import { resolveAddress, type AddressOutcome } from './resolveAddress.ts';
import type { SeoOfPage, SiteSeo } from './SiteSeo.ts';
import type { Visit } from './Visit.ts';

/** What search engines are told of a page, and the path that it has in every language. */
export interface FoundSeo extends SeoOfPage {
  readonly path: string;
  /** The path that was asked about. */
  readonly askedPath: string;
  readonly tagOf: (language: string) => string;
}

export interface PageData {
  readonly firstData: readonly InlinedAnswer[];
  /** Undefined for pages that search engines must not list. */
  readonly seo: FoundSeo | undefined;
}

/** What an address leads to under a configuration, and what its page shows first. */
export interface PreparedPage {
  readonly configuration: SiteConfiguration;
  readonly plan: Plan;
  readonly outcome: AddressOutcome;
  readonly data: Promise<PageData>;
  /** Ends what is still being asked: the page is not served. */
  readonly drop: () => void;
}

export interface PageSources {
  readonly platform: Pick<Platform, 'fetch'>;
  readonly redirects: RedirectService;
  readonly seo: SiteSeo;
  readonly limitMs: number;
  readonly log: (text: string) => void;
}

const nothing: PageData = { firstData: [], seo: undefined };

/** EDG-140: asks for everything that the page of a visit shows first. */
export async function preparePage(visit: Visit, configuration: SiteConfiguration, sources: PageSources): Promise<PreparedPage> {
  const { site, url, origin, languageOf } = visit;
  const plan = site.planOf(configuration);
  const outcome = await resolveAddress({ url, plan, configuration, languageOf, findMove: (address) => sources.redirects.find(origin, address), log: sources.log });
  const dropped = new AbortController();
  const data = outcome.kind === 'page' && outcome.match !== undefined ? dataOf(outcome.match, visit, { plan, configuration }, sources, dropped.signal) : Promise.resolve(nothing);
  // Nobody waits for what is dropped.
  data.catch(() => undefined);
  return { configuration, plan, outcome, data, drop: () => dropped.abort() };
}

/** The data of another page at the same address: the one that stands in the place of a closed site. */
export async function dataOfPage(match: RouteMatch | undefined, visit: Visit, page: Pick<PreparedPage, 'plan' | 'configuration'>, sources: PageSources): Promise<PageData> {
  return match === undefined ? nothing : dataOf(match, visit, page, sources);
}

/** Whether search engines may list the page of a match. */
export function isPublic({ route }: RouteMatch, configuration: SiteConfiguration): boolean {
  return !route.isPrivate && configuration.routes[route.name]?.meta?.isPrivate !== true;
}

async function dataOf(
  match: RouteMatch,
  { origin, language, url }: Visit,
  { plan, configuration }: Pick<PreparedPage, 'plan' | 'configuration'>,
  { platform, seo, limitMs }: PageSources,
  signal?: AbortSignal,
): Promise<PageData> {
  const [firstData, found] = await Promise.all([
    firstDataOf({ match, language, origin, platform, limitMs, ...(signal === undefined ? {} : { signal }) }),
    isPublic(match, configuration) ? findSeo(seo, { brand: configuration.brand.id, plan, origin, language, limitMs }, match, ownPath(plan, url.pathname)) : undefined,
  ]);
  return { firstData, seo: found };
}

/** At once from memory, or as long as first data may take. */
async function findSeo(seo: SiteSeo, question: Parameters<SiteSeo['page']>[0], match: RouteMatch, askedPath: string): Promise<FoundSeo> {
  const [page, path, tagOf] = await Promise.all([seo.page(question, askedPath), seo.path(question, match, askedPath), seo.tags(question)]);
  return { ...page, path, askedPath, tagOf };
}
