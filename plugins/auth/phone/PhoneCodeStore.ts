import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { HttpError } from '#core';
import { latinDigits } from '#domain/accounts/person/readDigits.ts';
import { readSignInFailure, type SignInFailure } from '../sign-in/SignInFailure.ts';
import type { PhoneEntry, WholePhone } from './PhoneEntry.ts';

/** The platform's answer to a wish for a code; the same where no account has the number. */
export interface SentCode {
  readonly guid: string;
  /** The number, not whole. */
  readonly masked: string;
  readonly expiresAtS: number;
  readonly resendAtS: number;
}

/** What codes by text are for. Both calls reject with HttpError. */
export interface CodeExchange {
  readonly send: (phone: WholePhone) => Promise<SentCode>;
  /** Hands the code in; resolves with what is to be done, unless the form is gone by then. */
  readonly redeem: (code: { readonly guid: string; readonly code: string }) => Promise<() => void>;
}

/** What stands in the way; of the code, or of the call. */
export type PhoneCodeProblem =
  | { readonly kind: 'code-missing' | 'time-up' }
  | { readonly kind: 'wrong-code'; readonly triesLeft: number | undefined }
  | { readonly kind: 'failed'; readonly failure: SignInFailure };

/** Which of the two is asked for. */
export type PhoneCodeState = { readonly kind: 'number' } | ({ readonly kind: 'code' } & SentCode);

export const codeLength = 6;

/** A number, then the code that was sent to it. */
export class PhoneCodeStore {
  state: PhoneCodeState = { kind: 'number' };
  code = '';
  isBusy = false;
  problem: PhoneCodeProblem | undefined = undefined;
  readonly phone: PhoneEntry;
  readonly #exchange: CodeExchange;
  #isDisposed = false;

  constructor(phone: PhoneEntry, exchange: CodeExchange) {
    this.phone = phone;
    this.#exchange = exchange;
    makeAutoObservable(
      this,
      { state: observableRef, problem: observableRef, phone: false },
      { autoBind: true },
    );
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
      const sent = await this.#exchange.send(phone);
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
      const finish = await this.#exchange.redeem({ guid: state.guid, code: this.code });
      if (this.#isDisposed) return;
      runInAction(() => (this.code = ''));
      finish();
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
