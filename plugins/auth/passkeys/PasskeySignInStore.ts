import { makeAutoObservable, runInAction } from 'mobx';
import {
  HttpError,
  type Clock,
  type Dispose,
  type Events,
  type Http,
  type Modals,
  type Scheduler,
  type Session,
} from '#core';
import { reportSteps } from '#core/data';
import { signInStepEvent, type SignedIn } from '../contract.ts';
import { readCallFailure, type CallFailure } from '../failures/readCallFailure.ts';
import { completeSignIn, SecondFactorMissing } from '../second-factor/completeSignIn.ts';
import { beginSession } from '../session/beginSession.ts';
import type { PasskeyBrowser } from './PasskeyBrowser.ts';
import { loadSignInOptions, signInByPasskey } from './PasskeysApi.ts';

/** Why a passkey did not sign in. `unknown`: no account here has it. */
export type PasskeyProblem = 'unknown' | 'refused' | CallFailure;

/** Renewal of the autofill request, before its challenge expires after 5 minutes. */
const renewAfterMs = 4 * 60_000;

/** Delay before the autofill request is repeated when the browser ended it or it failed. */
const repeatAfterMs = 5000;

export interface PasskeySignInServices {
  readonly clock: Clock;
  readonly events: Pick<Events, 'emit' | 'on'>;
  readonly http: Http;
  readonly modals: Pick<Modals, 'open'>;
  readonly scheduler: Pick<Scheduler, 'after'>;
  readonly session: Session;
}

/**
 * Signs in by a passkey: from the button, or from the autofill of the login's field. Closing the
 * browser's dialog is no failure.
 */
export class PasskeySignInStore {
  isBusy = false;
  problem: PasskeyProblem | undefined = undefined;
  readonly #services: PasskeySignInServices;
  readonly #browser: PasskeyBrowser;
  readonly #onSignedIn: (signedIn: SignedIn) => void;
  #stopRenewal: Dispose | undefined = undefined;
  #offers = 0;
  #isDisposed = false;

  constructor(
    services: PasskeySignInServices,
    browser: PasskeyBrowser,
    onSignedIn: (signedIn: SignedIn) => void,
  ) {
    this.#services = services;
    this.#browser = browser;
    this.#onSignedIn = onSignedIn;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Offers passkeys in the browser's autofill while the form is mounted. */
  async offer(isRemembered: () => boolean): Promise<void> {
    if (!(await this.#browser.canFillIn()) || this.#isDisposed) return;
    this.#offers += 1;
    const own = this.#offers;
    this.#renewIn(renewAfterMs, isRemembered);
    const isSignedIn = await this.#ask(true, isRemembered);
    const isReplaced = own !== this.#offers || this.isBusy || this.#isDisposed;
    if (!isSignedIn && !isReplaced) this.#renewIn(repeatAfterMs, isRemembered);
  }

  /** Called by the button. */
  async press(isRemembered: () => boolean): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.problem = undefined;
    this.#stopRenewal?.();
    const isSignedIn = await this.#ask(false, isRemembered);
    if (this.#isDisposed) return;
    runInAction(() => (this.isBusy = false));
    // The request of the button has cancelled that of the autofill.
    if (!isSignedIn) await this.offer(isRemembered);
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#stopRenewal?.();
    this.#browser.cancel();
  }

  #renewIn(delayMs: number, isRemembered: () => boolean): void {
    this.#stopRenewal?.();
    this.#stopRenewal = this.#services.scheduler.after(delayMs, () => {
      this.#browser.cancel();
      void this.offer(isRemembered);
    });
  }

  /**
   * Loads a challenge and asks the device for a signature.
   * @returns whether the person is signed in
   */
  async #ask(isFilledIn: boolean, isRemembered: () => boolean): Promise<boolean> {
    const { http, session } = this.#services;
    let asked: { readonly rpId: string; readonly id: string } | undefined;
    try {
      const options = await loadSignInOptions(http);
      if (this.#isDisposed) return false;
      const signed = await this.#browser.sign(options, isFilledIn);
      if (this.#isDisposed || signed === 'cancelled') return false;
      if (typeof signed === 'string') {
        if (!isFilledIn) this.#fail('refused');
        return false;
      }
      asked = { rpId: options.rpId, id: signed.id };
      // The autofill offers passkeys without a press, so that the attempt begins with the
      // signature.
      const tell = reportSteps(this.#services, signInStepEvent, {
        method: 'passkey',
        provider: 'none',
      });
      const answer = await tell(async () =>
        completeSignIn(this.#services, await signInByPasskey(http, signed, isRemembered())),
      );
      if (this.#isDisposed) return false;
      this.#onSignedIn(beginSession(session, answer));
      return true;
    } catch (error) {
      if (error instanceof SecondFactorMissing) return false;
      const problem = problemOf(error);
      if (problem === 'unknown' && asked !== undefined) this.#browser.forget(asked.rpId, asked.id);
      // A failed autofill request is not shown: login and password remain.
      if (!isFilledIn || asked !== undefined) this.#fail(problem);
      return false;
    }
  }

  #fail(problem: PasskeyProblem): void {
    if (!this.#isDisposed) runInAction(() => (this.problem = problem));
  }
}

function problemOf(error: unknown): PasskeyProblem {
  if (!(error instanceof HttpError) || error.isOutcomeUnknown || error.status >= 500)
    return readCallFailure(error);
  return error.hasCode('passkey_unknown') ? 'unknown' : 'refused';
}
