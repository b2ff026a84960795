import type { RegistrationSettings } from '#wire/settings.ts';

/** How the brand's buttons open the form. */
export type OpensAs = NonNullable<RegistrationSettings['opensAs']>;

/** Reads the settings of this plugin; a dialog by default. */
export function readOpensAs(settings: false | object | undefined): OpensAs {
  const { opensAs = 'dialog' } = (settings || {}) as RegistrationSettings;
  return opensAs;
}
