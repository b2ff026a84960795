import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type Dispose, type Http, type Scheduler } from '#core';
import type { NewDeviceTicket, SignInDone } from '../contract.ts';
import { FactorCode } from './FactorCode.ts';
import { loadDeviceDecision, sendLetterAgain } from './NewDeviceApi.ts';

const askEveryMs = 3000;

/** New device that waits until its owner lets it in by e-mail, or types the code of the e-mail. */
export class NewDeviceStore {
  readonly code = new FactorCode();
  isBusy = false;
  /** The owner has rejected the device in the e-mail. */
  isRefused = false;
  resendAtS: number;
  /** Outcome of the request for another e-mail. */
  letter: 'sent' | 'failed' | undefined = undefined;
  readonly #services: { readonly http: Http; readonly scheduler: Pick<Scheduler, 'poll'> };
  readonly #ticket: NewDeviceTicket;
  readonly #onEnd: (outcome: { readonly kind: 'over' } | SignInDone) => void;
  #isEnded = false;

  constructor(
    services: { readonly http: Http; readonly scheduler: Pick<Scheduler, 'poll'> },
    ticket: NewDeviceTicket,
    onEnd: (outcome: { readonly kind: 'over' } | SignInDone) => void,
  ) {
    this.#services = services;
    this.#ticket = ticket;
    this.#onEnd = onEnd;
    this.resendAtS = ticket.resendAtS;
    makeAutoObservable(this, { code: false }, { autoBind: true });
  }

  /** Polls for the decision in the e-mail, which may be made on another device. */
  wait(): Dispose {
    return this.#services.scheduler.poll({ everyMs: askEveryMs, pausesWhenHidden: false }, () =>
      this.#ask(),
    );
  }

  async submit(): Promise<void> {
    if (this.isBusy || !this.code.check()) return;
    this.isBusy = true;
    await this.#ask(this.code.text);
    runInAction(() => (this.isBusy = false));
  }

  async resend(): Promise<void> {
    this.letter = undefined;
    try {
      const { resendAtS } = await sendLetterAgain(this.#services.http, this.#ticket.ticket);
      runInAction(() => {
        this.resendAtS = resendAtS;
        this.letter = 'sent';
      });
    } catch {
      runInAction(() => (this.letter = 'failed'));
    }
  }

  async #ask(code?: string): Promise<void> {
    if (this.#isEnded || this.isRefused) return;
    try {
      const answer = await loadDeviceDecision(this.#services.http, this.#ticket.ticket, code);
      if (answer !== undefined) this.#end({ kind: 'signed-in', ...answer });
    } catch (error) {
      if (error instanceof HttpError && error.hasCode('ticket_over')) this.#end({ kind: 'over' });
      else if (error instanceof HttpError && error.hasCode('device_refused'))
        runInAction(() => (this.isRefused = true));
      // A poll without an answer is repeated by the scheduler.
      else if (code !== undefined) this.code.refuse(error);
    }
  }

  #end(outcome: { readonly kind: 'over' } | SignInDone): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#onEnd(outcome);
  }
}
