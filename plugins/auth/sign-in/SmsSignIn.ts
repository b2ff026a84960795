import { makeAutoObservable } from 'mobx';
import type { Clock, Events, Http, Modals, Session } from '#core';
import { reportSteps } from '#core/data';
import { signInStepEvent, type SignedIn } from '../contract.ts';
import { beginSession } from '../session/beginSession.ts';
import type { CodeExchange, SentCode } from '../phone/PhoneCodeStore.ts';
import type { FullPhoneNumber } from '../phone/PhoneEntry.ts';
import { completeSignIn } from '../second-factor/completeSignIn.ts';
import { sendSignInCode, signInByCode } from './AuthApi.ts';

interface SmsSignInServices {
  readonly clock: Clock;
  readonly events: Pick<Events, 'emit' | 'on'>;
  readonly http: Http;
  readonly modals: Pick<Modals, 'open'>;
  readonly session: Session;
}

/** Sign-in by a code sent by text. */
export class SmsSignIn implements CodeExchange {
  isRemembered = false;
  readonly #services: SmsSignInServices;
  readonly #onSignedIn: (signedIn: SignedIn) => void;

  constructor(services: SmsSignInServices, onSignedIn: (signedIn: SignedIn) => void) {
    this.#services = services;
    this.#onSignedIn = onSignedIn;
    makeAutoObservable(this, { send: false, redeem: false }, { autoBind: true });
  }

  setRemembered(isRemembered: boolean): void {
    this.isRemembered = isRemembered;
  }

  async send(phone: FullPhoneNumber): Promise<SentCode> {
    return sendSignInCode(this.#services.http, phone);
  }

  async redeem(code: { readonly guid: string; readonly code: string }): Promise<() => void> {
    const { http, session } = this.#services;
    const tell = reportSteps(this.#services, signInStepEvent, { method: 'sms', provider: 'none' });
    const answer = await tell(async () =>
      completeSignIn(
        this.#services,
        await signInByCode(http, { ...code, isRemembered: this.isRemembered }),
      ),
    );
    return () => {
      this.#onSignedIn(beginSession(session, answer));
    };
  }
}
