import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { HttpError } from '#core';
import { isCallFailure, readCallFailure, type CallFailure } from '../failures/readCallFailure.ts';
import { isEmailToken } from '#domain/accounts/isEmailToken.ts';

export type PressedLinkState<Answer> =
  | { readonly kind: 'ready' | 'sending' | 'over' | CallFailure }
  /** The page was reloaded: only the message still has the token. */
  | { readonly kind: 'without-token' }
  /** `answer` is undefined when the link had acted before this page was loaded. */
  | { readonly kind: 'done'; readonly answer: Answer | undefined };

/** Whether the link of this tab has already acted; the token itself is not stored. */
interface LinkMemory {
  readonly isTold: boolean;
  readonly keep: () => void;
}

/** Link of an e-mail that acts once, after a press, because mail scanners open links. */
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
