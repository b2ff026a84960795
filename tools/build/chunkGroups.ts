import { join } from 'node:path';
import { slots } from '../../core/shell/slots.ts';
import { firstScreen, isHome } from './firstScreen.ts';
import { importedPaths } from './importedPaths.ts';
import type { InstalledPlugin } from './installedPlugins.ts';

export interface ChunkGroupsOptions {
  readonly root: string;
  readonly entry: string;
  readonly plugins: readonly InstalledPlugin[];
  readonly layouts: {
    readonly folder: string;
    readonly thunks: Readonly<Record<string, () => Promise<unknown>>>;
  };
}

interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

export interface ChunkGroup {
  readonly debugName: string;
  readonly priority: number;
  readonly name: (id: string, graph: ModuleGraph) => string | null;
}

/**
 * How modules are put into chunks. Left alone, the bundler makes a chunk for every set of pages that shares something:
 * sixty files of a few hundred bytes, which pack badly and queue up. Instead, each group taking what the ones before
 * have left:
 * - `app`: what the entry needs, which is React;
 * - `core`: what the entry loads next, and the contracts of the plugins around the page;
 * - `frame`: what of the core the first screen shares with other views,;
 * - `<plugin>-frame`: what a plugin puts around every page (slots, guards, eager services); one that is off costs nothing;
 * - `<plugin>-home`: what home shares with other pages of its plugin;
 * - `<plugin>-pages`: what two or more of its other pages share, or only pages of other plugins;
 *   what one of its pages shares with another plugin comes with those two alone;
 * - `ui-<plugins>`: components that pages of these plugins share, so that none brings the pages of another.
 * Everything else, pages first of all, is split by the bundler.
 */
export function chunkGroups({ root, entry, plugins, layouts }: ChunkGroupsOptions): ChunkGroup[] {
  let groups: ReadonlyMap<string, string> | undefined;
  const absolute = (
    thunk: ((...given: never[]) => unknown) | undefined,
    folder: string,
  ): string[] =>
    thunk === undefined ? [] : importedPaths(thunk, folder).map((path) => join(root, path));
  const screen = firstScreen(root, plugins);
  const layoutViews = Object.values(layouts.thunks).flatMap((thunk) =>
    absolute(thunk, layouts.folder),
  );
  // What the page that says 404 offers is a part of a page like any other.
  const pagesOf = new Map(
    plugins.map(({ folder, manifest }) => [
      manifest.id,
      // A page with several routes shares nothing with itself.
      [
        ...new Set(
          [
            ...(manifest.routes ?? []),
            ...(manifest.slots ?? []).filter(({ slot }) => slot.name === slots.notFoundEnd.name),
          ].flatMap(({ load }) => absolute(load, folder)),
        ),
      ],
    ]),
  );
  const pages = [...pagesOf.values()].flat();
  const home = plugins.flatMap(({ folder, manifest }) =>
    (manifest.routes ?? []).filter(isHome).flatMap((route) => absolute(route.load, folder)),
  );
  const around = new Map(
    plugins.map(({ folder, manifest }) => [
      manifest.id,
      [
        ...(manifest.slots ?? [])
          // Most people come signed out: what only others see must not come with it.
          .filter(
            (slot) =>
              screen.hasSlot(slot) && slot.layout !== 'mobile' && slot.when?.op !== 'authed',
          )
          .flatMap((slot) => absolute(slot.load, folder)),
        ...(manifest.guards ?? [])
          .filter((guard) => guard.kind !== 'effect' && guard.trigger === undefined)
          .flatMap((guard) => absolute(guard.load, folder)),
        ...(manifest.provides ?? [])
          .filter((service) => service.isEager === true)
          .flatMap((service) => absolute(service.load, folder)),
      ],
    ]),
  );

  const firstServices = plugins.flatMap(({ folder, manifest }) =>
    (manifest.provides ?? [])
      .filter(({ token }) => screen.hasService(token.name))
      .flatMap(({ load }) => absolute(load, folder)),
  );

  const findGroups = (graph: ModuleGraph): ReadonlyMap<string, string> => {
    const found = new Map<string, string>();
    const assign = (
      ids: Iterable<string>,
      group: string,
      isFitting: (id: string) => boolean = () => true,
    ): void => {
      for (const id of ids) if (!found.has(id) && isFitting(id)) found.set(id, group);
    };
    assign(staticClosure([join(root, entry)], graph), 'app');
    assign(
      staticClosure(graph.getModuleInfo(join(root, entry))?.dynamicallyImportedIds ?? [], graph),
      'core',
    );
    const allAround = [...around.values()].flat();
    // Who talks with a plugin must not wait for what the plugin draws.
    assign(
      staticClosure(allAround, graph),
      'core',
      (id) => id.startsWith(join(root, 'plugins')) && id.endsWith('/contract.ts'),
    );
    const usesOf = countUses([...layoutViews, ...pages, ...allAround], graph);
    const isShared = (id: string): boolean => (usesOf.get(id) ?? 0) > 1;
    assign(
      staticClosure([...allAround, ...home, ...layoutViews.slice(0, 1)], graph),
      'frame',
      (id) => isShared(id) && !id.startsWith(join(root, 'plugins')),
    );
    // Word lists, such as the kinds of coupon: a page that has them would come with them.
    assign(
      staticClosure(firstServices, graph),
      'frame',
      (id) =>
        id.startsWith(join(root, 'domain')) && graph.getModuleInfo(id)?.importedIds.length === 0,
    );
    for (const [plugin, views] of around) {
      const isOwn = (id: string): boolean => id.startsWith(join(root, 'plugins', plugin));
      assign(staticClosure(views, graph), `${plugin}-frame`, isOwn);
      // Home comes first and must not bring what only other pages share.
      assign(staticClosure(home, graph), `${plugin}-home`, (id) => isOwn(id) && isShared(id));
      const ownUses = countUses(pagesOf.get(plugin) ?? [], graph);
      assign(
        staticClosure(pages, graph),
        `${plugin}-pages`,
        (id) => isOwn(id) && isShared(id) && ownUses.get(id) !== 1,
      );
    }
    const isComponent = (id: string): boolean => id.startsWith(join(root, 'core', 'ui'));
    const closures = [...pagesOf].map(
      ([plugin, views]) => [plugin, staticClosure(views, graph)] as const,
    );
    for (const id of staticClosure(pages, graph)) {
      const users = closures.filter(([, closure]) => closure.has(id)).map(([plugin]) => plugin);
      if (isComponent(id) && users.length > 1) assign([id], `ui-${users.toSorted().join('-')}`);
    }
    return found;
  };
  const only = (
    priority: number,
    debugName: string,
    isIn: (group: string) => boolean,
  ): ChunkGroup => ({
    debugName,
    priority,
    name(id, graph) {
      groups ??= findGroups(graph);
      const group = groups.get(id);
      return group !== undefined && isIn(group) ? group : null;
    },
  });
  return [
    only(6, 'app', (group) => group === 'app'),
    only(5, 'core', (group) => group === 'core'),
    only(4, 'frame', (group) => group === 'frame'),
    only(3, 'plugin frames', (group) => group.endsWith('-frame')),
    only(2, 'components', (group) => group.startsWith('ui-')),
    only(1, 'plugin pages', (group) => group.endsWith('-home') || group.endsWith('-pages')),
  ];
}

function countUses(views: readonly string[], graph: ModuleGraph): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const view of views)
    for (const id of staticClosure([view], graph)) uses.set(id, (uses.get(id) ?? 0) + 1);
  return uses;
}

function staticClosure(starts: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const closure = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (closure.has(id)) continue;
    closure.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return closure;
}
