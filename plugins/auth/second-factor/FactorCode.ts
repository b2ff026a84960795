import { makeAutoObservable } from 'mobx';
import { HttpError } from '#core';
import { codeDigits, codeLength } from '#domain/accounts/person/codeDigits.ts';
import { isCallFailure, readCallFailure, type CallFailure } from '../failures/readCallFailure.ts';
import { readWrongCode } from '../phone/wrongCodeFromWire.ts';

const paperLength = 16;

/** Why a code was refused; `triesLeft` where the platform says it. */
export type CodeProblem =
  | { readonly kind: 'missing' | 'used' | 'too-many' | CallFailure }
  | { readonly kind: 'wrong'; readonly triesLeft: number | undefined }
  /** Minutes by which the phone's clock is fast; negative when it is slow. */
  | { readonly kind: 'clock'; readonly minutesAhead: number };

/** Second-factor code being typed: six digits of an app, or a recovery code. */
export class FactorCode {
  text = '';
  isPaper = false;
  problem: CodeProblem | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isWhole(): boolean {
    return this.isPaper
      ? this.text.replaceAll(/[\s-]/g, '').length === paperLength
      : this.text.length === codeLength;
  }

  /**
   * Sets the text without characters around the digits. Returns whether its last digit was just
   * typed.
   */
  setText(typed: string): boolean {
    const before = this.text;
    this.text = this.isPaper ? typed.slice(0, 40) : codeDigits(typed);
    if (this.text === before) return false;
    this.problem = undefined;
    return !this.isPaper && this.isWhole;
  }

  setPaper(isPaper: boolean): void {
    this.isPaper = isPaper;
    this.text = '';
    this.problem = undefined;
  }

  /**
   * Validates the code; false when the field shows that it is incomplete, or why it was refused.
   */
  check(): boolean {
    const isRefused = this.text === '' && this.problem !== undefined;
    if (!this.isWhole && !isRefused) this.problem = { kind: 'missing' };
    return this.isWhole;
  }

  /** Shows why the code was refused; a recovery code stays in the field for correction. */
  refuse(error: unknown): void {
    this.problem = problemOf(error);
    if (!this.isPaper && !isCallFailure(this.problem.kind)) this.text = '';
  }
}

function problemOf(error: unknown): CodeProblem {
  if (!(error instanceof HttpError)) return { kind: readCallFailure(error) };
  const wrong = readWrongCode(error, 'code_wrong');
  const minutesAhead = clockOff(error);
  if (wrong !== undefined && minutesAhead !== undefined) return { kind: 'clock', minutesAhead };
  if (wrong !== undefined) return { ...wrong, kind: 'wrong' };
  if (error.hasCode('code_used')) return { kind: 'used' };
  return { kind: error.hasCode('too_many_tries') ? 'too-many' : readCallFailure(error) };
}

/** The code belongs to another time; the platform says how far the clock is off. */
function clockOff(error: HttpError): number | undefined {
  return error.errors
    .map(({ meta }) => meta?.['clockOffMinutes'] ?? meta?.['clock_off_minutes'])
    .find((each): each is number => Number.isInteger(each) && each !== 0);
}
