import type { AuthSettings } from '#wire/settings.ts';

const all = ['login_password', 'phone_password', 'sms'] as const;

/** Sign-in method, by what the form asks for first. */
export type SignInWay = (typeof all)[number];

/** Returns the methods and their order from the settings of this plugin. Never empty. */
export function readSignInWays(settings: false | object | undefined): readonly SignInWay[] {
  const { ways = all } = (settings || {}) as AuthSettings;
  return ways;
}

/** Returns the chosen method; the first one if the choice was switched off meanwhile. */
export function shownWay(ways: readonly SignInWay[], wished: SignInWay | undefined): SignInWay {
  return ways.find((way) => way === wished) ?? ways[0] ?? 'login_password';
}
