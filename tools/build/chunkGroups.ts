import { join } from 'node:path';
import type { SlotContribution } from '../../core/contract/Contribution.ts';
import { firstScreen, isHome, servicesOf } from './firstScreen.ts';
import { importedPaths } from './importedPaths.ts';
import type { InstalledPlugin } from './installedPlugins.ts';
import { SourceGraph } from './SourceGraph.ts';
import type { ChunkGroup } from './ChunkGroup.ts';
import { textGroup } from './textGroup.ts';

/**
 * Groups the code of a desktop's first page into few files, each with its imports that earlier
 * files lack:
 * - `app`: the entry, which is React;
 * - `core`: the modules that the entry loads next, and the layout;
 * - `<plugin>-home`: the plugin's views on home and around every page; a plugin that is off costs
 * nothing;
 * - `core-late` and `<plugin>-late`: deferred slots and setups, loaded after the page is shown,
 * with or without a user action.
 *
 * The bundler splits everything else, above all other pages. `firstOfCore` and `lateOfCore` are
 * listed by hand, because no manifest names the start of the core.
 */
export function chunkGroups(root: string, installed: readonly InstalledPlugin[]): ChunkGroup[] {
  const screen = firstScreen(root, installed);
  const graph = new SourceGraph(root);
  const views = installed.flatMap(({ folder, manifest }) =>
    [
      ...(manifest.routes ?? []).filter(isHome),
      ...(manifest.slots ?? []).filter((slot) => screen.hasSlot(slot) && isForVisitors(slot)),
      ...(manifest.guards ?? []).filter(
        (guard) => guard.kind !== 'effect' && guard.trigger === undefined,
      ),
      ...(manifest.provides ?? []).filter(({ isEager }) => isEager === true),
    ].flatMap(({ load }) => importedPaths(load, folder)),
  );
  const late = installed.flatMap(({ folder, manifest }) => [
    ...(manifest.slots ?? [])
      .filter((slot) => screen.hasSlot({ ...slot, isDeferred: false }) && isForVisitors(slot))
      .flatMap(({ load }) => importedPaths(load, folder)),
    ...(manifest.setup === undefined ? [] : importedPaths(manifest.setup, folder)),
  ]);
  const withServices = (paths: readonly string[]): readonly string[] => [
    ...paths,
    ...[...servicesOf(graph, installed, paths, 'drawnWith').values()].flat(),
  ];
  const groupOf = new Map([
    ...[...graph.closure(withServices([...late, ...lateOfCore]))].map(
      (path) => [join(root, path), `${ownerOf(path)}-late`] as const,
    ),
    ...withServices(views).map(
      (path) =>
        [join(root, path), ownerOf(path) === 'core' ? 'core' : `${ownerOf(path)}-home`] as const,
    ),
    ...firstOfCore.map((path) => [join(root, path), 'core'] as const),
  ]);
  return [
    { name: 'app', tags: ['$initial'], priority: 6 },
    ...[/^core$/, /-home$/, /^core-late$/, /-late$/].map((names, index) => ({
      name: (id: string) => groupOf.get(id) ?? null,
      test: (id: string) => names.test(groupOf.get(id) ?? ''),
      priority: 5 - index,
      // Core modules shared by several plugins must not be loaded with one of them.
      includeDependenciesRecursively: index < 3,
    })),
    textGroup(root, installed, screen),
  ];
}

const firstOfCore = ['core/runtime/boot/start.tsx', 'core/shell/desktop/desktopFrame.tsx'];
const lateOfCore = ['core/runtime/running/afterStart.ts', 'core/runtime/views/ModalFailure.tsx'];

/** Most visitors are signed out and on a desktop; views of others must not be loaded with these. */
function isForVisitors({ layout, when }: SlotContribution): boolean {
  return layout !== 'mobile' && when?.op !== 'authed';
}

/** The plugin of a path; `core` for all other modules. */
function ownerOf(path: string): string {
  const [folder, plugin = ''] = path.split('/');
  return folder === 'plugins' ? plugin : 'core';
}
