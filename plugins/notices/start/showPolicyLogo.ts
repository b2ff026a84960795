import type { CoreServices, Dispose } from '#core';
import type { Consent } from '../contract.ts';

/**
 * Countries whose regulator counts visits by an image, by their ids in the platform's dictionary.
 */
const countries: readonly number[] = [1, 66, 126, 228, 120];

/**
 * Loads the regulator's hidden image, if there is one. It counts visitors, so that it waits for the
 * consent of all measurement.
 */
export function showPolicyLogo({ config }: CoreServices, consent: Consent): Dispose {
  if (!countries.includes(config.site.geoCountryId)) return () => undefined;
  const logo = document.createElement('img');
  logo.alt = '';
  logo.hidden = true;
  const stopWaiting = consent.whenAllowed('marketing', () => {
    logo.src = '/web-api/policy/logo.agif';
    document.body.append(logo);
  });
  return () => {
    stopWaiting();
    logo.remove();
  };
}
