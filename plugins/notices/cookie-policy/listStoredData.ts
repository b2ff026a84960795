import { storedNames } from '#wire/storedNames.ts';
import { storedDataSections, type StoredDataSection, type StoredName } from './storedData.ts';

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

/** What the site keeps in this browser; its own names are read out of the sources when it is built. */
export function listStoredData(): readonly StoredDataSection[] {
  return storedDataSections([...storedNames, ...platformCookies]);
}
