import { makeAutoObservable } from 'mobx';
import type { Dispose, StoredValue } from '#core';
import { continueVisibleTime, countVisibleTime, type VisibleTime } from './visibleTime.ts';
import type { SessionTimeServices } from './SessionTimeStore.ts';
import { isStoredVisibleTime } from '#stored/limits/isStoredVisibleTime.js';

const tickMs = 1000;

/** Visible time since signing in: pauses while no page is visible. */
export class VisibleTimeStore {
  elapsedS = 0;
  readonly #services: SessionTimeServices;
  readonly #stored: StoredValue<VisibleTime | null>;
  readonly #stops: readonly Dispose[];

  constructor(services: SessionTimeServices) {
    this.#services = services;
    this.#stored = services.storage.value({
      key: 'limits/visible-time',
      version: 1,
      fallback: null,
      check: isStoredVisibleTime,
    });
    makeAutoObservable(this, {}, { autoBind: true });
    this.follow();
    this.#stops = [
      services.session.onChange(this.follow),
      services.scheduler.poll({ everyMs: tickMs, jitter: 0 }, this.tick),
    ];
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
  }

  private follow(): void {
    const { state } = this.#services.session;
    if (state.kind === 'unknown') return;
    if (state.kind === 'anonymous') {
      this.#stored.remove();
      this.elapsedS = 0;
      return;
    }
    this.elapsedS = continueVisibleTime(this.#stored.read(), state.userId, this.nowS()).seconds;
  }

  /** Read again each time: another window may have counted this very second. */
  private tick(): void {
    const { scheduler, session } = this.#services;
    if (session.userId === undefined || !scheduler.isVisible) return;
    const time = continueVisibleTime(this.#stored.read(), session.userId, this.nowS() - 1);
    const counted = countVisibleTime(time, this.nowS());
    if (counted !== time) this.#stored.write(counted);
    this.elapsedS = counted.seconds;
  }

  private nowS(): number {
    return Math.floor(this.#services.clock.nowMs() / 1000);
  }
}
