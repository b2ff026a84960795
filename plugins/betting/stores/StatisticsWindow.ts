import { makeAutoObservable } from 'mobx';
import type { SafeStorage, StoredValue } from '#core';

/** Whether statistics open in a window of their own: they do unless the person has said otherwise (isDisplayStatsInNewWindow). */
export class StatisticsWindow {
  isOwn: boolean;
  readonly #kept: StoredValue<boolean>;

  constructor(storage: SafeStorage) {
    this.#kept = storage.value({ key: 'betting/statistics-window', version: 1, fallback: true, check: (value) => typeof value === 'boolean' });
    this.isOwn = this.#kept.read();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  set(isOwn: boolean): void {
    this.isOwn = isOwn;
    this.#kept.write(isOwn);
  }
}
