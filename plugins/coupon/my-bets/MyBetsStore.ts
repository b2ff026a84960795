import { makeAutoObservable, observable, type ObservableMap } from 'mobx';
import type { Dispose, Feed, Session } from '#core';
import { Resource } from '#core/data';
import type { CouponApi } from '../compose/CouponApi.ts';
import { subscribeUser } from './subscribeUser.ts';
import type { UserMessage } from './userFromWire.ts';
import type { CashOutOffer } from '#domain/bets/cash-out/CashOutOffer.ts';
import { isSettled, type Bet } from '#domain/bets/Bet.ts';
import type { Placement } from '../place/Placement.ts';
import type { CashOutStore } from '../cash-out/CashOutStore.ts';

export interface MyBetsServices {
  readonly api: CouponApi;
  readonly feed: Feed;
  readonly session: Session;
}

const shownSettled = 5;
const asked = 20;

/** The person's open and recently settled bets, updated by the user channel of the feed. */
export class MyBetsStore {
  readonly byId: ObservableMap<number, Bet> = observable.map<number, Bet>([], {
    deep: false,
  });
  /** Cash-out offers by bet id. */
  readonly offers: ObservableMap<number, CashOutOffer> = observable.map<number, CashOutOffer>([], {
    deep: false,
  });
  readonly #newest: Resource<readonly Bet[]>;
  readonly #services: MyBetsServices;
  readonly #listeners = new Set<(placement: Placement) => void>();
  readonly #stopSession: Dispose;
  readonly #cashOuts = new Map<number, CashOutStore>();
  #userId: number | undefined = undefined;
  #stopFeed: Dispose | undefined = undefined;

  constructor(services: MyBetsServices) {
    this.#services = services;
    this.#newest = new Resource({
      ask: () => services.api.newestBets(asked),
      onValue: (bets) => {
        // The feed may have delivered newer versions meanwhile.
        for (const bet of bets) if (!this.byId.has(bet.id)) this.byId.set(bet.id, bet);
      },
    });
    makeAutoObservable(this, { byId: false, offers: false }, { autoBind: true });
    this.#stopSession = services.session.onChange(this.follow);
    this.follow();
  }

  /** Registers a listener for placements reported by the user channel. */
  onPlacement(listener: (placement: Placement) => void): Dispose {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get isLoaded(): boolean {
    return this.#newest.hasValue;
  }

  get hasFailed(): boolean {
    return this.#newest.error !== undefined;
  }

  /** Newest first. */
  get open(): readonly Bet[] {
    return [...this.byId.values()]
      .filter((bet) => !isSettled(bet))
      .sort((first, second) => second.placedAtS - first.placedAtS || second.id - first.id);
  }

  /** Recently settled, newest first. */
  get settled(): readonly Bet[] {
    const settledAt = (bet: Bet): number => bet.settledAtS ?? bet.placedAtS;
    return [...this.byId.values()]
      .filter(isSettled)
      .sort((first, second) => settledAt(second) - settledAt(first) || second.id - first.id)
      .slice(0, shownSettled);
  }

  get openCount(): number {
    return this.open.length;
  }

  /** Adds a bet just placed by this page. */
  add(bet: Bet): void {
    if (!this.byId.has(bet.id)) this.byId.set(bet.id, bet);
  }

  /** Returns the cash-out store of a bet, which lives on while it is not rendered. */
  cashOutOf(betId: number, make: () => CashOutStore): CashOutStore {
    const known = this.#cashOuts.get(betId);
    if (known !== undefined) return known;
    const made = make();
    this.#cashOuts.set(betId, made);
    return made;
  }

  /** Replaces a bet by the answer of a call. */
  update(bet: Bet): void {
    this.byId.set(bet.id, bet);
  }

  async load(): Promise<void> {
    if (this.#userId !== undefined) await this.#newest.refresh();
  }

  dispose(): void {
    this.#stopSession();
    this.#stopFeed?.();
    this.#newest.dispose();
    this.forgetCashOuts();
  }

  private forgetCashOuts(): void {
    for (const cashOut of this.#cashOuts.values()) cashOut.dispose();
    this.#cashOuts.clear();
    this.offers.clear();
  }

  private follow(): void {
    const { session, feed } = this.#services;
    if (session.userId === this.#userId) return;
    this.#userId = session.userId;
    this.#stopFeed?.();
    this.#stopFeed = undefined;
    this.byId.clear();
    this.forgetCashOuts();
    this.#newest.reset();
    if (this.#userId === undefined) return;
    this.#stopFeed = subscribeUser(feed, { onAll: this.applyAll, onChange: this.apply });
    void this.load();
  }

  private applyAll(message: UserMessage): void {
    const open = new Set(message.bets.map((bet) => bet.id));
    // An open bet missing from the snapshot was settled meanwhile; its result is loaded.
    const isStale = [...this.byId.values()].some((bet) => !isSettled(bet) && !open.has(bet.id));
    if (isStale) {
      for (const bet of [...this.byId.values()]) if (!isSettled(bet)) this.byId.delete(bet.id);
      void this.load();
    }
    this.offers.clear();
    this.apply(message);
  }

  private apply(message: UserMessage): void {
    for (const bet of message.bets) this.byId.set(bet.id, bet);
    for (const offer of message.offers) {
      if (offer.kind === 'none' && offer.reason === undefined) this.offers.delete(offer.betId);
      else this.offers.set(offer.betId, offer);
    }
    const { placement } = message;
    if (placement !== undefined) for (const listener of this.#listeners) listener(placement);
  }
}
