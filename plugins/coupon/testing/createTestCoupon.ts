import { observable } from 'mobx';
import { http } from 'msw';
import { onTestFinished } from 'vitest';
import type { Notice } from '#core';
import type { CouponBet, GameList } from '#wire';
import { FixedServices } from '../../../test/services/FixedServices.ts';
import { MemoryArea } from '../../../core/platform/storage/MemoryArea.ts';
import { FakeTimeHost, settle } from '../../../test/services/FakeTimeHost.ts';
import {
  createTestSandbox,
  type TestPerson,
  type TestSandbox,
} from '../../../sandbox/testing/createTestSandbox.ts';
import type { StakingState, Terms } from '../../auth/contract.ts';
import { AccountsStore } from '../../auth/accounts/AccountsStore.ts';
import type { SelectionDraft } from '../../betting/contract.ts';
import type { CouponOrder } from '../place/CouponOrder.ts';
import { armOdds } from '../one-click/armOdds.ts';
import { createSettings } from '../settings/createSettings.ts';
import { CouponUiStore } from '../frame/CouponUiStore.ts';
import { CouponAccountStore } from '../account/CouponAccountStore.ts';
import { createCodes } from '../codes/createCodes.ts';
import { CompositionStore } from '../compose/CompositionStore.ts';
import { createMyBets } from '../my-bets/createMyBets.ts';
import { createOneClick } from '../one-click/createOneClick.ts';
import { createPlacement } from '../place/createPlacement.ts';
import { Repeats } from '../repeat/Repeats.ts';
import { createCouponCore } from '../setup/createCouponCore.ts';
import { pendingPlacements } from '../place/pendingPlacements.ts';
import { findPressed } from '../selections/pressedOdds.ts';
import { SelectionsStore } from '../selections/SelectionsStore.ts';
import { attachSandbox, type SandboxNetwork } from '../../../test/network/attachSandbox.ts';
import { server } from '../../../test/network/server.ts';
import {
  createTestServices,
  type TestServices,
} from '../../../test/services/createTestServices.ts';
import { fakeOf } from '../../../test/services/fakeOf.ts';

/** Fault injected into the next call of a path. */
export type NetworkFault = 'lose-answer' | 'lose-request' | 'unauthorised';

/** The coupon's stores on the sandbox, with injectable network faults and fake time. */
export class TestCoupon {
  readonly sandbox: TestSandbox;
  readonly area: MemoryArea;
  readonly host = new FakeTimeHost();
  /** The signed-in person. */
  person: TestPerson | undefined = undefined;
  /** Names of the services that components asked for. */
  readonly asked = new Set<string>();
  readonly #provided = new Map<string, unknown>();
  readonly openedModals: string[] = [];
  readonly noticed: Notice[] = [];
  /** Events, and errors that were reported. */
  readonly emitted: unknown[] = [];
  /** Keys and bodies of the calls that place a bet or cash-out, in order. */
  readonly sent: { readonly key: string; readonly body: string }[] = [];
  readonly faults: NetworkFault[] = [];
  readonly network: SandboxNetwork;
  readonly services: TestServices;
  readonly selections: SelectionsStore;
  readonly view: CouponUiStore;
  readonly accounts: AccountsStore;
  /** Fake of the terms service of the plugin access. */
  readonly terms = observable<{ staking: StakingState; check: () => Promise<void> }>({
    staking: 'open',
    check: () => Promise.resolve(),
  });
  /** All stores of the coupon by name. */
  readonly stores: ReturnType<TestCoupon['createStores']>;
  /** Delays answers of the placing call until resolved. */
  hold: Promise<void> = Promise.resolve();
  inFlight = 0;
  mostInFlight = 0;

  constructor(
    sandbox: TestSandbox = createTestSandbox(),
    area = new MemoryArea(),
    person?: TestPerson,
    couponSettings: Record<string, unknown> = {},
  ) {
    this.sandbox = sandbox;
    this.area = area;
    this.network = attachSandbox(sandbox);
    this.#breakPlacing();
    this.host.wallOffsetMs = sandbox.nowMs() - this.host.nowMs;
    const services = createTestServices({
      host: this.host,
      areas: { local: area, session: area },
      origin: this.network.origin,
      config: {
        brand: { id: 'stage', name: 'Stage' },
        currency: 'EUR',
        rgProfile: 'strict',
        site: { show_one_click: true },
        plugins: { coupon: couponSettings },
      },
      notices: { add: (notice: Notice) => (this.noticed.push(notice), () => undefined) },
      events: {
        emit: (event: { name: string }, payload: unknown) =>
          this.emitted.push({ name: event.name, payload }),
      },
      services: new FixedServices((name) => this.#service(name)),
      plan: {
        routes: [
          { name: 'stage.list', quickCoupon: true },
          { name: 'stage.area', isPrivate: true },
          { name: 'stage.text', quickCoupon: false },
        ],
      },
      navigation: {
        hasRoute: () => false,
        href: ({ name }: { readonly name: string }) => `/en/${name}`,
      },
      i18n: {
        t: (key: string, values?: object) =>
          `${key}${values === undefined ? '' : JSON.stringify(values)}`,
      },
      modals: { open: (modal) => (this.openedModals.push(modal.id), Promise.resolve(undefined)) },
      reports: { report: (error: unknown) => this.emitted.push(error) },
    });
    services.navigation.visit({ routeName: 'stage.list', path: '/en/list' });
    // Observable, because operators change it at run time.
    this.services = {
      ...services,
      config: { ...services.config, site: observable({ ...services.config.site }) },
    };
    if (person !== undefined) this.become(person);
    const { feed, session, storage } = this.services;
    this.selections = new SelectionsStore(storage);
    this.view = new CouponUiStore(pendingPlacements(storage).read().length > 0);
    this.accounts = new AccountsStore({
      feed,
      http: this.services.http,
      reports: this.services.reports,
      scheduler: this.services.scheduler,
      session,
    });
    this.stores = this.createStores();
  }

  private createStores() {
    const { accounts, selections, services, view } = this;
    const { config, environment, storage } = services;
    const terms = fakeOf<Terms>(this.terms);
    const settings = createSettings(services);
    const account = new CouponAccountStore({ storage, accounts, selections, settings });
    const composition = new CompositionStore(
      storage,
      selections,
      environment.language,
      account.current?.currency ?? config.currency,
    );
    const placement = createPlacement(services, selections, settings);
    const myBets = createMyBets(services);
    const oneClick = createOneClick(services, {
      selections,
      settings,
      account,
      placement,
      terms,
      ...(typeof document === 'undefined'
        ? { arm: () => () => undefined, findPressed: () => () => null }
        : { arm: armOdds, findPressed }),
    });
    const codes = createCodes(services, selections, composition);
    const features = { account, composition, myBets, oneClick, placement, selections, settings };
    const core = createCouponCore(services, { ...features, view, terms });
    const { coupon, stake } = core;
    return {
      ...core,
      ...features,
      codes,
      core,
      directBets: oneClick.bets,
      repeats: new Repeats({ composition, coupon, placement, selections, stake, view }),
      view,
    };
  }

  /** Disposes the page and returns a new one with the same platform, storage and person. */
  reload(): TestCoupon {
    this.dispose();
    const next = new TestCoupon(this.sandbox, this.area, this.person);
    return next;
  }

  dispose(): void {
    const { account, composition, core, myBets, oneClick, placement, settings } = this.stores;
    for (const store of [core, oneClick, placement, myBets, account, composition, settings])
      store.dispose();
    this.accounts.dispose();
    this.selections.dispose();
  }

  async signIn(login?: string): Promise<TestPerson> {
    const person = await this.sandbox.signIn(login);
    this.become(person);
    await this.pass(0);
    return person;
  }

  /** Advances time on the page and the platform alike. */
  async pass(milliseconds: number): Promise<void> {
    await ripple();
    for (let left = milliseconds; left > 0; left -= 100) {
      this.sandbox.run(Math.min(100, left));
      await this.host.advance(Math.min(100, left));
      await ripple();
    }
    await ripple();
  }

  /** Signs in a person already known to the platform; undefined signs out. */
  become(person: TestPerson | undefined): void {
    this.person = person;
    const { session } = this.services;
    if (person === undefined) session.become({ kind: 'anonymous' });
    else session.signIn(person.userId, person.token);
  }

  /** Returns outcomes that can be bet on, each of another event; rejects if there are too few. */
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
    throw new Error(`The line has only ${found.length} of ${count} outcomes in ${section}`);
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

  /** Returns the displayed odds, as passed by the place button. */
  shown(): ReadonlyMap<number, number> {
    return new Map(this.stores.rows.all.map((row) => [row.draft.outcomeId, row.odds]));
  }

  /** Returns the order that a press would send. */
  order(): CouponOrder | undefined {
    return this.stores.placing.order(this.shown(), false);
  }

  press(isAccepting = false): void {
    this.stores.placing.place(this.shown(), isAccepting);
  }

  /** Returns the number of the person's open bets on the platform. */
  async bets(person: TestPerson): Promise<number> {
    const answer = (await (
      await person.call('GET', '/web-api/history/v1/bets?state=open&pageSize=100')
    ).json()) as { total: number };
    return answer.total;
  }

  /** Provides one more service. */
  provide(name: string, service: unknown): void {
    this.#provided.set(name, service);
  }

  #service(name: string): unknown {
    this.asked.add(name);
    if (this.#provided.has(name)) return this.#provided.get(name);
    return {
      'coupon.selections': this.selections,
      'betting.selections': this.selections,
      'auth.kept-selections': this.selections,
      'coupon.view': this.view,
      'coupon.settings': this.stores.settings,
      'coupon.account': this.stores.account,
      'coupon.composition': this.stores.composition,
      'coupon.placement': this.stores.placement,
      'coupon.my-bets': this.stores.myBets,
      'coupon.one-click': this.stores.oneClick,
      'coupon.codes': this.stores.codes,
      'coupon.core': this.stores.core,
      'auth.accounts': this.accounts,
    }[name];
  }

  /** Applies the faults to calls that place a bet or cash-out, and to those that look one up. */
  #breakPlacing(): void {
    const { origin } = this.network;
    const lost = (): Response => Response.error();
    server.use(
      http.get(new RegExp(`^${origin}.*/(?:placements|cash-outs)/`), () => {
        if (this.faults[0] !== 'lose-request') return undefined;
        this.faults.shift();
        return lost();
      }),
      http.post(new RegExp(`^${origin}.*(?:/placements|/v1/cash-outs)$`), async ({ request }) => {
        const { pathname, search } = new URL(request.url);
        const body = await request.text();
        this.sent.push({ key: request.headers.get('x-idempotency-key') ?? '', body });
        this.inFlight += 1;
        this.mostInFlight = Math.max(this.mostInFlight, this.inFlight);
        try {
          await this.hold;
          const fault = this.faults.shift();
          if (fault === 'lose-request') return lost();
          if (fault === 'unauthorised')
            return Response.json(
              { errors: [{ code: 'unauthorized', detail: 'The session has ended' }] },
              { status: 401 },
            );
          const { headers } = request;
          const response = await this.sandbox
            .request(`${pathname}${search}`, { method: 'POST', headers, body })
            .catch(lost);
          return fault === 'lose-answer' ? lost() : response;
        } finally {
          this.inFlight -= 1;
        }
      }),
    );
  }
}

/** Waits a few turns of the event loop, because calls use real promises and not fake time. */
async function ripple(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) {
    await settle();
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}

/** Creates a test coupon, disposed with its platform at the end of the test. */
export async function createTestCoupon(
  sandbox = createTestSandbox(),
  couponSettings: Record<string, unknown> = {},
): Promise<TestCoupon> {
  const page = new TestCoupon(sandbox, undefined, undefined, couponSettings);
  onTestFinished(() => {
    page.dispose();
    sandbox.dispose();
  });
  await page.pass(0);
  return page;
}

/** Reloads the page in the same browser; disposed at the end of the test. */
export async function reloadTestCoupon(page: TestCoupon): Promise<TestCoupon> {
  const next = page.reload();
  onTestFinished(() => next.dispose());
  await next.pass(0);
  return next;
}
