import { makeAutoObservable } from 'mobx';
import type { SafeStorage, StoredValue } from '#core';

/** A yes or no of the person that this browser keeps. */
export class PersistedFlag {
  isOn: boolean;
  readonly #kept: StoredValue<boolean>;

  constructor(kept: StoredValue<boolean>) {
    this.#kept = kept;
    this.isOn = kept.read();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  set(isOn: boolean): void {
    this.isOn = isOn;
    this.#kept.write(isOn);
  }
}

/** Statistics open in a window of their own unless the person has said otherwise (isDisplayStatsInNewWindow). */
export function statisticsWindow(storage: SafeStorage): PersistedFlag {
  return new PersistedFlag(
    storage.value({ key: 'betting/statistics-window', version: 1, fallback: true, check: isFlag }),
  );
}

/** The scoreboard shows parts and momentum unless the person wants the score alone. */
export function wideScoreboard(storage: SafeStorage): PersistedFlag {
  return new PersistedFlag(
    storage.value({ key: 'betting/wide-scoreboard', version: 1, fallback: true, check: isFlag }),
  );
}

function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean';
}
