import { dirname, join, parse, relative } from 'node:path';
import type { Rolldown } from 'vite';
import type { Site } from '../../edge/sites/loadSites.ts';
import { scriptsOfRoutes } from './bundleBudget.ts';
import type { ChunkGroup } from './chunkGroups.ts';
import { importedPaths } from './importedPaths.ts';
import { rootFolder, type InstalledPlugin } from './installedPlugins.ts';
import { mergeChunks } from './mergeChunks.ts';
import type { Preloads } from './Preloads.ts';

/** Share of extra bytes that a page may load for fewer files; none for home. */
const spareShare = { texts: 0.03, code: 0.01 };
/** The same for lazily loaded code; what home loads lazily may load none. */
const spareShareAlone = { asked: 0.07, byHome: 0.002 };
/** Packed it is a third: a plugin that is off may cost home one kilobyte. */
const longTextBytes = 3000;

/**
 * The chunks that are put together, found in a build without: each page of the site, on either
 * layout and for whoever, and whatever else is fetched alone while home stands, may become a little
 * larger. Dictionaries go together in every language as they do in English.
 */
export function mergedGroup(
  chunks: readonly Rolldown.OutputChunk[],
  preloads: Preloads,
  site: Site,
  installed: readonly InstalledPlugin[],
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
  const deferred = site.plan.slots
    .filter(({ offReason, isDeferred, layout }) => !offReason && isDeferred && layout !== 'mobile')
    .flatMap(({ id }) => preloads.slots[id]?.js ?? []);
  const visited = pages.flatMap(({ scripts }) => scripts);
  const setups = installed.flatMap(({ folder, manifest }) =>
    manifest.setup === undefined ? [] : importedPaths(manifest.setup, folder),
  );
  const started = chunks
    .filter(({ facadeModuleId }) => setups.includes(relative(rootFolder, facadeModuleId ?? '')))
    .flatMap(({ fileName, dynamicImports }) => [fileName, ...dynamicImports]);
  const late = [...new Set([...home, ...deferred, ...visited, ...started])];
  const byHome = new Set(home.flatMap((file) => byFile.get(file)?.dynamicImports ?? []));
  const alone = chunks
    .filter((chunk) => chunk.isDynamicEntry)
    .map(({ fileName }) => {
      const files = [...home, fileName];
      const share = spareShareAlone[byHome.has(fileName) ? 'byHome' : 'asked'];
      return { files, spareBytes: share * bytesOf(files) };
    });
  const merge = (what: 'texts' | 'code'): readonly (readonly string[])[] =>
    mergeChunks(
      chunks
        .filter((chunk) => languageOf(chunk) === (what === 'texts' ? 'en' : undefined))
        .map((chunk) => ({
          file: chunk.fileName,
          bytes: chunk.code.length,
          imports: chunk.imports,
          kind: kindOf(chunk, home.includes(chunk.fileName)),
        })),
      [
        ...pages.map(({ route, scripts }) => ({
          files: scripts,
          spareBytes: route.path === '' ? 0 : spareShare[what] * bytesOf(scripts),
        })),
        { files: late, spareBytes: 0 },
        ...alone,
      ],
    );
  const names = new Map(
    [...merge('texts'), ...merge('code')]
      .filter((files) => files.length > 1)
      .flatMap((files, index) =>
        files.flatMap((file) =>
          (byFile.get(file)?.moduleIds ?? []).map(
            (id) => [id, `${index}-${nameOf(files)}`] as const,
          ),
        ),
      ),
  );
  function nameOf(files: readonly string[]): string {
    const [largest] = files
      .flatMap((file) => byFile.get(file) ?? [])
      .toSorted((first, second) => second.code.length - first.code.length);
    return largest === undefined || languageOf(largest) !== undefined ? 'texts' : largest.name;
  }
  return {
    name: (id) => {
      const language = languageIn(id);
      if (language === undefined) return names.get(id) ?? null;
      const name = names.get(join(dirname(id), 'en.json'));
      return name === undefined ? null : `${name}-${language}`;
    },
    priority: 0,
    includeDependenciesRecursively: false,
  };
}

/** Merges parts of a plugin, and dictionaries, except large ones of home. */
function kindOf(chunk: Rolldown.OutputChunk, isOfHome: boolean): string | undefined {
  const plugins = new Set(chunk.moduleIds.flatMap((id) => pluginOf(id) ?? []));
  const owner = [...plugins].toSorted().join(' ');
  if (languageOf(chunk) === undefined) return isOfHome ? undefined : owner;
  return isOfHome && chunk.code.length > longTextBytes && owner !== ''
    ? `texts of ${owner}`
    : `texts ${isOfHome ? 'of home' : ''}`;
}

function pluginOf(id: string): string | undefined {
  const [folder, name] = relative(rootFolder, id).split('/');
  return folder === 'plugins' ? name : undefined;
}

function languageOf({ moduleIds: [id = ''] }: Rolldown.OutputChunk): string | undefined {
  return languageIn(id);
}

function languageIn(id: string): string | undefined {
  const { ext, name } = parse(id);
  return ext === '.json' && id.includes('/locales/') ? name : undefined;
}
