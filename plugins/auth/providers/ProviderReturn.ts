import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { reportSteps } from '#core/data';
import { signedInEvent, signInStepEvent } from '../contract.ts';
import { socialRegistrationRoute } from '../../registration/contract.ts';
import { beginSession } from '../session/beginSession.ts';
import { completeSignIn, SecondFactorMissing } from '../second-factor/completeSignIn.ts';
import { linkProvider, signInByPass } from './ProvidersApi.ts';
import { providerOf, type Provider } from './providers.ts';

/** Outcome of a visit to a provider. */
export type ProviderOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'signing-in' }
  | {
      readonly kind: 'denied' | 'failed' | 'unknown' | 'link';
      /** Undefined when the return address names none. */
      readonly provider: Provider | undefined;
    };

type ReturnServices = Pick<
  CoreServices,
  | 'clock'
  | 'config'
  | 'events'
  | 'http'
  | 'i18n'
  | 'modals'
  | 'navigation'
  | 'notices'
  | 'reports'
  | 'session'
>;

/** Return from a provider to the sign-in page. Its secret is removed from the address at once. */
export class ProviderReturn {
  outcome: ProviderOutcome = { kind: 'none' };
  readonly #services: ReturnServices;
  #ticket: string | undefined;
  #stopSession: Dispose | undefined;

  constructor(services: ReturnServices) {
    this.#services = services;
    makeAutoObservable(this, { outcome: observableRef }, { autoBind: true });
  }

  /** Reads the parameters of the return and removes them from the address. */
  begin(): Dispose {
    const { navigation } = this.#services;
    const social = navigation.query.get('social');
    if (social !== null) {
      const provider = providerOf(navigation.query.get('provider'));
      const secret = navigation.query.get('token') ?? '';
      navigation.rewriteQuery({ social: undefined, provider: undefined, token: undefined });
      if (social === 'unknown' && secret !== '' && this.#canRegister) {
        this.outcome = { kind: 'signing-in' };
        const returnUrl = navigation.query.get('return-url');
        navigation.go(
          {
            name: socialRegistrationRoute,
            query: { token: secret, ...(returnUrl === null ? {} : { 'return-url': returnUrl }) },
          },
          { isReplacing: true },
        );
      } else if (social === 'known' && provider !== undefined) void this.#signIn(provider, secret);
      else {
        const kind = (['denied', 'unknown', 'link'] as const).find((each) => each === social);
        this.outcome = { kind: kind ?? 'failed', provider };
        if (kind === 'link') this.#ticket = secret;
      }
    }
    this.#stopSession ??= this.#services.session.onChange(() => void this.#link());
    return () => {
      this.#stopSession?.();
      this.#stopSession = undefined;
    };
  }

  get #canRegister(): boolean {
    const { config, navigation } = this.#services;
    const { isRegistrationAllowed, isRegistrationButtonDisabled } = config.site;
    return (
      isRegistrationAllowed &&
      !isRegistrationButtonDisabled &&
      navigation.hasRoute(socialRegistrationRoute)
    );
  }

  async #signIn(provider: Provider, pass: string): Promise<void> {
    const { events, http, session } = this.#services;
    this.outcome = { kind: 'signing-in' };
    try {
      const tell = reportSteps(this.#services, signInStepEvent, {
        method: 'social',
        provider: provider.id,
      });
      const answer = await tell(async () =>
        completeSignIn(this.#services, await signInByPass(http, provider.id, pass)),
      );
      events.emit(signedInEvent, beginSession(session, answer));
    } catch (error) {
      if (error instanceof SecondFactorMissing && !error.isOver) {
        runInAction(() => (this.outcome = { kind: 'none' }));
        return;
      }
      this.#services.reports.report(error, { plugin: 'auth', contribution: 'providers' });
      runInAction(() => (this.outcome = { kind: 'failed', provider }));
    }
  }

  /** Links the provider's account once the person has signed in here, by any method. */
  async #link(): Promise<void> {
    const { http, i18n, notices, reports, session } = this.#services;
    const ticket = this.#ticket;
    if (ticket === undefined || !session.isAuthed || this.outcome.kind !== 'link') return;
    this.#ticket = undefined;
    const provider = this.outcome.provider?.name ?? '';
    const tell = (tone: 'success' | 'warning', key: string): void => {
      notices.add({
        group: 'session',
        kind: 'default',
        tone,
        title: i18n.t(`auth.ways:${key}`, { provider }),
      });
    };
    try {
      await linkProvider(http, ticket);
      tell('success', 'social.linked');
    } catch (error) {
      reports.report(error, { plugin: 'auth', contribution: 'providers' });
      tell('warning', 'social.notLinked');
    }
  }
}
