import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, loadPhoneNumbers, type Http } from '#core';
import { latinDigits } from '#domain/accounts/person/readDigits.ts';
import { confirmPhone, sendCode } from './PhoneCodeApi.ts';

/** What stands in the way of the proof. */
export type PhoneProofProblem =
  | { readonly kind: 'incomplete' | 'too-many' | 'no-connection' | 'code-over' }
  | { readonly kind: 'wrong-code'; readonly triesLeft: number | undefined };

const codeLength = 6;

/** Proves that a number is the person's: number, code by text, ticket. */
export class PhoneProofStore {
  phone = '';
  code = '';
  /** There once a code was asked for. */
  sent: { readonly token: string; readonly phone: string; readonly resendAtS: number } | undefined =
    undefined;
  ticket: string | undefined = undefined;
  isBusy = false;
  problem: PhoneProofProblem | undefined = undefined;
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Another number needs another code. */
  setPhone(phone: string): void {
    this.phone = phone.slice(0, 24);
    this.problem = undefined;
    if (this.sent !== undefined || this.ticket !== undefined) this.#startAnew();
  }

  /** The last digit sends it: nobody has to look for the button. */
  setCode(typed: string): void {
    this.code = latinDigits(typed).replaceAll(/\D/g, '').slice(0, codeLength);
    if (this.problem?.kind === 'wrong-code') this.problem = undefined;
    if (this.code.length === codeLength) void this.confirm();
  }

  async send(): Promise<void> {
    if (this.isBusy) return;
    await this.#try(async () => {
      const { readPhone } = await loadPhoneNumbers();
      const phone = readPhone(this.phone);
      if (phone === undefined) {
        runInAction(() => (this.problem = { kind: 'incomplete' }));
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
    if (sent === undefined || this.isBusy || this.ticket !== undefined) return;
    await this.#try(async () => {
      const ticket = await confirmPhone(this.#http, sent.token, this.code);
      runInAction(() => (this.ticket = ticket));
    });
  }

  /** The platform did not take the ticket. */
  refuse(): void {
    this.#startAnew();
    this.problem = { kind: 'code-over' };
  }

  #startAnew(): void {
    this.sent = undefined;
    this.ticket = undefined;
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
        ? error.errors.find(({ code }) => code === 'code_invalid')
        : undefined;
    if (wrong !== undefined) {
      const left = wrong.meta?.['triesLeft'];
      this.problem = { kind: 'wrong-code', triesLeft: typeof left === 'number' ? left : undefined };
      this.code = '';
    } else if (error instanceof HttpError && error.hasCode('link_invalid')) this.refuse();
    else if (error instanceof HttpError && error.hasCode('invalid_phone'))
      this.problem = { kind: 'incomplete' };
    else
      this.problem = {
        kind: error instanceof HttpError && error.status === 429 ? 'too-many' : 'no-connection',
      };
  }
}
