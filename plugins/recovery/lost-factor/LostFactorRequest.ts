import { HttpError, type Http } from '#core';
import { Attempt } from '#core/data';
import { readCallFailure, type CallFailure, type TwoStepOutcome } from '../../auth/contract.ts';
import { requestFactorRecovery, signInWithoutFactor } from './FactorRecoveryApi.ts';

export type RequestFailure = 'password-first' | CallFailure;

/** Request to sign in without the second factor, made during a sign-in. */
export class LostFactorRequest {
  readonly asking = new Attempt<RequestFailure>((error) => this.#failureOf(error));
  readonly #http: Http;
  readonly #ticket: string;
  readonly #onEnd: (outcome: TwoStepOutcome | 'asked') => void;

  constructor(http: Http, ticket: string, onEnd: (outcome: TwoStepOutcome | 'asked') => void) {
    this.#http = http;
    this.#ticket = ticket;
    this.#onEnd = onEnd;
  }

  /** Files the request; one that was already granted signs in at once. */
  async ask(): Promise<void> {
    await this.asking.run(async () => {
      const { state } = await requestFactorRecovery(this.#http, this.#ticket);
      this.#onEnd(
        state === 'ready' ? await signInWithoutFactor(this.#http, this.#ticket) : 'asked',
      );
    });
  }

  #failureOf(error: unknown): RequestFailure | undefined {
    const refusal = error instanceof HttpError ? error : undefined;
    if (refusal?.hasCode('ticket_over') !== true)
      return refusal?.hasCode('password_first') === true
        ? 'password-first'
        : readCallFailure(error);
    this.#onEnd({ kind: 'over' });
    return undefined;
  }
}
