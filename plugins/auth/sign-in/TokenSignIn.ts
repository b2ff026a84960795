import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Http, Session } from '#core';
import { signInByToken } from './AuthApi.ts';
import type { SignedIn } from '../contract.ts';
import { readSignInFailure } from './SignInFailure.ts';

/** State of the link. `none`: no token; `unused`: the platform did not answer. */
export type TokenSignInState = 'none' | 'busy' | 'done' | 'invalid' | 'unused';

/** Signs in by the token of a link, once; the token is kept nowhere. */
export class TokenSignIn {
  state: TokenSignInState = 'none';
  #token: string | undefined;
  readonly #services: { readonly http: Http; readonly session: Session };
  readonly #onSignedIn: (signedIn: SignedIn) => void;

  constructor(
    services: { readonly http: Http; readonly session: Session },
    onSignedIn: (signedIn: SignedIn) => void,
  ) {
    this.#services = services;
    this.#onSignedIn = onSignedIn;
    makeAutoObservable(this, { state: observableRef });
  }

  /** Keeps the token until its address is gone. */
  hold(token: string): void {
    this.#token = token;
    this.state = 'busy';
  }

  /** Sends the token that is held; does nothing when there is none. */
  async begin(): Promise<void> {
    const token = this.#token;
    if (token === undefined) return;
    this.#token = undefined;
    try {
      const answer = await signInByToken(this.#services.http, token);
      runInAction(() => (this.state = 'done'));
      this.#services.session.begin(answer.userId, answer.token);
      this.#onSignedIn({
        userId: answer.userId,
        ...(answer.previousSignInAtS === undefined
          ? {}
          : { previousSignInAtS: answer.previousSignInAtS }),
      });
    } catch (error) {
      const state = readSignInFailure(error).kind === 'no-connection' ? 'unused' : 'invalid';
      runInAction(() => (this.state = state));
    }
  }
}
