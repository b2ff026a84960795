import { makeAutoObservable, reaction, when } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import {
  consentToken,
  type Consent,
  type ConsentCategory,
  type ConsentChoice,
} from '../contract.ts';
import { covers, toConsentChoice } from './consentChoice.ts';
import { isStrictProfile } from '#domain/limits/isStrictProfile.ts';

/** Name given by the specification. */
const cookieName = 'cookies_agree_type';
const lifetimeS = 180 * 86_400;
const topic = 'consent';

export interface ConsentStoreDependencies {
  readonly stored: ConsentChoice | undefined;
  /** Choice assumed before an answer: everything, on a site that need not ask. */
  readonly assumed: ConsentChoice | undefined;
  /** Whether the site asks while there is no choice. */
  readonly isAsked: boolean;
  /** Called when the person chose in this tab. */
  readonly onChosen: (choice: ConsentChoice) => void;
}

/** Consent of the person, and whether the prompt is open. */
export class ConsentStore implements Consent {
  choice: ConsentChoice | undefined;
  isReopened = false;
  readonly #assumed: ConsentChoice | undefined;
  readonly #isAsked: boolean;
  readonly #onChosen: (choice: ConsentChoice) => void;

  constructor({ stored, assumed, isAsked, onChosen }: ConsentStoreDependencies) {
    this.choice = stored;
    this.#assumed = assumed;
    this.#isAsked = isAsked;
    this.#onChosen = onChosen;
    makeAutoObservable(this, { allows: false, whenAllowed: false }, { autoBind: true });
  }

  get isShown(): boolean {
    return this.isReopened || (this.#isAsked && this.choice === undefined);
  }

  readonly allows = (category: ConsentCategory): boolean =>
    covers(this.choice ?? this.#assumed, category);

  readonly whenAllowed = (category: ConsentCategory, run: () => void): Dispose =>
    when(() => this.allows(category), run);

  openSettings(): void {
    this.isReopened = true;
  }

  closeSettings(): void {
    this.isReopened = false;
  }

  choose(choice: ConsentChoice): void {
    this.apply(choice);
    this.#onChosen(choice);
  }

  /** Applies a choice made here or in another tab. */
  apply(choice: ConsentChoice): void {
    this.choice = choice;
    this.isReopened = false;
  }
}

export function createConsentStore({
  config,
  cookies,
  environment,
  preferences,
  tabs,
}: CoreServices): ConsentStore & { readonly dispose: Dispose } {
  const isAsked = config.features['cookieConsent'] === true;
  const store = new ConsentStore({
    stored: toConsentChoice(cookies.read(cookieName)),
    assumed: isAsked || isStrictProfile(config.rgProfile) ? undefined : 'all',
    isAsked: isAsked && !environment.isBot,
    onChosen: (choice) => {
      cookies.write(cookieName, choice, lifetimeS);
      tabs.post(topic, choice);
    },
  });
  const endListening = tabs.on(topic, (message) => {
    const choice = toConsentChoice(message);
    if (choice !== undefined) store.apply(choice);
  });
  const endStorage = reaction(
    () => ({ isChosen: store.choice !== undefined, isAllowed: store.allows('functionality') }),
    ({ isChosen, isAllowed }) => {
      // Before a choice nothing is stored that could be removed.
      if (isChosen || isAllowed) preferences.allowStorage(isAllowed);
    },
    { fireImmediately: true },
  );
  return Object.assign(store, {
    dispose: () => {
      endListening();
      endStorage();
    },
  });
}

/** Behind the token with which another plugin asks for functional consent. */
export async function findConsent({ services }: CoreServices): Promise<Consent> {
  return services.get(consentToken);
}
