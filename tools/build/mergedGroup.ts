import { relative } from 'node:path';
import type { Rolldown } from 'vite';
import type { Site } from '../../edge/sites/loadSites.ts';
import { scriptsOfRoutes } from './bundleBudget.ts';
import type { ChunkGroup } from './ChunkGroup.ts';
import { rootFolder } from './installedPlugins.ts';
import { mergeChunks } from './mergeChunks.ts';
import type { Preloads } from './Preloads.ts';

/** Which share of what it needs a page may load beside it, so that there are fewer files. */
const spareShare = 0.015;
/** The same for what is fetched alone: when asked for, or perhaps by itself from home. */
const spareShareAlone = { asked: 0.1, byItself: 0.008 };

/**
 * The chunks that are put together, found in a build without: each page of the site, on either
 * layout and for whoever, and whatever is fetched alone, may become a little larger; home may
 * not.
 */
export function mergedGroup(
  chunks: readonly Rolldown.OutputChunk[],
  preloads: Preloads,
  site: Site,
): ChunkGroup {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const bytesOf = (files: readonly string[]): number =>
    files.reduce((sum, file) => sum + (byFile.get(file)?.code.length ?? 0), 0);
  const pages = [false, true].flatMap((isMobile) =>
    [false, true].flatMap((mayBeSignedIn) =>
      scriptsOfRoutes(site, preloads, { isMobile, mayBeSignedIn }),
    ),
  );
  const home = pages.find(({ route }) => route.path === '')?.scripts ?? [];
  const late = chunks.flatMap(({ fileName, name }) => (name.endsWith('-late') ? [fileName] : []));
  const quiet = new Set(
    [...home, ...late].flatMap((file) => [file, ...(byFile.get(file)?.dynamicImports ?? [])]),
  );
  const merged = mergeChunks(
    chunks.map((chunk) => ({
      file: chunk.fileName,
      bytes: chunk.code.length,
      imports: chunk.imports,
      kind: home.includes(chunk.fileName) ? undefined : kindOf(chunk),
    })),
    [
      ...pages.map(({ route, scripts }) => ({
        files: scripts,
        spareBytes: route.path === '' ? 0 : spareShare * bytesOf(scripts),
      })),
      ...chunks
        .filter((chunk) => chunk.isDynamicEntry)
        .map(({ fileName }) => {
          const files = [...home, fileName];
          const share = spareShareAlone[quiet.has(fileName) ? 'byItself' : 'asked'];
          return { files, spareBytes: share * bytesOf(files) };
        }),
    ],
  );
  const names = new Map(
    merged
      .filter((files) => files.length > 1)
      .flatMap((files, index) => {
        const together = files.flatMap((file) => byFile.get(file) ?? []);
        const [largest] = together.toSorted((one, other) => other.code.length - one.code.length);
        return together.flatMap(({ moduleIds }) =>
          moduleIds.map((id) => [id, `${index}-${largest?.name}`] as const),
        );
      }),
  );
  return {
    name: (id) => names.get(id) ?? null,
    priority: 0,
    includeDependenciesRecursively: false,
  };
}

/** Parts of one plugin are put together. Dictionaries and what comes by itself already are. */
function kindOf({ moduleIds, name }: Rolldown.OutputChunk): string | undefined {
  if (name.startsWith('texts-') || name.endsWith('-late')) return undefined;
  return [...new Set(moduleIds.flatMap((id) => pluginOf(id) ?? []))].toSorted().join(' ');
}

function pluginOf(id: string): string | undefined {
  const [folder, name] = relative(rootFolder, id).split('/');
  return folder === 'plugins' ? name : undefined;
}
