import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type Http } from '#core';
import type { TwoStepOutcome, TwoStepTicket } from '../contract.ts';
import { FactorCode } from './FactorCode.ts';
import { proveSecondFactor } from './SecondFactorApi.ts';

/** The second step of a sign-in. */
export class TwoStepStore {
  readonly code = new FactorCode();
  isBusy = false;
  readonly #http: Http;
  readonly #ticket: TwoStepTicket;
  readonly #onEnd: (outcome: TwoStepOutcome) => void;

  constructor(
    { http }: { readonly http: Http },
    ticket: TwoStepTicket,
    onEnd: (outcome: TwoStepOutcome) => void,
  ) {
    this.#http = http;
    this.#ticket = ticket;
    this.#onEnd = onEnd;
    makeAutoObservable(this, { code: false }, { autoBind: true });
  }

  async submit(): Promise<void> {
    if (this.isBusy || !this.code.check()) return;
    this.isBusy = true;
    try {
      const answer = await proveSecondFactor(this.#http, this.#ticket.ticket, this.code.text);
      this.#onEnd({ kind: 'signed-in', ...answer });
    } catch (error) {
      if (error instanceof HttpError && error.hasCode('ticket_over')) this.#onEnd({ kind: 'over' });
      else this.code.refuse(error);
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }
}
