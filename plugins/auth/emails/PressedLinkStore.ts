import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { HttpError } from '#core';
import { isCallFailure, readCallFailure, type CallFailure } from '../failures/readCallFailure.ts';
import { isEmailToken } from '#domain/accounts/isEmailToken.ts';

export type PressedLinkState<Answer> =
  | { readonly kind: 'ready' | 'sending' | 'over' | CallFailure }
  /** The page was loaded again: the token is in the message alone. */
  | { readonly kind: 'without-token' }
  /** Without an answer where the link did it before this page was loaded. */
  | { readonly kind: 'done'; readonly answer: Answer | undefined };

/** Whether the link of this tab has done its work already; the token itself is kept nowhere. */
interface LinkMemory {
  readonly isTold: boolean;
  readonly keep: () => void;
}

/** A letter's link that does something once, with a press: mail scanners open links. */
export class PressedLinkStore<Answer> {
  state: PressedLinkState<Answer>;
  readonly #token: string;
  readonly #send: (token: string) => Promise<Answer>;
  readonly #memory: LinkMemory | undefined;

  constructor(token: string, send: (token: string) => Promise<Answer>, memory?: LinkMemory) {
    this.#token = token;
    this.#send = send;
    this.#memory = memory;
    if (isEmailToken(token)) this.state = { kind: 'ready' };
    else if (token !== '') this.state = { kind: 'over' };
    else if (memory?.isTold === true) this.state = { kind: 'done', answer: undefined };
    else this.state = { kind: 'without-token' };
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  async press(): Promise<void> {
    const { kind } = this.state;
    if (kind !== 'ready' && !isCallFailure(kind)) return;
    this.state = { kind: 'sending' };
    try {
      const answer = await this.#send(this.#token);
      this.#memory?.keep();
      runInAction(() => (this.state = { kind: 'done', answer }));
    } catch (error) {
      const isOver = error instanceof HttpError && error.hasCode('link_invalid');
      runInAction(() => (this.state = { kind: isOver ? 'over' : readCallFailure(error) }));
    }
  }
}
