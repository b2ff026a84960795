import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { HttpError } from '#core';
import { Attempt } from '#core/data';
import { codeDigits, codeLength } from '#domain/accounts/person/codeDigits.ts';
import { readSignInFailure, type SignInFailure } from '../sign-in/SignInFailure.ts';
import type { PhoneEntry, FullPhoneNumber } from './PhoneEntry.ts';
import { readWrongCode, type WrongCode } from './wrongCodeFromWire.ts';

/** Response to a request for a code; the same for a number without an account. */
export interface SentCode {
  readonly guid: string;
  /** Masked number. */
  readonly masked: string;
  readonly expiresAtS: number;
  readonly resendAtS: number;
}

/** Calls that send and redeem a code. Both reject with HttpError. */
export interface CodeExchange {
  readonly send: (phone: FullPhoneNumber) => Promise<SentCode>;
  /** Redeems the code; resolves with a follow-up that runs unless the form is gone by then. */
  readonly redeem: (code: { readonly guid: string; readonly code: string }) => Promise<() => void>;
}

/** Problem of the code, or failure of the call. */
export type PhoneCodeProblem =
  | { readonly kind: 'code-missing' | 'time-up' }
  | WrongCode
  | { readonly kind: 'failed'; readonly failure: SignInFailure };

/** Whether the form asks for the number or for the code. */
export type PhoneCodeState = { readonly kind: 'number' } | ({ readonly kind: 'code' } & SentCode);

/** Number, then the code sent to it. */
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

  /** Sets the code without other characters; its last digit submits it. */
  setCode(typed: string): void {
    const code = codeDigits(typed);
    const isNew = code !== this.code;
    this.code = code;
    if (isNew && this.asking.failure?.kind !== 'time-up') this.asking.setFailure(undefined);
    if (isNew && code.length === codeLength) void this.submit();
  }

  /** Returns to the number, which stays typed. */
  changeNumber(): void {
    this.state = { kind: 'number' };
    this.code = '';
    this.asking.setFailure(undefined);
  }

  /** Requests a code, for the first time or again. */
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
      // Keeps the reason why the previous code was refused while the field is empty.
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
