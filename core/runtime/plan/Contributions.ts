import type { ContributedCode } from './ContributedCode.ts';
import { dictionariesOf } from './dictionariesOf.ts';
import type { I18nContribution } from '../../contract/PluginManifest.ts';

type Thunk<
  Key extends 'routes' | 'guards' | 'modals' | 'slots' | 'provides' | 'commands' | 'interceptors',
> = NonNullable<ContributedCode[Key]>[number]['load'];

/** Thunks by id. An id always returns the same thunk, because views are compared by it. */
export interface ThunksById<Load> {
  /** Undefined if no loaded plugin has it; deferred code may still contain it. */
  readonly get: (id: string) => Load | undefined;
}

/** Thunks of all plugins by id, which the plan cannot carry, being JSON. */
export class Contributions {
  readonly routes: ThunksById<Thunk<'routes'>>;
  readonly guards: ThunksById<Thunk<'guards'>>;
  readonly modals: ThunksById<Thunk<'modals'>>;
  readonly slots: ThunksById<Thunk<'slots'>>;
  readonly services: ThunksById<Thunk<'provides'>>;
  readonly commands: ThunksById<Thunk<'commands'>>;
  readonly interceptors: ThunksById<Thunk<'interceptors'>>;
  readonly setups: ThunksById<NonNullable<ContributedCode['setup']>>;
  readonly dictionaries: ReadonlyMap<string, I18nContribution['load']>;

  /** `later` loads the thunks that the first page does not need, table by table. */
  constructor(
    all: readonly ContributedCode[],
    ...later: readonly (() => Promise<readonly ContributedCode[]>)[]
  ) {
    const [next, ...others] = later;
    const rest = next && (async () => new Contributions(await next(), ...others));
    const collect = <Load extends AnyThunk>(
      entriesOf: (code: ContributedCode) => readonly (readonly [string, Load])[],
      kind: Exclude<keyof Contributions, 'dictionaries'>,
    ): ThunksById<Load> => {
      const known = new Map(all.flatMap(entriesOf));
      return {
        get: (id) => {
          if (rest !== undefined && !known.has(id))
            known.set(
              id,
              laterThunk(async () => (await rest())[kind].get(id), `${kind} ${id}`) as Load,
            );
          return known.get(id);
        },
      };
    };
    this.routes = collect(
      (code) => (code.routes ?? []).map(({ name, load }) => [name, load]),
      'routes',
    );
    this.guards = collect((code) => (code.guards ?? []).map(byId), 'guards');
    this.modals = collect((code) => (code.modals ?? []).map(byId), 'modals');
    this.slots = collect((code) => (code.slots ?? []).map(byId), 'slots');
    this.services = collect(
      (code) =>
        (code.provides ?? []).map(({ token, load }) => [`${token.name}@${token.major}`, load]),
      'services',
    );
    this.commands = collect((code) => (code.commands ?? []).map(byId), 'commands');
    this.interceptors = collect((code) => (code.interceptors ?? []).map(byId), 'interceptors');
    this.setups = collect(
      (code) => (code.setup === undefined ? [] : [[code.id, code.setup]]),
      'setups',
    );
    this.dictionaries = new Map(all.flatMap(({ id, i18n }) => dictionariesOf(id, i18n)));
  }
}

type AnyThunk = () => Promise<unknown>;

function byId<Load>({
  id,
  load,
}: {
  readonly id: string;
  readonly load: Load;
}): readonly [string, Load] {
  return [id, load];
}

/** Finds the thunk in deferred code, and calls it. */
function laterThunk(find: () => Promise<AnyThunk | undefined>, name: string): AnyThunk {
  return async () => {
    const load = await find();
    if (load === undefined) throw new MissingCodeError(name);
    return load();
  };
}

/** The plan names a contribution that no plugin has code for. */
class MissingCodeError extends Error {
  override readonly name = 'MissingCodeError';

  constructor(contribution: string) {
    super(
      `There is no code for ${contribution}: the page and its plan are of different builds; a reload brings the right ones`,
    );
  }
}
