import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { HttpError, type Http } from '#core';
import { Attempt } from '#core/data';
import type { StepUpPrompt } from '../contract.ts';
import type { PasskeyBrowser } from '../passkeys/PasskeyBrowser.ts';
import { loadSignInOptions } from '../passkeys/PasskeysApi.ts';
import { readCallFailure, type CallFailure } from '../failures/readCallFailure.ts';
import { FactorCode } from './FactorCode.ts';
import { sendProofLetter, stepUp, type ProofLetter } from './SecondFactorApi.ts';

export type PasswordFault = 'missing' | 'wrong' | 'too-many' | CallFailure;
/** Why no code was sent, or why the passkey was refused. */
export type OtherFault = 'letter.failed' | 'letter.too-many' | 'passkey.refused';

interface StepUpServices {
  readonly http: Http;
}

/**
 * Proof of identity by what the account supports, with the second-factor code where it is needed.
 */
export class StepUpStore {
  password = '';
  fault: PasswordFault | undefined = undefined;
  /** Sending a proof, or the letter with a code for it. */
  readonly proving = new Attempt<OtherFault>((error) => this.#failureOf(error));
  /** E-mail or text whose code is asked for. */
  letter: ProofLetter | undefined = undefined;
  readonly letterCode = new FactorCode();
  readonly code: FactorCode | undefined;
  readonly hasPassword: boolean;
  readonly hasLetter: boolean;
  readonly hasPasskey: boolean;
  /**
   * A code by text alone is not sufficient and there is no other proof: a password must be set
   * first.
   */
  readonly hasNothing: boolean;
  readonly #http: Http;
  readonly #browser: PasskeyBrowser;
  readonly #onProved: () => void;

  constructor(
    { http }: StepUpServices,
    { needsCode, proofs }: StepUpPrompt,
    browser: PasskeyBrowser,
    onProved: () => void,
  ) {
    this.#http = http;
    this.#browser = browser;
    this.#onProved = onProved;
    this.code = needsCode ? new FactorCode() : undefined;
    this.hasPassword = proofs.includes('password');
    this.hasLetter = !this.hasPassword && proofs.includes('letter');
    this.hasPasskey = proofs.includes('passkey') && browser.isSupported;
    this.hasNothing = proofs.every((proof) => proof === 'code');
    makeAutoObservable(
      this,
      { code: false, letter: observableRef, letterCode: false, proving: false },
      { autoBind: true },
    );
  }

  setPassword(password: string): void {
    this.password = password.slice(0, 200);
    this.fault = undefined;
  }

  /** Sends a code by e-mail or text; it replaces the previous one. */
  async sendLetter(): Promise<void> {
    await this.proving.run(async () => {
      const letter = await sendProofLetter(this.#http);
      runInAction(() => {
        this.letter = letter;
        this.letterCode.setText('');
      });
    });
  }

  /** Closing the dialog of the device is no failure. */
  async usePasskey(): Promise<void> {
    await this.proving.run(async () => {
      const signed = await this.#browser.sign(await loadSignInOptions(this.#http), false);
      if (signed === 'cancelled') return;
      if (typeof signed === 'string') return this.proving.setFailure('passkey.refused');
      await stepUp(this.#http, { passkey: signed });
      this.#onProved();
    });
  }

  async submit(): Promise<void> {
    const { password, code, letter, letterCode } = this;
    if (this.hasPassword) this.fault = password === '' ? 'missing' : undefined;
    const isFirstGiven = this.hasPassword ? password !== '' : letterCode.check();
    if (code?.check() === false || !isFirstGiven) return;
    await this.proving.run(async () => {
      await stepUp(this.#http, {
        ...(this.hasPassword ? { password } : {}),
        ...(letter === undefined ? {} : { letter: { guid: letter.guid, code: letterCode.text } }),
        ...(code === undefined ? {} : { code: code.text }),
      });
      this.#onProved();
    });
  }

  /** Closes the dialog of the device. */
  dispose(): void {
    if (this.hasPasskey) this.#browser.cancel();
  }

  /** Marks the field that the error is about; returns the failure that is about none. */
  #failureOf(error: unknown): OtherFault | undefined {
    const has = (code: string): boolean => error instanceof HttpError && error.hasCode(code);
    if (has('passkey_refused') || has('passkey_unknown')) return 'passkey.refused';
    if (!this.hasPassword) return this.#failureWithoutPassword(error);
    if (has('code_wrong') || has('code_used') || isAboutCode(error)) this.code?.refuse(error);
    else if (has('wrong_password')) this.fault = 'wrong';
    else this.fault = has('too_many_tries') ? 'too-many' : readCallFailure(error);
    return undefined;
  }

  #failureWithoutPassword(error: unknown): OtherFault | undefined {
    const has = (code: string): boolean => error instanceof HttpError && error.hasCode(code);
    const isTyped = this.letterCode.text !== '';
    if (has('code_over')) {
      this.letter = undefined;
      this.letterCode.setText('');
      return 'letter.failed';
    }
    if (has('code_used')) this.code?.refuse(error);
    else if (isTyped) this.letterCode.refuse(error);
    else return has('too_many_tries') ? 'letter.too-many' : 'letter.failed';
    return undefined;
  }
}

/** Too many wrong codes lock the codes, not the password typed beside them. */
function isAboutCode(error: unknown): boolean {
  return (
    error instanceof HttpError &&
    error.errors.some(({ code, field }) => code === 'too_many_tries' && field === 'code')
  );
}
