import type { RegistrationSettings } from '#wire/settings.ts';

/** Returns whether this plugin's settings offer accounts by a first deposit at a bank. */
export function isBankOffered(settings: false | object | undefined): boolean {
  const { bank = false } = (settings || {}) as RegistrationSettings;
  return bank;
}
