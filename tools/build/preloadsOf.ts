import { readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Rolldown } from 'vite';
import { dictionariesOf } from '../../core/runtime/plan/dictionariesOf.ts';
import type { Preloads, PreloadFiles } from './Preloads.ts';
import { servicesOf } from './firstScreen.ts';
import { importedPaths } from './importedPaths.ts';
import { installedLayouts, rootFolder, type InstalledPlugin } from './installedPlugins.ts';
import { SourceGraph } from './SourceGraph.ts';

const entry = 'core/runtime/boot/main.ts';
const laterModule = 'schemas/generated/laterCode.ts';
const personalModule = 'schemas/generated/personalCode.ts';

/** Modules, and the chunks that contain them. */
export interface ChunkGraph {
  /** Chunk of a module, by the module's path from the root. */
  readonly chunkOf: ReadonlyMap<string, Rolldown.OutputChunk>;
  readonly chunkByFile: ReadonlyMap<string, Rolldown.OutputChunk>;
  readonly sources: SourceGraph;
}

/**
 * Resolves the files that each contribution needs, by the paths that the thunks of the manifests
 * import. Reads the bundle's own output, not Vite's `manifest.json`: that file has no modules of
 * shared chunks and is absent while chunks are still being grouped.
 *
 * @param folder the folder of the written files; without one the exports of dictionaries are left
 * out
 */
export async function preloadsOf(
  output: Rolldown.RolldownOutput['output'],
  installed: readonly InstalledPlugin[],
  folder?: string,
): Promise<Preloads> {
  const graph = chunkGraph(output);
  const closure = (paths: readonly string[]): PreloadFiles => filesOf(paths, graph);
  const preloads: Preloads = {
    entry: graph.chunkOf.get(entry)?.fileName ?? '',
    shell: {
      main: closure([entry, ...graph.sources.factsOf(entry).lazy]),
      later: closure([laterModule]),
      personal: closure([personalModule]),
    },
    routes: {},
    mobile: {},
    slots: {},
    guards: {},
    services: {},
    locales: {},
    assets: {},
  };
  const { folder: layoutFolder, thunks } = await installedLayouts();
  for (const [name, load] of Object.entries(thunks))
    preloads.shell[name] = closure(importedPaths(load, layoutFolder));
  for (const file of output) {
    if (file.type !== 'asset') continue;
    for (const name of file.originalFileNames)
      preloads.assets[name.split('/').at(-1) ?? name] = file.fileName;
  }
  /** Files of a contribution and of the services that it requests while it renders. */
  const withServices = (paths: readonly string[]): PreloadFiles => {
    const services = servicesOf(graph.sources, installed, paths, 'drawnWith');
    return {
      ...closure([...paths, ...[...services.values()].flat()]),
      ...(services.size === 0 ? {} : { services: [...services.keys()] }),
    };
  };
  for (const { folder: from, manifest } of installed) {
    for (const { token, load, isEager } of manifest.provides ?? [])
      if (isEager === true) preloads.services[token.name] = closure(importedPaths(load, from));
    for (const route of manifest.routes ?? []) {
      const view = importedPaths(route.load, from);
      preloads.routes[route.name] = withServices(view);
      const onPhones = mobileParts(view, graph);
      if (onPhones.length > 0) preloads.mobile[route.name] = closure(onPhones);
    }
    for (const slot of manifest.slots ?? [])
      preloads.slots[slot.id] = withServices(importedPaths(slot.load, from));
    for (const guard of manifest.guards ?? [])
      if (guard.kind !== 'effect')
        preloads.guards[guard.id] = closure(importedPaths(guard.load, from));
    for (const [namespace, load] of dictionariesOf(manifest.id, manifest.i18n))
      preloads.locales[namespace] = Object.fromEntries(
        await Promise.all(
          importedPaths(load, from)
            .flatMap((path) => [...graph.chunkOf].filter(([known]) => matchesTemplate(known, path)))
            .map(async ([path, { fileName }]) => [
              posix.basename(path, '.json'),
              fileName + (folder === undefined ? '' : await exportOf(join(folder, fileName), path)),
            ]),
        ),
      );
  }
  return preloads;
}

/** The chunks of a build by module and by file. */
export function chunkGraph(output: Rolldown.RolldownOutput['output']): ChunkGraph {
  const chunks = output.filter((file) => file.type === 'chunk');
  return {
    chunkOf: new Map(
      chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [pathOf(id), chunk] as const)),
    ),
    chunkByFile: new Map(chunks.map((chunk) => [chunk.fileName, chunk])),
    sources: new SourceGraph(rootFolder),
  };
}

/** Finds a dictionary's export name in a shared chunk by its content. */
async function exportOf(file: string, source: string): Promise<string> {
  const wanted: unknown = JSON.parse(readFileSync(join(rootFolder, source), 'utf8'));
  const module = (await import(pathToFileURL(file).href)) as Record<string, { default?: unknown }>;
  if (isDeepStrictEqual(module['default'], wanted)) return '';
  const name = Object.keys(module).find((each) => isDeepStrictEqual(module[each]?.default, wanted));
  if (name === undefined) throw new Error(`${file} does not export the dictionary ${source}`);
  return `#${name}`;
}

export function pathOf(id: string): string {
  return relative(rootFolder, id.split('?')[0] ?? id).replaceAll('\\', '/');
}

/** The files of modules and of their static imports. */
export function filesOf(
  paths: readonly string[],
  { chunkOf, chunkByFile }: ChunkGraph,
): PreloadFiles {
  const js = new Set<string>();
  const css = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (chunk === undefined || js.has(chunk.fileName)) return;
    js.add(chunk.fileName);
    for (const name of chunk.imports) visit(chunkByFile.get(name));
    for (const name of chunk.viteMetadata?.importedCss ?? []) css.add(name);
  };
  for (const path of paths) visit(chunkOf.get(path));
  return { js: [...js], css: [...css] };
}

/** Lazy parts rendered at once on a phone; by convention named `Mobile…`. */
function mobileParts(paths: readonly string[], { sources }: ChunkGraph): string[] {
  const parts = [...sources.closure(paths)].flatMap((path) => sources.factsOf(path).lazy);
  return [...new Set(parts)].filter((part) => posix.basename(part).startsWith('Mobile'));
}

function matchesTemplate(path: string, template: string): boolean {
  const [before = '', after = ''] = template.split('*');
  return template.includes('*')
    ? path.startsWith(before) &&
        path.endsWith(after) &&
        !path.slice(before.length, -after.length).includes('/')
    : path === template;
}
