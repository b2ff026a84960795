import type { NavigationRequest } from '../../contract/Guard.ts';
import type { Plan, PlannedRoute } from '../plan/Plan.ts';
import type { Reports } from '../../platform/reports/Reports.ts';
import type { GuardRun } from '../guards/GuardRunner.ts';
import type { PageMatch } from './findPage.ts';
import { decisionOf, type PageDecision } from './PageDecision.ts';
import { redirectFault } from './redirectFault.ts';
import { redirectedAddress, redirectOf } from './redirectOf.ts';
import { splitAddress } from './splitAddress.ts';

export interface NavigationInput {
  readonly url: URL;
  /** Language of the page, for an address without a language of the site. */
  readonly language: string;
  readonly languages: readonly string[];
  readonly from: PlannedRoute | undefined;
  readonly plan: Partial<Pick<Plan, 'redirects'>>;
  /** Addresses that contain one of these are not found. */
  readonly notFoundFragments: readonly string[];
  readonly find: (path: string) => PageMatch | undefined;
  readonly runGuards: (request: NavigationRequest) => Promise<GuardRun>;
  readonly reports: Pick<Reports, 'report'>;
  readonly signal: AbortSignal;
}

export type ResolvedNavigation =
  | {
      readonly kind: 'shown';
      readonly url: URL;
      /** Language of the address, if the site has it. */
      readonly language: string;
      readonly decision: PageDecision;
      readonly modals: GuardRun['modals'];
    }
  | { readonly kind: 'cancelled' }
  /** The address is not of this site. */
  | { readonly kind: 'left'; readonly url: URL };

/** The target of a link or redirect is neither of the site nor https. */
class UnsafeAddressError extends Error {
  override readonly name = 'UnsafeAddressError';

  constructor(address: string) {
    super(
      `"${address.slice(0, 200)}" is not followed: give a path of the site or an https address`,
    );
  }
}

/**
 * Resolves an address through redirects and guards to its page: one navigation, one entry. A cycle,
 * or more than 10 hops, is reported once and not followed.
 */
export async function resolveNavigation(input: NavigationInput): Promise<ResolvedNavigation> {
  const { languages, plan, reports } = input;
  const seen = new Set<string>();
  let { url } = input;
  for (;;) {
    if (url.origin !== input.url.origin) return { kind: 'left', url };
    const { language: fromPath, path } = splitAddress(url.pathname);
    const language =
      fromPath !== undefined && languages.includes(fromPath) ? fromPath : input.language;
    const isClosed =
      fromPath === undefined ||
      input.notFoundFragments.some((fragment) => url.href.includes(fragment));
    const moved = isClosed ? undefined : redirectOf(plan.redirects ?? [], path);
    const target =
      moved === undefined
        ? undefined
        : follow(redirectedAddress(url, language, moved.to), url, seen, reports);
    if (target !== undefined) {
      url = target;
      continue;
    }
    const match = isClosed ? undefined : input.find(path);
    const run = await input.runGuards(requestOf(input, url, language, match));
    const { verdict, modals } = run;
    const lastGuard = run.steps.at(-1)?.guard;
    const shown = (decision: PageDecision): ResolvedNavigation => ({
      kind: 'shown',
      url,
      language,
      decision,
      modals,
    });
    switch (verdict.kind) {
      case 'redirect': {
        // The guard refused the page, so it is not shown either.
        if (parseAddress(verdict.to, url, reports) === undefined)
          return shown(failed(lastGuard ?? 'redirect', match));
        const next = follow(verdict.to, url, seen, reports);
        if (next === undefined) return shown(decisionOf(match));
        url = next;
        continue;
      }
      case 'cancel':
        return { kind: 'cancelled' };
      case 'not-found':
        return shown({ kind: 'not-found' });
      case 'block': {
        // Shows the page about the closed site; without one nothing of the requested page is shown
        // either.
        const to = parseAddress(verdict.to, url, reports);
        const closed = to === undefined ? undefined : input.find(splitAddress(to.pathname).path);
        if (to === undefined || closed === undefined)
          return shown(failed(lastGuard ?? 'blocked', undefined));
        return { kind: 'shown', url: to, language, decision: decisionOf(closed), modals };
      }
      case 'failed':
        return shown(failed(verdict.guard, match));
      case 'modal':
      case 'show':
      case 'next':
        return shown(decisionOf(match));
    }
  }
}

/** Parses an http(s) address; `javascript:`, `data:`, `blob:` and the like are reported. */
export function parseAddress(
  address: string,
  base: URL,
  reports: Pick<Reports, 'report'>,
): URL | undefined {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  if (url?.protocol === 'https:' || url?.protocol === base.protocol) return url;
  reports.report(new UnsafeAddressError(address), { plugin: 'shell', contribution: 'navigation' });
  return undefined;
}

/** Next address of a redirect; undefined, and reported, in a cycle or past the limit. */
function follow(
  to: string,
  from: URL,
  seen: Set<string>,
  reports: Pick<Reports, 'report'>,
): URL | undefined {
  const next = parseAddress(to, from, reports);
  const fault = next === undefined ? undefined : redirectFault(seen, from, next);
  if (fault === undefined) return next;
  reports.report(new Error(fault), { plugin: 'shell', contribution: 'navigation' });
  return undefined;
}

function requestOf(
  { from, signal }: NavigationInput,
  url: URL,
  language: string,
  match: PageMatch | undefined,
): NavigationRequest {
  const { route } = match ?? {};
  return {
    url,
    language,
    routeName: route?.name,
    routeId: route?.id,
    access: route?.access ?? 'any',
    params: match?.params ?? {},
    ...(route?.dictionaries === undefined ? {} : { dictionaries: route.dictionaries }),
    fromRouteName: from?.name,
    signal,
  };
}

function failed(guard: string, match: PageMatch | undefined): PageDecision {
  return { kind: 'failed', guard, params: match?.params ?? {} };
}
