import type { AuthSettings } from '#wire/settings.ts';

/** Address of the provider's script, and origins to which the platform may redirect afterwards. */
export interface OneTapSettings {
  readonly scriptUrl: string;
  readonly redirectOrigins: readonly string[];
}

/** Reads the plugin's settings for one tap; undefined when the brand has none. */
export function readOneTapSettings(
  settings: false | object | undefined,
): OneTapSettings | undefined {
  const { oneTap } = (settings || {}) as AuthSettings;
  return oneTap === undefined ? undefined : { redirectOrigins: [], ...oneTap };
}
