import { menus as shellMenus } from '../../core/shell/slots.ts';
import type { PluginManifest } from '../../core/contract/PluginManifest.ts';

/** Every name that a configuration may use, from the manifests. */
export interface KnownIds {
  readonly plugins: readonly string[];
  readonly routes: readonly string[];
  readonly routeIds: readonly number[];
  /** Contributions by slot; an empty slot has no order to set. */
  readonly slots: Readonly<Record<string, readonly string[]>>;
  /** Items by menu. */
  readonly menus: Readonly<Record<string, readonly string[]>>;
  /** Guards that can be switched off. */
  readonly guards: readonly string[];
  readonly modals: readonly string[];
  readonly icons: readonly string[];
  /** Switches that routes name. */
  readonly features: readonly string[];
}

export function knownIds(manifests: readonly PluginManifest[], icons: readonly string[]): KnownIds {
  const all = <T>(pick: (manifest: PluginManifest) => readonly T[] | undefined): readonly T[] =>
    manifests.flatMap((manifest) => pick(manifest) ?? []);
  const slots = all((manifest) => manifest.slots);
  const menus = all((manifest) => manifest.menus);
  return {
    plugins: manifests.map((manifest) => manifest.id).filter((id) => id !== 'shell'),
    routes: all((manifest) => manifest.routes).map((route) => route.name),
    routeIds: all((manifest) => manifest.routes).map((route) => route.id),
    slots: Object.fromEntries(
      [...new Set(slots.map((slot) => slot.slot.name))].map((name) => [
        name,
        slots.filter((slot) => slot.slot.name === name).map((slot) => slot.id),
      ]),
    ),
    menus: Object.fromEntries(
      [
        ...new Set(
          [...Object.values(shellMenus), ...menus.map(({ menu }) => menu)].map(({ name }) => name),
        ),
      ].map((name) => [
        name,
        menus.filter((entry) => entry.menu.name === name).map((entry) => entry.item.id),
      ]),
    ),
    guards: all((manifest) => manifest.guards)
      .filter((guard) => guard.isLocked !== true)
      .map((guard) => guard.id),
    modals: all((manifest) => manifest.modals).map((modal) => modal.id),
    icons,
    features: [
      ...new Set(
        all((manifest) => manifest.routes).flatMap(({ feature }) =>
          feature === undefined ? [] : [feature],
        ),
      ),
    ],
  };
}
