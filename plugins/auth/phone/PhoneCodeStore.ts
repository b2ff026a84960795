import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { HttpError } from '#core';
import { Attempt } from '#core/data';
import { codeDigits, codeLength } from '#domain/accounts/person/codeDigits.ts';
import { readSignInFailure, type SignInFailure } from '../sign-in/SignInFailure.ts';
import type { PhoneEntry, FullPhoneNumber } from './PhoneEntry.ts';
import { readWrongCode, type WrongCode } from './wrongCodeFromWire.ts';

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
  readonly send: (phone: FullPhoneNumber) => Promise<SentCode>;
  /** Hands the code in; resolves with what is to be done, unless the form is gone by then. */
  readonly redeem: (code: { readonly guid: string; readonly code: string }) => Promise<() => void>;
}

/** What stands in the way; of the code, or of the call. */
export type PhoneCodeProblem =
  | { readonly kind: 'code-missing' | 'time-up' }
  | WrongCode
  | { readonly kind: 'failed'; readonly failure: SignInFailure };

/** Which of the two is asked for. */
export type PhoneCodeState = { readonly kind: 'number' } | ({ readonly kind: 'code' } & SentCode);

/** A number, then the code that was sent to it. */
export class PhoneCodeStore {
  state: PhoneCodeState = { kind: 'number' };
  code = '';
  readonly asking = new Attempt<PhoneCodeProblem>((error) => this.#failureOf(error));
  readonly phone: Pick<PhoneEntry, 'problem' | 'read'>;
  readonly #exchange: CodeExchange;
  #isDisposed = false;

  constructor(phone: Pick<PhoneEntry, 'problem' | 'read'>, exchange: CodeExchange) {
    this.phone = phone;
    this.#exchange = exchange;
    makeAutoObservable(
      this,
      { state: observableRef, asking: false, phone: false },
      { autoBind: true },
    );
  }

  /** The last digit sends it: nobody has to look for the button. Letters around it are left out. */
  setCode(typed: string): void {
    const code = codeDigits(typed);
    const isNew = code !== this.code;
    this.code = code;
    if (isNew && this.asking.failure?.kind !== 'time-up') this.asking.setFailure(undefined);
    if (isNew && code.length === codeLength) void this.submit();
  }

  /** Back to the number, which stays. */
  changeNumber(): void {
    this.state = { kind: 'number' };
    this.code = '';
    this.asking.setFailure(undefined);
  }

  /** Asks for a code, for the first time or again. */
  async send(): Promise<void> {
    await this.asking.run(async () => {
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
    const { state, asking } = this;
    if (asking.isBusy || state.kind === 'number') return;
    if (this.code.length < codeLength) {
      // Why the code before was refused stays at the empty field.
      if (this.code !== '' || asking.failure === undefined)
        asking.setFailure({ kind: 'code-missing' });
      return;
    }
    await asking.run(async () => {
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

  #failureOf(error: unknown): PhoneCodeProblem | undefined {
    const wrong = readWrongCode(error, 'wrong_code');
    const isOver = error instanceof HttpError && error.hasCode('time_up');
    if (wrong !== undefined || isOver) {
      this.code = '';
      return wrong ?? { kind: 'time-up' };
    }
    if (error instanceof HttpError && error.hasCode('invalid_phone'))
      this.phone.problem = 'too-short';
    else if (error instanceof HttpError && error.hasCode('no_texts'))
      this.phone.problem = 'no-texts';
    else return { kind: 'failed', failure: readSignInFailure(error) };
    return undefined;
  }
}
