import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { tellOpened } from '#core/data';
import { isCallFailure, type CallFailure } from '../failures/readCallFailure.ts';
import { lookAtToken } from './AuthApi.ts';
import type { SignInLink } from './SignInLink.ts';
import { signInStepEvent, type SignedIn } from '../contract.ts';
import { linkFacts, signInByLink, type LinkServices } from './signInByLink.ts';
import { readSignInFailure } from './SignInFailure.ts';

/** State of the link. `invalid`: also where there is no token; `unused`: no answer, or trouble. */
export type TokenSignInState =
  | { readonly kind: 'looking' | 'done' | 'invalid' }
  | { readonly kind: 'unused'; readonly failure: CallFailure }
  | {
      readonly kind: 'ready' | 'signing-in';
      /** Whom it signs in: e-mail address or login, not whole. */
      readonly account: string;
      readonly isKnownDevice: boolean;
    };

/** Signs in by the token of a link, once and after a press; the token is kept nowhere. */
export class TokenSignIn {
  state: TokenSignInState = { kind: 'invalid' };
  #link: SignInLink | undefined;
  readonly #services: LinkServices;
  readonly #onSignedIn: (signedIn: SignedIn) => void;

  constructor(services: LinkServices, onSignedIn: (signedIn: SignedIn) => void) {
    this.#services = services;
    this.#onSignedIn = onSignedIn;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Keeps the token until its address is gone. */
  hold(link: SignInLink): void {
    this.#link = link;
    this.state = { kind: 'looking' };
  }

  /** Asks whom the token that is held signs in; does nothing when there is none. */
  async look(): Promise<void> {
    const link = this.#link;
    if (link === undefined || this.state.kind !== 'looking') return;
    await this.#try(async () => {
      const { account, isKnownDevice } = await lookAtToken(this.#services.http, link);
      runInAction(() => (this.state = { kind: 'ready', account, isKnownDevice }));
      tellOpened(this.#services, signInStepEvent, linkFacts);
    });
  }

  /** Sends the token, once. */
  async signIn(): Promise<void> {
    const link = this.#link;
    if (link === undefined || this.state.kind !== 'ready') return;
    this.#link = undefined;
    this.state = { ...this.state, kind: 'signing-in' };
    await this.#try(async () => {
      const signedIn = await signInByLink(this.#services, link);
      runInAction(() => (this.state = { kind: 'done' }));
      this.#onSignedIn(signedIn);
    });
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#link = undefined;
      const { kind } = readSignInFailure(error);
      runInAction(() => {
        this.state = isCallFailure(kind) ? { kind: 'unused', failure: kind } : { kind: 'invalid' };
      });
    }
  }
}
