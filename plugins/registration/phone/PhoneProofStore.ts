import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, loadPhoneNumbers, type Http } from '#core';
import { Attempt } from '#core/data';
import { codeDigits, codeLength } from '#domain/accounts/person/codeDigits.ts';
import { readCallFailure, type CallFailure } from '../../auth/contract.ts';
import { readWrongCode, type WrongCode } from '../../auth/ui.ts';
import { confirmPhone, sendCode } from './PhoneCodeApi.ts';

/** What stands in the way of the proof. */
export type PhoneProofProblem =
  | { readonly kind: 'incomplete' | 'refused' | 'too-many' | 'code-over' | CallFailure }
  | WrongCode;

/** Proves that a number is the person's: number, code by text, ticket. */
export class PhoneProofStore {
  phone = '';
  code = '';
  /** There once a code was asked for. */
  sent: { readonly token: string; readonly phone: string; readonly resendAtS: number } | undefined =
    undefined;
  ticket: string | undefined = undefined;
  readonly asking = new Attempt<PhoneProofProblem>((error) => this.#failureOf(error));
  readonly #http: Http;
  #confirming: Promise<void> = Promise.resolve();

  constructor(http: Http) {
    this.#http = http;
    makeAutoObservable(this, { asking: false }, { autoBind: true });
  }

  /** Another number needs another code. */
  setPhone(phone: string): void {
    this.phone = phone.slice(0, 24);
    this.asking.setFailure(undefined);
    if (this.sent !== undefined || this.ticket !== undefined) this.#startAnew();
  }

  /** The last digit sends it: nobody has to look for the button. */
  setCode(typed: string): void {
    this.code = codeDigits(typed);
    if (this.asking.failure?.kind === 'wrong-code') this.asking.setFailure(undefined);
    if (this.code.length === codeLength) this.#confirming = this.confirm();
  }

  /** Resolves when the code that was typed last has its answer; at once where none is sent. */
  async settled(): Promise<void> {
    await this.#confirming;
  }

  async send(): Promise<void> {
    await this.asking.run(async () => {
      const { readPhone } = await loadPhoneNumbers();
      const phone = readPhone(this.phone);
      if (phone === undefined) {
        this.asking.setFailure({ kind: 'incomplete' });
        return;
      }
      const sent = await sendCode(this.#http, phone);
      runInAction(() => {
        this.code = '';
        this.sent = { ...sent, phone };
      });
    });
  }

  async confirm(): Promise<void> {
    const { sent } = this;
    if (sent === undefined || this.ticket !== undefined) return;
    await this.asking.run(async () => {
      const ticket = await confirmPhone(this.#http, sent.token, this.code);
      runInAction(() => (this.ticket = ticket));
    });
  }

  /** The platform did not take the ticket. */
  refuse(): void {
    this.#startAnew();
    this.asking.setFailure({ kind: 'code-over' });
  }

  #startAnew(): void {
    this.sent = undefined;
    this.ticket = undefined;
    this.code = '';
  }

  #failureOf(error: unknown): PhoneProofProblem {
    const wrong = readWrongCode(error, 'code_invalid');
    if (wrong !== undefined) {
      this.code = '';
      return wrong;
    }
    if (!(error instanceof HttpError)) return { kind: readCallFailure(error) };
    if (error.hasCode('link_invalid')) {
      this.#startAnew();
      return { kind: 'code-over' };
    }
    if (error.hasCode('invalid_phone')) return { kind: 'incomplete' };
    if (error.hasCode('no_texts')) return { kind: 'refused' };
    return { kind: error.status === 429 ? 'too-many' : readCallFailure(error) };
  }
}
