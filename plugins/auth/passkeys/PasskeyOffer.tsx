import { useServices, useTranslate } from '#core/ui';
import { useAfterSignIn } from '../after-sign-in/useAfterSignIn.ts';
import { offerPasskey } from './offerPasskey.ts';
import { passkeyBrowser } from './PasskeyBrowser.ts';

/** Registers the offer of a passkey after a sign-in; draws nothing. */
export function PasskeyOffer() {
  const services = useServices();
  const t = useTranslate('auth.later');
  useAfterSignIn('passkey', async () =>
    offerPasskey(services, passkeyBrowser, {
      title: t('offer.title'),
      text: t('offer.text'),
      act: t('offer.act'),
    }),
  );
  return null;
}
