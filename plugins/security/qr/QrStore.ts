import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { HttpError, type Clock, type Dispose, type Feed, type Http, type Scheduler } from '#core';
import { Attempt } from '#core/data';
import { loadQr, showQr, stopQr, type QrProgress, type ShownQr } from './QrApi.ts';

/** State of the page: `none` before a code and after it was revoked. */
export type QrPageState =
  | { readonly kind: 'none' }
  | { readonly kind: 'code'; readonly shown: ShownQr; readonly progress: QrProgress };

export interface QrServices {
  readonly clock: Pick<Clock, 'nowMs'>;
  readonly feed: Feed;
  readonly http: Http;
  readonly scheduler: Pick<Scheduler, 'poll'>;
}

/** Code on a signed-in page, and the progress of the phone that opened it. */
export class QrStore {
  state: QrPageState = { kind: 'none' };
  /** Showing a code, or revoking it. */
  readonly changing = new Attempt<'failed'>(failureOf);
  /** Whether the person revoked the code and thereby ended its session. */
  isStopped = false;
  secondsLeft = 0;
  readonly #services: QrServices;

  constructor(services: QrServices) {
    this.#services = services;
    makeAutoObservable(this, { changing: false, state: observableRef }, { autoBind: true });
  }

  /** Follows the phone by the feed, and the expiry by the clock. */
  follow(): Dispose {
    const { feed, scheduler } = this.#services;
    const handleMessage = (data: { readonly signInMark?: string }): void => {
      if (data.signInMark !== undefined) void this.refresh();
    };
    const stopFeed = feed.subscribe<{ readonly signInMark?: string }>(
      { kind: 'user' },
      { onSnapshot: handleMessage, onDelta: handleMessage },
    );
    const stopClock = scheduler.poll(
      { everyMs: 1000, jitter: 0, pausesWhenHidden: false },
      this.tick,
    );
    return () => {
      stopFeed();
      stopClock();
    };
  }

  /**
   * Shows another code, which replaces the previous one. The platform asks for a proof of identity
   * first.
   */
  async show(): Promise<void> {
    await this.changing.run(async () => {
      const shown = await showQr(this.#services.http);
      runInAction(() => {
        this.isStopped = false;
        this.state = { kind: 'code', shown, progress: { kind: 'shown' } };
        this.tick();
      });
    });
  }

  async stop(): Promise<void> {
    await this.changing.run(async () => {
      if (this.state.kind !== 'code') return;
      await stopQr(this.#services.http, this.state.shown.id);
      runInAction(() => {
        this.state = { kind: 'none' };
        this.isStopped = true;
      });
    });
  }

  async refresh(): Promise<void> {
    const { state } = this;
    if (state.kind !== 'code' || state.progress.kind === 'over') return;
    const { shown } = state;
    // The next message of the feed, or the next press, repeats the request.
    const progress = await loadQr(this.#services.http, shown.id).catch(() => undefined);
    runInAction(() => {
      if (progress !== undefined && this.state.kind === 'code' && this.state.shown === shown)
        this.state = { kind: 'code', shown, progress };
    });
  }

  tick(): void {
    const { state } = this;
    if (state.kind !== 'code') return;
    const { shown, progress } = state;
    this.secondsLeft = Math.max(
      0,
      Math.ceil(shown.expiresAtS - this.#services.clock.nowMs() / 1000),
    );
    const isOpen = progress.kind === 'shown' || progress.kind === 'opened';
    if (isOpen && this.secondsLeft === 0)
      this.state = { kind: 'code', shown, progress: { kind: 'over' } };
  }
}

/**
 * Returns no failure when the person closed the proof's dialog: they know that nothing was done.
 */
function failureOf(error: unknown): 'failed' | undefined {
  return error instanceof HttpError && error.hasCode('reauth_required') ? undefined : 'failed';
}
