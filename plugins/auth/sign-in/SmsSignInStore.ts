import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { HttpError, type Http, type Modals, type Session } from '#core';
import { latinDigits } from '#domain/accounts/person/readDigits.ts';
import type { SignedIn } from '../contract.ts';
import type { PhoneEntry } from '../phone/PhoneEntry.ts';
import { completeSignIn } from '../second-factor/completeSignIn.ts';
import { sendSignInCode, signInByCode, type SentCode } from './AuthApi.ts';
import { readSignInFailure, type SignInFailure } from './SignInFailure.ts';

/** What stands in the way; of the code, or of the call. */
export type SmsProblem =
  | { readonly kind: 'code-missing' | 'time-up' }
  | { readonly kind: 'wrong-code'; readonly triesLeft: number | undefined }
  | { readonly kind: 'failed'; readonly failure: SignInFailure };

/** Where the sign-in by text stands. */
export type SmsState = { readonly kind: 'number' } | ({ readonly kind: 'code' } & SentCode);

export const codeLength = 6;

interface SmsSignInServices {
  readonly http: Http;
  readonly modals: Pick<Modals, 'open'>;
  readonly session: Session;
}

/** Signs in by a code that is sent to the person's number. */
export class SmsSignInStore {
  state: SmsState = { kind: 'number' };
  code = '';
  isRemembered = false;
  isBusy = false;
  problem: SmsProblem | undefined = undefined;
  readonly phone: PhoneEntry;
  readonly #services: SmsSignInServices;
  readonly #onSignedIn: (signedIn: SignedIn) => void;
  #isDisposed = false;

  constructor(
    services: SmsSignInServices,
    phone: PhoneEntry,
    onSignedIn: (signedIn: SignedIn) => void,
  ) {
    this.#services = services;
    this.phone = phone;
    this.#onSignedIn = onSignedIn;
    makeAutoObservable(
      this,
      { state: observableRef, problem: observableRef, phone: false },
      { autoBind: true },
    );
  }

  setRemembered(isRemembered: boolean): void {
    this.isRemembered = isRemembered;
  }

  /** The last digit sends it: nobody has to look for the button. Letters around it are left out. */
  setCode(typed: string): void {
    const code = latinDigits(typed).replaceAll(/\D/g, '').slice(0, codeLength);
    const isNew = code !== this.code;
    this.code = code;
    if (isNew && this.problem?.kind !== 'time-up') this.problem = undefined;
    if (isNew && code.length === codeLength) void this.submit();
  }

  /** Back to the number, which stays. */
  changeNumber(): void {
    this.state = { kind: 'number' };
    this.code = '';
    this.problem = undefined;
  }

  /** Asks for a code, for the first time or again. */
  async send(): Promise<void> {
    if (this.isBusy) return;
    await this.#try(async () => {
      const phone = await this.phone.read();
      if (phone === undefined) return;
      const sent = await sendSignInCode(this.#services.http, phone);
      runInAction(() => {
        this.code = '';
        this.state = { kind: 'code', ...sent };
      });
    });
  }

  async submit(): Promise<void> {
    const { state } = this;
    if (this.isBusy || state.kind === 'number') return;
    if (this.code.length < codeLength) {
      this.problem = { kind: 'code-missing' };
      return;
    }
    await this.#try(async () => {
      const step = await signInByCode(this.#services.http, {
        guid: state.guid,
        code: this.code,
        isRemembered: this.isRemembered,
      });
      const answer = await completeSignIn(this.#services, step);
      if (this.#isDisposed) return;
      runInAction(() => (this.code = ''));
      this.#services.session.begin(answer.userId, answer.token);
      this.#onSignedIn({
        userId: answer.userId,
        ...(answer.previousSignInAtS === undefined
          ? {}
          : { previousSignInAtS: answer.previousSignInAtS }),
      });
    });
  }

  dispose(): void {
    this.#isDisposed = true;
    this.code = '';
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    this.problem = undefined;
    try {
      await work();
    } catch (error) {
      runInAction(() => this.#fail(error));
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }

  #fail(error: unknown): void {
    const wrong =
      error instanceof HttpError
        ? error.errors.find(({ code }) => code === 'wrong_code')
        : undefined;
    if (wrong !== undefined) {
      const left = wrong.meta?.['triesLeft'];
      this.problem = { kind: 'wrong-code', triesLeft: typeof left === 'number' ? left : undefined };
      this.code = '';
    } else if (error instanceof HttpError && error.hasCode('time_up')) {
      this.problem = { kind: 'time-up' };
      this.code = '';
    } else if (error instanceof HttpError && error.hasCode('invalid_phone'))
      this.phone.problem = 'too-short';
    else this.problem = { kind: 'failed', failure: readSignInFailure(error) };
  }
}
