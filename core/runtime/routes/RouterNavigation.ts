import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  type createBrowserRouter,
  createPath,
  NavigationType,
  redirect,
  replace,
  type BlockerFunction,
  type DOMRouterOpts,
  type RouteObject,
  type Location,
} from 'react-router';
import type { Dispose } from '../../contract/Dispose.ts';
import type { Navigation, RouteTarget } from './Navigation.ts';
import type { Reports } from '../../platform/reports/Reports.ts';
import type { GuardVerdict, NavigationRequest } from '../../contract/Guard.ts';
import type { Plan, PlannedRoute } from '../plan/Plan.ts';
import type { GuardRun } from '../guards/GuardRunner.ts';
import { buildHref } from './buildHref.ts';
import { createRoutes, rootId, type RouteParts } from './createRoutes.ts';
import { findPage, hasSecret, type PageMatch } from './findPage.ts';
import type { LayeredPage, LayerHistory } from './LayerHistory.ts';
import type { PageDecision } from './PageDecision.ts';
import { parseAddress, resolveNavigation } from './resolveNavigation.ts';
import { splitAddress } from './splitAddress.ts';

export type PageRouter = ReturnType<typeof createBrowserRouter>;
type RouterState = PageRouter['state'];

/** Page on the screen. */
export type PageState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'page'; readonly route: PlannedRoute }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'failed'; readonly guard: string };

/** Part of the window that navigation uses: a real one, a fake, or the edge's inert page. */
export interface NavigationHost {
  readonly createRouter: (
    routes: RouteObject[],
    options: Pick<DOMRouterOpts, 'hydrationData'>,
  ) => PageRouter;
  readonly location: Pick<globalThis.Location, 'href' | 'origin'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly leave: (url: URL) => void;
  readonly reload: () => void;
  readonly isOnline: () => boolean;
  readonly onArrival: (listener: (event: Event) => void) => Dispose;
  readonly layers: (page: LayeredPage) => Promise<LayerHistory>;
}

export interface NavigationDependencies {
  readonly language: () => string;
  readonly languages: readonly string[];
  readonly site: { readonly plan: Pick<Plan, 'routes' | 'prefixes'> & Partial<Plan> };
  /** Changes the page's language; rejects when that takes a full load. */
  readonly changeLanguage: (language: string, signal: AbortSignal) => Promise<void>;
  /** Keeps the mobile layout, which the address requests. */
  readonly forceMobile?: () => void;
  /** Addresses that contain one of these are not found. */
  readonly notFoundFragments?: readonly string[];
  /** The edge has answered that the first address is not found. */
  readonly isFirstUnknown?: boolean;
  readonly runGuards: (request: NavigationRequest) => Promise<GuardRun>;
  readonly host: NavigationHost;
  readonly parts: Omit<RouteParts, 'decide'>;
  readonly reports: Reports;
  readonly openModal: (verdict: Extract<GuardVerdict, { kind: 'modal' }>) => void;
}

type Step = 'start' | 'recheck' | 'push' | 'replace' | 'pop';

const blockerKey = 'navigation';
const maxRememberedRuns = 20;
const origin = { plugin: 'shell', contribution: 'navigation' };

/**
 * The router's state as observables, and the decisions for its root middleware: guards run before
 * the address changes, so that a cancelled navigation leaves no entry and loads no chunk.
 */
export class RouterNavigation implements Navigation {
  page: PageState = { kind: 'starting' };
  params: Readonly<Record<string, string>> = {};
  url: URL;
  isPending = false;
  /** Incremented with every page that is reached: focus and title follow it. */
  visit = 0;
  runs: readonly GuardRun[] = [];
  /** Position of the current entry in the history. */
  index = 0;
  readonly #dependencies: NavigationDependencies;
  readonly #unknownPath: string | undefined;
  readonly #blockers = new Set<(to: URL) => boolean>();
  readonly #modals = new WeakMap<PageDecision, GuardRun['modals']>();
  #router: PageRouter | undefined;
  #end: Dispose | undefined;
  #location: Location | undefined;
  #decision: PageDecision | undefined;
  /** Decision for the address to which the router is being redirected. */
  #settled: { readonly href: string; readonly decision: PageDecision } | undefined;
  #isLeaving = false;
  /** Loaded with the first layer. */
  #layers: LayerHistory | undefined;
  #loadingLayers: Promise<LayerHistory | undefined> | undefined;
  /** The guards have run or are running; until then the first page counts as the start. */
  #hasAsked = false;
  /** An arrow function, because it is passed on without its object. */
  readonly reload = (): void => this.#dependencies.host.reload();

  constructor(dependencies: NavigationDependencies) {
    this.#dependencies = dependencies;
    this.url = new URL(dependencies.host.location.href);
    if (dependencies.isFirstUnknown === true)
      this.#unknownPath = splitAddress(this.url.pathname).path;
    makeAutoObservable(
      this,
      {
        page: observableRef,
        params: observableRef,
        url: observableRef,
        runs: observableRef,
        router: false,
        entryKey: false,
        dispose: false,
        href: false,
        hasRoute: false,
        find: false,
        block: false,
        openLayer: false,
        leave: false,
        reload: false,
      },
      { autoBind: true },
    );
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

  get entryKey(): string {
    return this.#location?.key ?? 'default';
  }

  /** The page's router; available once the navigation has started. */
  get router(): PageRouter {
    if (this.#router === undefined) throw new Error('The navigation has not started');
    return this.#router;
  }

  hasRoute(name: string): boolean {
    return this.#routes.some((route) => route.name === name && route.offReason === undefined);
  }

  href(target: RouteTarget): string {
    return buildHref(this.#routes, this.#dependencies.language(), target);
  }

  /** Page of a path behind the language. */
  find(path: string): PageMatch | undefined {
    const router = this.#router;
    const match = findPage(
      this.#dependencies.site.plan,
      path,
      router === undefined ? undefined : (location) => router.match(location),
    );
    // For an unknown token the page itself can only check the form.
    return path === this.#unknownPath && match !== undefined && hasSecret(match.route)
      ? undefined
      : match;
  }

  /**
   * Shows the first page, whose address is set already. Resolves when its decision is known: at
   * once if the edge has made it, in which case `confirm` runs the guards.
   */
  async start(decision?: PageDecision): Promise<void> {
    const { site, parts, host } = this.#dependencies;
    // Registered before the router listens, so that it does not see the entries of layers.
    const stop = host.onArrival((event) => this.#layers?.arrive(event));
    const router = host.createRouter(
      createRoutes(site.plan, { ...parts, decide: this.#decide }),
      decision === undefined ? {} : { hydrationData: { loaderData: { [rootId]: decision } } },
    );
    this.#end = () => {
      stop();
      router.dispose();
    };
    this.show(router);
    router.subscribe(this.#follow);
    // The page was reloaded while a layer was open: its history entry still exists.
    if (this.#entry('layer') > 0) void this.#loadLayers();
    if (router.state.initialized) return;
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        resolve();
      });
    });
  }

  /** Shows the current state of a router; the edge's router has no other. */
  show(router: PageRouter): void {
    this.#router = router;
    this.#follow(router.state);
  }

  /** Runs the guards for a first page that is shown already. */
  confirm(): void {
    if (!this.#hasAsked) this.#step(this.router.revalidate());
  }

  go(target: RouteTarget | string, options: { readonly isReplacing?: boolean } = {}): void {
    const url = this.#parse(typeof target === 'string' ? target : this.href(target));
    if (url === undefined) return;
    if (url.origin !== this.url.origin) {
      this.#isLeaving = true;
      this.isPending = true;
      this.#dependencies.host.leave(url);
      return;
    }
    const isOnlyLanguage = url.pathname !== this.url.pathname && placeOf(url) === placeOf(this.url);
    const { pathname, search, hash } = url;
    this.#step(
      this.router.navigate(
        { pathname, search, hash },
        {
          replace: options.isReplacing === true || url.href === this.url.href,
          preventScrollReset: isOnlyLanguage,
        },
      ),
    );
  }

  rewriteQuery(values: Readonly<Record<string, string | undefined>>): void {
    const { history } = this.#dependencies.host;
    const url = new URL(this.url);
    for (const [key, value] of Object.entries(values)) {
      if (value === undefined) url.searchParams.delete(key);
      else url.searchParams.set(key, value);
    }
    this.url = url;
    // Bypasses the router, which would run the guards and render the page again; the entry stays
    // its own.
    history.replaceState(history.state, '', url);
  }

  leave(address: string): void {
    const url = this.#parse(address);
    if (url !== undefined) this.#dependencies.host.leave(url);
  }

  block(mayGo: (to: URL) => boolean): Dispose {
    this.#blockers.add(mayGo);
    this.router.getBlocker(blockerKey, this.#isBlocked);
    return () => {
      this.#blockers.delete(mayGo);
      if (this.#blockers.size === 0) this.#router?.deleteBlocker(blockerKey);
    };
  }

  openLayer(close: () => void): Dispose {
    const layers = this.#loadLayers();
    void layers.then((all) => all?.open(close));
    return () => void layers.then((all) => all?.end(close));
  }

  /**
   * Checks after a change of the plan whether the page of this address still exists, or exists
   * again.
   */
  recheck(): void {
    if (this.page.kind !== 'page' && this.page.kind !== 'not-found') return;
    const match = this.find(splitAddress(this.path).path);
    if (match?.route.name !== this.routeName) this.#step(this.router.revalidate());
  }

  /** Shows the missing page, for an address whose subject the platform does not have. */
  showNotFound(): void {
    this.page = { kind: 'not-found' };
  }

  dispose(): void {
    this.#end?.();
    this.#layers?.dispose();
  }

  get #routes(): readonly PlannedRoute[] {
    return this.#dependencies.site.plan.routes;
  }

  readonly #isBlocked: BlockerFunction = ({ nextLocation }) => {
    const to = this.#urlOf(nextLocation);
    return [...this.#blockers].some((mayGo) => !mayGo(to));
  };

  /** Adopts the state of the router. */
  readonly #follow = (state: RouterState): void => {
    const blocker = state.blockers.get(blockerKey);
    if (blocker?.state === 'blocked') queueMicrotask(() => blocker.reset());
    const isThere = state.initialized && state.navigation.state === 'idle';
    const decision: PageDecision | undefined = state.loaderData[rootId];
    runInAction(() => {
      this.isPending = !isThere || this.#isLeaving;
      if (!isThere) return;
      if (state.location !== this.#location) {
        this.#location = state.location;
        this.index = this.#entry('idx');
        this.url = this.#urlOf(state.location);
      }
      if (decision === undefined || decision === this.#decision) return;
      this.#decision = decision;
      this.page = this.#pageOf(decision);
      this.params = decision.kind === 'not-found' ? {} : decision.params;
      this.visit += 1;
    });
    if (!isThere || decision === undefined) return;
    for (const modal of this.#modals.get(decision) ?? []) this.#dependencies.openModal(modal);
    this.#modals.delete(decision);
  };

  /** Decides about the address before the location changes; throws a redirect. */
  readonly #decide: RouteParts['decide'] = async ({ request }) => {
    // A link was pressed while another site was loading: the person stays after all.
    if (this.#router?.state.revalidation === 'idle') this.#isLeaving = false;
    // The router requests its first address before its constructor returns.
    await Promise.resolve();
    const { signal } = request;
    if (signal.aborted) return overtaken(signal);
    const { navigation, initialized } = this.router.state;
    const isFirst = !initialized || (navigation.historyAction === undefined && !this.#hasAsked);
    const step = stepOf(isFirst, navigation.historyAction);
    this.#hasAsked = true;
    const asked = navigation.location === undefined ? this.url : this.#urlOf(navigation.location);
    const settled = this.#settled;
    this.#settled = undefined;
    if (settled?.href === asked.href) return settled.decision;
    if (step === 'pop' && isSameDocument(asked, this.url) && this.#decision !== undefined)
      return this.#decision;

    const { host, site, reports, ...dependencies } = this.#dependencies;
    const resolved = await resolveNavigation({
      url: asked,
      language: dependencies.language(),
      languages: dependencies.languages,
      from: step !== 'start' && this.page.kind === 'page' ? this.page.route : undefined,
      plan: site.plan,
      notFoundFragments: dependencies.notFoundFragments ?? [],
      find: (path) => this.find(path),
      runGuards: async (request) => {
        const run = await dependencies.runGuards(request);
        this.#remember(run);
        return run;
      },
      reports,
      signal,
    });
    if (signal.aborted || this.#isLeaving) return overtaken(signal);
    if (resolved.kind === 'left') return this.#leaveFor(resolved.url, signal);
    if (resolved.kind === 'cancelled') return this.#stay(step, signal);
    const { url, language } = resolved;
    if (language !== dependencies.language()) {
      const isSpoken = await this.#setLanguage(language, signal);
      if (signal.aborted) return overtaken(signal);
      // Without a network nothing can be loaded, so the page stays, with everything that was typed.
      if (!isSpoken)
        return host.isOnline() ? this.#leaveFor(url, signal) : this.#stay(step, signal);
    }
    if (url.searchParams.get('platform_type') === 'mobile') dependencies.forceMobile?.();
    // The same page again is no other visit.
    const decision =
      isFirst && isSameDecision(this.#decision, resolved.decision)
        ? this.#decision
        : resolved.decision;
    this.#modals.set(decision, resolved.modals);
    await this.#layers?.clear();
    if (signal.aborted) return overtaken(signal);
    if (url.href === asked.href) return decision;
    this.#settled = { href: url.href, decision };
    // A redirect on the way back, or of the current address, replaces the entry.
    throw step === 'push' ? redirect(url.href) : replace(url.href);
  };

  /** Keeps page and history entry after a cancelled navigation. */
  #stay(step: Step, signal: AbortSignal): PageDecision | Promise<never> {
    const shown = this.#decision ?? { kind: 'failed', guard: 'navigation', params: {} };
    if (step === 'start' || step === 'recheck') return shown;
    const delta = this.index - this.#entry('idx');
    if (step === 'pop' && delta !== 0) {
      // The browser has moved already. Going back ends this navigation.
      this.#step(this.router.navigate(delta));
      return overtaken(signal);
    }
    this.#settled = { href: this.url.href, decision: shown };
    throw replace(this.url.href);
  }

  #leaveFor(url: URL, signal: AbortSignal): Promise<never> {
    this.#isLeaving = true;
    this.#dependencies.host.leave(url);
    return overtaken(signal);
  }

  /** False when the page must be reloaded for the language, because its texts did not load. */
  async #setLanguage(language: string, signal: AbortSignal): Promise<boolean> {
    try {
      await this.#dependencies.changeLanguage(language, signal);
      return true;
    } catch (error) {
      this.#dependencies.reports.report(error, { plugin: 'shell', contribution: 'language' });
      return false;
    }
  }

  #step(step: Promise<void>): void {
    step.catch((error: unknown) => this.#dependencies.reports.report(error, origin));
  }

  #pageOf(decision: PageDecision): PageState {
    if (decision.kind !== 'page') return decision;
    const route = this.#routes.find(({ name }) => name === decision.route);
    return route === undefined ? { kind: 'not-found' } : { kind: 'page', route };
  }

  #loadLayers(): Promise<LayerHistory | undefined> {
    const { host, reports } = this.#dependencies;
    return (this.#loadingLayers ??= host.layers(this).then(
      (layers) => (this.#layers = layers),
      (error: unknown) => {
        // Until the code is loaded with another layer, Back leaves the page.
        reports.report(error, origin);
        this.#loadingLayers = undefined;
        return undefined;
      },
    ));
  }

  /** Number that the router, or a layer, has written into the current entry. */
  #entry(key: 'idx' | 'layer'): number {
    const state: unknown = this.#dependencies.host.history.state;
    return Number(Object(state)[key]) || 0;
  }

  #urlOf(location: Location): URL {
    return new URL(`${this.#dependencies.host.location.origin}${createPath(location)}`);
  }

  #parse(address: string): URL | undefined {
    return parseAddress(address, this.url, this.#dependencies.reports);
  }

  #remember(run: GuardRun): void {
    runInAction(() => (this.runs = [...this.runs, run].slice(-maxRememberedRuns)));
  }
}

function stepOf(isFirst: boolean, action: NavigationType | undefined): Step {
  if (isFirst) return 'start';
  if (action === undefined) return 'recheck';
  if (action === NavigationType.Pop) return 'pop';
  return action === NavigationType.Push ? 'push' : 'replace';
}

/** Never resolves: the router has dropped the navigation, or the page is about to be left. */
function overtaken(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = (): void => reject(signal.reason as Error);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

/** Decisions are plain data made by the same code. */
function isSameDecision(a: PageDecision | undefined, b: PageDecision): a is PageDecision {
  return JSON.stringify(a) === JSON.stringify(b);
}

function isSameDocument(a: URL, b: URL): boolean {
  return a.pathname === b.pathname && a.search === b.search;
}

/** Path and query without the language, which identify a page in every language. */
function placeOf(url: URL): string {
  return splitAddress(url.pathname).path + url.search;
}
