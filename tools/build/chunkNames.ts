import { join } from 'node:path';
import { importedPaths } from './importedPaths.ts';
import type { InstalledPlugin } from './installedPlugins.ts';

export interface ChunkNamesOptions {
  readonly root: string;
  readonly entry: string;
  readonly plugins: readonly InstalledPlugin[];
  readonly layouts: { readonly folder: string; readonly thunks: Readonly<Record<string, () => Promise<unknown>>> };
}

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Slots that stand around home on a desktop. */
const firstSlots = new Set(['header.start', 'header.end', 'section-bar.end', 'column.start', 'home.top', 'column.end']);

/**
 * Which chunk a module belongs to. Left alone, the bundler makes a chunk for every set of pages that shares something:
 * sixty files of a few hundred bytes, which pack badly and queue up. Three groups instead: what the entry needs
 * (a chunk of its own for the libraries would be 2 kB more), what two or more views of home need, and the rest of the
 * components.
 */
export function chunkNames({ root, entry, plugins, layouts }: ChunkNamesOptions): (id: string, graph: ModuleGraph) => string | null {
  let groups: ReadonlyMap<string, string> | undefined;
  const absolute = (paths: readonly string[]): string[] => paths.map((path) => join(root, path));
  const views = [
    importedPaths(layouts.thunks['desktop'] ?? noImport, layouts.folder),
    ...plugins.flatMap(({ folder, manifest }) => [
      ...(manifest.routes ?? []).filter((route) => route.path === '').map((route) => importedPaths(route.load, folder)),
      ...(manifest.slots ?? []).filter((slot) => firstSlots.has(slot.slot) && slot.layout !== 'mobile').map((slot) => importedPaths(slot.load, folder)),
      ...(manifest.provides ?? []).filter((service) => service.isEager === true).map((service) => importedPaths(service.load, folder)),
    ]),
  ].flatMap(absolute);

  return (id, graph) => {
    groups ??= findGroups(join(root, entry), views, graph);
    const group = groups.get(id);
    if (group !== undefined) return group;
    return id.startsWith(join(root, 'core', 'ui')) || id.startsWith(join(root, 'core', 'react')) ? 'ui' : null;
  };
}

function findGroups(entry: string, views: readonly string[], graph: ModuleGraph): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  for (const id of staticClosure(entry, graph)) groups.set(id, 'app');
  const uses = new Map<string, number>();
  for (const view of views) for (const id of staticClosure(view, graph)) if (id !== view) uses.set(id, (uses.get(id) ?? 0) + 1);
  for (const [id, count] of uses) if (count > 1 && !groups.has(id)) groups.set(id, 'views');
  return groups;
}

function staticClosure(start: string, graph: ModuleGraph): ReadonlySet<string> {
  const closure = new Set<string>();
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (closure.has(id)) continue;
    closure.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return closure;
}

async function noImport(): Promise<void> {}
