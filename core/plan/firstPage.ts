import { fillPath } from '../routing/fillPath.ts';
import { matchRoute } from '../routing/matchRoute.ts';
import type { PlannedMenuItem, PlannedPlaces, PlannedRoute } from './Plan.ts';
import type { MenuName } from './PluginManifest.ts';

/** Where visitors look first. */
const menusInOrder = ['main', 'section', 'bottom'] as const satisfies readonly MenuName[];

/**
 * Where a site begins whose plugins give no page to the first address: the first page of its menus that everybody may
 * see. Undefined where such a page is there, or where no menu leads to one.
 */
export function firstPage(routes: readonly PlannedRoute[], menus: Readonly<Record<MenuName, readonly PlannedMenuItem[]>>, places: PlannedPlaces): string | undefined {
  if (matchRoute(routes, '', places) !== undefined) return undefined;
  const paths = menusInOrder.flatMap((menu) => menus[menu].flatMap((item) => pathsOf(item, routes)));
  return paths.find((path) => matchRoute(routes, path, places)?.route.access === 'any');
}

function pathsOf({ target, params = {}, when, offReason, children }: PlannedMenuItem, routes: readonly PlannedRoute[]): string[] {
  if (offReason !== undefined || when !== undefined) return [];
  const route = routes.find(({ name }) => name === target);
  return [...(route === undefined ? [] : [fillPath(route.path, (name) => params[name] ?? '')]), ...children.flatMap((child) => pathsOf(child, routes))];
}
