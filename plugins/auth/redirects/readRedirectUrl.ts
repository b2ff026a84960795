import { hasForbiddenCharacter } from './hasForbiddenCharacter.ts';

const maximumLength = 2048;
/** Placeholder origin of the site: relative paths resolve against it. */
const neutralOrigin = 'https://redirect.invalid';

/**
 * Validates the address after a sign-in elsewhere: a path of the site, or https of a listed origin.
 */
export function readRedirectUrl(value: unknown, origins: readonly string[]): string | undefined {
  if (
    typeof value !== 'string' ||
    value === '' ||
    value.length > maximumLength ||
    hasForbiddenCharacter(value)
  )
    return undefined;
  const url = URL.parse(value, neutralOrigin);
  if (url === null || url.username !== '' || url.password !== '') return undefined;
  if (url.origin === neutralOrigin)
    return value.startsWith('/') && !url.pathname.startsWith('//')
      ? url.pathname + url.search + url.hash
      : undefined;
  return url.protocol === 'https:' && origins.includes(url.origin) ? url.href : undefined;
}
