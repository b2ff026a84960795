import type { RouteRules } from '#core';
import { isUnderMaintenance, type Maintenance } from '../maintenance/Maintenance.ts';
import type { BlockPage, SiteBlock } from './SiteBlock.ts';

/** Known state of the site. */
export interface SiteStanding {
  readonly block: SiteBlock | undefined;
  readonly maintenance: Maintenance;
  /** No check got a response, including the last retry. */
  readonly isUnreachable: boolean;
}

/** Names of the routes of closed sites. */
export type ClosedRoute = `access.${BlockPage | 'maintenance'}`;

/** Pages that exist only while the site is closed; on an open site they redirect. */
const closedRoutes: ReadonlySet<string> = new Set<ClosedRoute>([
  'access.site-updates',
  'access.suspension',
  'access.block',
  'access.block-ua',
  'access.block-ie',
  'access.coming-soon',
  'access.maintenance',
]);

/** Appeals need the platform, so they are not available during maintenance. */
const openForBlocked: ReadonlySet<string> = new Set(['access.appeals']);

export function isClosedRoute(routeName: string | undefined): boolean {
  return routeName !== undefined && closedRoutes.has(routeName);
}

/** ACC-4: the page shown instead of all others; a block has priority over maintenance. */
export function closedPage(
  { block, maintenance, isUnreachable }: SiteStanding,
  nowS: number,
): ClosedRoute | undefined {
  if (block !== undefined) return `access.${block.page}`;
  return isUnreachable || isUnderMaintenance(maintenance, nowS) ? 'access.maintenance' : undefined;
}

/** ACC-5: whether a page is available while the site shows `closed`. */
export function standsWhile(
  closed: ClosedRoute,
  routeName: string | undefined,
  rules: RouteRules | undefined,
): boolean {
  if (routeName === undefined) return false;
  return (
    routeName === closed ||
    rules?.isAlwaysOpen === true ||
    (closed !== 'access.maintenance' && openForBlocked.has(routeName))
  );
}
