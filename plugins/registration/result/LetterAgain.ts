import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type CoreServices } from '#core';
import { resendLetter } from '../form/RegistrationApi.ts';

const waitS = 60;

/** The letter of a registration, sent again: a minute lies between two. */
export class LetterAgain {
  /** Epoch seconds until which no other one may be asked for. */
  resendAtS: number;
  outcome: 'none' | 'sent' | 'too-many' | 'no-connection' = 'none';
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
      this.#end(isRefused ? 'too-many' : 'no-connection');
    }
  }

  #end(outcome: 'sent' | 'too-many' | 'no-connection'): void {
    runInAction(() => {
      this.outcome = outcome;
      if (outcome !== 'no-connection') this.resendAtS = this.#nextS();
    });
  }

  #nextS(): number {
    return Math.floor(this.#services.clock.nowMs() / 1000) + waitS;
  }
}
