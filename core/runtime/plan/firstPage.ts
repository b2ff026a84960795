import { fillPath } from '../routes/fillPath.ts';
import { findPage } from '../routes/findPage.ts';
import type { Plan, PlannedMenuItem, PlannedPrefixes, PlannedRoute } from './Plan.ts';
import { menus as shellMenus } from '../../shell/slots.ts';

/** In the order in which visitors read them; the footer is the last resort. */
const menusInOrder = [shellMenus.main, shellMenus.section, shellMenus.bottom, shellMenus.footer];

/** First page of a site without a page at its first address: the first open page of its menus. */
export function firstPage(
  routes: readonly PlannedRoute[],
  menus: Plan['menus'],
  prefixes: PlannedPrefixes,
): string | undefined {
  if (findPage({ routes, prefixes }, '') !== undefined) return undefined;
  const paths = menusInOrder.flatMap(({ name }) =>
    (menus[name] ?? []).flatMap((item) => pathsOf(item, routes)),
  );
  return paths.find((path) => findPage({ routes, prefixes }, path)?.route.access === 'any');
}

function pathsOf(
  { target, params = {}, when, offReason, children }: PlannedMenuItem,
  routes: readonly PlannedRoute[],
): string[] {
  if (offReason !== undefined || when !== undefined) return [];
  const route = routes.find(({ name }) => name === target);
  return [
    ...(route === undefined ? [] : [fillPath(route.path, (name) => params[name] ?? '')]),
    ...children.flatMap((child) => pathsOf(child, routes)),
  ];
}
