import { makeAutoObservable } from 'mobx';
import type { Clock, Dispose, SafeStorage, Scheduler, Session, StoredValue } from '#core';
import { continueSession, type GamingSession } from './sessionTime.ts';
import { isStoredSession } from '#stored/limits/isStoredSession.js';

export interface SessionTimeServices {
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly session: Session;
  readonly storage: SafeStorage;
}

const tickMs = 1000;
const noteEveryS = 60;

/** Length of the gaming session. Kept as a start instant: sleep does not distort it. */
export class SessionTimeStore {
  elapsedS = 0;
  readonly #services: SessionTimeServices;
  readonly #stored: StoredValue<GamingSession | null>;
  readonly #stops: readonly Dispose[];
  #current: GamingSession | undefined;

  constructor(services: SessionTimeServices) {
    this.#services = services;
    this.#stored = services.storage.value({
      key: 'limits/session',
      version: 1,
      fallback: null,
      check: isStoredSession,
    });
    makeAutoObservable(this, {}, { autoBind: true });
    this.follow();
    this.#stops = [
      services.session.onChange(this.follow),
      // The clock on the screen rests with the page; what it shows is worked out again when the
      // page is back.
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
      this.#current = undefined;
      this.#stored.remove();
      this.elapsedS = 0;
      return;
    }
    this.#current = continueSession(this.#stored.read(), state.userId, this.nowS());
    this.#stored.write(this.#current);
    this.tick();
  }

  private tick(): void {
    if (this.#current === undefined) return;
    const nowS = this.nowS();
    this.elapsedS = Math.max(0, nowS - this.#current.startedAtS);
    if (nowS - this.#current.seenAtS < noteEveryS) return;
    this.#current = { ...this.#current, seenAtS: nowS };
    this.#stored.write(this.#current);
  }

  private nowS(): number {
    return Math.floor(this.#services.clock.nowMs() / 1000);
  }
}
