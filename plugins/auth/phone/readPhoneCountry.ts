import type { AuthSettings } from '#wire/settings.ts';

/** Returns the default country of numbers from the settings of this plugin. */
export function readPhoneCountry(settings: false | object | undefined): string | undefined {
  return ((settings || {}) as AuthSettings).phoneCountry;
}
