const longest = 2048;

/** Stands for the site: only paths pass, so its own name is not needed. */
const origin = 'https://site.invalid';

/** A path of one slash, without a backslash or control characters: nothing a browser could read as another site. */
const plainPath = /^\/(?![/\\])[^\\\p{Cc}\p{Zl}\p{Zp}]*$/u;

/** ACC-6: where to go when the site opens again; undefined for everything that is not a page of this site. */
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
