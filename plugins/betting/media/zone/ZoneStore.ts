import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { watchZone } from '../MediaApi.ts';
import type { ZoneUpdate } from '../mediaFromWire.ts';
import type { ZoneAction, ZonePlace } from './ZoneAction.ts';

/** Places that the line behind the ball has. */
const trailMax = 6;
/** Two places of the line are at least this far apart, as a part of the field. */
const step = 0.03;
/** Words change at most so often, so that a screen reader can finish each of them. */
const wordsEveryMs = 3000;

type ZoneCore = Pick<CoreServices, 'feed' | 'scheduler' | 'environment'>;

/** The position of play of a match, while it is open. */
export class ZoneStore {
  action: ZoneAction | undefined;
  trail: readonly ZonePlace[] = [];
  /** Text of the action; each one is shown for at least three seconds. */
  words = '';
  state: 'loading' | 'live' | 'stale' | 'gone' = 'loading';
  readonly #core: ZoneCore;
  readonly #eventId: number;
  #ends: readonly Dispose[] = [];
  #endWait: Dispose | undefined;

  constructor(core: ZoneCore, eventId: number) {
    this.#core = core;
    this.#eventId = eventId;
    makeAutoObservable(
      this,
      { action: observableRef, trail: observableRef, open: false },
      { autoBind: true },
    );
  }

  open(): Dispose {
    this.#ends = [
      watchZone(this.#core, this.#eventId, {
        onSnapshot: this.applySnapshot,
        onDelta: this.applyDelta,
        onStale: this.markStale,
        onError: this.markGone,
      }),
      // The feed sends it again in the other language; words of this one do not wait for their
      // time.
      reaction(
        () => this.#core.environment.language,
        () => this.forgetWords(),
      ),
    ];
    return () => {
      for (const end of this.#ends) end();
      this.#ends = [];
      this.#endWait?.();
      this.#endWait = undefined;
    };
  }

  applySnapshot({ action, trail }: ZoneUpdate): void {
    this.state = 'live';
    this.trail = trail.slice(-trailMax);
    this.#show(action);
  }

  applyDelta({ action }: ZoneUpdate): void {
    const last = this.action;
    if (last !== undefined) {
      const before = this.trail.at(-1);
      const isFar =
        before === undefined || Math.hypot(before.x - last.x, before.y - last.y) >= step;
      if (isFar) this.trail = [...this.trail, { x: last.x, y: last.y }].slice(-trailMax);
    }
    this.#show(action);
  }

  markStale(): void {
    if (this.state === 'live') this.state = 'stale';
  }

  markGone(): void {
    this.state = 'gone';
  }

  forgetWords(): void {
    this.#endWait?.();
    this.#endWait = undefined;
    this.words = '';
  }

  #show(action: ZoneAction): void {
    this.action = action;
    this.#say();
  }

  #say(): void {
    const text = this.action?.text ?? '';
    if (this.#endWait !== undefined || text === this.words) return;
    this.words = text;
    this.#endWait = this.#core.scheduler.after(wordsEveryMs, () => {
      this.#endWait = undefined;
      runInAction(() => this.#say());
    });
  }
}
