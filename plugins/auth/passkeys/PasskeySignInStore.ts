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

/** The offer in the field is renewed before its challenge expires (5 minutes). */
const renewAfterMs = 4 * 60_000;

/** An offer that the browser ended, or that could not be made, comes again after this time. */
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
 * Signs in by a key of the device: by the button, or offered by the browser in the login's field.
 * What the person closes is no failure.
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

  /** Lets the browser offer passkeys with its other logins, for as long as the form is there. */
  async offer(isRemembered: () => boolean): Promise<void> {
    if (!(await this.#browser.canFillIn()) || this.#isDisposed) return;
    this.#offers += 1;
    const own = this.#offers;
    this.#renewIn(renewAfterMs, isRemembered);
    const isSignedIn = await this.#ask(true, isRemembered);
    const isReplaced = own !== this.#offers || this.isBusy || this.#isDisposed;
    if (!isSignedIn && !isReplaced) this.#renewIn(repeatAfterMs, isRemembered);
  }

  /** The button was pressed. */
  async press(isRemembered: () => boolean): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.problem = undefined;
    this.#stopRenewal?.();
    const isSignedIn = await this.#ask(false, isRemembered);
    if (this.#isDisposed) return;
    runInAction(() => (this.isBusy = false));
    // The browser has taken its offer back for the question of the button.
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

  /** Asks the platform for a challenge, the device for its signature. @returns whether signed in */
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
      // The browser offers passkeys by itself: a try begins only when the device has signed.
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
      // An offer that could not be made is none: login and password are there.
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
