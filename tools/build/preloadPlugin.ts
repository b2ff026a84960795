import { posix, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { dictionariesOf } from '../../core/runtime/plan/dictionariesOf.ts';
import type { PluginManifest } from '../../core/contract/PluginManifest.ts';
import type { Preloads, PreloadFiles } from './Preloads.ts';
import { laterModule } from './contributedCodePlugin.ts';
import { servicesOf } from './firstScreen.ts';
import { importedPaths } from './importedPaths.ts';
import { SourceGraph } from './SourceGraph.ts';

export interface PreloadPluginOptions {
  readonly root: string;
  /** Module with the code that starts the page. */
  readonly entry: string;
  /** Thunks of the layouts, and the folder in which they are written. */
  readonly layouts: () => Promise<{
    readonly folder: string;
    readonly thunks: Readonly<Record<string, () => Promise<unknown>>>;
  }>;
  readonly manifests: () => Promise<
    readonly { readonly folder: string; readonly manifest: PluginManifest }[]
  >;
}

interface Graph {
  /** Chunk of a module, by the module's path from the root. */
  readonly chunkOf: ReadonlyMap<string, Rolldown.OutputChunk>;
  readonly sources: SourceGraph;
}

/** Writes preloads.json: which files every contribution needs, found by the paths that the thunks of the manifests import. */
export function preloadPlugin({ root, entry, layouts, manifests }: PreloadPluginOptions): Plugin {
  const toPath = (id: string): string =>
    relative(root, id.split('?')[0] ?? id).replaceAll('\\', '/');
  return {
    name: 'grandstand:preloads',
    apply: 'build',
    generateBundle: {
      // After the bundler has written which styles a chunk waits for.
      order: 'post',
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const graph: Graph = {
          chunkOf: new Map(
            chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [toPath(id), chunk] as const)),
          ),
          sources: new SourceGraph(root),
        };
        const chunkByFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const closure = (paths: readonly string[]): PreloadFiles =>
          filesOf(paths, graph, chunkByFile);

        const preloads: Preloads = {
          entry: graph.chunkOf.get(entry)?.fileName ?? '',
          shell: {
            main: closure([entry, ...graph.sources.factsOf(entry).lazy]),
            later: closure([laterModule]),
          },
          routes: {},
          mobile: {},
          slots: {},
          guards: {},
          services: {},
          locales: {},
          assets: {},
        };
        const { folder: layoutFolder, thunks } = await layouts();
        for (const [name, load] of Object.entries(thunks))
          preloads.shell[name] = closure(importedPaths(load, layoutFolder));
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset') continue;
          for (const name of file.originalFileNames)
            preloads.assets[name.split('/').at(-1) ?? name] = file.fileName;
        }
        const loaded = await manifests();
        for (const { folder, manifest } of loaded)
          for (const { token, load, isEager } of manifest.provides ?? [])
            if (isEager === true)
              preloads.services[token.name] = closure(importedPaths(load, folder));
        /** The code of a contribution and of the services that it asks for while it is drawn. */
        const withServices = (paths: readonly string[]): PreloadFiles => {
          const services = servicesOf(graph.sources, loaded, paths, 'drawnWith');
          return {
            ...closure([...paths, ...[...services.values()].flat()]),
            ...(services.size === 0 ? {} : { services: [...services.keys()] }),
          };
        };
        for (const { folder, manifest } of loaded) {
          for (const route of manifest.routes ?? []) {
            const view = importedPaths(route.load, folder);
            preloads.routes[route.name] = withServices(view);
            const onPhones = mobileParts(view, graph);
            if (onPhones.length > 0) preloads.mobile[route.name] = closure(onPhones);
          }
          for (const slot of manifest.slots ?? [])
            preloads.slots[slot.id] = withServices(importedPaths(slot.load, folder));
          for (const guard of manifest.guards ?? [])
            if (guard.kind !== 'effect')
              preloads.guards[guard.id] = closure(importedPaths(guard.load, folder));
          for (const [namespace, load] of dictionariesOf(manifest.id, manifest.i18n)) {
            const files = importedPaths(load, folder).flatMap((path) =>
              [...graph.chunkOf.keys()].filter((known) => matchesTemplate(known, path)),
            );
            preloads.locales[namespace] = Object.fromEntries(
              files.map((path) => [languageOf(path), graph.chunkOf.get(path)?.fileName ?? '']),
            );
          }
        }
        this.emitFile({
          type: 'asset',
          fileName: 'preloads.json',
          source: JSON.stringify(preloads),
        });
      },
    },
  };
}

function filesOf(
  paths: readonly string[],
  graph: Graph,
  chunkByFile: ReadonlyMap<string, Rolldown.OutputChunk>,
): PreloadFiles {
  const js = new Set<string>();
  const css = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (chunk === undefined || js.has(chunk.fileName)) return;
    js.add(chunk.fileName);
    for (const name of chunk.imports) visit(chunkByFile.get(name));
    for (const name of chunk.viteMetadata?.importedCss ?? []) css.add(name);
  };
  for (const path of paths) visit(graph.chunkOf.get(path));
  return { js: [...js], css: [...css] };
}

/** Lazy parts that the views render at once on a phone; by convention their names begin with `Mobile`. */
function mobileParts(paths: readonly string[], { sources }: Graph): string[] {
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

function languageOf(path: string): string {
  return path.split('/').at(-1)?.split('.')[0] ?? path;
}
