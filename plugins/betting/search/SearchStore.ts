import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { Resource } from '#core/data';
import { BettingApi } from '../feed/BettingApi.ts';
import type { ListUpdate } from '../feed/feedFromWire.ts';
import { SearchApi, type PricedAnswer } from './SearchApi.ts';
import { isSearchable, longestSearch } from './isSearchable.ts';
import { rowName, type SearchAnswer, type SearchGroup, type SearchRow } from './SearchRow.ts';
import type { SportEvent } from '../feed/SportEvent.ts';
import type { Betting } from '../service/Betting.ts';
import type { RecentSearches } from './recent/RecentSearches.ts';

/** Pause in typing, after which the platform is asked. */
const typingMs = 40;
/** Prices of results that are shown longer than this are kept up to date. */
const watchedAfterMs = 400;
const popularMax = 6;

export interface SearchStoreOptions {
  readonly core: CoreServices;
  readonly betting: Betting;
  readonly recent: RecentSearches;
  /** Opens the page of a chosen row. */
  readonly onOpen: (row: SearchRow) => void;
}

/**
 * One opening of the search: the typed text, the results, and the row that the keys have reached.
 */
export class SearchStore {
  text = '';
  /** Idle while nothing is typed that can be searched for. */
  readonly found: Resource<PricedAnswer>;
  answer: SearchAnswer | undefined;
  /** Key of the row that Enter opens. */
  activeKey: string | undefined;
  /** Current state of the events in the answer. */
  readonly events = observable.map<number, SportEvent>([], { deep: false });
  readonly #options: SearchStoreOptions;
  readonly #api: SearchApi;
  readonly #lists: BettingApi;
  /** Enter was pressed before the answer to the current text arrived. */
  #opensFirst = false;
  #waitMs = typingMs;
  #endWait: Dispose | undefined;
  #endWatching: (() => void) | undefined;
  #held: readonly number[] = [];

  constructor(options: SearchStoreOptions) {
    this.#options = options;
    this.#api = new SearchApi(options.core);
    this.#lists = new BettingApi(options.core);
    this.found = new Resource({
      ask: this.#find,
      onValue: (found) => this.#apply(found),
    });
    makeAutoObservable(
      this,
      { found: false, answer: observableRef, events: false, dispose: false },
      { autoBind: true },
    );
  }

  /** Results, or the initial suggestions. */
  get groups(): readonly SearchGroup[] {
    if (!isSearchable(this.text))
      return [this.#recent, this.#popular].filter(({ rows }) => rows.length > 0);
    if (this.answer === undefined) return [];
    const { groups } = this.answer;
    return groups.length === 0 && this.#popular.rows.length > 0 ? [this.#popular] : groups;
  }

  get rows(): readonly SearchRow[] {
    return this.groups.flatMap(({ rows }) => rows);
  }

  get isSearching(): boolean {
    const { kind } = this.found.state;
    return kind === 'loading' || kind === 'refreshing';
  }

  get hasFailed(): boolean {
    return this.found.error !== undefined;
  }

  get isEmpty(): boolean {
    return this.found.state.kind === 'ready' && this.answer?.groups.length === 0;
  }

  get count(): number {
    return this.answer?.groups.reduce((sum, { total }) => sum + total, 0) ?? 0;
  }

  setText(text: string): void {
    if (text === this.text) return;
    this.text = text.slice(0, longestSearch);
    this.#ask(typingMs);
  }

  retry(): void {
    this.#ask(0);
  }

  /** Moves to the next or previous row; wraps around at the ends. */
  move(by: 1 | -1): void {
    const { rows } = this;
    if (rows.length === 0) return;
    const at = rows.findIndex(({ key }) => key === this.activeKey);
    this.activeKey =
      rows[
        at === -1 ? (by === 1 ? 0 : rows.length - 1) : (at + by + rows.length) % rows.length
      ]?.key;
  }

  point(key: string): void {
    this.activeKey = key;
  }

  /** Opens the active row; while the search is running, the first row of its answer. */
  enter(): void {
    if (this.isSearching) {
      this.#opensFirst = true;
      return;
    }
    if (this.hasFailed) {
      this.retry();
      this.#opensFirst = true;
      return;
    }
    const row = this.rows.find(({ key }) => key === this.activeKey);
    if (row !== undefined) this.choose(row);
  }

  choose(row: SearchRow): void {
    if (row.kind === 'recent') {
      this.setText(row.text);
      return;
    }
    this.#options.recent.add(rowName(row));
    this.#options.onOpen(row);
  }

  dispose(): void {
    this.#stop();
    this.found.dispose();
    this.#options.betting.prices.release(this.#held);
    this.#held = [];
  }

  get #recent(): SearchGroup {
    const rows = this.#options.recent.names.map(
      (text, index) => ({ kind: 'recent', key: `recent-${index}`, text }) as const,
    );
    return { id: 'recent', rows, total: rows.length };
  }

  get #popular(): SearchGroup {
    const rows = this.#options.betting.tree.topCompetitions.slice(0, popularMax).map(
      (competition) =>
        ({
          kind: 'competition',
          key: `popular-${competition.id}`,
          competition,
          marks: [],
        }) as const,
    );
    return { id: 'popular', rows, total: rows.length };
  }

  #ask(waitMs: number): void {
    this.#stop();
    this.#opensFirst = false;
    if (!isSearchable(this.text)) {
      this.found.reset();
      this.answer = undefined;
      this.activeKey = undefined;
      return;
    }
    this.#waitMs = waitMs;
    void this.found.load();
  }

  /** Waits for the next key stroke, and then requests the text typed by then. */
  readonly #find = (signal: AbortSignal): Promise<PricedAnswer> =>
    new Promise((resolve, reject) => {
      const { betting, core } = this.#options;
      const cancel = core.scheduler.after(
        this.#waitMs,
        () =>
          void this.#api
            .find(this.text, betting.favourites.favourites, signal)
            .then(resolve, reject),
      );
      signal.addEventListener('abort', cancel);
    });

  #apply({ answer, prices }: PricedAnswer): void {
    const { betting, core } = this.#options;
    const isLiveOpen = core.navigation.hasRoute('betting.live');
    this.answer = isLiveOpen
      ? answer
      : { ...answer, groups: answer.groups.map(withoutLive).filter(({ rows }) => rows.length > 0) };
    betting.prices.upsert(prices, true);
    const events = this.rows.flatMap((row) => (row.kind === 'event' ? row.event : []));
    const outcomeIds = events.flatMap((event) =>
      event.mainMarkets.flatMap(({ outcomes }) => outcomes.map(({ id }) => id)),
    );
    betting.prices.hold(outcomeIds);
    betting.prices.release(this.#held);
    this.#held = outcomeIds;
    this.events.replace(events.map((event) => [event.id, event]));
    const first = this.answer.groups.length === 0 ? undefined : this.rows[0];
    this.activeKey = first?.key;
    if (this.#opensFirst && first !== undefined) {
      this.choose(first);
      return;
    }
    this.#opensFirst = false;
    if (events.length > 0)
      this.#endWait = core.scheduler.after(watchedAfterMs, () => this.#watch(events));
  }

  #watch(events: readonly SportEvent[]): void {
    const ends = (['live', 'line'] as const).flatMap((section) => {
      const ids = events
        .filter(({ isLive }) => isLive === (section === 'live'))
        .map(({ id }) => id);
      if (ids.length === 0) return [];
      const query = { section, eventIds: ids, limit: ids.length, markets: ['result'] } as const;
      return this.#lists.watchList(query, {
        onSnapshot: this.takeUpdate,
        onDelta: this.takeUpdate,
      });
    });
    this.#endWatching = () => {
      for (const end of ends) end();
    };
  }

  takeUpdate(update: ListUpdate): void {
    const { prices } = this.#options.betting;
    prices.upsert(update.rowPrices);
    prices.apply(update.prices);
    for (const event of update.events)
      if (this.events.has(event.id)) this.events.set(event.id, event);
    for (const { eventId, ...now } of update.scores) {
      const event = this.events.get(eventId);
      if (event !== undefined) this.events.set(eventId, Object.freeze({ ...event, ...now }));
    }
  }

  #stop(): void {
    this.#endWait?.();
    this.#endWait = undefined;
    this.#endWatching?.();
    this.#endWatching = undefined;
  }
}

/** Removes live results while the operator has closed live betting. */
function withoutLive(group: SearchGroup): SearchGroup {
  return { ...group, rows: group.rows.filter((row) => row.kind !== 'event' || !row.event.isLive) };
}
