import { makeAutoObservable, runInAction } from 'mobx';
import {
  HttpError,
  type CoreServices,
  type Dispose,
  type Reports,
  type Scheduler,
  type Session,
} from '#core';
import { passCaptcha, readCaptchaTime, type CaptchaVerdict } from './CaptchaApi.ts';
import type { CaptchaResult } from '../contract.ts';

/** What the person sees: the offer, the work, and why it must be done again. */
export type CaptchaState =
  | 'offered'
  | 'working'
  | 'refused'
  | 'no-connection'
  | 'unable'
  | 'in-vain';

export interface CaptchaCheckOptions {
  readonly pass: (signal: AbortSignal) => Promise<CaptchaVerdict>;
  /** Seconds left for the challenge; asked when the page was away. */
  readonly timeLeft: () => Promise<number>;
  readonly scheduler: Pick<Scheduler, 'onResume'>;
  readonly session: Pick<Session, 'end'>;
  readonly reports: Pick<Reports, 'report'>;
  /** Calls that wait, each for a result of its own. */
  readonly countCalls: () => number;
  /** How often the person may still try; 0: it was all in vain. */
  readonly triesLeft: number;
  /** Closes the dialog: with the results, or without when the session is over. */
  readonly onDone: (result?: CaptchaResult) => void;
}

/** One captcha dialog: so many tries as are left, and none goes on when the person leaves. */
export class CaptchaCheck {
  state: CaptchaState;
  readonly #options: CaptchaCheckOptions;
  readonly #stopResume: Dispose;
  readonly #results: string[] = [];
  #work: AbortController | undefined;
  #tries = 0;

  constructor(options: CaptchaCheckOptions) {
    this.#options = options;
    this.state = options.triesLeft <= 0 ? 'in-vain' : 'offered';
    makeAutoObservable(this, {}, { autoBind: true });
    this.#stopResume = options.scheduler.onResume(() => void this.resume());
  }

  /** Gets challenges, lets the device work and hands answers in: one for each call that waits. */
  async start(): Promise<void> {
    if (this.state === 'working' || this.state === 'in-vain') return;
    this.#tries += 1;
    const work = new AbortController();
    this.#work = work;
    this.state = 'working';
    try {
      let verdict: CaptchaVerdict;
      do {
        verdict = await this.#options.pass(work.signal);
        if (work.signal.aborted) return;
        if (verdict.kind === 'passed') this.#results.push(verdict.result);
      } while (verdict.kind === 'passed' && this.#results.length < this.#options.countCalls());
      await this.apply(verdict);
    } catch (error) {
      if (!work.signal.aborted) this.fail(error);
    }
  }

  /** A device that slept may have missed the challenge's end: the work starts again. */
  async resume(): Promise<void> {
    const work = this.#work;
    if (this.state !== 'working' || work === undefined) return;
    const timeLeftS = await this.#options.timeLeft().catch(() => undefined);
    if (timeLeftS !== 0 || work.signal.aborted || this.#work !== work) return;
    work.abort();
    runInAction(() => (this.state = 'offered'));
    this.#tries -= 1;
    await this.start();
  }

  dispose(): void {
    this.#stopResume();
    this.#work?.abort();
  }

  private async apply(verdict: CaptchaVerdict): Promise<void> {
    switch (verdict.kind) {
      case 'passed':
        this.#options.onDone({ results: this.#results, tries: this.#tries });
        return;
      case 'signed-out':
        this.#options.onDone();
        await this.#options.session.end({ isServerTold: true });
        return;
      case 'refused':
        this.state = this.#tries < this.#options.triesLeft ? 'refused' : 'in-vain';
    }
  }

  private fail(error: unknown): void {
    const isNetwork = error instanceof HttpError;
    if (!isNetwork)
      this.#options.reports.report(error, { plugin: 'challenge', contribution: 'captcha' });
    this.state =
      this.#tries >= this.#options.triesLeft ? 'in-vain' : isNetwork ? 'no-connection' : 'unable';
  }
}

/** A check against the platform of the page. */
export function openCaptchaCheck(
  { http, reports, scheduler, session }: CoreServices,
  { triesLeft, countCalls }: Pick<CaptchaCheckOptions, 'triesLeft' | 'countCalls'>,
  onDone: CaptchaCheckOptions['onDone'],
): CaptchaCheck {
  return new CaptchaCheck({
    pass: async (signal) => passCaptcha(http, signal),
    timeLeft: async () => readCaptchaTime(http),
    scheduler,
    session,
    reports,
    triesLeft,
    countCalls,
    onDone,
  });
}
