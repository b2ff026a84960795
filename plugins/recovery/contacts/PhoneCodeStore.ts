import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, loadPhoneNumbers, type Clock, type Http } from '#core';
import { Attempt } from '#core/data';
import { codeDigits, codeLength } from '#domain/accounts/person/codeDigits.ts';
import { readCallFailure, type CallFailure } from '../../auth/contract.ts';
import type { WrongCode } from '../../auth/ui.ts';
import { requestCode, confirmPhone } from './ContactsApi.ts';
import { readCodeRefusal, type CodeRefusal } from './contactsFromWire.ts';
import { codeFailure } from './codeFailure.ts';
import { isEmailToken } from '#domain/accounts/isEmailToken.ts';

/** Whether the number or the code is asked for. */
export type PhoneCodeStep = 'phone' | 'code' | 'confirmed';

export type PhoneCodeFailure =
  | { readonly kind: 'incomplete' | 'time-up' | 'code-gone' | 'too-many' | CallFailure }
  | WrongCode;

/** Confirms a number by a code: from the link in the text, or starting with the number. */
export class PhoneCodeStore {
  step: PhoneCodeStep;
  phone = '';
  code = '';
  readonly sending = new Attempt<PhoneCodeFailure>((error) => this.#failureOf(error));
  readonly #http: Http;
  readonly #clock: Pick<Clock, 'nowMs'>;
  #token: string;
  #expiresAtS: number | undefined = undefined;

  constructor(http: Http, clock: Pick<Clock, 'nowMs'>, token: string) {
    this.#http = http;
    this.#clock = clock;
    this.#token = token;
    this.step = isEmailToken(token) ? 'code' : 'phone';
    if (token !== '' && this.step === 'phone') this.sending.setFailure({ kind: 'code-gone' });
    makeAutoObservable(this, { sending: false }, { autoBind: true });
  }

  setPhone(phone: string): void {
    this.phone = phone.slice(0, 24);
    this.sending.setFailure(undefined);
  }

  setCode(code: string): void {
    this.code = codeDigits(code);
    this.sending.setFailure(undefined);
  }

  /** Returns to the number, to request another code. */
  startOver(): void {
    this.step = 'phone';
    this.code = '';
    this.sending.setFailure(undefined);
  }

  /** Sends the number or the code. */
  async send(): Promise<void> {
    await this.sending.run(async () => {
      if (this.step === 'phone') await this.#requestCode();
      else if (this.code.length === codeLength) await this.#confirm();
      else this.sending.setFailure({ kind: 'incomplete' });
    });
  }

  async #requestCode(): Promise<void> {
    const { readPhone } = await loadPhoneNumbers();
    const phone = readPhone(this.phone);
    if (phone === undefined) {
      this.sending.setFailure({ kind: 'incomplete' });
      return;
    }
    const { token, expiresAtS } = await requestCode(this.#http, phone);
    this.#token = token;
    this.#expiresAtS = expiresAtS;
    runInAction(() => {
      this.step = 'code';
      this.code = '';
    });
  }

  async #confirm(): Promise<void> {
    await confirmPhone(this.#http, this.#token, this.code);
    runInAction(() => {
      this.step = 'confirmed';
      this.code = '';
    });
  }

  #failureOf(error: unknown): PhoneCodeFailure {
    if (!(error instanceof HttpError)) return { kind: readCallFailure(error) };
    const refusal = readCodeRefusal(error);
    if (refusal !== undefined) return this.#refuse(refusal);
    if (error.status === 429) return { kind: 'too-many' };
    if (error.hasCode('invalid_phone')) return { kind: 'incomplete' };
    if (!error.hasCode('link_invalid')) return { kind: readCallFailure(error) };
    this.startOver();
    return { kind: 'code-gone' };
  }

  /**
   * AUT-94: the platform says only that the code is wrong; the reason is derived from its expiry.
   */
  #refuse({ expiresAtS = this.#expiresAtS, triesLeft }: CodeRefusal): PhoneCodeFailure {
    const kind = codeFailure(expiresAtS, this.#clock.nowMs());
    if (kind === 'wrong-code' && triesLeft !== 0) return { kind, triesLeft };
    this.startOver();
    // After the last try another code is refused for a while.
    return { kind: kind === 'time-up' ? kind : 'too-many' };
  }
}
