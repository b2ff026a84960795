import { actionBound, makeAutoObservable } from 'mobx';
import type { Announcements, Announcer } from './Announcer.ts';
import type { Clock } from '../../platform/time/Clock.ts';
import type { Dispose } from '../../contract/Dispose.ts';
import type { Scheduler } from '../../platform/time/Scheduler.ts';

const politeGapMs = 3000;
/** Longer texts take longer to speak than the gap. */
const longestText = 300;

export interface LiveAnnouncerDependencies {
  readonly scheduler: Pick<Scheduler, 'after'>;
  readonly clock: Pick<Clock, 'monotonicMs'>;
  /** Preference for unrequested announcements. */
  readonly wanted: () => Announcements;
}

/** Texts of the shell's two live regions. Polite messages merge, at most one in 3 s. */
export class LiveAnnouncer implements Announcer {
  politeText = '';
  alertText = '';
  readonly #scheduler: Pick<Scheduler, 'after'>;
  readonly #clock: Pick<Clock, 'monotonicMs'>;
  readonly #wanted: () => Announcements;
  #waiting: string[] = [];
  #lastPoliteAtMs = Number.NEGATIVE_INFINITY;
  #cancel: Dispose | undefined;

  constructor({ scheduler, clock, wanted }: LiveAnnouncerDependencies) {
    this.#scheduler = scheduler;
    this.#clock = clock;
    this.#wanted = wanted;
    // Explicit actions, because a message may come from a reaction, where an automatic one could
    // not write.
    makeAutoObservable(
      this,
      { polite: actionBound, alert: actionBound, flush: actionBound },
      { autoBind: true },
    );
  }

  polite(text: string, about?: Exclude<Announcements, 'off'>): void {
    const wanted = this.#wanted();
    if (text === '' || (about !== undefined && wanted !== about && wanted !== 'all')) return;
    // A repeated message replaces the earlier one.
    this.#waiting = [...this.#waiting.filter((each) => each !== text), text];
    if (this.#cancel !== undefined) return;
    const waitMs = this.#lastPoliteAtMs + politeGapMs - this.#clock.monotonicMs();
    if (waitMs <= 0) this.flush();
    else this.#cancel = this.#scheduler.after(waitMs, this.flush);
  }

  alert(text: string): void {
    if (text !== '') this.alertText = renewed(text, this.alertText);
  }

  flush(): void {
    this.#cancel = undefined;
    this.#lastPoliteAtMs = this.#clock.monotonicMs();
    let text = '';
    while (this.#waiting.length > 0) {
      const next = this.#waiting.pop() ?? '';
      if (text !== '' && text.length + next.length > longestText) break;
      text = text === '' ? next : `${next}. ${text}`;
    }
    this.#waiting = [];
    this.politeText = renewed(text, this.politeText);
  }

  dispose(): void {
    this.#cancel?.();
    this.#waiting = [];
  }
}

/** Screen readers only announce changed text, so a repeated message gets an invisible space. */
function renewed(text: string, before: string): string {
  return text === before ? `${text}\u00a0` : text;
}
