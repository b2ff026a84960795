const longest = 2048;

/** Placeholder for the site's origin: only paths pass, so its name is not needed. */
const origin = 'https://site.invalid';

/** A path with one leading slash, no backslash or control characters: never another site. */
const plainPath = /^\/(?![/\\])[^\\\p{Cc}\p{Zl}\p{Zp}]*$/u;

/** ACC-6: where to go when the site reopens; undefined for anything but a page of the site. */
export function readReturnPath(value: string | null): string | undefined {
  if (
    value === null ||
    value.length > longest ||
    !plainPath.test(value) ||
    !URL.canParse(value, origin)
  )
    return undefined;
  const url = new URL(value, origin);
  return url.origin === origin && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : undefined;
}
