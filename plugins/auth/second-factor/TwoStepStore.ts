import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type CoreServices, type Dispose } from '#core';
import { Attempt } from '#core/data';
import type { TwoStepOutcome, TwoStepTicket } from '../contract.ts';
import { readCallFailure, type CallFailure } from '../failures/readCallFailure.ts';
import { FactorCode } from './FactorCode.ts';
import { askForMoreTime, proveSecondFactor } from './SecondFactorApi.ts';

/** How long before the end the person is warned. */
const warnedMs = 60_000;

/** `last`: no more time can be had. */
export type TwoStepTime = 'enough' | 'ending' | 'last';

/** The second step of a sign-in. */
export class TwoStepStore {
  readonly code = new FactorCode();
  isBusy = false;
  /** Epoch seconds. */
  expiresAtS: number;
  time: TwoStepTime = 'enough';
  /** The press that asks for more time. */
  readonly more: Attempt<CallFailure>;
  readonly #services: Pick<CoreServices, 'http' | 'scheduler'>;
  readonly #ticket: string;
  readonly #onEnd: (outcome: TwoStepOutcome) => void;
  #stop: Dispose = () => undefined;

  constructor(
    services: Pick<CoreServices, 'http' | 'scheduler'>,
    { ticket, expiresAtS }: TwoStepTicket,
    onEnd: (outcome: TwoStepOutcome) => void,
  ) {
    this.#services = services;
    this.#ticket = ticket;
    this.expiresAtS = expiresAtS;
    this.#onEnd = onEnd;
    this.more = new Attempt((error) => this.#failureOf(error));
    makeAutoObservable(this, { code: false, more: false }, { autoBind: true });
  }

  /** Warns before the time is over, and ends with it; until the returned function is called. */
  watch(): Dispose {
    this.#schedule();
    return () => this.#stop();
  }

  async submit(): Promise<void> {
    if (this.isBusy || !this.code.check()) return;
    this.isBusy = true;
    try {
      const step = await proveSecondFactor(this.#services.http, this.#ticket, this.code.text);
      if (step.kind === 'two-step') this.#onEnd({ kind: 'over' });
      else this.#onEnd(step.kind === 'new-device' ? step : { kind: 'signed-in', ...step.answer });
    } catch (error) {
      if (isOver(error)) this.#onEnd({ kind: 'over' });
      else this.code.refuse(error);
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }

  /** One press, and the code need not be hurried. */
  async askForMore(): Promise<void> {
    await this.more.run(async () => {
      const expiresAtS = await askForMoreTime(this.#services.http, this.#ticket);
      runInAction(() => {
        this.expiresAtS = expiresAtS;
        this.time = 'enough';
        this.#schedule();
      });
    });
  }

  #failureOf(error: unknown): CallFailure | undefined {
    if (isOver(error)) this.#onEnd({ kind: 'over' });
    else if (error instanceof HttpError && error.hasCode('no_more_time')) this.time = 'last';
    else return readCallFailure(error);
    return undefined;
  }

  #schedule(): void {
    this.#stop();
    const { scheduler } = this.#services;
    const endsAtMs = this.expiresAtS * 1000;
    const stops = [
      scheduler.atPlatformMs(endsAtMs - warnedMs, () =>
        runInAction(() => {
          if (this.time === 'enough') this.time = 'ending';
        }),
      ),
      // A code that was sent in time is answered.
      scheduler.atPlatformMs(endsAtMs, () => {
        if (!this.isBusy) this.#onEnd({ kind: 'over' });
      }),
    ];
    this.#stop = () => {
      for (const stop of stops) stop();
    };
  }
}

function isOver(error: unknown): boolean {
  return error instanceof HttpError && error.hasCode('ticket_over');
}
