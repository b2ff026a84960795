import type { ContributedCode } from './ContributedCode.ts';
import { dictionariesOf } from './dictionariesOf.ts';
import type { I18nContribution } from './PluginManifest.ts';

type Item<Key extends keyof ContributedCode> = NonNullable<ContributedCode[Key]> extends readonly (infer T)[] ? T : never;

/** The thunks of all plugins by id: what the plan, being JSON, cannot carry. */
export class Contributions {
  readonly routes: ReadonlyMap<string, Item<'routes'>>;
  readonly guards: ReadonlyMap<string, Item<'guards'>>;
  readonly modals: ReadonlyMap<string, Item<'modals'>>;
  readonly slots: ReadonlyMap<string, Item<'slots'>>;
  readonly services: ReadonlyMap<string, Item<'provides'>>;
  readonly commands: ReadonlyMap<string, Item<'commands'>>;
  readonly recoveries: ReadonlyMap<string, Item<'recoveries'>>;
  readonly dictionaries: ReadonlyMap<string, I18nContribution['load']>;
  readonly setups: ReadonlyMap<string, NonNullable<ContributedCode['setup']>>;

  constructor(all: readonly ContributedCode[]) {
    const collect = <T>(pick: (code: ContributedCode) => readonly T[] | undefined, keyOf: (item: T) => string): ReadonlyMap<string, T> =>
      new Map(all.flatMap((code) => (pick(code) ?? []).map((item) => [keyOf(item), item] as const)));
    this.routes = collect((code) => code.routes, (route) => route.name);
    this.guards = collect((code) => code.guards, (guard) => guard.id);
    this.modals = collect((code) => code.modals, (modal) => modal.id);
    this.slots = collect((code) => code.slots, (slot) => slot.id);
    this.services = collect((code) => code.provides, (service) => `${service.token.name}@${service.token.major}`);
    this.commands = collect((code) => code.commands, (command) => command.id);
    this.recoveries = collect((code) => code.recoveries, (recovery) => recovery.id);
    this.dictionaries = new Map(all.flatMap(({ id, i18n }) => dictionariesOf(id, i18n)));
    this.setups = new Map(all.flatMap((code) => (code.setup === undefined ? [] : [[code.id, code.setup] as const])));
  }
}
