import { makeAutoObservable } from 'mobx';
import type { SafeStorage, StoredValue } from '#core';

/** A yes or no of the person that this browser keeps. */
export class KeptFlag {
  isOn: boolean;
  readonly #kept: StoredValue<boolean>;

  /** @param key path in storage, such as `betting/wide-scoreboard` */
  constructor(storage: SafeStorage, key: string, fallback: boolean) {
    this.#kept = storage.value({ key, version: 1, fallback, check: (value) => typeof value === 'boolean' });
    this.isOn = this.#kept.read();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  set(isOn: boolean): void {
    this.isOn = isOn;
    this.#kept.write(isOn);
  }
}

/** Statistics open in a window of their own unless the person has said otherwise (isDisplayStatsInNewWindow). */
export function statisticsWindow(storage: SafeStorage): KeptFlag {
  return new KeptFlag(storage, 'betting/statistics-window', true);
}

/** The scoreboard shows parts and momentum unless the person wants the score alone. */
export function wideScoreboard(storage: SafeStorage): KeptFlag {
  return new KeptFlag(storage, 'betting/wide-scoreboard', true);
}
