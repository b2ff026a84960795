import { observable } from 'mobx';
import type { CoreServices, Notice } from '#core';
import type { CouponBet, GameList } from '#wire';
import { FeedClient } from '../../../core/platform/feed/FeedClient.ts';
import type { FeedSocket } from '../../../core/platform/feed/FeedConnection.ts';
import { HttpClient } from '../../../core/platform/http/HttpClient.ts';
import { PendingWorkStore } from '../../../core/runtime/services/PendingWorkStore.ts';
import { FixedServices } from '../../../core/runtime/services/FixedServices.ts';
import { BrowserStorage } from '../../../core/platform/storage/BrowserStorage.ts';
import { MemoryArea } from '../../../core/platform/storage/MemoryArea.ts';
import { BrowserScheduler } from '../../../core/platform/time/BrowserScheduler.ts';
import { FakeTimeHost, settle } from '../../../core/platform/time/FakeTimeHost.ts';
import { PlatformClock } from '../../../core/platform/time/PlatformClock.ts';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../sandbox/createTestSandbox.ts';
import type { StakingState, Terms } from '../../auth/contract.ts';
import { AccountsStore } from '../../auth/accounts/AccountsStore.ts';
import type { SelectionDraft } from '../contract.ts';
import type { CouponOrder } from '../place/CouponOrder.ts';
import { armOdds } from '../one-click/armOdds.ts';
import { CouponUiStore } from '../frame/CouponUiStore.ts';
import { createCouponStores } from '../setup/createCouponStores.ts';
import type { CouponStores } from '../setup/CouponStores.ts';
import { pendingPlacements } from '../place/pendingPlacements.ts';
import { SelectionsStore } from '../selections/SelectionsStore.ts';
import { StageSession } from './StageSession.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';
import { fakeOf } from '../../../test/services/fakeOf.ts';

/** What the network does to the next call of a path. */
export type NetworkFault = 'lose-answer' | 'lose-request' | 'unauthorised';

/** One page: the coupon's stores on the real sandbox, with a network that can be broken and time that stands still. */
export class CouponStage {
  readonly sandbox: TestSandbox;
  readonly area: MemoryArea;
  readonly host = new FakeTimeHost();
  readonly session = new StageSession();
  /** Names of the services that components asked for. */
  readonly asked = new Set<string>();
  readonly announced: string[] = [];
  readonly alerts: string[] = [];
  readonly openedModals: string[] = [];
  readonly commanded: object[] = [];
  readonly noticed: Notice[] = [];
  readonly emitted: unknown[] = [];
  /** Bodies of the calls that placed, in order. */
  readonly sent: { readonly key: string; readonly body: string }[] = [];
  readonly faults: NetworkFault[] = [];
  readonly services: CoreServices;
  readonly selections: SelectionsStore;
  readonly view: CouponUiStore;
  readonly accounts: AccountsStore;
  /** What the plugin of access would say of the terms. */
  readonly terms = observable<{ staking: StakingState; check: () => Promise<void> }>({
    staking: 'open',
    check: () => Promise.resolve(),
  });
  readonly stores: CouponStores;
  /** Answers of the placing call wait for this. */
  hold: Promise<void> = Promise.resolve();
  inFlight = 0;
  mostInFlight = 0;
  /** Messages of the feed stay on the way. */
  isFeedMute = false;
  readonly #feed: FeedClient;
  /** Connections of the feed that this page has opened. */
  socketsOpened = 0;
  readonly #sockets: FeedSocket[] = [];

  constructor(
    sandbox: TestSandbox = createTestSandbox(),
    area = new MemoryArea(),
    person?: TestPerson,
  ) {
    this.sandbox = sandbox;
    this.area = area;
    this.host.wallOffsetMs = sandbox.nowMs() - this.host.nowMs;
    const clock = new PlatformClock(this.host);
    const reports = { report: (error: unknown) => this.emitted.push(error), entries: [] };
    const scheduler = new BrowserScheduler({ host: this.host, clock, reports });
    const storage = new BrowserStorage({ brand: 'stage', area: () => area });
    const http = new HttpClient({
      baseUrl: 'http://localhost',
      language: () => 'en',
      scheduler,
      clock,
      reports,
      session: () => this.session,
      services: () => this.services,
      interceptors: [],
      random: () => 0.5,
      fetch: (url, init) => this.#fetch(url, init),
    });
    this.#feed = new FeedClient({
      url: 'ws://localhost/feed/v1',
      language: 'en',
      clock,
      scheduler,
      session: this.session,
      reports,
      random: () => 0.5,
      openSocket: () => this.#openSocket(),
    });
    if (person !== undefined) this.session.become(person);
    const services = createTestServices({
      host: this.host,
      announcer: {
        polite: (text: string) => this.announced.push(text),
        alert: (text: string) => this.alerts.push(text),
      },
      clock,
      config: {
        brand: { name: 'Stage' },
        currency: 'EUR',
        rgProfile: 'strict',
        site: { show_one_click: true },
      },
      commands: {
        run: (command, payload) => (
          this.commanded.push({ id: command.id, ...(payload as object) }),
          Promise.resolve(undefined)
        ),
      },
      notices: {
        shown: [],
        add: (notice: Notice) => (this.noticed.push(notice), () => undefined),
        close: () => undefined,
        hold: () => undefined,
        release: () => undefined,
      },
      pendingWork: new PendingWorkStore(),
      environment: { language: 'en', isMobile: false },
      events: {
        emit: (event: { name: string }, payload: unknown) =>
          this.emitted.push({ name: event.name, payload }),
        on: () => () => undefined,
      },
      feed: this.#feed,
      http,
      services: new FixedServices((name) => this.#service(name)),
      plan: {
        routes: [
          { name: 'stage.list', quickCoupon: true },
          { name: 'stage.text', quickCoupon: false },
        ],
      },
      navigation: {
        routeName: 'stage.list',
        path: '/en/list',
        hasRoute: () => false,
        href: ({ name }: { readonly name: string }) => `/en/${name}`,
        query: new URLSearchParams(),
      },
      i18n: {
        language: 'en',
        t: (key: string, values?: object) =>
          `${key}${values === undefined ? '' : JSON.stringify(values)}`,
        loadNamespace: () => Promise.resolve(),
      },
      modals: {
        open: (modal) => (this.openedModals.push(modal.id), Promise.resolve(undefined)),
        closeAll: () => undefined,
        isAnyOpen: false,
      },
      reports,
      scheduler,
      session: this.session,
      storage,
    });
    const { config } = services;
    this.services = {
      ...services,
      // Operators change it while the page stands.
      config: { ...config, site: observable({ ...config.site }) },
    };
    this.selections = new SelectionsStore(storage);
    this.view = new CouponUiStore(pendingPlacements(storage).read().length > 0);
    this.accounts = new AccountsStore({ feed: this.#feed, http, session: this.services.session });
    this.stores = createCouponStores({
      services: this.services,
      selections: this.selections,
      view: this.view,
      accounts: this.accounts,
      terms: fakeOf<Terms>(this.terms),
      arm: typeof document === 'undefined' ? () => () => undefined : armOdds,
    });
  }

  /** The same browser after a reload. */
  reload(): CouponStage {
    this.dispose();
    const next = new CouponStage(this.sandbox, this.area, this.session.person);
    return next;
  }

  dispose(): void {
    this.stores.dispose();
    this.accounts.dispose();
    this.selections.dispose();
    this.#feed.dispose();
  }

  async signIn(login?: string): Promise<TestPerson> {
    const person = await this.sandbox.signIn(login);
    this.session.become(person);
    await this.pass(0);
    return person;
  }

  /** Lets machine time pass here and on the platform alike. */
  async pass(milliseconds: number): Promise<void> {
    await ripple();
    for (let left = milliseconds; left > 0; left -= 100) {
      this.sandbox.run(Math.min(100, left));
      await this.host.advance(Math.min(100, left));
      await ripple();
    }
    await ripple();
  }

  /** Breaks the feed's connection; the page notices at once. */
  dropFeed(): void {
    for (const socket of this.#sockets.splice(0))
      socket.onclose?.(new Event('close') as CloseEvent);
  }

  /** Outcomes that can be bet on, one of each event. */
  async outcomes(section: 'line' | 'live', count: number): Promise<readonly CouponBet[]> {
    const list = await this.sandbox.json<GameList>(
      `/web-api/line/v1/games?section=${section}&limit=60`,
    );
    const found: CouponBet[] = [];
    for (const game of list.games) {
      for (const market of game.main) {
        const outcome = market.outcomes.find(
          (each) => !each.isBlocked && each.coef > 1.2 && each.coef < 4,
        );
        const bet =
          outcome === undefined ? undefined : this.sandbox.line.couponBet(outcome.id, 'en');
        if (bet === undefined || bet.isBlocked || bet.isFinished || bet.isBannedExpress) continue;
        found.push(bet);
        break;
      }
      if (found.length === count) return found;
    }
    throw new Error(`The stage has only ${found.length} of ${count} outcomes in ${section}`);
  }

  add(bet: CouponBet, odds = Math.round(bet.coef * 1000)): SelectionDraft {
    const draft: SelectionDraft = {
      outcomeId: bet.id,
      eventId: bet.gameId,
      odds,
      isLive: bet.isLive,
      outcomeName: bet.name,
      marketName: bet.marketName,
      eventName: bet.gameName,
    };
    this.selections.toggle(draft);
    return draft;
  }

  /** The odds on the screen, as the button hands them over. */
  shown(): ReadonlyMap<number, number> {
    return new Map(this.stores.rows.all.map((row) => [row.draft.outcomeId, row.odds]));
  }

  /** What a press would send now. */
  order(): CouponOrder | undefined {
    return this.stores.placing.order(this.shown(), false);
  }

  press(isAccepting = false): void {
    this.stores.placing.place(this.shown(), isAccepting);
  }

  /** How many bets of this stake the platform has. */
  async bets(person: TestPerson): Promise<number> {
    const answer = (await (
      await person.call('GET', '/web-api/history/v1/bets?state=open&pageSize=100')
    ).json()) as { total: number };
    return answer.total;
  }

  #service(name: string): unknown {
    this.asked.add(name);
    return {
      'coupon.selections': this.selections,
      'coupon.view': this.view,
      'coupon.stores': this.stores,
      'auth.accounts': this.accounts,
    }[name];
  }

  async #fetch(url: string, init: RequestInit): Promise<Response> {
    const { pathname, search } = new URL(url);
    const isPlacing =
      init.method === 'POST' &&
      (pathname.endsWith('/placements') || pathname.endsWith('/v1/cash-outs'));
    if (!isPlacing) {
      const isLookUp = pathname.includes('/placements/') || pathname.includes('/cash-outs/');
      if (isLookUp && this.faults[0] === 'lose-request') {
        this.faults.shift();
        throw new TypeError('Failed to fetch');
      }
      return this.sandbox.request(`${pathname}${search}`, init);
    }
    this.sent.push({
      key: new Headers(init.headers).get('x-idempotency-key') ?? '',
      body: typeof init.body === 'string' ? init.body : '',
    });
    this.inFlight += 1;
    this.mostInFlight = Math.max(this.mostInFlight, this.inFlight);
    try {
      await this.hold;
      const fault = this.faults.shift();
      if (fault === 'lose-request') throw new TypeError('Failed to fetch');
      if (fault === 'unauthorised')
        return Response.json(
          { errors: [{ code: 'unauthorized', detail: 'The session has ended' }] },
          { status: 401 },
        );
      const response = await this.sandbox.request(`${pathname}${search}`, init);
      if (fault === 'lose-answer') throw new TypeError('Failed to fetch');
      return response;
    } finally {
      this.inFlight -= 1;
    }
  }

  #openSocket(): FeedSocket {
    const client = this.sandbox.connect(undefined);
    let taken = 0;
    let isOpen = true;
    const socket: FeedSocket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      send: (text) => client.sendText(text),
      close: () => {
        isOpen = false;
        client.close();
      },
    };
    const deliver = (): void => {
      while (isOpen && !this.isFeedMute && taken < client.messages.length) {
        const data = JSON.stringify(client.messages[taken]);
        taken += 1;
        socket.onmessage?.({ data } as MessageEvent);
      }
    };
    this.socketsOpened += 1;
    this.#sockets.push(socket);
    this.#deliveries.push(deliver);
    queueMicrotask(() => socket.onopen?.(new Event('open')));
    return socket;
  }

  readonly #deliveries: (() => void)[] = [];

  /** Hands over what the platform has sent. */
  deliver(): void {
    for (const run of this.#deliveries) run();
  }
}

const stages = new Set<CouponStage>();

/** Calls run through real promises of the platform's own code: they need turns of the event loop, not time. */
async function ripple(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) {
    for (const stage of stages) stage.deliver();
    await settle();
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}

/** A stage with one page. */
export async function createCouponStage(sandbox?: TestSandbox): Promise<CouponStage> {
  const stage = new CouponStage(sandbox);
  stages.add(stage);
  await stage.pass(0);
  return stage;
}

/** Puts a page on the stage that was made by a reload. */
export async function reloadStage(stage: CouponStage): Promise<CouponStage> {
  stages.delete(stage);
  const next = stage.reload();
  stages.add(next);
  await next.pass(0);
  return next;
}

/** Ends a page and its platform. */
export function closeStage(stage: CouponStage): void {
  stages.delete(stage);
  stage.dispose();
  stage.sandbox.dispose();
}
