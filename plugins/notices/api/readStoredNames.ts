import { storedNames } from '#wire/storedNames.ts';

/** A cookie or a value that the site keeps in a browser. */
export interface StoredName {
  readonly name: string;
  readonly area: 'cookie' | 'local' | 'session';
  /** It is kept only with consent. */
  readonly isOptional: boolean;
}

/** Cookies that the platform sets and the page does not write. */
const platformCookies: readonly StoredName[] = ['grandstand_sid', 'grandstand_session', 'grandstand_captcha', 'grandstand_visitor', 'geo_off'].map((name) => ({ name, area: 'cookie', isOptional: false }));

/** Everything that is kept: read out of the sources when the site is built, so that nothing is forgotten. */
export function readStoredNames(): readonly StoredName[] {
  return [...storedNames, ...platformCookies];
}
