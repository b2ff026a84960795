import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError } from '#core';

/** `asked`: the letter is on its way, if the address belongs to somebody. */
export type LetterState = 'typing' | 'sending' | 'asked' | 'incomplete' | 'too-many' | 'no-connection';

/** The question for a letter: what was typed and how it went. It is never said whether an address is known. */
export class LetterStore {
  email = '';
  state: LetterState = 'typing';
  readonly #ask: (email: string) => Promise<void>;

  constructor(ask: (email: string) => Promise<void>) {
    this.#ask = ask;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setEmail(email: string): void {
    this.email = email.slice(0, 120);
    this.state = 'typing';
  }

  async send(): Promise<void> {
    if (this.state === 'sending') return;
    const email = this.email.trim();
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
      this.state = 'incomplete';
      return;
    }
    this.state = 'sending';
    try {
      await this.#ask(email);
      runInAction(() => (this.state = 'asked'));
    } catch (error) {
      runInAction(() => (this.state = stateAfter(error)));
    }
  }
}

function stateAfter(error: unknown): LetterState {
  if (error instanceof HttpError && error.status === 429) return 'too-many';
  return error instanceof HttpError && error.hasCode('invalid_email') ? 'incomplete' : 'no-connection';
}
