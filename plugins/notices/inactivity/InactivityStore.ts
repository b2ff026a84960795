import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Clock, Dispose, SafeStorage, Scheduler, Session, StoredValue, Tabs } from '#core';
import { storedActivity, type Activity } from './activity.ts';
import { inactivityMs, warningMs } from './inactivity.ts';

export interface InactivityDependencies {
  readonly clock: Pick<Clock, 'monotonicMs' | 'nowMs'>;
  readonly scheduler: Pick<Scheduler, 'after' | 'isVisible' | 'onResume' | 'poll'>;
  readonly session: Pick<Session, 'isAuthed' | 'userId' | 'onChange'>;
  readonly storage: Pick<SafeStorage, 'value'>;
  readonly tabs: Pick<Tabs, 'on' | 'post'>;
  readonly minutes: number;
  readonly isMediaPlaying: () => boolean;
  readonly signOff: () => void;
}

const topic = 'activity';
/** Limit of updates to storage and other tabs, which need not follow each movement. */
const notifyEveryMs = 1000;
const storeEveryMs = 15_000;
const mediaCheckMs = 15_000;
const tickMs = 1000;

/** Time without activity in any tab, by the monotonic clock; after sleep by the stored instant. */
export class InactivityStore {
  /** Seconds until the sign-out while the prompt is open. */
  leftS: number | undefined;
  readonly #dependencies: InactivityDependencies;
  readonly #stored: StoredValue<Activity | null>;
  readonly #endings: Dispose[];
  #lastMs: number;
  #hiddenAtMs: number | undefined;
  #lookedAtMs: number;
  #toldAtMs = Number.NEGATIVE_INFINITY;
  #storedAtMs = Number.NEGATIVE_INFINITY;
  #cancel: Dispose | undefined;
  #userId: number | undefined;

  constructor(dependencies: InactivityDependencies) {
    this.#dependencies = dependencies;
    this.#stored = dependencies.storage.value(storedActivity);
    this.#lastMs = this.#lookedAtMs = dependencies.clock.monotonicMs();
    makeAutoObservable(this, {}, { autoBind: true });
    const { scheduler, session, tabs } = dependencies;
    this.#endings = [
      session.onChange(this.follow),
      tabs.on(topic, () => this.restart()),
      scheduler.onResume(this.resume),
      reaction(
        () => scheduler.isVisible,
        (isVisible) => {
          if (!isVisible) this.#hiddenAtMs = dependencies.clock.monotonicMs();
        },
      ),
      scheduler.poll({ everyMs: mediaCheckMs, jitter: 0, pausesWhenHidden: false }, this.look),
    ];
    this.follow();
  }

  /** Records activity: restarts the time in all tabs and closes an open prompt. */
  note(): void {
    const { clock, session, tabs } = this.#dependencies;
    const { userId } = session;
    if (userId === undefined) return;
    this.restart();
    const nowMs = clock.monotonicMs();
    if (nowMs - this.#toldAtMs >= notifyEveryMs) {
      this.#toldAtMs = nowMs;
      tabs.post(topic, null);
    }
    if (nowMs - this.#storedAtMs < storeEveryMs) return;
    this.#storedAtMs = nowMs;
    this.#stored.write({ userId, atS: Math.floor(clock.nowMs() / 1000) });
  }

  dispose(): void {
    for (const end of this.#endings) end();
    this.#cancel?.();
  }

  private follow(): void {
    const { userId } = this.#dependencies.session;
    if (userId === this.#userId) return;
    this.#userId = userId;
    this.#cancel?.();
    this.leftS = undefined;
    if (userId === undefined) {
      this.#stored.remove();
      return;
    }
    this.#toldAtMs = this.#storedAtMs = Number.NEGATIVE_INFINITY;
    this.note();
    this.check();
  }

  /**
   * Cheap, because it runs on every movement: the running timer checks whether it fires too early.
   */
  private restart(): void {
    this.#lastMs = this.#dependencies.clock.monotonicMs();
    if (this.leftS === undefined) return;
    this.leftS = undefined;
    this.check();
  }

  /** After the limit while hidden or asleep, only activity in another tab keeps the session. */
  private resume(awayMs: number): void {
    const { clock, minutes } = this.#dependencies;
    if (this.#userId === undefined) return;
    const nowMs = clock.monotonicMs();
    // During sleep some systems stop the monotonic clock, and with it the platform's time until the
    // next response.
    const sleptMs = Math.max(0, awayMs - (nowMs - (this.#hiddenAtMs ?? this.#lookedAtMs)));
    const stored = this.#stored.read();
    const storedAgoMs =
      stored === null || stored.userId !== this.#userId
        ? Number.POSITIVE_INFINITY
        : clock.nowMs() + sleptMs - stored.atS * 1000;
    const hasHeard = this.#hiddenAtMs !== undefined && this.#lastMs > this.#hiddenAtMs;
    if (storedAgoMs < awayMs) this.#lastMs = Math.max(this.#lastMs, nowMs - storedAgoMs);
    else if (awayMs >= inactivityMs(minutes) && !hasHeard)
      this.#lastMs = Math.min(this.#lastMs, nowMs - awayMs);
    this.#hiddenAtMs = undefined;
    this.check();
  }

  private look(): void {
    this.#lookedAtMs = this.#dependencies.clock.monotonicMs();
    if (this.#dependencies.isMediaPlaying()) this.note();
  }

  private check(): void {
    const { clock, isMediaPlaying, minutes, scheduler, signOff } = this.#dependencies;
    this.#cancel?.();
    if (this.#userId === undefined) return;
    if (isMediaPlaying()) {
      this.leftS = undefined;
      this.note();
    }
    const leftMs = this.#lastMs + inactivityMs(minutes) - clock.monotonicMs();
    if (leftMs <= 0) {
      this.leftS = undefined;
      signOff();
      return;
    }
    const untilWarningMs = leftMs - warningMs(minutes);
    if (untilWarningMs <= 0) this.leftS = Math.ceil(leftMs / 1000);
    this.#cancel = scheduler.after(
      untilWarningMs > 0 ? untilWarningMs : Math.min(tickMs, leftMs),
      () => runInAction(this.check),
    );
  }
}
