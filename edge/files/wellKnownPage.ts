import { buildHref } from '../../core/runtime/routes/buildHref.ts';
import type { Site } from '../sites/loadSites.ts';

/**
 * Path of the page behind a well-known address; undefined if the brand has none. Such a request
 * names no language, so the brand's default applies.
 */
export function wellKnownPage(
  { plan, configuration }: Site,
  page: 'change-password' | 'passkey-endpoints',
): string | undefined {
  const { routes } = plan;
  const route = routes.find(
    ({ wellKnown = [], offReason }) => offReason === undefined && wellKnown.includes(page),
  );
  return route === undefined
    ? undefined
    : buildHref(routes, configuration.site.lng, { name: route.name });
}
