import { actionBound, makeAutoObservable, observableShallow } from 'mobx';
import type { Clock } from '../../platform/time/Clock.ts';
import type { Dispose } from '../../contract/Dispose.ts';
import type { Notice, Notices, ShownNotice } from './Notices.ts';
import { noticeDuration } from './noticeDuration.ts';
import type { Scheduler } from '../../platform/time/Scheduler.ts';

const mostOfDefault = 3;
const mostOfOther = 1;

export interface NoticeStoreDependencies {
  readonly scheduler: Pick<Scheduler, 'after'>;
  readonly clock: Pick<Clock, 'monotonicMs'>;
}

interface Countdown {
  leftMs: number;
  startedAtMs: number;
  cancel: Dispose | undefined;
}

/** Notices on screen. Each group has a limit; in a full group the oldest is removed. */
export class NoticeStore implements Notices {
  readonly shown: ShownNotice[] = [];
  readonly #scheduler: Pick<Scheduler, 'after'>;
  readonly #clock: Pick<Clock, 'monotonicMs'>;
  readonly #countdowns = new Map<number, Countdown>();
  #lastId = 0;
  #isHeld = false;

  constructor({ scheduler, clock }: NoticeStoreDependencies) {
    this.#scheduler = scheduler;
    this.#clock = clock;
    // Explicit actions, because a notice may be added from a reaction, where an automatic one could
    // not write.
    makeAutoObservable(
      this,
      {
        shown: observableShallow,
        add: actionBound,
        close: actionBound,
        withdraw: actionBound,
        dispose: actionBound,
      },
      { autoBind: true },
    );
  }

  add(notice: Notice): Dispose {
    const id = (this.#lastId += 1);
    const most = notice.group === 'default' ? mostOfDefault : mostOfOther;
    const ofGroup = this.shown.filter((each) => each.group === notice.group);
    for (const evicted of ofGroup.slice(0, Math.max(0, ofGroup.length - most + 1)))
      this.#take(evicted.id);
    this.shown.push({ ...notice, id });
    const lastsMs = noticeDuration(notice);
    if (lastsMs !== undefined) {
      this.#countdowns.set(id, { leftMs: lastsMs, startedAtMs: 0, cancel: undefined });
      if (!this.#isHeld) this.#start(id);
    }
    return () => this.withdraw(id);
  }

  /** Closes it, by the person or after its time. */
  close(id: number): void {
    this.#take(id)?.onClose?.();
  }

  /** Removes it for its owner: the person did not close it, so `onClose` is not called. */
  withdraw(id: number): void {
    this.#take(id);
  }

  hold(): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    for (const countdown of this.#countdowns.values()) {
      if (countdown.cancel === undefined) continue;
      countdown.cancel();
      countdown.cancel = undefined;
      countdown.leftMs = Math.max(
        0,
        countdown.leftMs - (this.#clock.monotonicMs() - countdown.startedAtMs),
      );
    }
  }

  release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    for (const id of this.#countdowns.keys()) this.#start(id);
  }

  dispose(): void {
    for (const countdown of this.#countdowns.values()) countdown.cancel?.();
    this.#countdowns.clear();
    this.shown.length = 0;
  }

  #start(id: number): void {
    const countdown = this.#countdowns.get(id);
    if (countdown === undefined) return;
    countdown.startedAtMs = this.#clock.monotonicMs();
    countdown.cancel = this.#scheduler.after(countdown.leftMs, () => this.close(id));
  }

  #take(id: number): ShownNotice | undefined {
    const index = this.shown.findIndex((each) => each.id === id);
    if (index < 0) return undefined;
    this.#countdowns.get(id)?.cancel?.();
    this.#countdowns.delete(id);
    const [taken] = this.shown.splice(index, 1);
    // A removed notice gets no pointer event: without this the next notice would be held for ever.
    if (this.shown.length === 0) this.#isHeld = false;
    return taken;
  }
}
