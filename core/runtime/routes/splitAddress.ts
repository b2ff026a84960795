import { matchPath } from 'react-router';

/** Language and rest of a path: `/en/live/1-football` → `en`, `live/1-football`. */
export function splitAddress(pathname: string): {
  readonly language: string | undefined;
  readonly path: string;
} {
  const match = matchPath({ path: '/:language/*', caseSensitive: true }, pathname);
  const first = match?.params.language ?? '';
  const language = /^[a-z]{2}$/.test(first) ? first : undefined;
  const rest = pathname.slice(language === undefined ? 1 : language.length + 2);
  // A slash alone is an empty segment: `/en//` is not home.
  return { language, path: rest.length > 1 ? rest.replace(/\/$/, '') : rest };
}
