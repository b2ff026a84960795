import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { HttpError, type CoreServices } from '#core';
import { reportOpened } from '#core/data';
import { loadFinishSignIn, signInStepEvent } from '../../auth/contract.ts';
import { isQrToken } from './isQrToken.ts';
import { enterByQr, openQr, type OpenedQr } from './QrApi.ts';

export type PhoneQrState =
  | { readonly kind: 'opening' | 'over' | 'unreached' | 'done' }
  | { readonly kind: 'asked' | 'entering'; readonly opened: OpenedQr };

type PhoneQrServices = Pick<CoreServices, 'clock' | 'events' | 'http' | 'modals' | 'session'>;

/** Code that this browser has opened; a press signs in, once. */
export class PhoneQrStore {
  state: PhoneQrState;
  readonly #services: PhoneQrServices;
  readonly #token: string;

  constructor(services: PhoneQrServices, token: string) {
    this.#services = services;
    this.#token = token;
    this.state = { kind: isQrToken(token) ? 'opening' : 'over' };
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Opens the code, which binds it to this browser. */
  async open(): Promise<void> {
    if (this.state.kind !== 'opening') return;
    try {
      const opened = await openQr(this.#services.http, this.#token);
      runInAction(() => (this.state = { kind: 'asked', opened }));
      reportOpened(this.#services, signInStepEvent, { method: 'qr', provider: 'none' });
    } catch (error) {
      this.#fail(error);
    }
  }

  async enter(): Promise<void> {
    if (this.state.kind !== 'asked') return;
    const { opened } = this.state;
    this.state = { kind: 'entering', opened };
    try {
      const finishSignIn = await loadFinishSignIn();
      const isIn = await finishSignIn(this.#services, 'qr', () =>
        enterByQr(this.#services.http, this.#token),
      );
      // The code is used up, whether or not the further proof was given.
      runInAction(() => (this.state = { kind: isIn ? 'done' : 'over' }));
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    const isOver = error instanceof HttpError && error.hasCode('qr_over');
    runInAction(() => (this.state = { kind: isOver ? 'over' : 'unreached' }));
  }
}
