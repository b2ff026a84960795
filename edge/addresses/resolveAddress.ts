import type { SiteConfiguration } from '../../core/contract/CoreServices.ts';
import type { Plan } from '../../core/runtime/plan/Plan.ts';
import { hasSecret, type PageMatch } from '../../core/runtime/routes/findPage.ts';
import type { ServiceRedirect } from '../../core/runtime/routes/parseServiceRedirect.ts';
import { redirectFault } from '../../core/runtime/routes/redirectFault.ts';
import { redirectedAddress, redirectOf } from '../../core/runtime/routes/redirectOf.ts';
import { splitAddress } from '../../core/runtime/routes/splitAddress.ts';
import { isWellFormedPath } from '../../core/runtime/routes/splitPath.ts';
import { pageAt } from './pageAt.ts';

export interface AddressQuestion {
  readonly url: URL;
  readonly plan: Plan;
  readonly configuration: SiteConfiguration;
  /** Returns the language for a path with this language segment, or without one. */
  readonly languageOf: (fromPath: string | undefined) => string;
  /**
   * Called for well-formed paths without a page, and for those of pages whose path holds a secret.
   */
  readonly findMove: (address: string) => Promise<ServiceRedirect | undefined>;
  readonly log: (text: string) => void;
}

type RedirectCode = 301 | 302 | 307 | 308;

/** A page; `leaveTo` is a redirect to another site that is not on the list of allowed hosts. */
interface PageOutcome {
  readonly kind: 'page';
  readonly match: PageMatch | undefined;
  readonly leaveTo?: string;
}

/** Result of the resolution of an address. */
export type AddressOutcome =
  | PageOutcome
  | {
      readonly kind: 'redirect';
      readonly location: string;
      readonly code: RedirectCode;
      readonly dependsOnVisitor: boolean;
    };

interface Hop {
  readonly kind: 'hop';
  readonly to: string;
  readonly code: RedirectCode;
  readonly isOfVisitor: boolean;
  /** The redirect came from the redirect service, which does not know the pages of a brand. */
  readonly isOfService?: true;
}

/**
 * Follows language, configured moves and the redirect service to the end and answers with one
 * redirect; a cycle, or more than 10 hops, is logged and not followed.
 */
export async function resolveAddress(question: AddressQuestion): Promise<AddressOutcome> {
  const seen = new Set<string>();
  let url = question.url;
  let code: RedirectCode | undefined;
  let dependsOnVisitor = false;
  let isOfService = false;
  for (;;) {
    const redirectTo = (location: string, own: RedirectCode): AddressOutcome => ({
      kind: 'redirect',
      location,
      code: dependsOnVisitor ? 302 : (code ?? own),
      dependsOnVisitor,
    });
    const step = await nextStep(question, url);
    if (step.kind === 'page') {
      if (isOfService && isUnknownAddress(step, url)) return { kind: 'page', match: undefined };
      return code === undefined ? step : redirectTo(relative(url, question.url), code);
    }
    const next = new URL(step.to, url);
    if (next.origin !== question.url.origin) return redirectTo(next.href, step.code);
    const fault = redirectFault(seen, url, next);
    if (fault !== undefined) {
      question.log(fault);
      return { kind: 'page', match: ownMatch(question, question.url) };
    }
    url = next;
    code ??= step.code;
    dependsOnVisitor ||= step.isOfVisitor;
    isOfService ||= step.isOfService === true;
  }
}

async function nextStep(question: AddressQuestion, url: URL): Promise<PageOutcome | Hop> {
  const { plan, configuration, languageOf, findMove } = question;
  const { language: fromPath, path } = splitAddress(url.pathname);
  const language = languageOf(fromPath);
  const isForbidden = configuration.site.notFoundFragments.some((fragment) =>
    url.href.includes(fragment),
  );
  if (isForbidden || !isWellFormedPath(path)) return { kind: 'page', match: undefined };
  const isOfVisitor = fromPath !== language;
  const moved = redirectOf(plan.redirects, path);
  const hop = (to: string, code: RedirectCode = 302): Hop => ({
    kind: 'hop',
    to,
    code,
    isOfVisitor,
  });
  if (moved !== undefined) return hop(redirectedAddress(url, language, moved.to), moved.code);
  const match = pageAt(plan, path);
  if (match !== undefined && isOfVisitor)
    return hop(`/${language}${path === '' ? '' : `/${path}`}${url.search}`);
  if (match !== undefined && !hasSecret(match.route)) return { kind: 'page', match };
  const move = await findMove(`${url.pathname}${url.search}`);
  const target =
    move === undefined || !URL.canParse(move.to, url) ? undefined : new URL(move.to, url);
  if (
    move !== undefined &&
    target !== undefined &&
    target.username === '' &&
    (target.origin === url.origin || target.protocol === 'https:')
  ) {
    const isOwn = target.host === url.host || configuration.brand.hosts.includes(target.hostname);
    if (isOwn || configuration.redirectHosts.includes(target.hostname)) {
      return {
        kind: 'hop',
        to: isOwn ? `${url.origin}${target.pathname}${target.search}${target.hash}` : target.href,
        code: move.code,
        isOfVisitor: false,
        isOfService: true,
      };
    }
    return { kind: 'page', match: undefined, leaveTo: target.href };
  }
  if (match !== undefined) return { kind: 'page', match };
  // As the specification says: home, without the parameter.
  if (url.searchParams.has('platform_type')) {
    const home = new URL(`/${language}${url.search}`, url);
    home.searchParams.delete('platform_type');
    return hop(`${home.pathname}${home.search}`);
  }
  return { kind: 'page', match: undefined };
}

/** Neither a page, nor a file, nor a question whether to leave the site. */
function isUnknownAddress({ match, leaveTo }: PageOutcome, { pathname }: URL): boolean {
  return match === undefined && leaveTo === undefined && !/\.[a-z][a-z\d]{0,9}$/i.test(pathname);
}

/** The result for the address itself, used when its redirects form a cycle. */
function ownMatch({ plan, languageOf }: AddressQuestion, url: URL): PageMatch | undefined {
  const { language, path } = splitAddress(url.pathname);
  return language === languageOf(language) ? pageAt(plan, path) : undefined;
}

/** Collapses leading slashes, because a path that begins with two would name another host. */
function relative(url: URL, base: URL): string {
  return url.origin === base.origin && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : url.href;
}
