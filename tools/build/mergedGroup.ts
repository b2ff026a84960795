import { relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Rolldown } from 'vite';
import type { Site } from '../../edge/sites/loadSites.ts';
import {
  hasBudget,
  ownPartMaxOf,
  ownScripts,
  routeBytesMax,
  scriptsOfRoutes,
} from './bundleBudget.ts';
import type { ChunkGroup } from './ChunkGroup.ts';
import { rootFolder } from './installedPlugins.ts';
import { mergeChunks } from './mergeChunks.ts';
import type { Preloads } from './Preloads.ts';

/** Share of additional bytes that a page may load so that there are fewer files. */
const spareShare = { code: 0.04, texts: 0.016 };
/**
 * The same for code that is loaded alone, on demand. Scripts of home name the styles of all that
 * they load, so that this should hold little beyond what is needed.
 */
const spareShareAlone = { byHome: 0.04, elsewhere: 0.4 };
/**
 * Chunks that home loads without a user action, besides late ones. They are an observation of
 * timing that no manifest contains, so the list is kept by hand; `npm run bench -- --only bytes`
 * prints it. Only chunks that are loaded then as well are merged into them.
 */
export const atRest: ReadonlySet<string> = new Set([
  'AccumulatorsPanel',
  'CodeShortcut',
  'ConsentBar',
  'CouponTools',
  'HeroControls',
  'HeroOffer',
  'NoticeLayer',
  'RegistrationWidget',
  'SiteBlock',
  'SupportCorner',
  'SupportStore',
  'createMediaStore',
  'createSiteAccess',
  'followSession',
  'laterEndpointRows',
  'startNotices',
]);
/** The chunk loaded in the first second; nothing is merged into it. */
const atOnce = 'ConsentBar';
/** Share of the remaining budget of a visitor's page that either kind may use. */
const budgetShare = { code: 0.9, texts: 0.25 };
/** Approximate compression ratio of scripts that do not repeat themselves. */
const packedShare = 0.27;

/**
 * Finds the chunks to merge in a build without merging: every page on either layout and for any
 * session, and all code loaded alone, may grow a little; home may not. The bundler's own
 * `entriesAwareMergeThreshold` knows neither pages nor imports: with a third of the files, a page
 * loaded twenty times as much.
 */
export function mergedGroup(
  chunks: readonly Rolldown.OutputChunk[],
  preloads: Preloads,
  site: Site,
): ChunkGroup {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const packed = new Map(chunks.map(({ fileName, code }) => [fileName, packedBytes(code)]));
  const bytesOf = (files: readonly string[]): number =>
    files.reduce((sum, file) => sum + (packed.get(file) ?? 0), 0);
  const pages = [false, true].flatMap((isMobile) =>
    [false, true].flatMap((mayBeSignedIn) =>
      scriptsOfRoutes(site, preloads, { isMobile, mayBeSignedIn }).map((page) => ({
        ...page,
        isWeighed: !isMobile && !mayBeSignedIn,
      })),
    ),
  );
  const home = pages.find(({ route }) => route.path === '')?.scripts ?? [];
  const named = (isWanted: (name: string) => boolean): readonly string[] => [
    ...home,
    ...chunks.flatMap(({ fileName, name }) => (isWanted(name) ? [fileName] : [])),
  ];
  const byHome = new Set(
    named((name) => name.endsWith('-late')).flatMap(
      (file) => byFile.get(file)?.dynamicImports ?? [],
    ),
  );
  /**
   * Remaining budget of a page, which counts files that home does not load. Compressed alone, small
   * files are a quarter larger than estimated here.
   */
  const leftOf = (scripts: readonly string[]): number =>
    Math.max(0, 0.75 * routeBytesMax - bytesOf(scripts.filter((file) => !home.includes(file))));
  const own = ownScripts(preloads, site);
  /** Remaining budget of a page's own parts, if they have one. */
  const leftOfOwn = (routeName: string): number =>
    Math.max(0, 0.8 * (ownPartMaxOf(routeName) ?? Infinity) - bytesOf(own.get(routeName) ?? []));
  const mergedBy = (
    what: 'code' | 'texts',
    ownersOf: (chunk: Rolldown.OutputChunk) => readonly string[] | undefined,
  ): readonly (readonly Rolldown.OutputChunk[])[] =>
    mergeChunks(
      chunks.map((chunk) => ({
        file: chunk.fileName,
        bytes: bytesOf([chunk.fileName]),
        imports: chunk.imports,
        owners: home.includes(chunk.fileName) ? undefined : ownersOf(chunk),
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
        { files: named((name) => name === atOnce), spareBytes: 0 },
        { files: named((name) => name.endsWith('-late') || atRest.has(name)), spareBytes: 0 },
        ...chunks
          .filter((chunk) => chunk.isDynamicEntry)
          .map(({ fileName }) => {
            const files = [...home, ...askingFor(fileName, chunks), fileName];
            const share = spareShareAlone[byHome.has(fileName) ? 'byHome' : 'elsewhere'];
            return { files, spareBytes: share * bytesOf(files) };
          }),
      ],
    )
      .filter((files) => files.length > 1)
      .map((files) =>
        files
          .flatMap((file) => byFile.get(file) ?? [])
          .toSorted((one, other) => other.code.length - one.code.length),
      );
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const together of mergedBy('code', ownersOf)) {
    // The largest chunk gives the name. Unrelated chunks may share a name, and rolldown would merge
    // all chunks of one name.
    const name = together.map((chunk) => chunk.name).find((each) => !taken.has(each));
    if (name === undefined) throw new Error(`No name is left for the chunk ${together[0]?.name}`);
    taken.add(name);
    for (const { moduleIds } of together) for (const id of moduleIds) names.set(id, name);
  }
  // Pages are weighed in English; dictionaries are merged alike in every language.
  const textNames = new Map(
    mergedBy('texts', ({ name }) => (askedTexts.test(name) ? [] : undefined)).flatMap((together) =>
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

/** Dictionaries of one plugin that pages and dialogs load, in the language of the weighing. */
const askedTexts = /^texts-asked-.*-en$/;

function withoutLanguage(name = ''): string {
  return name.slice(0, name.lastIndexOf('-'));
}

/**
 * Repetitive code compresses better than the ratio; a small chunk alone worse than within another.
 */
function packedBytes(code: string): number {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return Math.min(packedShare * code.length, brotliCompressSync(code, quality).length);
}

/** The only chunk that loads the file, unless it is a table of thunks. */
function askingFor(file: string, chunks: readonly Rolldown.OutputChunk[]): readonly string[] {
  const [only, ...others] = chunks.filter(({ dynamicImports }) => dynamicImports.includes(file));
  return only === undefined || others.length > 0 || tables.has(only.name) ? [] : [only.fileName];
}

const tables = new Set(['laterCode', 'personalCode', 'manifests']);

/**
 * Plugins whose pages have a budget for their own parts are never merged with others, so that the
 * code of pages about money and identity stays known. Dictionaries and late code are grouped
 * already.
 */
function ownersOf({ moduleIds, name }: Rolldown.OutputChunk): readonly string[] | undefined {
  if (name.startsWith('texts-') || name.endsWith('-late')) return undefined;
  const plugins = new Set(moduleIds.flatMap((id) => pluginOf(id) ?? []));
  return [...plugins].filter(hasBudget);
}

function pluginOf(id: string): string | undefined {
  const [folder, name] = relative(rootFolder, id).split('/');
  return folder === 'plugins' ? name : undefined;
}
