import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type CoreServices, type Dispose } from '#core';
import { Attempt } from '#core/data';
import type { TwoStepPrompt, TwoStepOutcome } from '../contract.ts';
import { readCallFailure, type CallFailure } from '../failures/readCallFailure.ts';
import { FactorCode } from './FactorCode.ts';
import { passkeyBrowser, type PasskeyBrowser } from '../passkeys/PasskeyBrowser.ts';
import { loadSignInOptions } from '../passkeys/PasskeysApi.ts';
import { extendTwoStep, proveSecondFactor } from './SecondFactorApi.ts';

/** Remaining time at which the person is warned. */
const warnedMs = 60_000;

/** `last`: the time cannot be extended again. */
export type TwoStepTime = 'enough' | 'ending' | 'last';

/** The second step of a sign-in. */
export class TwoStepStore {
  readonly code = new FactorCode();
  readonly hasPaper: boolean;
  readonly hasPasskey: boolean;
  readonly canTrustDevice: boolean;
  trustsDevice = false;
  /** Sending a code or the answer of a passkey; its failure is about the passkey alone. */
  readonly proving: Attempt<'refused' | CallFailure>;
  /** Epoch seconds. */
  expiresAtS: number;
  time: TwoStepTime = 'enough';
  /** Extending the time. */
  readonly more: Attempt<CallFailure>;
  readonly #services: Pick<CoreServices, 'http' | 'scheduler'>;
  readonly #ticket: string;
  readonly #browser: PasskeyBrowser;
  readonly #onEnd: (outcome: TwoStepOutcome) => void;
  #stop: Dispose = () => undefined;

  constructor(
    services: Pick<CoreServices, 'http' | 'scheduler'>,
    { ticket, expiresAtS, methods, canTrustDevice }: TwoStepPrompt,
    onEnd: (outcome: TwoStepOutcome) => void,
    browser: PasskeyBrowser = passkeyBrowser,
  ) {
    this.#services = services;
    this.#ticket = ticket;
    this.#browser = browser;
    this.expiresAtS = expiresAtS;
    this.hasPaper = methods.includes('recovery_code');
    this.hasPasskey = methods.includes('passkey') && browser.isSupported;
    this.canTrustDevice = canTrustDevice;
    this.#onEnd = onEnd;
    this.more = new Attempt((error) => this.#moreFailureOf(error));
    this.proving = new Attempt((error) => this.#passkeyFailureOf(error));
    makeAutoObservable(this, { code: false, more: false, proving: false }, { autoBind: true });
  }

  /**
   * Warns before the time is over and closes the step at its end, until the returned function is
   * called.
   */
  watch(): Dispose {
    this.#schedule();
    return () => {
      this.#stop();
      if (this.hasPasskey) this.#browser.cancel();
    };
  }

  setTrust(trustsDevice: boolean): void {
    this.trustsDevice = trustsDevice;
  }

  async submit(): Promise<void> {
    if (this.proving.isBusy || !this.code.check()) return;
    await this.proving.run(async () => {
      try {
        await this.#prove({ code: this.code.text });
      } catch (error) {
        if (isOver(error)) throw error;
        this.code.refuse(error);
      }
    });
  }

  /** Closing the dialog of the device is no failure. */
  async usePasskey(): Promise<void> {
    await this.proving.run(async () => {
      const signed = await this.#browser.sign(await loadSignInOptions(this.#services.http), false);
      if (signed === 'cancelled') return;
      if (typeof signed === 'string') this.proving.setFailure('refused');
      else await this.#prove({ passkey: signed });
    });
  }

  #passkeyFailureOf(error: unknown): 'refused' | CallFailure | undefined {
    if (isOver(error)) {
      this.#onEnd({ kind: 'over' });
      return undefined;
    }
    const isRefused = ['passkey_refused', 'passkey_unknown'].some(
      (code) => error instanceof HttpError && error.hasCode(code),
    );
    return isRefused ? 'refused' : readCallFailure(error);
  }

  async #prove(proof: Parameters<typeof proveSecondFactor>[2]): Promise<void> {
    const { http } = this.#services;
    const step = await proveSecondFactor(http, this.#ticket, proof, this.trustsDevice);
    if (step.kind === 'two-step') this.#onEnd({ kind: 'over' });
    else this.#onEnd(step.kind === 'new-device' ? step : { kind: 'signed-in', ...step.answer });
  }

  /** Extends the time of the step. */
  async requestMoreTime(): Promise<void> {
    await this.more.run(async () => {
      const expiresAtS = await extendTwoStep(this.#services.http, this.#ticket);
      runInAction(() => {
        this.expiresAtS = expiresAtS;
        this.time = 'enough';
        this.#schedule();
      });
    });
  }

  #moreFailureOf(error: unknown): CallFailure | undefined {
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
      // A code that was sent in time is still answered.
      scheduler.atPlatformMs(endsAtMs, () => {
        if (!this.proving.isBusy) this.#onEnd({ kind: 'over' });
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
