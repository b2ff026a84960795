import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { Clock, Dispose, Environment, Feed, Http, Preferences, Scheduler } from '#core';
import { createResource, type Resource } from '#core/data';
import type { Money } from '#domain/money/Money.ts';
import { parseMoney } from '#domain/money/parseMoney.ts';
import type { HistoryPage } from './historyFromWire.ts';
import { loadHistory, type HistoryRequest } from './OfficeApi.ts';
import { readBetChanges } from './readBetChanges.ts';
import type { Bet } from '#domain/bets/Bet.ts';
import {
  dayOf,
  openFilter,
  periodBounds,
  type HistoryFilter,
  type HistoryPeriod,
  type HistoryState,
} from './HistoryFilter.ts';

/** Services of the store. */
export interface HistoryServices {
  readonly clock: Pick<Clock, 'nowMs'>;
  readonly environment: Pick<Environment, 'language'>;
  readonly feed: Pick<Feed, 'subscribe'>;
  readonly http: Http;
  readonly preferences: Pick<Preferences, 'timeZoneOffsetMin'>;
  readonly scheduler: Pick<Scheduler, 'after' | 'poll'>;
}

/** Debounce of typing and feed bursts before a request. */
const gatherMs = 300;

/** Returns the fields of a bet on which the platform's sums depend. */
function bookMark({ settlement, cashOut }: Bet): string {
  return `${settlement} ${cashOut?.paid.minor ?? 0}`;
}

/** Bets of the person by filter and page, kept up to date while it is started. */
export class HistoryStore {
  filter: HistoryFilter;
  page = 1;
  readonly answers: Resource<HistoryPage>;
  readonly expandedIds = observable.set<number>();

  readonly #services: HistoryServices;
  readonly #pageSize: number;
  readonly #period: HistoryPeriod;
  #stopGathering: Dispose | undefined = undefined;
  /** Marks of the feed's bets that affect sums and counts; undefined before the first message. */
  #bookMarks: Map<number, string> | undefined = undefined;

  constructor(
    services: HistoryServices,
    {
      pageSize = 20,
      period = 'last30',
    }: { readonly pageSize?: number; readonly period?: HistoryPeriod } = {},
  ) {
    this.#services = services;
    this.#pageSize = pageSize;
    this.#period = period;
    this.filter = { state: 'all', period, fromDay: '', toDay: '', ...openFilter };
    this.answers = createResource(services, {
      ask: (signal) =>
        loadHistory(
          services.http,
          { ...this.wanted, page: this.page, pageSize: this.#pageSize },
          signal,
        ),
    });
    makeAutoObservable(
      this,
      {
        wanted: false,
        filter: observableRef,
        answers: false,
        expandedIds: false,
      },
      { autoBind: true },
    );
  }

  /** The last answer; stays while the next one is loading. */
  get answer(): HistoryPage | undefined {
    return this.answers.value;
  }

  get bets(): readonly Bet[] {
    return this.answer?.bets ?? [];
  }

  get pageCount(): number {
    return this.answer === undefined
      ? 1
      : Math.max(1, Math.ceil(this.answer.total / this.answer.pageSize));
  }

  /** Whether the filter differs from the default, so that it may be why a list is empty. */
  get isNarrowed(): boolean {
    const { state, search, period, type, sportId, fromStake, toStake } = this.filter;
    return (
      state !== 'all' ||
      `${search}${fromStake}${toStake}` !== '' ||
      period !== 'last90' ||
      type !== 'all' ||
      sportId !== undefined
    );
  }

  /** Request of the filter for today; invalid and crossed stakes are no bounds. */
  get wanted(): Omit<HistoryRequest, 'page' | 'pageSize'> {
    const { clock, preferences } = this.#services;
    const { state, search, type, sportId, fromStake, toStake } = this.filter;
    const areCrossed = this.crossedStakes !== undefined;
    const bounds = periodBounds(this.filter, clock.nowMs(), preferences.timeZoneOffsetMin);
    return {
      state,
      search: search.trim(),
      type,
      sportId,
      fromStakeMinor: areCrossed ? undefined : this.stakeOf(fromStake)?.minor,
      toStakeMinor: areCrossed ? undefined : this.stakeOf(toStake)?.minor,
      ...bounds,
    };
  }

  /** Bounds of the stake if the lower exceeds the upper. */
  get crossedStakes(): { readonly from: Money; readonly to: Money } | undefined {
    const from = this.stakeOf(this.filter.fromStake);
    const to = this.stakeOf(this.filter.toStake);
    return from !== undefined && to !== undefined && from.minor > to.minor
      ? { from, to }
      : undefined;
  }

  /**
   * Whether the stake is bounded, which restricts the bets to the currency of the active account.
   */
  get isBounded(): boolean {
    const { fromStakeMinor, toStakeMinor } = this.wanted;
    return fromStakeMinor !== undefined || toStakeMinor !== undefined;
  }

  /** Loads and follows the feed until disposed of. */
  start(): Dispose {
    const close = this.answers.open();
    const stopFeed = this.#services.feed.subscribe<object>(
      { kind: 'user' },
      { onSnapshot: this.applySnapshot, onDelta: this.apply },
    );
    return () => {
      stopFeed();
      this.#bookMarks = undefined;
      this.#stopGathering?.();
      close();
    };
  }

  setState(state: HistoryState): void {
    this.change({ state });
    void this.reload();
  }

  /** Sets the period; a custom one starts with the days shown before. */
  setPeriod(period: HistoryPeriod): void {
    const { clock, preferences } = this.#services;
    const isFirstCustom = period === 'custom' && this.filter.fromDay === '';
    const { fromAtS } = periodBounds(this.filter, clock.nowMs(), preferences.timeZoneOffsetMin);
    const days = isFirstCustom
      ? {
          fromDay: dayOf((fromAtS ?? 0) * 1000, preferences.timeZoneOffsetMin),
          toDay: dayOf(clock.nowMs(), preferences.timeZoneOffsetMin),
        }
      : {};
    this.change({ period, ...days });
    void this.reload();
  }

  setDays(days: { readonly fromDay?: string; readonly toDay?: string }): void {
    this.change(days);
    this.gather();
  }

  setSearch(search: string): void {
    this.change({ search: search.slice(0, 100) });
    this.gather();
  }

  setType(type: HistoryFilter['type']): void {
    this.change({ type });
    void this.reload();
  }

  setSport(sportId: number | undefined): void {
    this.change({ sportId });
    void this.reload();
  }

  setStakes(stakes: { readonly fromStake?: string; readonly toStake?: string }): void {
    this.change(stakes);
    this.gather();
  }

  setPage(page: number): void {
    this.page = page;
    void this.reload();
  }

  clearFilter(): void {
    this.change({ state: 'all', period: 'last90', ...openFilter });
    void this.reload();
  }

  toggleExpanded(id: number): void {
    if (!this.expandedIds.delete(id)) this.expandedIds.add(id);
  }

  /** Drops all data of the person. */
  forget(): void {
    this.#stopGathering?.();
    this.#bookMarks = undefined;
    this.answers.reset();
    this.page = 1;
    this.filter = { state: 'all', period: this.#period, fromDay: '', toDay: '', ...openFilter };
    this.expandedIds.clear();
  }

  /** Reloads with the current filter. */
  async reload(): Promise<void> {
    this.#stopGathering?.();
    await this.answers.load();
  }

  /** Parses a bound in the currency of the active account; undefined if invalid. */
  private stakeOf(text: string): Money | undefined {
    const currency = this.answer?.totals.staked.currency;
    if (currency === undefined || text === '') return undefined;
    const parsed = parseMoney(text, currency, this.#services.environment.language);
    return parsed.kind === 'money' && parsed.money.minor >= 0 ? parsed.money : undefined;
  }

  private change(change: Partial<HistoryFilter>): void {
    this.filter = { ...this.filter, ...change };
    this.page = 1;
  }

  private gather(): void {
    this.#stopGathering?.();
    this.#stopGathering = this.#services.scheduler.after(gatherMs, () => void this.reload());
  }

  /** A snapshot has only open bets, so bets settled during a gap are unknown. */
  private applySnapshot(data: object): void {
    const isAfterGap = this.#bookMarks !== undefined;
    this.#bookMarks ??= new Map(readBetChanges(data).map((bet) => [bet.id, bookMark(bet)]));
    this.apply(data);
    if (isAfterGap) this.gather();
  }

  /** Bets on the page change at once; counts and sums come from the platform. */
  private apply(data: object): void {
    const changes = readBetChanges(data);
    const bookMarks = (this.#bookMarks ??= new Map());
    const isBookChanged = changes.some((bet) => bookMarks.get(bet.id) !== bookMark(bet));
    for (const bet of changes) bookMarks.set(bet.id, bookMark(bet));
    this.replace(new Map(changes.map((bet) => [bet.id, bet])));
    if (isBookChanged) this.gather();
  }

  private replace(changed: ReadonlyMap<number, Bet>): void {
    if (changed.size === 0) return;
    this.answers.update((page) => ({
      ...page,
      bets: page.bets.map((bet) => changed.get(bet.id) ?? bet),
    }));
  }
}
