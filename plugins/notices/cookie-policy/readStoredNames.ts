import { storedNames } from '#wire/storedNames.ts';
import type { StoredName } from './storedData.ts';

/** Cookies that the platform sets and the page does not write. */
const platformCookies: readonly StoredName[] = [
  'grandstand_sid',
  'grandstand_session',
  'grandstand_captcha',
  'grandstand_visitor',
  'geo_off',
].map((name) => ({
  name,
  area: 'cookie',
  isOptional: false,
}));

/** Everything that is kept: read out of the sources when the site is built, so that nothing is forgotten. */
export function readStoredNames(): readonly StoredName[] {
  return [...storedNames, ...platformCookies];
}
