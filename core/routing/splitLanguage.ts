/** Language and rest of a path: `/en/live/1-football` → `en`, `live/1-football`. A trailing slash does not count. */
export function splitLanguage(pathname: string): { readonly language: string | undefined; readonly path: string } {
  const match = /^\/([a-z]{2})(?:\/(.*))?$/.exec(pathname);
  const rest = match === null ? pathname.replace(/^\//, '') : (match[2] ?? '');
  // A slash alone is an empty segment: `/en//` is not home.
  return { language: match?.[1], path: rest.length > 1 ? rest.replace(/\/$/, '') : rest };
}
