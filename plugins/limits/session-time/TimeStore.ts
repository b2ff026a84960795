import { makeAutoObservable } from 'mobx';
import type { Clock, Dispose, SafeStorage, Scheduler, Session, StoredValue } from '#core';
import { continueSession, type GamingSession } from './sessionTime.ts';
import { continueVisibleTime, countVisibleTime, type VisibleTime } from './visibleTime.ts';
import { isStoredSession } from '#stored/limits/isStoredSession.js';
import { isStoredVisibleTime } from '#stored/limits/isStoredVisibleTime.js';

export interface TimeServices {
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly session: Session;
  readonly storage: SafeStorage;
}

interface Counting<Time> {
  readonly stored: StoredValue<Time | null>;
  /** Continues the stored time of this person, or starts now. */
  readonly resume: (stored: Time | null, userId: number, nowS: number) => Time;
  /** Called each second; returns the same object when there is nothing to store. */
  readonly advance: (time: Time, nowS: number) => Time;
  readonly elapsedS: (time: Time, nowS: number) => number;
}

/** Interval of the check, short enough that every second is shown when it begins. */
const lookEveryMs = 250;

/** Time of the signed-in person on the site, stored between pages; 0 for a visitor. */
export class TimeStore<Time> {
  /** Never decreases, even if the clock is corrected. */
  elapsedS = 0;
  /** A person is signed in, and the start is known. */
  isKnown = false;
  readonly #services: TimeServices;
  readonly #counting: Counting<Time>;
  readonly #stops: readonly Dispose[];
  #time: Time | undefined;
  #countedAtS = 0;

  constructor(services: TimeServices, counting: Counting<Time>) {
    this.#services = services;
    this.#counting = counting;
    makeAutoObservable(this, {}, { autoBind: true });
    this.follow();
    this.#stops = [
      services.session.onChange(this.follow),
      services.scheduler.poll({ everyMs: lookEveryMs, jitter: 0 }, this.tick),
    ];
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
  }

  private follow(): void {
    const { state } = this.#services.session;
    const { stored, resume } = this.#counting;
    if (state.kind === 'unknown') return;
    this.elapsedS = 0;
    this.isKnown = state.kind === 'signed-in';
    if (state.kind === 'signed-in') this.set(resume(stored.read(), state.userId, this.nowS()));
    else {
      this.#time = undefined;
      stored.remove();
    }
  }

  private tick(): void {
    const nowS = this.nowS();
    if (this.#time === undefined || nowS === this.#countedAtS) return;
    this.set(this.#counting.advance(this.#time, nowS));
  }

  private set(time: Time): void {
    if (time !== this.#time) this.#counting.stored.write(time);
    this.#time = time;
    this.#countedAtS = this.nowS();
    this.elapsedS = Math.max(this.elapsedS, this.#counting.elapsedS(time, this.#countedAtS));
  }

  private nowS(): number {
    return Math.floor(this.#services.clock.nowMs() / 1000);
  }
}

const noteEveryS = 60;

/** Length of the gaming session. Stored as a start instant: sleep does not distort it. */
export function createSessionTime(services: TimeServices): TimeStore<GamingSession> {
  return new TimeStore(services, {
    stored: services.storage.value({
      key: 'limits/session',
      version: 1,
      fallback: null,
      check: isStoredSession,
    }),
    resume: continueSession,
    advance: (time, nowS) => (nowS - time.seenAtS < noteEveryS ? time : { ...time, seenAtS: nowS }),
    elapsedS: ({ startedAtS }, nowS) => Math.max(0, nowS - startedAtS),
  });
}

/** Visible time since signing in: pauses while no page is visible. */
export function createVisibleTime(services: TimeServices): TimeStore<VisibleTime> {
  const stored = services.storage.value<VisibleTime | null>({
    key: 'limits/visible-time',
    version: 1,
    fallback: null,
    check: isStoredVisibleTime,
  });
  return new TimeStore(services, {
    stored,
    resume: continueVisibleTime,
    // Read again each time, because another window may have counted this second.
    advance: (time, nowS) =>
      services.scheduler.isVisible && services.session.userId === time.userId
        ? countVisibleTime(continueVisibleTime(stored.read(), time.userId, nowS - 1), nowS)
        : time,
    elapsedS: ({ seconds }) => seconds,
  });
}

/** The time that the profile requires: wall-clock time if it is strict. */
export function createTime(
  services: TimeServices,
  isStrict: boolean,
): TimeStore<GamingSession> | TimeStore<VisibleTime> {
  return isStrict ? createSessionTime(services) : createVisibleTime(services);
}
