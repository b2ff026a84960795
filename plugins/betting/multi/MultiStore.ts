import { makeAutoObservable } from 'mobx';
import type { CoreServices } from '#core';
import { persisted, type Persisted } from '#core/data';
import { movedTo } from './movedTo.ts';
import { multiLimit } from './multiLimit.ts';
import { isStoredMulti } from '#stored/betting/isStoredMulti.js';

type MultiServices = Pick<CoreServices, 'config' | 'preferences' | 'storage'>;

/** Live matches side by side in the person's order; stored where allowed. */
export class MultiStore {
  readonly limit: number;
  readonly #chosen: Persisted<readonly number[]>;

  constructor(services: MultiServices) {
    this.limit = multiLimit(services.config.plugins['betting']);
    this.#chosen = persisted<readonly number[]>(services, {
      key: 'betting/multi',
      version: 1,
      fallback: [],
      check: isStoredMulti,
      isEmpty: (eventIds) => eventIds.length === 0,
    });
    makeAutoObservable(this, { limit: false, dispose: false }, { autoBind: true });
  }

  get eventIds(): readonly number[] {
    return this.#chosen.value.slice(0, this.limit);
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
    else this.#chosen.set([...this.eventIds, eventId]);
    return true;
  }

  /** Replaces the chosen events by these. */
  choose(eventIds: readonly number[]): void {
    this.#chosen.set(eventIds.slice(0, this.limit));
  }

  remove(eventId: number): void {
    this.#chosen.set(this.eventIds.filter((id) => id !== eventId));
  }

  /** Moves an event before another one, or by a number of places. */
  move(eventId: number, to: { readonly before: number } | { readonly by: number }): void {
    this.#chosen.set(
      movedTo(
        this.eventIds,
        eventId,
        'by' in to ? this.eventIds.indexOf(eventId) + to.by : this.eventIds.indexOf(to.before),
      ),
    );
  }

  clear(): void {
    this.#chosen.set([]);
  }

  dispose(): void {
    this.#chosen.dispose();
  }
}
