import { oddsFormatFor } from '#domain/odds/oddsPreferences.ts';
import { compareStructural, makeAutoObservable, reaction, runInAction } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import type { PriceStore } from './PriceStore.ts';

/** How long the prices that came with the page count as current while the feed connects. */
const connectingMs = 5000;

/** How shown prices relate to the platform's: live, stale, or paused by the person. */
export class PriceDisplay {
  /** The feed is silent: shown prices may be old, and no bets are taken. */
  isStale = false;
  /** Platform time when the shown prices were right; undefined while they move. */
  pausedAtS: number | undefined;
  readonly #core: CoreServices;
  readonly #prices: PriceStore;
  readonly #ends: Dispose[];
  #endWaiting: Dispose | undefined;

  constructor(core: CoreServices, prices: PriceStore) {
    this.#core = core;
    this.#prices = prices;
    makeAutoObservable(this, {}, { autoBind: true });
    this.#ends = [
      reaction(
        () => [oddsFormatFor(core.preferences), core.environment.language],
        () => prices.repaint(),
        { equals: compareStructural },
      ),
      reaction(() => core.preferences.arePricesPaused, this.#setPaused, { fireImmediately: true }),
      reaction(() => core.feed.status, this.#follow, { fireImmediately: true }),
    ];
    prices.setFlashes(!prefersReducedMotion());
  }

  /** Shows the prices of this moment and pauses again. */
  update(): void {
    if (this.pausedAtS === undefined) return;
    this.#prices.showLatest();
    this.pausedAtS = this.#nowS();
  }

  resume(): void {
    this.#core.preferences.set('arePricesPaused', false);
  }

  dispose(): void {
    for (const end of this.#ends) end();
    this.#endWaiting?.();
  }

  readonly #setPaused = (isPaused: boolean): void => {
    this.#prices.setPaused(isPaused);
    runInAction(() => (this.pausedAtS = isPaused ? this.#nowS() : undefined));
  };

  readonly #follow = (status: CoreServices['feed']['status']): void => {
    this.#endWaiting?.();
    this.#endWaiting =
      status === 'connecting'
        ? this.#core.scheduler.after(connectingMs, () => this.#setStale(true))
        : undefined;
    this.#setStale(status === 'stale');
  };

  #setStale(isStale: boolean): void {
    if (this.isStale === isStale) return;
    // The prices of the snapshot are painted together with the end of the mark, not at the next
    // paint.
    if (!isStale) this.#prices.repaint();
    runInAction(() => (this.isStale = isStale));
  }

  #nowS(): number {
    return Math.floor(this.#core.clock.nowMs() / 1000);
  }
}

function prefersReducedMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true;
}
