import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type CoreServices } from '#core';
import { Attempt } from '#core/data';
import { codeDigits, codeLength } from '#domain/accounts/person/codeDigits.ts';
import { readCallFailure, type CallFailure } from '../../auth/contract.ts';
import { PhoneEntry, readWrongCode, type WrongCode } from '../../auth/ui.ts';
import { confirmPhone, sendCode } from './PhoneCodeApi.ts';

type PhoneProofServices = Pick<CoreServices, 'config' | 'environment' | 'http' | 'services'>;

/** Why the number is not verified yet. */
export type PhoneProofProblem =
  | { readonly kind: 'refused' | 'too-many' | 'code-over' | CallFailure }
  | WrongCode;

/** Verifies the number: number, code by text, ticket. */
export class PhoneProofStore {
  readonly entry: PhoneEntry;
  code = '';
  /** Defined once a code was requested. */
  sent: { readonly token: string; readonly phone: string; readonly resendAtS: number } | undefined =
    undefined;
  ticket: string | undefined = undefined;
  readonly asking = new Attempt<PhoneProofProblem>((error) => this.#failureOf(error));
  readonly #http: CoreServices['http'];
  #confirming: Promise<void> = Promise.resolve();

  constructor(services: PhoneProofServices) {
    this.#http = services.http;
    this.entry = new PhoneEntry(services);
    makeAutoObservable(this, { asking: false, entry: false }, { autoBind: true });
  }

  /** Discards the code, when the number changes. */
  forget(): void {
    this.asking.setFailure(undefined);
    if (this.sent !== undefined || this.ticket !== undefined) this.#startAnew();
  }

  /** Sets the code; its last digit submits it. */
  setCode(typed: string): void {
    this.code = codeDigits(typed);
    if (this.asking.failure?.kind === 'wrong-code') this.asking.setFailure(undefined);
    if (this.code.length === codeLength) this.#confirming = this.confirm();
  }

  /** Resolves when the pending code is answered; at once without one. */
  async settled(): Promise<void> {
    await this.#confirming;
  }

  async send(): Promise<void> {
    await this.asking.run(async () => {
      const phone = await this.entry.read();
      if (phone === undefined) return;
      const sent = await sendCode(this.#http, phone.number);
      runInAction(() => {
        this.code = '';
        this.sent = { ...sent, phone: phone.number };
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

  /** Called when the platform did not accept the ticket. */
  refuse(): void {
    this.#startAnew();
    this.asking.setFailure({ kind: 'code-over' });
  }

  #startAnew(): void {
    this.sent = undefined;
    this.ticket = undefined;
    this.code = '';
  }

  #failureOf(error: unknown): PhoneProofProblem | undefined {
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
    if (error.hasCode('invalid_phone')) {
      this.entry.problem = 'too-short';
      return undefined;
    }
    if (error.hasCode('no_texts')) return { kind: 'refused' };
    return { kind: error.status === 429 ? 'too-many' : readCallFailure(error) };
  }
}
