import type { CoreServices, Dispose } from '#core';

/** Countries whose regulator counts visits by a picture, by the platform's dictionary. */
const countries: readonly number[] = [1, 66, 126, 228, 120];

/** Loads the hidden picture of the regulator where there is one. */
export function showPolicyLogo({ config }: CoreServices): Dispose {
  if (!countries.includes(config.site.geoCountryId)) return () => undefined;
  const logo = document.createElement('img');
  logo.alt = '';
  logo.hidden = true;
  logo.src = '/web-api/policy/logo.agif';
  document.body.append(logo);
  return () => logo.remove();
}
