import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';
import type { ServerGuardVerdict } from '../../core/contract/ServerGuard.ts';
import { isPublicRoute } from '../../core/runtime/head/isPublicRoute.ts';
import { ownPath } from '../../core/runtime/head/ownPath.ts';
import type { Plan } from '../../core/runtime/plan/Plan.ts';
import type { PageMatch } from '../../core/runtime/routes/findPage.ts';
import { splitAddress } from '../../core/runtime/routes/splitAddress.ts';
import { firstDataOf, type InlinedAnswer } from './firstDataOf.ts';
import { tokenOf } from '../addresses/KnownTokens.ts';
import { pageAt } from '../addresses/pageAt.ts';
import type { PageSources } from './PageSources.ts';
import { resolveAddress, type AddressOutcome } from '../addresses/resolveAddress.ts';
import type { SeoOfPage, SiteSeo } from '../seo/SiteSeo.ts';
import type { Visit } from '../visit/Visit.ts';

/** Head data of a page, and its path in every language. */
export interface FoundSeo extends SeoOfPage {
  readonly path: string;
  /** The path for which the platform was asked. */
  readonly askedPath: string;
  readonly tagOf: (language: string) => string;
}

export interface PageData {
  readonly firstData: readonly InlinedAnswer[];
  /** Undefined for pages that search engines must not list. */
  readonly seo: FoundSeo | undefined;
}

/** All facts from which a page is written. */
export interface PageFacts extends PageData, Pick<PreparedPage, 'plan' | 'configuration'> {
  readonly visit: Visit;
  readonly match: PageMatch | undefined;
  readonly verdict: Extract<ServerGuardVerdict, { kind: 'open' | 'page' }>;
  /** Another site to which the address redirects; the page asks the visitor first. */
  readonly leaveTo: string | undefined;
}

/**
 * Result of the resolution of an address under a configuration, with the first data of its page.
 */
export interface PreparedPage {
  readonly configuration: SiteConfiguration;
  readonly plan: Plan;
  readonly outcome: AddressOutcome;
  readonly data: Promise<PageData>;
  /** Aborts calls in flight, because the page is not served. */
  readonly drop: () => void;
}

const nothing: PageData = { firstData: [], seo: undefined };

/** Starts all calls whose answers the first state of the page shows. */
export async function preparePage(
  visit: Visit,
  configuration: SiteConfiguration,
  sources: PageSources,
): Promise<PreparedPage> {
  const { site, url, origin, languageOf } = visit;
  const plan = site.planOf(configuration);
  const resolved = await resolveAddress({
    url,
    plan,
    configuration,
    languageOf,
    findMove: (address) => sources.redirects.find(origin, address),
    log: sources.log,
  });
  const dropped = new AbortController();
  const data = dataOf(
    resolved.kind === 'page' ? resolved.match : undefined,
    visit,
    { plan, configuration },
    sources,
    dropped.signal,
  );
  // The data of a dropped page is not awaited: its rejection must not end the process.
  data.catch(() => undefined);
  const outcome = await checkAddress(resolved, visit, { plan, configuration }, sources);
  if (outcome !== resolved) {
    dropped.abort();
    return { configuration, plan, outcome, data: Promise.resolve(nothing), drop: () => undefined };
  }
  return { configuration, plan, outcome, data, drop: () => dropped.abort() };
}

/**
 * Asks the platform about an address with an id or a token: an unknown id, day or token gets 404,
 * an old slug redirects to the current one, and a finished event redirects to its result if the
 * site has results.
 */
async function checkAddress(
  outcome: AddressOutcome,
  visit: Visit,
  { plan, configuration }: Pick<PreparedPage, 'plan' | 'configuration'>,
  { seo, tokens, limitMs }: PageSources,
): Promise<AddressOutcome> {
  if (outcome.kind !== 'page' || outcome.match === undefined) return outcome;
  const { url, origin, language } = visit;
  const { match } = outcome;
  const token = tokenOf(match);
  if (token !== undefined)
    return (await tokens.mayBeKnown(token, visit)) ? outcome : { kind: 'page', match: undefined };
  if (
    !Object.keys(match.params).some((name) => match.route.parameters[name]?.isLookedUp === true) ||
    !isPublicRoute(match.route, configuration)
  )
    return outcome;
  const own = splitAddress(url.pathname).path;
  const address = await seo.address(
    { brand: configuration.brand.id, plan, origin, language, limitMs },
    match.canonicalPath ?? own,
  );
  if (address?.isKnown === false) return { kind: 'page', match: undefined };
  const path =
    address?.path === undefined ? undefined : placed(address.path, own, match.canonicalPath);
  if (path === undefined || pageAt(plan, path) === undefined) return outcome;
  return {
    kind: 'redirect',
    location: `/${language}/${path}${url.search}`,
    code: 301,
    dependsOnVisitor: false,
  };
}

/**
 * The current address under the page type and menu section of the requested one; an event that has
 * left prematch and live has neither. Undefined if the requested path ends differently from its
 * canonical path.
 */
function placed(path: string, own: string, canonical: string | undefined): string | undefined {
  const [section = '', ...rest] = canonical?.split('/') ?? [];
  if (canonical === undefined || !path.startsWith(`${section}/`)) return path;
  const suffix = `/${rest.join('/')}`;
  return own.endsWith(suffix)
    ? own.slice(0, -suffix.length) + path.slice(section.length)
    : undefined;
}

/** First data of the page at the address, or of the page that replaces it on a closed site. */
export async function dataOf(
  match: PageMatch | undefined,
  visit: Visit,
  { plan, configuration }: Pick<PreparedPage, 'plan' | 'configuration'>,
  sources: PageSources,
  signal: AbortSignal | null = null,
): Promise<PageData> {
  if (match === undefined) return nothing;
  const { origin, language, url } = visit;
  const { seo, limitMs } = sources;
  const question = { brand: configuration.brand.id, plan, origin, language, limitMs };
  const [firstData, found] = await Promise.all([
    firstDataOf(match, visit, sources, signal),
    isPublicRoute(match.route, configuration)
      ? findSeo(seo, question, match, ownPath(plan, url.pathname))
      : undefined,
  ]);
  return { firstData, seo: found };
}

/** Reads from the cache at once, or waits for the time limit of first data. */
async function findSeo(
  seo: SiteSeo,
  question: Parameters<SiteSeo['page']>[0],
  match: PageMatch,
  askedPath: string,
): Promise<FoundSeo> {
  const [page, path, tagOf] = await Promise.all([
    seo.page(question, askedPath),
    seo.path(question, match, askedPath),
    seo.tags(question),
  ]);
  return { ...page, path, askedPath, tagOf };
}
