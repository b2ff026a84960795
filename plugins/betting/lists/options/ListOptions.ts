import { appViewTypePreference } from '#domain/odds/oddsPreferences.ts';
import { fullMarketNames } from '../../preferences/listPreferences.ts';
import { makeAutoObservable } from 'mobx';
import type { Clock, Preferences, SafeStorage } from '#core';
import { persisted, type Persisted } from '#core/data';
import type { EventQuery } from '../../feed/EventQuery.ts';
import {
  firstListChoices,
  isListChoice,
  isOfEveryRow,
  isSameChoice,
  listChoices,
  viewChoices,
  withChoices,
  withMarketsOf,
  type ListChoice,
  type ListChoices,
} from './listChoices.ts';
import type { RowMarketKind } from '../../feed/rowMarketKinds.ts';
import type { Section } from '../../feed/SportEvent.ts';
import { withFirstColumn } from '../columns/withColumn.ts';
import { eventChoices, storedListOptions, type ChosenListOptions } from './storedListOptions.ts';

interface ListOptionsServices {
  readonly storage: SafeStorage;
  readonly preferences: Pick<Preferences, 'get' | 'mayPersist'>;
  readonly clock: Pick<Clock, 'nowMs'>;
}

/** List options with the time of each choice: the newest wins across tabs and devices. */
export class ListOptions {
  readonly #services: ListOptionsServices;
  readonly #chosen: Persisted<ChosenListOptions>;

  constructor(services: ListOptionsServices) {
    this.#services = services;
    this.#chosen = persisted(services, { ...storedListOptions, merge: newestOf });
    makeAutoObservable(
      this,
      { query: false, hiddenSports: false, dispose: false },
      { autoBind: true },
    );
  }

  get choices(): ListChoices {
    const { values } = newestOf(storedListOptions.fallback, this.#chosen.value);
    return Object.freeze({ ...firstListChoices, ...values });
  }

  get changedAtMs(): ChosenListOptions['changedAtMs'] {
    return this.#chosen.value.changedAtMs;
  }

  get isAsian(): boolean {
    return this.#services.preferences.get(appViewTypePreference) === 'asian';
  }

  /** Rows differ from the default and need another view. */
  get isViewChanged(): boolean {
    return this.#isChanged((key) => isSameChoice(this.choices[key], firstListChoices[key]));
  }

  /**
   * Like `isViewChanged`, for phones: cards show one market, so any of the standard three is no
   * change.
   */
  get isCardViewChanged(): boolean {
    return this.#isChanged((key) => {
      if (key === 'sportMarkets') return true;
      if (key === 'markets') return isOfEveryRow(this.choices.markets);
      return isSameChoice(this.choices[key], firstListChoices[key]);
    });
  }

  /** @param isPlain whether a choice leaves rows, or cards, as they are without any */
  #isChanged(isPlain: (choice: (typeof viewChoices)[number]) => boolean): boolean {
    return (
      this.isAsian || this.#services.preferences.get(fullMarketNames) || !viewChoices.every(isPlain)
    );
  }

  hiddenSports(section: Section): readonly number[] {
    return section === 'live' ? this.choices.hiddenLiveSports : this.choices.hiddenLineSports;
  }

  set<Key extends ListChoice>(key: Key, value: ListChoices[Key]): void {
    if (!isListChoice(key, value)) return;
    // Columns of all sports are those of each one, too.
    const isOfAll = key === 'markets' && this.choices.sportMarkets.length > 0;
    this.#choose({ [key]: value, ...(isOfAll ? { sportMarkets: [] } : {}) });
  }

  /** Columns of one sport alone. */
  setMarketsOf(sportId: number, markets: readonly RowMarketKind[]): void {
    this.set('sportMarkets', withMarketsOf(this.choices, sportId, markets));
  }

  /** Puts a market into the first column, which is all that the cards of a phone show. */
  showFirst(kind: RowMarketKind): void {
    this.set('markets', withFirstColumn(this.choices.markets, kind));
  }

  /** Back to the defaults, which count as a choice, too. */
  reset(): void {
    const changed = listChoices.filter(
      (key) => !eventChoices.has(key) && !isSameChoice(this.choices[key], firstListChoices[key]),
    );
    this.#choose(Object.fromEntries(changed.map((key) => [key, firstListChoices[key]])));
  }

  /** Merges choices made on another device of the person, if they are newer. */
  apply(other: ChosenListOptions): void {
    this.#chosen.set(newestOf(this.#chosen.value, other));
  }

  forget(): void {
    this.#chosen.set(storedListOptions.fallback);
  }

  query(query: EventQuery): EventQuery {
    return withChoices(query, this.choices, this.isAsian);
  }

  dispose(): void {
    this.#chosen.dispose();
  }

  #choose(values: ChosenListOptions['values']): void {
    const nowMs = Math.floor(this.#services.clock.nowMs());
    const chosen = this.#chosen.value;
    this.#chosen.set({
      values: { ...chosen.values, ...values },
      changedAtMs: {
        ...chosen.changedAtMs,
        ...Object.fromEntries(Object.keys(values).map((key) => [key, nowMs])),
      },
    });
  }
}

/** Merges both by the newest time of each choice; invalid values are left out. */
function newestOf(own: ChosenListOptions, other: ChosenListOptions): ChosenListOptions {
  const newer = listChoices.filter(
    (key) =>
      (other.changedAtMs[key] ?? -1) > (own.changedAtMs[key] ?? -1) &&
      isListChoice(key, other.values[key]),
  );
  if (newer.length === 0) return own;
  return {
    values: { ...own.values, ...Object.fromEntries(newer.map((key) => [key, other.values[key]])) },
    changedAtMs: {
      ...own.changedAtMs,
      ...Object.fromEntries(newer.map((key) => [key, other.changedAtMs[key]])),
    },
  };
}
