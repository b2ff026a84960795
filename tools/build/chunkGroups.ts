import { join } from 'node:path';
import { firstScreen, isHome, servicesOf } from './firstScreen.ts';
import { importedPaths } from './importedPaths.ts';
import type { InstalledPlugin } from './installedPlugins.ts';
import { SourceGraph } from './SourceGraph.ts';

export interface ChunkGroup {
  readonly name: string | ((id: string) => string | null);
  readonly priority: number;
  readonly test?: (id: string) => boolean;
  readonly tags?: ['$initial'];
  readonly includeDependenciesRecursively?: boolean;
}

/**
 * What the first page of a desktop loads comes in few files, each with all that it imports and the
 * ones before it lack:
 * - `app`: the entry, which is React;
 * - `core`: what the entry loads next, and the layout;
 * - `<plugin>-home`: what a plugin shows on home and around every page; one that is off costs
 * nothing. Everything else, other pages first of all, is split by the bundler.
 */
export function chunkGroups(root: string, installed: readonly InstalledPlugin[]): ChunkGroup[] {
  const screen = firstScreen(root, installed);
  const views = installed.flatMap(({ folder, manifest }) =>
    [
      ...(manifest.routes ?? []).filter(isHome),
      ...(manifest.slots ?? []).filter(
        // Most people come signed out: what only others see must not come with it.
        (slot) => screen.hasSlot(slot) && slot.layout !== 'mobile' && slot.when?.op !== 'authed',
      ),
      ...(manifest.guards ?? []).filter(
        (guard) => guard.kind !== 'effect' && guard.trigger === undefined,
      ),
      ...(manifest.provides ?? []).filter(({ isEager }) => isEager === true),
    ].flatMap(({ load }) => importedPaths(load, folder)),
  );
  const services = servicesOf(new SourceGraph(root), installed, views, 'drawnWith');
  const groupOf = new Map(
    [...views, ...[...services.values()].flat()].map((path) => [
      join(root, path),
      path.startsWith('core/') ? 'core' : `${path.split('/').at(1) ?? ''}-home`,
    ]),
  );
  for (const path of ['core/runtime/boot/start.tsx', 'core/shell/desktop/desktopFrame.tsx'])
    groupOf.set(join(root, path), 'core');
  const isIn = (id: string, isCore: boolean): boolean =>
    groupOf.has(id) && (groupOf.get(id) === 'core') === isCore;
  return [
    { name: 'app', tags: ['$initial'], priority: 3 },
    { name: 'core', test: (id) => isIn(id, true), priority: 2 },
    {
      name: (id) => groupOf.get(id) ?? null,
      test: (id) => isIn(id, false),
      priority: 1,
    },
  ];
}
