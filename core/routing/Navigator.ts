import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { GuardRun, GuardRunner } from '../guards/GuardRunner.ts';
import type { GuardVerdict, NavigationRequest } from '../guards/Guard.ts';
import type { Plan, PlannedRoute } from '../plan/Plan.ts';
import type { Navigation, Reports, RouteTarget } from '../services/CoreServices.ts';
import { buildHref } from './buildHref.ts';
import { matchRoute, type RouteMatch } from './matchRoute.ts';
import { movedAddress, redirectOf } from './redirectOf.ts';
import { splitLanguage } from './splitLanguage.ts';

/** What stands on the screen. */
export type PageState = { readonly kind: 'starting' } | { readonly kind: 'page'; readonly route: PlannedRoute } | { readonly kind: 'not-found' } | { readonly kind: 'failed'; readonly guard: string };

/** The browser's history as far as the navigator needs it; a fake in tests. */
export interface HistoryHost {
  readonly url: () => URL;
  readonly push: (url: URL, index: number) => void;
  readonly replace: (url: URL, index: number) => void;
  readonly index: () => number;
  readonly move: (delta: number) => void;
  readonly leave: (url: URL) => void;
  readonly isOnline: () => boolean;
  readonly reload: () => void;
  readonly onPop: (run: () => void) => () => void;
  readonly rememberScroll: () => void;
  readonly restoreScroll: (how: 'top' | 'remembered' | { readonly hash: string }) => void;
}

export interface NavigatorDependencies {
  readonly language: () => string;
  readonly languages: readonly string[];
  readonly site: { readonly plan: Pick<Plan, 'routes'> & Partial<Pick<Plan, 'redirects' | 'places'>> };
  /** Puts the page into another of its languages; rejects when that cannot be done without loading it. */
  readonly changeLanguage: (language: string, signal: AbortSignal) => Promise<void>;
  /** The address asks for the mobile platform, which then stays. */
  readonly forceMobile?: () => void;
  /** Addresses that contain one of these are nowhere. */
  readonly notFoundFragments?: readonly string[];
  readonly guards: () => GuardRunner;
  readonly host: HistoryHost;
  readonly reports: Reports;
  readonly openModal: (verdict: Extract<GuardVerdict, { kind: 'modal' }>) => void;
}

/** More redirects than this in one navigation are not followed (specification: cycles are logged, not followed). */
const maxHops = 10;
const maxRememberedRuns = 20;

/** Somebody wanted to go where no page is. */
class UnsafeAddressError extends Error {
  override readonly name = 'UnsafeAddressError';

  constructor(address: string) {
    super(`"${address.slice(0, 200)}" is not followed: give a path of the site or an https address`);
  }
}

interface Resolved {
  readonly url: URL;
  /** That of the address, where the site has it. */
  readonly language: string;
  readonly match: RouteMatch | undefined;
  readonly page: PageState | 'cancel' | 'leave';
  readonly run: GuardRun | undefined;
}

/**
 * Where the person is and how to get elsewhere. The guards speak before the address changes, so a cancelled
 * navigation leaves no trace in the history and no chunk of a forbidden page is ever fetched.
 */
export class Navigator implements Navigation {
  page: PageState = { kind: 'starting' };
  params: Readonly<Record<string, string>> = {};
  url: URL;
  isPending = false;
  /** Raised with every page that was reached: focus and title follow it. */
  visit = 0;
  runs: readonly GuardRun[] = [];
  readonly #dependencies: NavigatorDependencies;
  #current: AbortController | undefined;
  readonly #stopListening: () => void;
  #index: number;
  /** Given to others as it is, so it carries its object with it. */
  readonly reload = (): void => this.#dependencies.host.reload();

  constructor(dependencies: NavigatorDependencies) {
    this.#dependencies = dependencies;
    this.url = dependencies.host.url();
    this.#index = dependencies.host.index();
    makeAutoObservable(
      this,
      { page: observableRef, params: observableRef, url: observableRef, runs: observableRef, dispose: false, href: false, hasRoute: false, leave: false, reload: false },
      { autoBind: true },
    );
    this.#stopListening = dependencies.host.onPop(() => void this.#pop());
  }

  get routeName(): string | undefined {
    return this.page.kind === 'page' ? this.page.route.name : undefined;
  }

  get routeId(): number | undefined {
    return this.page.kind === 'page' ? this.page.route.id : undefined;
  }

  get query(): URLSearchParams {
    return this.url.searchParams;
  }

  get path(): string {
    return this.url.pathname;
  }

  hasRoute(name: string): boolean {
    return this.#routes.some((route) => route.name === name && route.offReason === undefined);
  }

  href(target: RouteTarget): string {
    return buildHref(this.#routes, this.#dependencies.language(), target);
  }

  /** The first page: the address stands already. */
  async start(): Promise<void> {
    await this.#navigate(this.#dependencies.host.url(), 'start');
  }

  go(target: RouteTarget | string, options: { readonly isReplacing?: boolean } = {}): void {
    const url = this.#parse(typeof target === 'string' ? target : this.href(target), this.url);
    if (url !== undefined) void this.#navigate(url, options.isReplacing === true ? 'replace' : 'push');
  }

  rewriteQuery(values: Readonly<Record<string, string | undefined>>): void {
    const url = new URL(this.url);
    for (const [key, value] of Object.entries(values)) {
      if (value === undefined) url.searchParams.delete(key);
      else url.searchParams.set(key, value);
    }
    this.url = url;
    this.#dependencies.host.replace(url, this.#index);
  }

  leave(address: string): void {
    const url = this.#parse(address, this.url);
    if (url !== undefined) this.#dependencies.host.leave(url);
  }

  /** The plan has changed: the page of this address may have gone, or come back. */
  recheck(): void {
    if (this.page.kind !== 'page' && this.page.kind !== 'not-found') return;
    const match = matchRoute(this.#routes, splitLanguage(this.path).path, this.#dependencies.site.plan.places);
    if (match?.route.name !== this.routeName) void this.#navigate(this.url, 'replace');
  }

  dispose(): void {
    this.#current?.abort();
    this.#stopListening();
  }

  get #routes(): readonly PlannedRoute[] {
    return this.#dependencies.site.plan.routes;
  }

  async #pop(): Promise<void> {
    const { host } = this.#dependencies;
    const delta = host.index() - this.#index;
    const hasArrived = await this.#navigate(host.url(), 'pop');
    if (!hasArrived && delta !== 0) host.move(-delta);
  }

  async #navigate(url: URL, how: 'start' | 'push' | 'replace' | 'pop'): Promise<boolean> {
    const { host, openModal } = this.#dependencies;
    const isSameDocument = url.pathname === this.url.pathname && url.search === this.url.search;
    if (how === 'pop' && isSameDocument && this.page.kind !== 'starting') {
      this.#index = host.index();
      runInAction(() => (this.url = url));
      return true;
    }
    this.#current?.abort();
    const controller = new AbortController();
    this.#current = controller;
    runInAction(() => (this.isPending = true));
    const resolved = await this.#resolve(url, controller.signal);
    if (controller.signal.aborted) return true;
    if (resolved.page === 'leave') {
      host.leave(resolved.url);
      return true;
    }
    const page = resolved.page;
    if (page === 'cancel') {
      runInAction(() => (this.isPending = false));
      return false;
    }
    if (resolved.language !== this.#dependencies.language() && !(await this.#speak(resolved.language, controller.signal))) {
      if (controller.signal.aborted) return true;
      // Without a network nothing can be loaded: the page stays as it is, with what was typed.
      if (host.isOnline()) host.leave(resolved.url);
      else runInAction(() => (this.isPending = false));
      return host.isOnline();
    }
    if (controller.signal.aborted) return true;
    const isOnlyLanguage = resolved.url.pathname !== this.url.pathname && placeOf(resolved.url) === placeOf(this.url);
    if (resolved.url.searchParams.get('platform_type') === 'mobile') this.#dependencies.forceMobile?.();
    this.#commitAddress(resolved.url, url, how);
    runInAction(() => {
      this.isPending = false;
      this.page = page;
      this.params = resolved.match?.params ?? {};
      this.url = resolved.url;
      this.visit += 1;
    });
    if (how !== 'start' && (how === 'pop' || !isOnlyLanguage)) host.restoreScroll(how === 'pop' ? 'remembered' : resolved.url.hash === '' ? 'top' : { hash: resolved.url.hash });
    for (const modal of resolved.run?.modals ?? []) openModal(modal);
    return true;
  }

  #commitAddress(arrived: URL, asked: URL, how: 'start' | 'push' | 'replace' | 'pop'): void {
    const { host } = this.#dependencies;
    if (how === 'push' && arrived.href !== this.url.href) {
      host.rememberScroll();
      this.#index += 1;
      host.push(arrived, this.#index);
      return;
    }
    this.#index = how === 'pop' ? host.index() : this.#index;
    if (how === 'replace' || arrived.href !== asked.href) host.replace(arrived, this.#index);
  }

  async #resolve(start: URL, signal: AbortSignal): Promise<Resolved> {
    const seen = new Set<string>();
    let url = start;
    for (;;) {
      const { language: fromPath, path } = splitLanguage(url.pathname);
      const current = this.#dependencies.language();
      const language = fromPath !== undefined && this.#dependencies.languages.includes(fromPath) ? fromPath : current;
      if (url.origin !== this.url.origin) return { url, language: current, match: undefined, page: 'leave', run: undefined };
      const { notFoundFragments = [], site } = this.#dependencies;
      const { routes, redirects = [], places } = site.plan;
      const isClosed = fromPath === undefined || notFoundFragments.some((fragment) => url.href.includes(fragment));
      const moved = isClosed ? undefined : redirectOf(redirects, path);
      const target = moved === undefined ? undefined : this.#follow(movedAddress(url, language, moved.to), url, seen);
      if (target !== undefined) {
        url = target;
        continue;
      }
      const match = isClosed ? undefined : matchRoute(routes, path, places);
      const run = await this.#dependencies.guards().run(this.#request(url, language, match, signal));
      this.#remember(run);
      const { verdict } = run;
      switch (verdict.kind) {
        case 'redirect': {
          // The guard wanted the person elsewhere, so the page itself is not shown either.
          if (this.#parse(verdict.to, url) === undefined) return { url, language, match, page: { kind: 'failed', guard: run.steps.at(-1)?.guard ?? 'redirect' }, run };
          const next = this.#follow(verdict.to, url, seen);
          if (next === undefined) return { url, language, match, page: pageOf(match), run };
          url = next;
          continue;
        }
        case 'cancel':
          return { url, language, match, page: 'cancel', run };
        case 'not-found':
          return { url, language, match: undefined, page: { kind: 'not-found' }, run };
        case 'block':
          return this.#blocked(verdict.to, url, language, run);
        case 'failed':
          return { url, language, match, page: { kind: 'failed', guard: verdict.guard }, run };
        case 'modal':
        case 'show':
        case 'next':
          return { url, language, match, page: pageOf(match), run };
      }
    }
  }

  /** False when the page must be loaded for it: the texts did not come. */
  async #speak(language: string, signal: AbortSignal): Promise<boolean> {
    try {
      await this.#dependencies.changeLanguage(language, signal);
      return true;
    } catch (error) {
      this.#dependencies.reports.report(error, { plugin: 'shell', contribution: 'language' });
      return false;
    }
  }

  /** The next address of a redirect; undefined, and reported, when it was seen before or is one too many. */
  #follow(to: string, from: URL, seen: Set<string>): URL | undefined {
    seen.add(from.href);
    const next = this.#parse(to, from);
    if (next === undefined || (!seen.has(next.href) && seen.size <= maxHops)) return next;
    this.#dependencies.reports.report(new Error(`Redirect cycle at ${next.pathname}: not followed`), { plugin: 'shell', contribution: 'navigation' });
    return undefined;
  }

  /** The page that says why the site is closed; without it nothing is shown of what was wanted either. */
  #blocked(to: string, from: URL, language: string, run: GuardRun): Resolved {
    const url = this.#parse(to, from);
    const match = url === undefined ? undefined : matchRoute(this.#routes, splitLanguage(url.pathname).path);
    if (url === undefined || match === undefined) return { url: from, language, match: undefined, page: { kind: 'failed', guard: run.steps.at(-1)?.guard ?? 'blocked' }, run };
    return { url, language, match, page: pageOf(match), run };
  }

  /** The address as a page of the web; `javascript:`, `data:`, `blob:` and the like are reported and lead nowhere. */
  #parse(address: string, base: URL): URL | undefined {
    const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
    if (url?.protocol === 'https:' || url?.protocol === this.url.protocol) return url;
    this.#dependencies.reports.report(new UnsafeAddressError(address), { plugin: 'shell', contribution: 'navigation' });
    return undefined;
  }

  #request(url: URL, language: string, match: RouteMatch | undefined, signal: AbortSignal): NavigationRequest {
    return {
      url,
      language,
      routeName: match?.route.name,
      routeId: match?.route.id,
      access: match?.route.access ?? 'any',
      params: match?.params ?? {},
      ...(match?.route.dictionaries === undefined ? {} : { dictionaries: match.route.dictionaries }),
      fromRouteName: this.routeName,
      signal,
    };
  }

  #remember(run: GuardRun): void {
    runInAction(() => (this.runs = [...this.runs, run].slice(-maxRememberedRuns)));
  }
}

/** Path and query without the language: where a person is, in whatever words. */
function placeOf(url: URL): string {
  return splitLanguage(url.pathname).path + url.search;
}

function pageOf(match: RouteMatch | undefined): PageState {
  return match === undefined ? { kind: 'not-found' } : { kind: 'page', route: match.route };
}
