import { autorun, makeAutoObservable, observableRef, reaction, when } from 'mobx';
import {
  HttpError,
  type Clock,
  type Cookies,
  type CoreServices,
  type PendingWork,
  type Dispose,
  type GuardVerdict,
  type Navigation,
  type NavigationRequest,
  type RouteRules,
  type Scheduler,
} from '#core';
import type { BlockAnswer, SiteNews } from './AccessApi.ts';
import { toSiteBlock } from './accessFromWire.ts';
import type { SiteAccess } from '../contract.ts';
import { closedPage, isClosedRoute, standsWhile, type ClosedRoute } from './closedPage.ts';
import { nextChangeS, type Maintenance } from '../maintenance/Maintenance.ts';
import { maintenanceCookie, writeMaintenanceCookie } from '../maintenance/maintenanceCookie.ts';
import { readReturnPath } from './readReturnPath.ts';
import type { SiteBlock } from './SiteBlock.ts';

export interface SiteAccessDependencies {
  readonly clock: Clock;
  readonly cookies: Cookies;
  readonly pendingWork: PendingWork;
  readonly feed: Pick<CoreServices['feed'], 'status'>;
  readonly navigation: Navigation;
  readonly scheduler: Scheduler;
  /** Maintenance with which the page was served. */
  readonly maintenance: Maintenance;
  readonly version: string;
  readonly rulesOf: (routeName: string | undefined) => RouteRules | undefined;
  readonly askBlock: () => Promise<BlockAnswer>;
  readonly syncSite: (onMessage: (news: SiteNews) => void) => Dispose;
  /** Reports a mark that changes with every change of the person's own block. */
  readonly followPerson: (onMessage: (mark: string) => void) => Dispose;
  /** Observable. */
  readonly isSignedIn: () => boolean;
  readonly random?: () => number;
}

/** Specification, shell, 7 and 9: the block check retries twice with 100 ms delay. */
const retries = 2;
const retryDelayMs = 100;
/** Time for which a response is used without another request. */
const freshMs = 60_000;
/** Retry interval of 30 s ± 50 %, so that thousands of pages do not ask at once. */
const recheckMs = 30_000;
/**
 * Failed checks that confirm an outage, so that a service that loses half of the requests is not
 * taken for one.
 */
const doubtsToConfirm = 2;
const recheckJitter = 0.5;
/**
 * A new configuration version reaches all pages at once; their requests are spread over this time.
 */
const spreadMs = 2000;
const cookieLifeS = 86_400;

/**
 * Whether the site is open: asks again when the response is old, and moves the page when it
 * changes.
 */
export class SiteAccessStore implements SiteAccess {
  block: SiteBlock | undefined = undefined;
  countryCode: string | undefined = undefined;
  maintenance: Maintenance;
  isUnreachable = false;
  /** Route shown instead of all others. */
  closed: ClosedRoute | undefined = undefined;
  /** Failed checks in a row since the last response. */
  doubts = 0;
  readonly #dependencies: SiteAccessDependencies;
  readonly #random: () => number;
  readonly #endings: Dispose[] = [];
  #version: string;
  /** Last mark of the person's own block. */
  #personMark = '';
  /** False only until the first response since the page was loaded. */
  #hasAnswer = true;
  #hasJudged = false;
  #isJudging = false;
  #checkedAtMs: number;
  #checking: Promise<void> | undefined;
  #cancelChange: Dispose | undefined;
  #cancelSpread: Dispose | undefined;
  #cancelMove: Dispose | undefined;

  constructor(dependencies: SiteAccessDependencies) {
    this.#dependencies = dependencies;
    this.#random = dependencies.random ?? Math.random;
    this.maintenance = dependencies.maintenance;
    this.#version = dependencies.version;
    this.#checkedAtMs = dependencies.clock.monotonicMs();
    makeAutoObservable(
      this,
      {
        block: observableRef,
        maintenance: observableRef,
        evaluate: false,
        dispose: false,
        start: false,
        addEnding: false,
      },
      { autoBind: true },
    );
    this.settle();
  }

  /** Starts watching. */
  start(): void {
    const { followPerson, syncSite, scheduler } = this.#dependencies;
    this.#endings.push(
      reaction(
        () => this.closed,
        () => {
          // A navigation under evaluation gets the verdict itself.
          if (!this.#isJudging) this.move();
        },
      ),
      syncSite(this.onMessage),
      followPerson(this.onPerson),
      scheduler.onResume(() => {
        if (this.#isStale()) void this.check();
      }),
      this.#pollWhileNeeded(),
    );
  }

  /** Disposes of `end` together with the store. */
  addEnding(end: Dispose): void {
    this.#endings.push(end);
  }

  evaluate(request: NavigationRequest, answer?: BlockAnswer): GuardVerdict | Promise<GuardVerdict> {
    const isFirst = !this.#hasJudged;
    this.#hasJudged = true;
    if (answer !== undefined) {
      this.#isJudging = true;
      this.apply(answer);
      this.#isJudging = false;
    } else if (isFirst && request.fromRouteName === undefined) {
      // The page came without a response: from an edge that got none, or without an edge.
      this.#hasAnswer = false;
      this.#isJudging = true;
      return this.check().then(() => {
        this.#isJudging = false;
        return this.#verdict(request);
      });
    } else if (this.#isStale()) {
      void this.check();
    }
    return this.#verdict(request);
  }

  async check(): Promise<void> {
    this.#checking ??= this.#ask().finally(() => (this.#checking = undefined));
    return this.#checking;
  }

  /** Applies news from the feed and the configuration. */
  onMessage({ version, maintenance }: SiteNews): void {
    if (maintenance !== undefined) {
      this.maintenance = maintenance;
      this.settle();
    }
    if (version === undefined || version === this.#version) return;
    this.#version = version;
    this.#cancelSpread?.();
    this.#cancelSpread = this.#dependencies.scheduler.after(
      this.#random() * spreadMs,
      () => void this.check(),
    );
  }

  /**
   * ACC-17: a block of this person, or its end. The mark with which the page was served is no
   * change.
   */
  onPerson(mark: string): void {
    if (mark === this.#personMark) return;
    this.#personMark = mark;
    if (this.#dependencies.isSignedIn()) void this.check();
  }

  apply(answer: BlockAnswer): void {
    const { clock, cookies } = this.#dependencies;
    this.block = toSiteBlock(answer, cookies.read('geo_off'));
    this.countryCode = answer.countryCode;
    this.isUnreachable = false;
    this.doubts = 0;
    this.#hasAnswer = true;
    this.#checkedAtMs = clock.monotonicMs();
    this.settle();
  }

  /** Evaluates the state now, and at the next instant that changes it. */
  settle(): void {
    const { clock, scheduler } = this.#dependencies;
    const nowS = clock.nowMs() / 1000;
    const closed = closedPage(this, nowS);
    if (closed !== this.closed) this.#notifyEdge(closed);
    this.closed = closed;
    this.#cancelChange?.();
    const changeS = nextChangeS(this.maintenance, nowS);
    this.#cancelChange =
      changeS === undefined ? undefined : scheduler.atPlatformMs(changeS * 1000, this.settle);
  }

  /** ACC-10: moves to the closed page and back; waits for a bet or payment in flight. */
  move(): void {
    const { pendingWork, navigation } = this.#dependencies;
    this.#cancelMove?.();
    this.#cancelMove = when(
      () => !pendingWork.isBusy,
      () => {
        const isRight =
          this.closed === undefined
            ? !isClosedRoute(navigation.routeName)
            : this.#stands(this.closed, navigation.routeName);
        const query = navigation.query.toString();
        // The guard evaluates the same address again.
        if (!isRight)
          navigation.go(query === '' ? navigation.path : `${navigation.path}?${query}`, {
            isReplacing: true,
          });
      },
    );
  }

  dispose(): void {
    for (const end of [...this.#endings, this.#cancelChange, this.#cancelSpread, this.#cancelMove])
      end?.();
  }

  #verdict(request: NavigationRequest): GuardVerdict {
    const { routeName, url, language } = request;
    const home = `/${language}`;
    const wanted = isClosedRoute(routeName)
      ? (readReturnPath(url.searchParams.get('return-url')) ?? home)
      : url.pathname + url.search + url.hash;
    const { closed } = this;
    if (closed === undefined)
      return isClosedRoute(routeName) ? { kind: 'redirect', to: wanted } : { kind: 'next' };
    if (routeName === closed) return { kind: 'block', to: url.pathname + url.search };
    if (this.#stands(closed, routeName)) return { kind: 'next' };
    return {
      kind: 'block',
      to: this.#dependencies.navigation.href({
        name: closed,
        ...(wanted === home ? {} : { query: { 'return-url': wanted } }),
      }),
    };
  }

  #stands(closed: ClosedRoute, routeName: string | undefined): boolean {
    return standsWhile(closed, routeName, this.#dependencies.rulesOf(routeName));
  }

  async #ask(): Promise<void> {
    const { askBlock, scheduler } = this.#dependencies;
    for (let attempt = 0; ; attempt += 1) {
      try {
        this.apply(await askBlock());
        return;
      } catch (error) {
        if (attempt === retries) return this.fail(error);
        await new Promise<void>((resolve) => void scheduler.after(retryDelayMs, resolve));
      }
    }
  }

  /**
   * ACC-82, ACC-83: without any response the site counts as under maintenance. After a response, a
   * first failure must be confirmed by two more checks; a device that is offline proves nothing.
   */
  fail(error: unknown): void {
    const isOwnNetwork = error instanceof HttpError && (error.status === 0 || error.status === 499);
    if (this.#hasAnswer && isOwnNetwork) return;
    this.doubts += 1;
    if (this.#hasAnswer && this.doubts <= doubtsToConfirm) return;
    this.isUnreachable = true;
    this.settle();
  }

  /** ACC-86: polls while something is wrong, while signed in, or without a feed connection. */
  #pollWhileNeeded(): Dispose {
    const { feed, isSignedIn, scheduler } = this.#dependencies;
    let stop: Dispose | undefined;
    const stopWatching = autorun(() => {
      stop?.();
      const isWrong = this.closed !== undefined || this.doubts > 0;
      const isSilent = feed.status !== 'current' && feed.status !== 'delayed';
      stop = isWrong
        ? scheduler.poll({ everyMs: recheckMs, jitter: recheckJitter }, this.check)
        : isSilent || isSignedIn()
          ? scheduler.poll({ everyMs: freshMs }, this.check)
          : undefined;
    });
    return () => {
      stopWatching();
      stop?.();
    };
  }

  /** ACC-12: a page that the edge serves without its platform has no other source of the dates. */
  #notifyEdge(closed: ClosedRoute | undefined): void {
    const { cookies } = this.#dependencies;
    if (closed === 'access.maintenance' && !this.isUnreachable)
      cookies.write(maintenanceCookie, writeMaintenanceCookie(this.maintenance), cookieLifeS);
    else if (closed === undefined && cookies.read(maintenanceCookie) !== undefined)
      cookies.remove(maintenanceCookie);
  }

  #isStale(): boolean {
    return this.#dependencies.clock.monotonicMs() - this.#checkedAtMs >= freshMs;
  }
}
