import type {
  CommandContribution,
  GuardContribution,
  I18nContribution,
  ModalContribution,
  PluginManifest,
  RecoveryContribution,
  RouteContribution,
  ServiceContribution,
  SlotContribution,
} from './PluginManifest.ts';

/** The thunks of all manifests by id: what the plan, being JSON, cannot carry. */
export class Contributions {
  readonly routes: ReadonlyMap<string, RouteContribution>;
  readonly guards: ReadonlyMap<string, GuardContribution>;
  readonly modals: ReadonlyMap<string, ModalContribution>;
  readonly slots: ReadonlyMap<string, SlotContribution>;
  readonly services: ReadonlyMap<string, ServiceContribution>;
  readonly commands: ReadonlyMap<string, CommandContribution>;
  readonly recoveries: ReadonlyMap<string, RecoveryContribution>;
  readonly dictionaries: ReadonlyMap<string, I18nContribution['load']>;
  readonly setups: ReadonlyMap<string, NonNullable<PluginManifest['setup']>>;

  constructor(manifests: readonly PluginManifest[]) {
    const collect = <T>(pick: (manifest: PluginManifest) => readonly T[] | undefined, keyOf: (item: T) => string): ReadonlyMap<string, T> =>
      new Map(manifests.flatMap((manifest) => (pick(manifest) ?? []).map((item) => [keyOf(item), item] as const)));
    this.routes = collect((manifest) => manifest.routes, (route) => route.name);
    this.guards = collect((manifest) => manifest.guards, (guard) => guard.id);
    this.modals = collect((manifest) => manifest.modals, (modal) => modal.id);
    this.slots = collect((manifest) => manifest.slots, (slot) => slot.id);
    this.services = collect((manifest) => manifest.provides, (service) => `${service.token.name}@${service.token.major}`);
    this.commands = collect((manifest) => manifest.commands, (command) => command.id);
    this.recoveries = collect((manifest) => manifest.recoveries, (recovery) => recovery.id);
    this.dictionaries = new Map(
      manifests.flatMap(({ id, i18n }) =>
        Object.entries({ [id]: i18n?.load, [`${id}.later`]: i18n?.later }).flatMap(([namespace, load]) => (load === undefined ? [] : [[namespace, load] as const])),
      ),
    );
    this.setups = new Map(manifests.flatMap((manifest) => (manifest.setup === undefined ? [] : [[manifest.id, manifest.setup] as const])));
  }
}
