import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { CoreServices, Dispose, StoredValue } from '#core';
import { movedTo } from './movedTo.ts';
import { multiLimit } from './multiLimit.ts';
import { isStoredMulti } from '#stored/betting/isStoredMulti.js';

type MultiServices = Pick<CoreServices, 'config' | 'preferences' | 'storage'>;

/** Live matches side by side, in the order of the person; remembered where the browser may keep things. */
export class MultiStore {
  eventIds: readonly number[];
  readonly limit: number;
  readonly #stored: StoredValue<readonly number[]>;
  readonly #services: MultiServices;
  readonly #ends: readonly Dispose[];

  constructor(services: MultiServices) {
    this.#services = services;
    this.limit = multiLimit(services.config.plugins['betting']);
    this.#stored = services.storage.value<readonly number[]>({
      key: 'betting/multi',
      version: 1,
      fallback: [],
      check: isStoredMulti,
    });
    this.eventIds = this.#stored.read().slice(0, this.limit);
    makeAutoObservable(
      this,
      { eventIds: observableRef, limit: false, dispose: false },
      { autoBind: true },
    );
    this.#ends = [
      this.#stored.onChange(this.take),
      reaction(
        () => services.preferences.mayPersist,
        () => this.#keep(),
      ),
    ];
  }

  get isFull(): boolean {
    return this.eventIds.length >= this.limit;
  }

  has(eventId: number): boolean {
    return this.eventIds.includes(eventId);
  }

  /** False when there is no room. */
  toggle(eventId: number): boolean {
    if (this.has(eventId)) this.remove(eventId);
    else if (this.isFull) return false;
    else this.#change([...this.eventIds, eventId]);
    return true;
  }

  remove(eventId: number): void {
    this.#change(this.eventIds.filter((id) => id !== eventId));
  }

  /** To the place of another one, or by so many places. */
  move(eventId: number, to: { readonly before: number } | { readonly by: number }): void {
    this.#change(
      movedTo(
        this.eventIds,
        eventId,
        'by' in to ? this.eventIds.indexOf(eventId) + to.by : this.eventIds.indexOf(to.before),
      ),
    );
  }

  clear(): void {
    this.#change([]);
  }

  /** Another tab has chosen. */
  take(eventIds: readonly number[]): void {
    this.eventIds = eventIds.slice(0, this.limit);
  }

  dispose(): void {
    for (const end of this.#ends) end();
  }

  #change(eventIds: readonly number[]): void {
    this.eventIds = eventIds;
    this.#keep();
  }

  #keep(): void {
    if (this.#services.preferences.mayPersist) this.#stored.write(this.eventIds);
    else this.#stored.remove();
  }
}
