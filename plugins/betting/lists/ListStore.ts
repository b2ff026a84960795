import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { Dispose } from '#core';
import { RefCount, Resource, structuralShare } from '#core/data';
import type { BettingApi } from '../feed/BettingApi.ts';
import type { ListUpdate, ScoreUpdate } from '../feed/feedFromWire.ts';
import { stepLimit, watchedLimit, type EventQuery } from '../feed/EventQuery.ts';
import {
  groupByCompetition,
  type CompetitionEvents,
  type EventPlace,
} from './groupByCompetition.ts';
import type { SportEvent } from '../feed/SportEvent.ts';
import type { PriceStore } from '../prices/PriceStore.ts';
import { ListFreeze } from './ListFreeze.ts';

/**
 * The events of one query: read once, then kept up to date by the feed while it is open. Records
 * are frozen and replaced whole; prices go to the price store and change nothing here.
 */
export class ListStore {
  /** Ids in display order; frozen while a pointer or the focus is on the list. */
  order: readonly number[] = [];
  total = 0;
  isLoadingMore = false;
  hasMoreFailed = false;
  /** The first rows as they were read, or as the feed began them. */
  readonly snapshot: Resource<ListUpdate>;
  readonly events = observable.map<number, SportEvent>([], { deep: false });
  readonly query: EventQuery;
  readonly #api: BettingApi;
  readonly #prices: PriceStore;
  readonly #places = new Map<number, EventPlace>();
  readonly #held = new Map<number, readonly number[]>();
  readonly #use = new RefCount(() => this.#begin());
  readonly #rows: ListFreeze;
  #waiting: { order: readonly number[] | undefined; readonly removed: Set<number> } | undefined;
  readonly #shownIn = new Map<string, readonly number[]>();
  #watched: ReadonlySet<number> = new Set();
  #endWatching: Dispose | undefined;

  constructor(query: EventQuery, api: BettingApi, prices: PriceStore, rows = new ListFreeze()) {
    this.query = query;
    this.#api = api;
    this.#prices = prices;
    this.#rows = rows;
    this.snapshot = new Resource({
      ask: () => api.events(query),
      onValue: (update) => this.#put(update),
    });
    makeAutoObservable(
      this,
      {
        snapshot: false,
        events: false,
        query: false,
        order: observableRef,
        open: false,
        isOpen: false,
        groupsOf: false,
        show: false,
        hold: false,
        dispose: false,
      },
      { autoBind: true },
    );
    const first = api.firstEvents(query);
    if (first !== undefined) this.snapshot.put(first);
  }

  get groups(): readonly CompetitionEvents[] {
    return groupByCompetition(this.order, (eventId) => this.#places.get(eventId));
  }

  groupsOf(eventIds: readonly number[]): readonly CompetitionEvents[] {
    return groupByCompetition(eventIds, (eventId) => this.#places.get(eventId));
  }

  get isEmpty(): boolean {
    return this.snapshot.hasValue && this.order.length === 0;
  }

  /**
   * Whether it is empty without the filter by broadcasts. With that filter the view of the list
   * options reports the empty list and offers to remove the filter.
   */
  get isPlainlyEmpty(): boolean {
    return this.isEmpty && this.query.hasVideo !== true;
  }

  /** The values are from before the list was opened; the first answer clears it. */
  get isOutdated(): boolean {
    return this.snapshot.state.kind !== 'ready';
  }

  get hasMore(): boolean {
    return this.order.length < this.total;
  }

  /** Reads and watches until disposed; several may have the same list open. */
  open(): Dispose {
    return this.#use.retain();
  }

  get isOpen(): boolean {
    return this.#use.isUsed;
  }

  /** The next events after those that the live channel carries. */
  async loadMore(): Promise<void> {
    if (this.isLoadingMore || !this.hasMore) return;
    this.isLoadingMore = true;
    this.hasMoreFailed = false;
    try {
      const update = await this.#api.events({ ...this.query, limit: stepLimit }, this.order.length);
      const known = new Set(this.order);
      runInAction(() => {
        this.#merge(update);
        const more = (update.order ?? []).filter((id) => !known.has(id));
        this.#reorder([...this.order, ...more], new Set());
      });
    } catch {
      runInAction(() => (this.hasMoreFailed = true));
    } finally {
      runInAction(() => (this.isLoadingMore = false));
    }
  }

  /**
   * Sets the rows on the page; rows that the list's own channel does not carry are watched by id. A
   * list can be in several tables: each passes its rows under its name, and none when it is
   * removed.
   */
  show(eventIds: readonly number[], table: string): void {
    if (eventIds.length === 0) this.#shownIn.delete(table);
    else this.#shownIn.set(table, eventIds);
    const beyond = new Set(this.order.slice(this.query.limit));
    const needed = [...new Set([...this.#shownIn.values()].flat())]
      .filter((id) => beyond.has(id))
      .slice(0, watchedLimit);
    if (!this.isOpen || needed.every((id) => this.#watched.has(id))) return;
    this.#watched = new Set(needed);
    this.#endWatching?.();
    this.#endWatching = this.#api.watchList(
      {
        section: this.query.section,
        eventIds: needed,
        limit: watchedLimit,
        ...(this.query.markets === undefined ? {} : { markets: this.query.markets }),
      },
      { onSnapshot: this.takeRows, onDelta: this.takeRows },
    );
  }

  /** Rows beyond the list's own channel; they change but neither come nor go here. */
  takeRows(update: ListUpdate): void {
    this.#prices.upsert(update.rowPrices);
    for (const event of update.events) this.#upsert(event);
    for (const score of update.scores) this.#takeScore(score);
    this.#prices.apply(update.prices);
  }

  /** While held no row moves, in no list of the page: the pointer or the focus is on one. */
  hold(): Dispose {
    return this.#rows.join();
  }

  get isHeld(): boolean {
    return this.#rows.isHeld;
  }

  settle(): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting?.order !== undefined) this.#reorder(waiting.order, waiting.removed);
  }

  /** Releases its prices; for a list that will not be opened again. */
  dispose(): void {
    this.#use.dispose();
    this.snapshot.dispose();
    for (const ids of this.#held.values()) this.#prices.release(ids);
    this.#held.clear();
  }

  applySnapshot(update: ListUpdate): void {
    this.snapshot.put(update);
  }

  applyDelta(update: ListUpdate): void {
    this.#prices.upsert(update.rowPrices);
    for (const event of update.events) this.#upsert(event);
    for (const score of update.scores) this.#takeScore(score);
    this.#prices.apply(update.prices);
    if (update.total !== undefined) this.total = update.total;
    if (update.order === undefined && update.removed.length === 0 && update.events.length === 0)
      return;
    const removed = new Set(update.removed);
    const order = update.order ?? [
      ...this.#nextOrder().filter((id) => !removed.has(id)),
      ...update.events.map((event) => event.id).filter((id) => !this.#nextOrder().includes(id)),
    ];
    this.#reorder(order, removed);
  }

  #begin(): Dispose {
    const close = this.snapshot.open();
    const end = this.#api.watchList(this.query, {
      onSnapshot: this.applySnapshot,
      onDelta: this.applyDelta,
    });
    return () => {
      end();
      close();
      this.#endWatching?.();
      this.#endWatching = undefined;
      this.#watched = new Set();
    };
  }

  #put(update: ListUpdate): void {
    this.#merge(update);
    const fresh = update.order ?? update.events.map((event) => event.id);
    const shown = new Set(fresh);
    // Events that were loaded on request stay behind the first ones.
    const more =
      update.total !== undefined && update.total > fresh.length
        ? this.order.slice(this.query.limit).filter((id) => !shown.has(id))
        : [];
    const order = [...fresh, ...more];
    const next = new Set(order);
    this.#reorder(order, new Set(this.order.filter((id) => !next.has(id))));
  }

  #merge(update: ListUpdate): void {
    this.#prices.upsert(update.rowPrices, this.isOutdated);
    for (const event of update.events) this.#upsert(event);
    this.#prices.apply(update.prices);
    if (update.total !== undefined) this.total = update.total;
  }

  #upsert(event: SportEvent): void {
    const before = this.#held.get(event.id) ?? [];
    const ids = event.mainMarkets.flatMap((market) => market.outcomes.map((outcome) => outcome.id));
    this.#prices.hold(ids);
    this.#prices.release(before);
    this.#held.set(event.id, ids);
    this.#places.set(event.id, { competitionId: event.competitionId, sportId: event.sportId });
    this.events.set(event.id, structuralShare(this.events.get(event.id), event));
  }

  #takeScore(update: ScoreUpdate): void {
    const event = this.events.get(update.eventId);
    if (event === undefined) return;
    const { status, isLive, marketCount, score } = update;
    this.events.set(event.id, Object.freeze({ ...event, status, isLive, marketCount, score }));
  }

  #nextOrder(): readonly number[] {
    return this.#waiting?.order ?? this.order;
  }

  #reorder(order: readonly number[], removed: ReadonlySet<number>): void {
    if (this.isHeld && this.order.length > 0) {
      this.#waiting ??= { order: undefined, removed: new Set() };
      this.#rows.afterwards(this.settle);
      this.#waiting.order = order;
      for (const id of removed) this.#waiting.removed.add(id);
      return;
    }
    if (!isSameOrder(this.order, order)) this.order = order;
    for (const id of removed) {
      if (!order.includes(id)) this.#drop(id);
    }
  }

  #drop(eventId: number): void {
    this.#prices.release(this.#held.get(eventId) ?? []);
    this.#held.delete(eventId);
    this.#places.delete(eventId);
    this.events.delete(eventId);
  }
}

function isSameOrder(first: readonly number[], second: readonly number[]): boolean {
  return first.length === second.length && first.every((id, index) => second[index] === id);
}
