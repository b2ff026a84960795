import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock, Dispose, Events, Http, Modals, Scheduler, Session } from '#core';
import { Attempt, reportSteps } from '#core/data';
import type { PhoneEntry } from '../phone/PhoneEntry.ts';
import { completeSignIn } from '../second-factor/completeSignIn.ts';
import { signIn, signInByPhone } from './AuthApi.ts';
import type { SignInAnswer } from './authFromWire.ts';
import { readSignInFailure, type SignInFailure } from './SignInFailure.ts';
import { signInStepEvent, type SignedIn } from '../contract.ts';
import { beginSession } from '../session/beginSession.ts';

/** Core services of the form. */
export interface SignInServices {
  readonly clock: Clock;
  readonly events: Pick<Events, 'emit' | 'on'>;
  readonly http: Http;
  readonly modals: Pick<Modals, 'open'>;
  readonly scheduler: Scheduler;
  readonly session: Session;
}

/** Longest text of the fields; longer ones cannot be a login or a password. */
const maximumLength = 256;

/** Sign-in form: typed text, pending call, and reason of the last failure. */
export class SignInStore {
  login: string;
  password = '';
  isRemembered = false;
  readonly sending = new Attempt<SignInFailure>((error) => this.#failureOf(error));
  /** Whether the field was empty at the last attempt. */
  isLoginMissing = false;
  isPasswordMissing = false;
  /** Seconds until another try is allowed; 0 when it is. */
  waitS = 0;

  readonly #services: SignInServices;
  readonly #onSignedIn: (signedIn: SignedIn) => void;
  readonly #phone: PhoneEntry | undefined;
  #stopWaiting: Dispose | undefined = undefined;
  #isDisposed = false;

  /** @param phone number that replaces the login */
  constructor(
    services: SignInServices,
    onSignedIn: (signedIn: SignedIn) => void,
    typedLogin = '',
    phone?: PhoneEntry,
  ) {
    this.login = typedLogin;
    this.#services = services;
    this.#onSignedIn = onSignedIn;
    this.#phone = phone;
    makeAutoObservable(this, { sending: false }, { autoBind: true });
  }

  get canSubmit(): boolean {
    return !this.sending.isBusy && this.waitS === 0;
  }

  setLogin(login: string): void {
    this.login = login.slice(0, maximumLength);
    this.isLoginMissing = false;
    this.forgetFailure();
  }

  setPassword(password: string): void {
    this.password = password.slice(0, maximumLength);
    this.isPasswordMissing = false;
    this.forgetFailure();
  }

  setRemembered(isRemembered: boolean): void {
    this.isRemembered = isRemembered;
  }

  /** Sends the form, one call at a time; resolves when it is answered. */
  async submit(): Promise<void> {
    if (!this.canSubmit) return;
    this.isLoginMissing = this.#phone === undefined && this.login.trim() === '';
    this.isPasswordMissing = this.password === '';
    if (this.isLoginMissing || this.isPasswordMissing) return;
    let answer: SignInAnswer | undefined;
    await this.sending.run(async () => {
      answer = await this.#ask();
    });
    if (this.#isDisposed || answer === undefined) return;
    runInAction(() => (this.password = ''));
    this.#onSignedIn(beginSession(this.#services.session, answer));
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#stopWaiting?.();
    this.password = '';
  }

  /** Resolves with undefined when the number is invalid, which its field shows. */
  async #ask(): Promise<SignInAnswer | undefined> {
    const { http } = this.#services;
    const { password, isRemembered } = this;
    if (this.#phone === undefined)
      return reportSteps(this.#services, signInStepEvent, {
        method: 'login_password',
        provider: 'none',
      })(async () =>
        completeSignIn(
          this.#services,
          await signIn(http, { login: this.login.trim(), password, isRemembered }),
        ),
      );
    const phone = await this.#phone.read();
    if (phone === undefined) return undefined;
    return reportSteps(this.#services, signInStepEvent, {
      method: 'phone_password',
      provider: 'none',
    })(async () =>
      completeSignIn(this.#services, await signInByPhone(http, phone, { password, isRemembered })),
    );
  }

  private forgetFailure(): void {
    if (this.sending.failure?.kind !== 'too-many-tries') this.sending.setFailure(undefined);
  }

  #failureOf(error: unknown): SignInFailure | undefined {
    if (this.#isDisposed) return undefined;
    const failure = readSignInFailure(error);
    if (failure.kind === 'too-many-tries') this.wait(failure.waitMs);
    return failure;
  }

  /** Counts down by the clock, not by ticks, so that a sleeping page does not prolong the wait. */
  private wait(waitMs: number): void {
    const { clock, scheduler } = this.#services;
    const endsAtMs = clock.monotonicMs() + waitMs;
    this.#stopWaiting?.();
    this.waitS = Math.ceil(waitMs / 1000);
    const stop = scheduler.poll({ everyMs: 1000, jitter: 0, pausesWhenHidden: false }, () => {
      this.showWait(Math.max(0, Math.ceil((endsAtMs - clock.monotonicMs()) / 1000)));
    });
    this.#stopWaiting = stop;
  }

  private showWait(waitS: number): void {
    this.waitS = waitS;
    if (waitS > 0) return;
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    this.sending.setFailure(undefined);
  }
}
