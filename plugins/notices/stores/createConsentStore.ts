import { reaction } from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { toConsentChoice } from '../domain/consentChoice.ts';
import { ConsentStore } from './ConsentStore.ts';

/** The name of the specification. */
const cookieName = 'cookies_agree_type';
const keptS = 180 * 86_400;
const topic = 'consent';

export function createConsentStore({ config, cookies, environment, preferences, tabs }: CoreServices): ConsentStore & { readonly dispose: Dispose } {
  const isAsked = config.features['cookieConsent'] === true;
  const store = new ConsentStore({
    stored: toConsentChoice(cookies.read(cookieName)),
    assumed: isAsked || config.rgProfile === 'strict' ? undefined : 'all',
    isAsked: isAsked && !environment.isBot,
    onChosen: (choice) => {
      cookies.write(cookieName, choice, keptS);
      tabs.post(topic, choice);
    },
  });
  const endListening = tabs.on(topic, (message) => {
    const choice = toConsentChoice(message);
    if (choice !== undefined) store.take(choice);
  });
  const endKeeping = reaction(
    () => ({ isChosen: store.choice !== undefined, isAllowed: store.allows('functionality') }),
    ({ isChosen, isAllowed }) => {
      // Before anything was chosen there is nothing to remove.
      if (isChosen || isAllowed) preferences.keep(isAllowed);
    },
    { fireImmediately: true },
  );
  return Object.assign(store, {
    dispose: () => {
      endListening();
      endKeeping();
    },
  });
}
