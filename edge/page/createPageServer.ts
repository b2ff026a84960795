import type { ServerGuard, ServerGuardVerdict } from '../../core/contract/ServerGuard.ts';
import type { Plan } from '../../core/runtime/plan/Plan.ts';
import type { PageMatch } from '../../core/runtime/routes/findPage.ts';
import { askServerGuards, type ServerGuardAnswers } from './askServerGuards.ts';
import { createPageWriter, type PageWriter } from './createPageWriter.ts';
import type { EdgeOptions } from '../EdgeOptions.ts';
import type { Site } from '../sites/loadSites.ts';
import { pageAt } from '../addresses/pageAt.ts';
import type { PlatformOverridesCache } from '../sites/PlatformOverridesCache.ts';
import { dataOf, preparePage, type PreparedPage } from './preparePage.ts';
import type { PageSources } from './PageSources.ts';
import type { Visit } from '../visit/Visit.ts';

export interface PageServer extends Pick<PageWriter, 'plain'> {
  readonly serve: (visit: Visit) => Promise<Response>;
}

/** Answers a visit with a page, a redirect, or the page that replaces it on a closed site. */
export function createPageServer(
  options: EdgeOptions,
  overrides: PlatformOverridesCache,
  sources: PageSources,
): PageServer {
  const { platform } = sources;
  const writer = createPageWriter(options, sources);

  return { serve, plain: writer.plain };

  async function serve(visit: Visit): Promise<Response> {
    const { answers, prepared } = await ask(visit);
    const { plan, configuration, outcome } = prepared;
    if (outcome.kind === 'redirect') return redirect(outcome);
    const verdict = evaluate(visit, prepared, outcome.match, answers);
    if (verdict.kind !== 'open') prepared.drop();
    if (verdict.kind === 'plain') {
      const { t } = options.dictionaries.in(visit.language, configuration.languages.default);
      return writer.plain(visit, {
        status: 200,
        title: t(verdict.titleKey),
        text: t(verdict.textKey),
        rows: verdict.rows,
      });
    }
    if (verdict.kind === 'leave')
      return new Response(null, {
        status: 302,
        headers: { Location: verdict.to, 'Cache-Control': 'private, no-store' },
      });
    if (verdict.kind === 'open' && outcome.match === undefined && isMissingFile(visit, outcome)) {
      prepared.drop();
      return missingFile(visit, configuration);
    }
    const match = verdict.kind === 'open' ? outcome.match : pageOfRoute(plan, verdict.routeName);
    const data =
      verdict.kind === 'open' ? await prepared.data : await dataOf(match, visit, prepared, sources);
    return writer.page({
      visit,
      plan,
      configuration,
      match,
      verdict,
      leaveTo: outcome.leaveTo,
      seo: data.seo,
      firstData: [...verdict.firstData, ...data.firstData],
    });
  }

  /**
   * A missing file of a page gets an empty 404; a visitor who opens its address gets a small page.
   */
  function missingFile(visit: Visit, { languages }: PreparedPage['configuration']): Response {
    if (!visit.takesPages)
      return new Response('Not found', {
        status: 404,
        headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', Vary: 'Accept' },
      });
    const { t } = options.dictionaries.in(visit.language, languages.default);
    return writer.plain(visit, {
      status: 404,
      code: '404',
      title: t('shell:notFoundTitle'),
      text: t('shell:notFoundText'),
      links: [{ label: t('shell:home'), href: `/${visit.language}` }],
    });
  }

  /** Calls the server guards and prepares the page in parallel. */
  async function ask(
    visit: Visit,
  ): Promise<{ readonly answers: ServerGuardAnswers; readonly prepared: PreparedPage }> {
    const { site, url, origin, country, language, mayBeSignedIn } = visit;
    const question = { configuration: site.configuration, origin, language, country };
    const { id: brand } = site.configuration.brand;
    const announced = overrides.announced(brand);
    const resolved = overrides.resolve(question);
    const [answers, early] = await Promise.all([
      askServerGuards({
        serverGuards: openServerGuards(site, options),
        platform,
        origin,
        country,
        cookie: visit.cookie,
        stage: options.stage,
        mayBeSignedIn,
        query: url.searchParams,
        site: overrides.last(question).site,
        currentSite: async () => (await resolved).site,
      }),
      resolved.then(async (configuration) => preparePage(visit, configuration, sources)),
    ]);
    overrides.announce(brand, answers.version ?? null);
    const configuration =
      overrides.announced(brand) === announced
        ? early.configuration
        : await overrides.resolve(question);
    if (configuration === early.configuration) return { answers, prepared: early };
    early.drop();
    return { answers, prepared: await preparePage(visit, configuration, sources) };
  }
}

function evaluate(
  { cookies, language, mayBeSignedIn, agent, device, url }: Visit,
  { plan, configuration }: PreparedPage,
  match: PageMatch | undefined,
  answers: ServerGuardAnswers,
): ServerGuardVerdict {
  return answers.evaluate({
    site: configuration.site,
    cookies,
    language,
    routeName: match?.route.name,
    access: match?.route.access ?? 'any',
    rules: match?.route.rules,
    mayBeSignedIn,
    features: configuration.features,
    addressOf: (name) => addressOf(plan, name, language),
    agent,
    isBot: device.isBot,
    path: `${url.pathname}${url.search}`,
    query: url.searchParams,
  });
}

/**
 * Whether the address ends like a file name and the visitor is not to be asked to leave the site.
 */
function isMissingFile(
  { url }: Visit,
  { leaveTo }: Extract<PreparedPage['outcome'], { kind: 'page' }>,
): boolean {
  return leaveTo === undefined && /\.[a-z][a-z\d]{0,9}$/i.test(url.pathname);
}

function redirect({
  code,
  location,
  dependsOnVisitor,
}: Extract<PreparedPage['outcome'], { kind: 'redirect' }>): Response {
  return new Response(null, {
    status: code,
    headers: {
      Location: location,
      'Cache-Control': dependsOnVisitor ? 'private, no-store' : 'private, max-age=300',
      ...(dependsOnVisitor ? { Vary: 'Accept-Language, Cookie' } : {}),
    },
  });
}

/** Server guards of plugins whose guard `blocked` is on, so that page and edge decide alike. */
function openServerGuards(
  { plan }: Site,
  { serverGuards }: Pick<EdgeOptions, 'serverGuards'>,
): ServerGuard[] {
  if (serverGuards === undefined) return [];
  return [...serverGuards]
    .filter(([plugin]) =>
      plan.guards.some(
        (guard) =>
          guard.plugin === plugin && guard.station === 'blocked' && guard.offReason === undefined,
      ),
    )
    .map(([, guard]) => guard);
}

/** The page of a route without parameters. */
function pageOfRoute(plan: Plan, name: string): PageMatch | undefined {
  const route = plan.routes.find((each) => each.name === name);
  return route === undefined ? undefined : pageAt(plan, route.path);
}

/** Address of a page without parameters. */
function addressOf(plan: Plan, name: string, language: string): string | undefined {
  const match = pageOfRoute(plan, name);
  return match === undefined || match.route.name !== name
    ? undefined
    : `/${language}${match.route.path === '' ? '' : `/${match.route.path}`}`;
}
