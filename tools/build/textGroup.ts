import { statSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import type { SlotContribution } from '../../core/contract/Contribution.ts';
import { dictionariesOf } from '../../core/runtime/plan/dictionariesOf.ts';
import type { ChunkGroup } from './ChunkGroup.ts';
import { isHome, type FirstScreen } from './firstScreen.ts';
import { importedPaths } from './importedPaths.ts';
import type { InstalledPlugin } from './installedPlugins.ts';

/**
 * Uncompressed sizes, three times the compressed: a plugin that is off may cost home one kilobyte,
 * and other pages some more.
 */
const longBytes = { first: 3000, late: 8000, asked: 5000 };

/**
 * Groups dictionaries into few files, by language and by the moment of their use: those of home,
 * late ones, and all others. Large dictionaries of a plugin stay separate.
 */
export function textGroup(
  root: string,
  installed: readonly InstalledPlugin[],
  screen: FirstScreen,
): ChunkGroup {
  const namespacesOf = (isShown: (slot: SlotContribution) => boolean): readonly string[] =>
    installed.flatMap(({ manifest }) =>
      (manifest.slots ?? [])
        .filter((slot) => slot.layout !== 'mobile' && isShown(slot))
        .flatMap(({ texts = [] }) => [manifest.id, ...texts]),
    );
  const first = new Set([
    'shell',
    ...installed
      .filter(({ manifest }) => manifest.routes?.some(isHome))
      .map(({ manifest }) => manifest.id),
    ...namespacesOf(screen.hasSlot),
  ]);
  const late = new Set(namespacesOf((slot) => screen.hasSlot({ ...slot, isDeferred: false })));
  const momentOf = (namespace: string): keyof typeof longBytes => {
    if (first.has(namespace)) return 'first';
    return late.has(namespace) || namespace.endsWith('.later') ? 'late' : 'asked';
  };
  const nameOf = new Map<string, string>();
  for (const { folder, manifest } of installed) {
    const dictionaries = dictionariesOf(manifest.id, manifest.i18n).flatMap(([namespace, load]) =>
      importedPaths(load, folder).map((path) => ({
        namespace,
        folder: join(root, dirname(path)),
        moment: momentOf(namespace),
      })),
    );
    const bytesOf = (of: readonly { readonly folder: string }[]): number =>
      of.reduce((sum, each) => sum + statSync(join(each.folder, 'en.json')).size, 0);
    const asked = bytesOf(dictionaries.filter(({ moment }) => moment === 'asked'));
    for (const each of dictionaries) {
      const bytes = each.moment === 'asked' ? asked : bytesOf([each]);
      nameOf.set(
        each.folder,
        bytes > longBytes[each.moment] ? `${each.moment}-${manifest.id}` : each.moment,
      );
    }
  }
  return {
    name: (id) => {
      const { dir, ext, name } = parse(id);
      const of = ext === '.json' ? nameOf.get(dir) : undefined;
      return of === undefined ? null : `texts-${of}-${name}`;
    },
    priority: 0,
  };
}
