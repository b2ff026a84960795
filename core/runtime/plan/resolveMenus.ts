import type { Condition } from '../../contract/Contribution.ts';
import type { ConfiguredMenuItem, PlanConfiguration } from './PlanConfiguration.ts';
import { menus } from '../../shell/slots.ts';
import { fillPath } from '../routes/fillPath.ts';
import { findPage } from '../routes/findPage.ts';
import type { PlannedMenuItem, PlannedPrefixes, PlannedRoute } from './Plan.ts';
import type { PluginManifest } from '../../contract/PluginManifest.ts';
import type { MenuItem } from '../../contract/Contribution.ts';

type MakeOrigin = (plugin: string, ownReason?: string) => { plugin: string; offReason?: string };

/** Menus in the configured order. An item without a target in the plan is off. */
export function resolveMenus(
  manifests: readonly PluginManifest[],
  configuration: PlanConfiguration,
  routes: readonly PlannedRoute[],
  prefixes: PlannedPrefixes,
  origin: MakeOrigin,
): Record<string, PlannedMenuItem[]> {
  const reasonAgainst = (
    item: MenuItem | ConfiguredMenuItem,
    children: readonly PlannedMenuItem[],
  ): string | undefined => {
    const { target, params = {} } = item;
    if (target === undefined)
      return children.length === 0 || children.some((child) => child.offReason === undefined)
        ? undefined
        : 'none of its children is in the plan';
    if (target.startsWith('https://')) return undefined;
    const route = routes.find((each) => each.name === target && each.offReason === undefined);
    if (route === undefined) return `target ${target} is not in the plan`;
    if (item.params === undefined) return undefined;
    const path = fillPath(route.path, (name) => params[name] ?? '');
    return findPage({ routes, prefixes }, path)?.route === route
      ? undefined
      : `${path} is not in the plan`;
  };

  const plan = (item: MenuItem | ConfiguredMenuItem, plugin: string): PlannedMenuItem => {
    const children = (item.children ?? []).map((child) => plan(child, plugin));
    return {
      ...origin(plugin, reasonAgainst(item, children)),
      id: item.id,
      labelKey: item.labelKey.includes(':') ? item.labelKey : `${plugin}:${item.labelKey}`,
      ...optional('icon', item.icon),
      ...optional('target', item.target),
      ...optional('params', item.params),
      ...optional<'when', Condition>('when', item.when),
      ...('within' in item ? optional('within', item.within) : {}),
      ...optional('badge', item.badge),
      children,
    };
  };

  /** An invalid item does not break the menu: it is off with a reason. */
  const planSafely = (item: MenuItem, plugin: string): PlannedMenuItem => {
    try {
      return plan(item, plugin);
    } catch (error) {
      return {
        ...origin(plugin, `broken: ${String(error)}`),
        id: String(item.id),
        labelKey: 'shell:error',
        children: [],
      };
    }
  };

  const resolveOne = (menu: string): PlannedMenuItem[] => {
    const contributed = manifests.flatMap((manifest) =>
      (manifest.menus ?? [])
        .filter((entry) => entry.menu.name === menu)
        .map((entry) => planSafely(entry.item, manifest.id)),
    );
    const list = configuration.menus[menu];
    if (list === undefined) return contributed;
    const named = new Set(list.map((entry) => (typeof entry === 'string' ? entry : entry.id)));
    return list.flatMap((entry) => {
      if (entry === '*') return contributed.filter((item) => !named.has(item.id));
      if (typeof entry === 'string') return contributed.filter((item) => item.id === entry);
      return [plan(entry, 'shell')];
    });
  };

  const names = [
    ...Object.values(menus),
    ...manifests.flatMap((manifest) => (manifest.menus ?? []).map((entry) => entry.menu)),
  ].map(({ name }) => name);
  return Object.fromEntries(
    [...new Set([...names, ...Object.keys(configuration.menus)])].map((name) => [
      name,
      resolveOne(name),
    ]),
  );
}

function optional<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { readonly [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [K in Key]?: Value });
}
