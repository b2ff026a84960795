import { relative } from 'node:path';
import type { Rolldown } from 'vite';
import type { Site } from '../../edge/sites/loadSites.ts';
import { ownPartMaxOf, ownScripts, routeBytesMax, scriptsOfRoutes } from './bundleBudget.ts';
import type { ChunkGroup } from './ChunkGroup.ts';
import { rootFolder } from './installedPlugins.ts';
import { mergeChunks } from './mergeChunks.ts';
import type { Preloads } from './Preloads.ts';

/** Which share of what it needs a page may load beside it, so that there are fewer files. */
const spareShare = { code: 0.02, texts: 0.016 };
/** The same for what is fetched alone: when asked for, or perhaps by itself from home. */
const spareShareAlone = { asked: 0.2, byItself: 0.008 };
/** How much of what its budget leaves a visitor's page may fill with either. */
const budgetShare = { code: 0.4, texts: 0.25 };
/** What a byte of script takes on the way, about. */
const packedShare = 0.27;

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
      scriptsOfRoutes(site, preloads, { isMobile, mayBeSignedIn }).map((page) => ({
        ...page,
        isWeighed: !isMobile && !mayBeSignedIn,
      })),
    ),
  );
  const home = pages.find(({ route }) => route.path === '')?.scripts ?? [];
  const late = chunks.flatMap(({ fileName, name }) => (name.endsWith('-late') ? [fileName] : []));
  const quiet = new Set(
    [...home, ...late].flatMap((file) => [file, ...(byFile.get(file)?.dynamicImports ?? [])]),
  );
  /** What the budget of a page leaves; it counts what home does not load. */
  const leftOf = (scripts: readonly string[]): number => {
    const own = bytesOf(scripts.filter((file) => !home.includes(file)));
    return Math.max(0, (0.95 * routeBytesMax) / packedShare - own);
  };
  const own = ownScripts(preloads, site);
  /** What is left for a page's own parts, where they have a budget. */
  const leftOfOwn = (routeName: string): number =>
    Math.max(
      0,
      (0.95 * (ownPartMaxOf(routeName) ?? Infinity)) / packedShare -
        bytesOf(own.get(routeName) ?? []),
    );
  const mergedBy = (
    what: 'code' | 'texts',
    kind: (chunk: Rolldown.OutputChunk) => string | undefined,
  ): readonly (readonly Rolldown.OutputChunk[])[] =>
    mergeChunks(
      chunks.map((chunk) => ({
        file: chunk.fileName,
        bytes: chunk.code.length,
        imports: chunk.imports,
        kind: home.includes(chunk.fileName) ? undefined : kind(chunk),
      })),
      [
        ...pages.map(({ route, scripts, isWeighed }) => ({
          files: scripts,
          spareBytes:
            route.path === ''
              ? 0
              : Math.min(
                  spareShare[what] * bytesOf(scripts),
                  isWeighed ? budgetShare[what] * leftOf(scripts) : Infinity,
                  budgetShare[what] * leftOfOwn(route.name),
                ),
        })),
        ...chunks
          .filter((chunk) => chunk.isDynamicEntry)
          .map(({ fileName }) => {
            const files = [...home, fileName];
            const alone = spareShareAlone[quiet.has(fileName) ? 'byItself' : 'asked'];
            return { files, spareBytes: alone * bytesOf(files) };
          }),
      ],
    )
      .filter((files) => files.length > 1)
      .map((files) =>
        files
          .flatMap((file) => byFile.get(file) ?? [])
          .toSorted((one, other) => other.code.length - one.code.length),
      );
  const names = new Map<string, string>(
    mergedBy('code', kindOf).flatMap((together, index) =>
      together.flatMap(({ moduleIds }) =>
        moduleIds.map((id) => [id, `${index}-${together[0]?.name}`] as const),
      ),
    ),
  );
  // Pages are weighed in English: dictionaries go together in every language as they do there.
  const textNames = new Map(
    mergedBy('texts', ({ name }) => askedTexts.exec(name)?.[0]).flatMap((together) =>
      together.map(
        ({ name }) => [withoutLanguage(name), withoutLanguage(together[0]?.name)] as const,
      ),
    ),
  );
  for (const { moduleIds, name } of chunks) {
    const into = textNames.get(withoutLanguage(name));
    if (into === undefined || !name.startsWith('texts-')) continue;
    for (const id of moduleIds) names.set(id, `${into}${name.slice(name.lastIndexOf('-'))}`);
  }
  return {
    name: (id) => names.get(id) ?? null,
    priority: 1,
    includeDependenciesRecursively: false,
  };
}

/** Dictionaries of one plugin that pages and dialogs ask for, in the language of the weighing. */
const askedTexts = /^texts-asked(?=-.*-en$)/;

function withoutLanguage(name = ''): string {
  return name.slice(0, name.lastIndexOf('-'));
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
