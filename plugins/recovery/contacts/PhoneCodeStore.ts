import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, loadPhoneNumbers, type Clock, type Http } from '#core';
import { askForCode, confirmPhone } from './ContactsApi.ts';
import { readCodeRefusal, type CodeRefusal } from './contactsFromWire.ts';
import { codeFailure } from './codeFailure.ts';
import { isEmailToken } from '#domain/accounts/isEmailToken.ts';

/** What the person is asked for: the number to which a code is sent, or the code. */
export type PhoneCodeStep = 'phone' | 'code' | 'confirmed';

export type PhoneCodeFailure =
  | { readonly kind: 'incomplete' | 'time-up' | 'code-gone' | 'too-many' | 'no-connection' }
  | { readonly kind: 'wrong-code'; readonly triesLeft: number | undefined };

const digitsOfCode = 6;

/** Confirms a phone by a code: from the link in the text message, or from the number on. */
export class PhoneCodeStore {
  step: PhoneCodeStep;
  phone = '';
  code = '';
  isSending = false;
  failure: PhoneCodeFailure | undefined = undefined;
  readonly #http: Http;
  readonly #clock: Pick<Clock, 'nowMs'>;
  #token: string;
  #expiresAtS: number | undefined = undefined;

  constructor(http: Http, clock: Pick<Clock, 'nowMs'>, token: string) {
    this.#http = http;
    this.#clock = clock;
    this.#token = token;
    this.step = isEmailToken(token) ? 'code' : 'phone';
    if (token !== '' && this.step === 'phone') this.failure = { kind: 'code-gone' };
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setPhone(phone: string): void {
    this.phone = phone.slice(0, 24);
    this.failure = undefined;
  }

  setCode(code: string): void {
    this.code = code.replaceAll(/\D/g, '').slice(0, digitsOfCode);
    this.failure = undefined;
  }

  /** Back to the number, for another code. */
  askAnew(): void {
    this.step = 'phone';
    this.code = '';
    this.failure = undefined;
  }

  /** Sends what the step asks for. */
  async send(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    this.failure = undefined;
    try {
      if (this.step === 'phone') await this.#askForCode();
      else if (this.code.length === digitsOfCode) await this.#confirm();
      else this.failure = { kind: 'incomplete' };
    } catch (error) {
      runInAction(() => this.#fail(error));
    } finally {
      runInAction(() => (this.isSending = false));
    }
  }

  async #askForCode(): Promise<void> {
    const { readPhone } = await loadPhoneNumbers();
    const phone = readPhone(this.phone);
    if (phone === undefined) {
      runInAction(() => (this.failure = { kind: 'incomplete' }));
      return;
    }
    const { token, expiresAtS } = await askForCode(this.#http, phone);
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

  #fail(error: unknown): void {
    if (!(error instanceof HttpError)) {
      this.failure = { kind: 'no-connection' };
      return;
    }
    const refusal = readCodeRefusal(error);
    if (refusal !== undefined) this.#refuse(refusal);
    else if (error.status === 429) this.failure = { kind: 'too-many' };
    else if (error.hasCode('invalid_phone')) this.failure = { kind: 'incomplete' };
    else if (error.hasCode('link_invalid')) {
      this.askAnew();
      this.failure = { kind: 'code-gone' };
    } else this.failure = { kind: 'no-connection' };
  }

  /** AUT-94: the platform says only that the code does not fit; why is read from its time. */
  #refuse({ expiresAtS = this.#expiresAtS, triesLeft }: CodeRefusal): void {
    const kind = codeFailure(expiresAtS, this.#clock.nowMs());
    if (kind === 'wrong-code' && triesLeft !== 0) this.failure = { kind, triesLeft };
    else {
      this.askAnew();
      this.failure = { kind: kind === 'time-up' ? kind : 'code-gone' };
    }
  }
}
