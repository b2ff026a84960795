import { makeAutoObservable, observable } from 'mobx';

const maxFailures = 5;
const windowMs = 60_000;

/**
 * Switches a plugin's optional contributions off for the session after five failures in a minute.
 */
export class PluginHealth {
  readonly #nowMs: () => number;
  readonly #failures = new Map<string, number[]>();
  readonly switchedOff = observable.set<string>();

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
    makeAutoObservable(this, { switchedOff: false }, { autoBind: true });
  }

  isSwitchedOff(plugin: string): boolean {
    return this.switchedOff.has(plugin);
  }

  record(plugin: string): void {
    const nowMs = this.#nowMs();
    const recent = [
      ...(this.#failures.get(plugin) ?? []).filter((atMs) => nowMs - atMs < windowMs),
      nowMs,
    ];
    this.#failures.set(plugin, recent);
    if (recent.length >= maxFailures) this.switchedOff.add(plugin);
  }
}
