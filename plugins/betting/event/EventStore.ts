import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { Dispose } from '#core';
import { RefCount, Resource } from '#core/data';
import type { BettingApi } from '../feed/BettingApi.ts';
import type { EventUpdate } from '../feed/feedFromWire.ts';
import type { FullEvent } from '../feed/eventFromWire.ts';
import type {
  Competition,
  Incident,
  Market,
  MarketGroup,
  SportEvent,
  SubEvent,
} from '../feed/SportEvent.ts';
import type { PriceStore } from '../prices/PriceStore.ts';

const goneState = 2;

/** The open event: scoreboard, market structure, incidents. Prices are in the price store. */
export class EventStore {
  /** The event as read by the call, or as created by the first message of the feed. */
  readonly snapshot: Resource<FullEvent>;
  event: SportEvent | undefined;
  competition: Competition | undefined;
  groups: readonly MarketGroup[] = [];
  subEvents: readonly SubEvent[] = [];
  timeline: readonly Incident[] = [];
  momentum: readonly number[] = [];
  details: FullEvent['details'] = undefined;
  source: FullEvent['source'] = undefined;
  /** Ids in the order of the platform. */
  marketOrder: readonly number[] = [];
  readonly markets = observable.map<number, Market>([], { deep: false });
  readonly eventId: number;
  readonly #api: BettingApi;
  readonly #prices: PriceStore;
  readonly #held = new Map<number, readonly number[]>();
  readonly #use = new RefCount(() => this.#begin());
  readonly #placeHold = new RefCount(() => () => this.letGo(this.marketOrder));

  constructor(eventId: number, api: BettingApi, prices: PriceStore) {
    this.eventId = eventId;
    this.#api = api;
    this.#prices = prices;
    this.snapshot = new Resource({
      ask: () => api.event(eventId),
      onValue: (full) => this.#put(full),
    });
    makeAutoObservable(
      this,
      {
        snapshot: false,
        eventId: false,
        markets: false,
        open: false,
        isOpen: false,
        canTell: false,
        dispose: false,
        event: observableRef,
        competition: observableRef,
        groups: observableRef,
        subEvents: observableRef,
        holdPlaces: false,
        timeline: observableRef,
        momentum: observableRef,
        details: observableRef,
        marketOrder: observableRef,
      },
      { autoBind: true },
    );
    const first = api.firstEvent(eventId);
    if (first !== undefined) this.snapshot.put(first);
  }

  get allMarkets(): readonly Market[] {
    return this.marketOrder.flatMap((id) => this.markets.get(id) ?? []);
  }

  /** Whether the values are from before the event was opened; the first answer clears it. */
  get isOutdated(): boolean {
    return this.snapshot.state.kind !== 'ready';
  }

  get isOver(): boolean {
    return this.event?.status === 'finished' || this.event?.status === 'cancelled';
  }

  open(): Dispose {
    return this.#use.retain();
  }

  /** Returns whether a part of the details exists; true if the platform does not say. */
  canTell(part: 'statistics' | 'line_ups'): boolean {
    return this.details?.includes(part) ?? true;
  }

  get isOpen(): boolean {
    return this.#use.isUsed;
  }

  /**
   * Keeps removed markets in their places, marked as gone, until `letGo` or the returned dispose.
   */
  holdPlaces(): Dispose {
    return this.#placeHold.retain();
  }

  /** Removes those of these markets that the platform has taken off. */
  letGo(marketIds: readonly number[]): void {
    const gone = new Set(marketIds.filter((id) => this.markets.get(id)?.isGone === true));
    if (gone.size === 0) return;
    this.marketOrder = this.marketOrder.filter((id) => !gone.has(id));
    for (const id of gone) this.#drop(id);
  }

  dispose(): void {
    this.#use.dispose();
    this.snapshot.dispose();
    for (const ids of this.#held.values()) this.#prices.release(ids);
    this.#held.clear();
  }

  applySnapshot(update: EventUpdate): void {
    if (update.full === undefined) this.applyDelta(update);
    else this.snapshot.put(update.full);
  }

  applyDelta(update: EventUpdate): void {
    this.#prices.upsert(update.rowPrices);
    if (update.event !== undefined) this.event = update.event;
    for (const market of update.markets) this.#upsert(market);
    this.#prices.apply(update.prices);
    if (update.groups !== undefined) this.groups = update.groups;
    if (update.subEvents !== undefined) this.subEvents = update.subEvents;
    if (update.incidents.length > 0) this.timeline = mergeTimeline(this.timeline, update.incidents);
    if (update.momentum !== undefined) this.momentum = update.momentum;
    const { score } = update;
    if (score !== undefined && this.event !== undefined) {
      const { status, isLive, marketCount } = score;
      this.event = Object.freeze({
        ...this.event,
        status,
        isLive,
        marketCount,
        score: score.score,
      });
    }
    this.#append(update.markets);
    this.#retire(update.removed);
    if (this.isOver) this.letGo(this.marketOrder);
  }

  applyRefusal(): void {
    if (this.event === undefined) this.snapshot.setMissing();
  }

  #begin(): Dispose {
    const close = this.snapshot.open();
    const end = this.#api.watchEvent(this.eventId, {
      onSnapshot: this.applySnapshot,
      onDelta: this.applyDelta,
      onError: this.applyRefusal,
    });
    return () => {
      end();
      close();
    };
  }

  #put(full: FullEvent): void {
    this.#prices.upsert(full.prices, this.isOutdated);
    const fresh = new Set(full.markets.map((market) => market.id));
    for (const market of full.markets) this.#upsert(market);
    const missing = this.marketOrder.filter((id) => !fresh.has(id));
    if (this.#placeHold.isUsed) this.#append(full.markets);
    else this.marketOrder = full.markets.map((market) => market.id);
    this.#retire(missing);
    this.event = full.event;
    this.competition = full.competition;
    this.groups = full.groups;
    this.subEvents = full.subEvents;
    this.timeline = full.timeline;
    this.momentum = full.momentum;
    this.details = full.details;
    this.source = full.source;
  }

  /** Appends new markets behind the existing ones, so that nothing moves. */
  #append(markets: readonly Market[]): void {
    // Most messages bring prices only, twenty times a second.
    if (markets.length === 0) return;
    const known = new Set(this.marketOrder);
    const added = markets.map((market) => market.id).filter((id) => !known.has(id));
    if (added.length > 0) this.marketOrder = [...this.marketOrder, ...added];
  }

  #retire(marketIds: readonly number[]): void {
    for (const id of marketIds) {
      const market = this.markets.get(id);
      if (market === undefined) continue;
      this.markets.set(id, Object.freeze({ ...market, isGone: true }));
      this.#prices.apply(
        market.outcomes.flatMap((outcome) => [
          outcome.id,
          this.#prices.odds(outcome.id),
          goneState,
        ]),
      );
    }
    if (!this.#placeHold.isUsed) this.letGo(marketIds);
  }

  #upsert(market: Market): void {
    const ids = market.outcomes.map((outcome) => outcome.id);
    this.#prices.hold(ids);
    this.#prices.release(this.#held.get(market.id) ?? []);
    this.#held.set(market.id, ids);
    this.markets.set(market.id, market);
  }

  #drop(marketId: number): void {
    this.#prices.release(this.#held.get(marketId) ?? []);
    this.#held.delete(marketId);
    this.markets.delete(marketId);
  }
}

/** Merges incidents by id, keeping the latest version of each, in match order. */
function mergeTimeline(
  known: readonly Incident[],
  fresh: readonly Incident[],
): readonly Incident[] {
  const byId = new Map(known.map((incident) => [incident.id, incident]));
  for (const incident of fresh) byId.set(incident.id, incident);
  return [...byId.values()].sort(
    (first, second) =>
      first.minute * 60 + first.second - (second.minute * 60 + second.second) ||
      first.id - second.id,
  );
}
