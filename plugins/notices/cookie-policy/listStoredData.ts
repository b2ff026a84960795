import { storedNames } from '#wire/storedNames.ts';
import { storedDataSections, type StoredDataSection, type StoredName } from './storedData.ts';

/** Cookies that the platform sets and the page does not write. */
const platformCookies: readonly StoredName[] = [
  'grandstand_sid',
  'grandstand_signed_in',
  'grandstand_device',
  'grandstand_link',
  'grandstand_one_tap',
  'grandstand_captcha',
  'grandstand_visitor',
  'geo_off',
].map((name) => ({
  name,
  area: 'cookie',
  isOptional: false,
}));

/** What the site stores in this browser; names are read from the sources at build time. */
export function listStoredData(): readonly StoredDataSection[] {
  return storedDataSections([...storedNames, ...platformCookies]);
}
