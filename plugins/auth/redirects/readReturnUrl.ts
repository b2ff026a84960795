import { hasForbiddenCharacter } from './hasForbiddenCharacter.ts';

/** Longer values are refused: no page of the site needs them. */
const maximumLength = 2048;

/** Pages that are no destination after a sign-in. Compared without the language, in lower case. */
const forbiddenPaths = [
  /^user\/(login|logout|passwordreset|forgotpassword|banned|finish-registration|accountverify|activate(?:fast)?|stopnewsletter|contactundo|newdevice|qr)$/,
  /^(login|logout)$/,
  /^registration(\/|$)/,
  /^block(-(?!appeal-history$)|\/|$)/,
  /^(confirm|confirm-terms|suspension|maintenance|coming-soon|site-updates|oldbrowser)$/,
];

/** Placeholder for the site's origin where the caller does not know it; then only paths pass. */
const neutralOrigin = 'https://return.invalid';

/**
 * Validates where to send a person after signing in. Returns path, query and hash of a page of this
 * site, or undefined for everything else; the result always starts with exactly one slash.
 *
 * @param value the `return-url` of the query, decoded once (as URLSearchParams returns it) and not
 * again
 * @param origin the site's own origin; without it absolute addresses are refused, too
 */
export function readReturnUrl(
  value: string | null | undefined,
  origin: string = neutralOrigin,
): string | undefined {
  if (value === null || value === undefined || value === '' || value.length > maximumLength)
    return undefined;
  if (hasForbiddenCharacter(value)) return undefined;
  const url = parse(value, origin);
  if (url === undefined || url.origin !== origin || url.protocol !== new URL(origin).protocol)
    return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  const pathname = decodePath(url.pathname);
  if (
    pathname === undefined ||
    hasForbiddenCharacter(pathname) ||
    pathname.startsWith('//') ||
    url.pathname.startsWith('//')
  )
    return undefined;
  if (isForbiddenPage(pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

function parse(value: string, origin: string): URL | undefined {
  try {
    return new URL(value, origin);
  } catch {
    return undefined;
  }
}

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

function isForbiddenPage(pathname: string): boolean {
  const page = pathname
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '')
    .join('/')
    .replace(/^[a-z]{2}(\/|$)/, '');
  return forbiddenPaths.some((pattern) => pattern.test(page));
}
