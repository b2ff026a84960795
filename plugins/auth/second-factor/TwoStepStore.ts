import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type CoreServices, type Dispose } from '#core';
import { Attempt } from '#core/data';
import type { TwoStepAsked, TwoStepOutcome } from '../contract.ts';
import { readCallFailure, type CallFailure } from '../failures/readCallFailure.ts';
import { FactorCode } from './FactorCode.ts';
import { passkeyBrowser, type PasskeyBrowser } from '../passkeys/PasskeyBrowser.ts';
import { loadSignInOptions } from '../passkeys/PasskeysApi.ts';
import { askForMoreTime, proveSecondFactor } from './SecondFactorApi.ts';

/** How long before the end the person is warned. */
const warnedMs = 60_000;

/** `last`: no more time can be had. */
export type TwoStepTime = 'enough' | 'ending' | 'last';

/** The second step of a sign-in. */
export class TwoStepStore {
  readonly code = new FactorCode();
  readonly hasPaper: boolean;
  readonly hasPasskey: boolean;
  readonly canTrustDevice: boolean;
  trustsDevice = false;
  /** Why the passkey proved nothing. */
  passkeyFault: 'refused' | CallFailure | undefined = undefined;
  isBusy = false;
  /** Epoch seconds. */
  expiresAtS: number;
  time: TwoStepTime = 'enough';
  /** The press that asks for more time. */
  readonly more: Attempt<CallFailure>;
  readonly #services: Pick<CoreServices, 'http' | 'scheduler'>;
  readonly #ticket: string;
  readonly #browser: PasskeyBrowser;
  readonly #onEnd: (outcome: TwoStepOutcome) => void;
  #stop: Dispose = () => undefined;

  constructor(
    services: Pick<CoreServices, 'http' | 'scheduler'>,
    { ticket, expiresAtS, methods, canTrustDevice }: TwoStepAsked,
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
    this.more = new Attempt((error) => this.#failureOf(error));
    makeAutoObservable(this, { code: false, more: false }, { autoBind: true });
  }

  /** Warns before the time is over, and ends with it; until the returned function is called. */
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
    if (this.isBusy || !this.code.check()) return;
    await this.#run(
      async () => this.#prove({ code: this.code.text }),
      (error) => this.code.refuse(error),
    );
  }

  /** To close the question of the device is no failure. */
  async usePasskey(): Promise<void> {
    if (this.isBusy) return;
    await this.#run(
      async () => {
        const signed = await this.#browser.sign(
          await loadSignInOptions(this.#services.http),
          false,
        );
        if (signed === 'cancelled') return;
        if (typeof signed === 'string') runInAction(() => (this.passkeyFault = 'refused'));
        else await this.#prove({ passkey: signed });
      },
      (error) => {
        const isRefused = ['passkey_refused', 'passkey_unknown'].some(
          (code) => error instanceof HttpError && error.hasCode(code),
        );
        this.passkeyFault = isRefused ? 'refused' : readCallFailure(error);
      },
    );
  }

  async #run(act: () => Promise<void>, refuse: (error: unknown) => void): Promise<void> {
    runInAction(() => {
      this.isBusy = true;
      this.passkeyFault = undefined;
    });
    try {
      await act();
    } catch (error) {
      if (isOver(error)) this.#onEnd({ kind: 'over' });
      else runInAction(() => refuse(error));
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }

  async #prove(proof: Parameters<typeof proveSecondFactor>[2]): Promise<void> {
    const { http } = this.#services;
    const step = await proveSecondFactor(http, this.#ticket, proof, this.trustsDevice);
    if (step.kind === 'two-step') this.#onEnd({ kind: 'over' });
    else this.#onEnd(step.kind === 'new-device' ? step : { kind: 'signed-in', ...step.answer });
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
