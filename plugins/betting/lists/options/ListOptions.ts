import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Clock, Dispose, Preferences, SafeStorage, StoredValue } from '#core';
import type { EventQuery } from '../../feed/EventQuery.ts';
import {
  firstListChoices,
  isListChoice,
  isSameChoice,
  listChoices,
  viewChoices,
  withChoices,
  type ListChoice,
  type ListChoices,
} from './listChoices.ts';
import type { Section } from '../../feed/SportEvent.ts';
import { eventChoices, persistedOptions, type PersistedOptions } from './persistedOptions.ts';

interface ListOptionsServices {
  readonly storage: SafeStorage;
  readonly preferences: Pick<Preferences, 'appViewType' | 'isFullMarketNames' | 'mayPersist'>;
  readonly clock: Pick<Clock, 'nowMs'>;
}

/** How somebody likes lists: kept in this browser where it may be, told to the other tabs, with the time of each choice. */
export class ListOptions {
  choices: ListChoices = firstListChoices;
  /** Platform time of each choice, so that the newest of several devices holds. */
  changedAtMs: Readonly<Partial<Record<ListChoice, number>>> = {};
  readonly #services: ListOptionsServices;
  readonly #stored: StoredValue<PersistedOptions>;
  readonly #ends: readonly Dispose[];

  constructor(services: ListOptionsServices) {
    this.#services = services;
    this.#stored = persistedOptions(services.storage);
    makeAutoObservable(
      this,
      {
        choices: observableRef,
        changedAtMs: observableRef,
        query: false,
        hiddenSports: false,
        dispose: false,
      },
      { autoBind: true },
    );
    this.take(this.#stored.read());
    this.#ends = [
      this.#stored.onChange(this.take),
      reaction(
        () => services.preferences.mayPersist,
        () => this.#keep(),
      ),
    ];
  }

  get isAsian(): boolean {
    return this.#services.preferences.appViewType === 'asian';
  }

  /** Rows are not as everybody has them first, and need a view of their own. */
  get isViewChanged(): boolean {
    return (
      this.isAsian ||
      this.#services.preferences.isFullMarketNames ||
      viewChoices.some((key) => !isSameChoice(this.choices[key], firstListChoices[key]))
    );
  }

  hiddenSports(section: Section): readonly number[] {
    return section === 'live' ? this.choices.hiddenLiveSports : this.choices.hiddenLineSports;
  }

  set<Key extends ListChoice>(key: Key, value: ListChoices[Key]): void {
    if (!isListChoice(key, value)) return;
    this.choices = Object.freeze({ ...this.choices, [key]: value });
    this.changedAtMs = { ...this.changedAtMs, [key]: Math.floor(this.#services.clock.nowMs()) };
    this.#keep();
  }

  /** As everybody has them first; that is a choice, too. */
  reset(): void {
    const nowMs = Math.floor(this.#services.clock.nowMs());
    const changed = listChoices.filter(
      (key) => !eventChoices.has(key) && !isSameChoice(this.choices[key], firstListChoices[key]),
    );
    this.choices = Object.freeze({
      ...this.choices,
      ...Object.fromEntries(changed.map((key) => [key, firstListChoices[key]])),
    });
    this.changedAtMs = {
      ...this.changedAtMs,
      ...Object.fromEntries(changed.map((key) => [key, nowMs])),
    };
    this.#keep();
  }

  /** What another tab, or another device of the person, has chosen; of each choice the newest holds. */
  take({ values, changedAtMs }: PersistedOptions): void {
    const newer = listChoices.filter(
      (key) =>
        key in changedAtMs &&
        (changedAtMs[key] ?? 0) > (this.changedAtMs[key] ?? -1) &&
        isListChoice(key, values[key]),
    );
    if (newer.length === 0) return;
    this.choices = Object.freeze({
      ...this.choices,
      ...Object.fromEntries(newer.map((key) => [key, values[key]])),
    });
    this.changedAtMs = {
      ...this.changedAtMs,
      ...Object.fromEntries(newer.map((key) => [key, changedAtMs[key]])),
    };
  }

  /** Keeps what came from elsewhere. */
  keepTaken(kept: PersistedOptions): void {
    this.take(kept);
    this.#keep();
  }

  /** Nobody has chosen anything. */
  forget(): void {
    this.choices = firstListChoices;
    this.changedAtMs = {};
    this.#stored.remove();
  }

  query(query: EventQuery): EventQuery {
    return withChoices(query, this.choices, this.isAsian);
  }

  dispose(): void {
    for (const end of this.#ends) end();
  }

  #keep(): void {
    if (!this.#services.preferences.mayPersist) {
      this.#stored.remove();
      return;
    }
    const chosen = listChoices.filter((key) => key in this.changedAtMs);
    if (chosen.length > 0)
      this.#stored.write({
        values: Object.fromEntries(chosen.map((key) => [key, this.choices[key]])),
        changedAtMs: this.changedAtMs,
      });
  }
}
