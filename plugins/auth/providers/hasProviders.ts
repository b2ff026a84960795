import type { AuthSettings } from '#wire/settings.ts';

/** Returns whether the settings of this plugin name a sign-in provider. */
export function hasProviders(settings: false | object | undefined): boolean {
  const { providers = [] } = (settings || {}) as AuthSettings;
  return providers.length > 0;
}
