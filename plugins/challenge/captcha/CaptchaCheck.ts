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

/** State of the dialog: the offer, the calculation, and why it must be repeated. */
export type CaptchaState =
  | 'offered'
  | 'working'
  | 'refused'
  | 'no-connection'
  | 'unable'
  | 'in-vain';

export interface CaptchaCheckOptions {
  readonly pass: (signal: AbortSignal) => Promise<CaptchaVerdict>;
  /** Loads the seconds left for the challenge, after the page was hidden. */
  readonly timeLeft: () => Promise<number>;
  readonly scheduler: Pick<Scheduler, 'onResume'>;
  readonly session: Pick<Session, 'end'>;
  readonly reports: Pick<Reports, 'report'>;
  /** Number of waiting calls; each needs a result of its own. */
  readonly countCalls: () => number;
  /** Remaining tries; 0 when all have failed. */
  readonly triesLeft: number;
  /** Closes the dialog: with the results, or without when the session is over. */
  readonly onDone: (result?: CaptchaResult) => void;
}

/** One captcha dialog with a limited number of tries, which stops when the person leaves. */
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

  /** Loads and solves one challenge for each waiting call. */
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

  /** The challenge may have expired while the device was asleep; then the work restarts. */
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

/** Creates a check against the platform of the page. */
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
