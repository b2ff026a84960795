import { makeAutoObservable } from 'mobx';
import type { Http, Session } from '#core';
import type { SignedIn } from '../contract.ts';
import type { CodeExchange, SentCode } from '../phone/PhoneCodeStore.ts';
import type { WholePhone } from '../phone/PhoneEntry.ts';
import { sendSignInCode, signInByCode } from './AuthApi.ts';

/** A code by text that signs in. */
export class SmsSignIn implements CodeExchange {
  isRemembered = false;
  readonly #services: { readonly http: Http; readonly session: Session };
  readonly #onSignedIn: (signedIn: SignedIn) => void;

  constructor(
    services: { readonly http: Http; readonly session: Session },
    onSignedIn: (signedIn: SignedIn) => void,
  ) {
    this.#services = services;
    this.#onSignedIn = onSignedIn;
    makeAutoObservable(this, { send: false, redeem: false }, { autoBind: true });
  }

  setRemembered(isRemembered: boolean): void {
    this.isRemembered = isRemembered;
  }

  async send(phone: WholePhone): Promise<SentCode> {
    return sendSignInCode(this.#services.http, phone);
  }

  async redeem(code: { readonly guid: string; readonly code: string }): Promise<() => void> {
    const { http, session } = this.#services;
    const answer = await signInByCode(http, { ...code, isRemembered: this.isRemembered });
    return () => {
      session.begin(answer.userId, answer.token);
      this.#onSignedIn({
        userId: answer.userId,
        ...(answer.previousSignInAtS === undefined
          ? {}
          : { previousSignInAtS: answer.previousSignInAtS }),
      });
    };
  }
}
