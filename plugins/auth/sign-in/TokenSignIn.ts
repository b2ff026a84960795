import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  Attempt,
  createResource,
  reportOpened,
  type Resource,
  type ResourceServices,
} from '#core/data';
import { isCallFailure, type CallFailure } from '../failures/readCallFailure.ts';
import { lookAtToken } from './AuthApi.ts';
import type { SignInLink } from './SignInLink.ts';
import { signInStepEvent, type SignedIn } from '../contract.ts';
import { linkFacts, signInByLink, type LinkServices } from './signInByLink.ts';
import { readSignInFailure } from './SignInFailure.ts';

/** The account that a sign-in link opens. */
interface LinkAccount {
  /** Masked e-mail address or login. */
  readonly account: string;
  readonly isKnownDevice: boolean;
}

/** `invalid`: also without a token; `unused`: the platform was not reached, or is in trouble. */
export type TokenSignInState =
  | { readonly kind: 'looking' | 'done' | 'invalid' }
  | { readonly kind: 'unused'; readonly failure: CallFailure }
  | ({ readonly kind: 'ready' | 'signing-in' } & LinkAccount);

/** Signs in by the token of a link, once and after a press; the token is never stored. */
export class TokenSignIn {
  /** The account that the link signs in. */
  readonly account: Resource<LinkAccount>;
  /** Sending the token. */
  readonly sending = new Attempt<CallFailure | 'invalid'>(failureOf);
  private isDone = false;
  private link: SignInLink | undefined;
  readonly #services: LinkServices;
  readonly #onSignedIn: (signedIn: SignedIn) => void;

  constructor(services: LinkServices & ResourceServices, onSignedIn: (signedIn: SignedIn) => void) {
    this.#services = services;
    this.#onSignedIn = onSignedIn;
    this.account = createResource(services, { ask: (signal) => this.#ask(signal) });
    makeAutoObservable<this, 'link'>(
      this,
      { account: false, sending: false, link: observableRef },
      { autoBind: true },
    );
  }

  get state(): TokenSignInState {
    if (this.isDone) return { kind: 'done' };
    const { value, error } = this.account;
    const failure = this.sending.failure ?? (error === undefined ? undefined : failureOf(error));
    if (failure === 'invalid') return { kind: 'invalid' };
    if (failure !== undefined) return { kind: 'unused', failure };
    if (value !== undefined)
      return { kind: this.sending.isBusy ? 'signing-in' : 'ready', ...value };
    return { kind: this.link === undefined || this.account.isMissing ? 'invalid' : 'looking' };
  }

  /** Holds the token until it has left the address. */
  hold(link: SignInLink): void {
    this.account.reset();
    this.sending.setFailure(undefined);
    this.link = link;
  }

  /** Loads the account of the link that is held, if any. */
  async look(): Promise<void> {
    if (this.state.kind !== 'looking' || this.account.isBusy) return;
    await this.account.load();
    if (!this.account.hasValue) runInAction(() => (this.link = undefined));
  }

  /** Sends the token, once. */
  async signIn(): Promise<void> {
    const { link } = this;
    if (link === undefined || this.state.kind !== 'ready') return;
    this.link = undefined;
    await this.sending.run(async () => {
      const signedIn = await signInByLink(this.#services, link);
      runInAction(() => (this.isDone = true));
      this.#onSignedIn(signedIn);
    });
  }

  async #ask(signal: AbortSignal): Promise<LinkAccount> {
    const { link } = this;
    if (link === undefined) throw new Error('No sign-in link is held: call hold before look');
    const { account, isKnownDevice } = await lookAtToken(this.#services.http, link, signal);
    reportOpened(this.#services, signInStepEvent, linkFacts);
    return { account, isKnownDevice };
  }
}

function failureOf(error: unknown): CallFailure | 'invalid' {
  const { kind } = readSignInFailure(error);
  return isCallFailure(kind) ? kind : 'invalid';
}
