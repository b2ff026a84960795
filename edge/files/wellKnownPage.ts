import { buildHref } from '../../core/runtime/routes/buildHref.ts';
import type { Site } from '../sites/loadSites.ts';

/**
 * The path of the page to which a program of the browser is led; undefined where the brand has
 * none. Such a program knows no language: the page comes in that of the brand.
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
