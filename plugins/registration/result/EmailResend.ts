import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type CoreServices } from '#core';
import { readCallFailure, type CallFailure } from '../../auth/contract.ts';
import { resendLetter } from '../form/RegistrationApi.ts';

const waitS = 60;

/** Sends the e-mail of a registration again, at most once a minute. */
export class EmailResend {
  /** Epoch seconds from which another e-mail may be requested. */
  resendAtS: number;
  outcome: 'none' | 'sent' | 'too-many' | CallFailure = 'none';
  readonly #services: Pick<CoreServices, 'clock' | 'http'>;
  readonly #email: string;

  constructor(services: Pick<CoreServices, 'clock' | 'http'>, email: string) {
    this.#services = services;
    this.#email = email;
    this.resendAtS = this.#nextS();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async send(): Promise<void> {
    try {
      await resendLetter(this.#services.http, this.#email);
      this.#end('sent');
    } catch (error) {
      const isRefused = error instanceof HttpError && error.status === 429;
      this.#end(isRefused ? 'too-many' : readCallFailure(error));
    }
  }

  #end(outcome: 'sent' | 'too-many' | CallFailure): void {
    runInAction(() => {
      this.outcome = outcome;
      if (outcome === 'sent' || outcome === 'too-many') this.resendAtS = this.#nextS();
    });
  }

  #nextS(): number {
    return Math.floor(this.#services.clock.nowMs() / 1000) + waitS;
  }
}
