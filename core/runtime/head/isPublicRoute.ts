import type { SiteConfiguration } from '../../contract/CoreServices.ts';
import type { PlannedRoute } from '../plan/Plan.ts';

/** Whether search engines may list the pages of a route. */
export function isPublicRoute(
  { isPrivate, name }: PlannedRoute,
  { routes }: Pick<SiteConfiguration, 'routes'>,
): boolean {
  return !isPrivate && routes[name]?.meta?.isPrivate !== true;
}
