import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { HttpError, type Http } from '#core';
import { isEmailToken } from '#domain/accounts/isEmailToken.ts';
import { decideOnDevice, lookAtDevice, type WaitingDevice } from './NewDeviceApi.ts';

export type NewDeviceState =
  | { readonly kind: 'looking' | 'letIn' | 'keptOut' | 'over' | 'unreached' }
  /** The page was loaded again: the token is in the message alone. */
  | { readonly kind: 'without-token' }
  | { readonly kind: 'asked' | 'sending'; readonly device: WaitingDevice };

/** The page of the letter: is the device that wants in the person's? */
export class NewDeviceStore {
  state: NewDeviceState;
  /** The press got no answer: it can be made again. */
  hasFailed = false;
  readonly #http: Http;
  readonly #token: string;

  constructor(http: Http, token: string) {
    this.#http = http;
    this.#token = token;
    this.state = {
      kind: token === '' ? 'without-token' : isEmailToken(token) ? 'looking' : 'over',
    };
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  async look(): Promise<void> {
    if (this.state.kind !== 'looking' && this.state.kind !== 'unreached') return;
    this.state = { kind: 'looking' };
    try {
      const device = await lookAtDevice(this.#http, this.#token);
      runInAction(() => (this.state = { kind: 'asked', device }));
    } catch (error) {
      runInAction(() => (this.state = { kind: isOver(error) ? 'over' : 'unreached' }));
    }
  }

  async decide(isMine: boolean): Promise<void> {
    if (this.state.kind !== 'asked') return;
    const { device } = this.state;
    this.state = { kind: 'sending', device };
    this.hasFailed = false;
    try {
      await decideOnDevice(this.#http, this.#token, isMine);
      runInAction(() => (this.state = { kind: isMine ? 'letIn' : 'keptOut' }));
    } catch (error) {
      runInAction(() => {
        this.hasFailed = !isOver(error);
        this.state = this.hasFailed ? { kind: 'asked', device } : { kind: 'over' };
      });
    }
  }
}

function isOver(error: unknown): boolean {
  return error instanceof HttpError && error.hasCode('link_invalid');
}
