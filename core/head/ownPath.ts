import type { Plan } from '../plan/Plan.ts';
import { matchRoute } from '../routing/matchRoute.ts';
import { splitLanguage } from '../routing/splitLanguage.ts';

/** The path by which a page is spoken of: after the language, and of the route itself where it stands under a page type. */
export function ownPath({ routes, places }: Plan, pathname: string): string {
  const { path } = splitLanguage(pathname);
  return matchRoute(routes, path, places)?.canonicalPath ?? path;
}
