import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { dictionariesOf } from '../../core/runtime/plan/dictionariesOf.ts';
import type { PluginManifest } from '../../core/contract/PluginManifest.ts';
import type { Preloads, PreloadFiles } from './Preloads.ts';
import { laterModule } from './contributedCodePlugin.ts';
import { tokensIn } from './firstScreen.ts';
import { importedPaths } from './importedPaths.ts';

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
  /** Static imports of a module, and the tokens of services that its source asks for. */
  readonly importsOf: ReadonlyMap<string, readonly string[]>;
  /** What a module imports when it needs it. */
  readonly lazyOf: ReadonlyMap<string, readonly string[]>;
  readonly sourceOf: ReadonlyMap<string, string>;
}

/** Writes preloads.json: which files every contribution needs, read out of the thunks of the manifests. */
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
        const importsOf = new Map<string, readonly string[]>();
        const lazyOf = new Map<string, readonly string[]>();
        const sourceOf = new Map<string, string>();
        for (const id of this.getModuleIds()) {
          const info = this.getModuleInfo(id);
          if (info === null || id.includes('node_modules')) continue;
          importsOf.set(toPath(id), info.importedIds.map(toPath));
          lazyOf.set(toPath(id), info.dynamicallyImportedIds.map(toPath));
          sourceOf.set(toPath(id), info.code ?? '');
        }
        const graph: Graph = {
          chunkOf: new Map(
            chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [toPath(id), chunk] as const)),
          ),
          importsOf,
          lazyOf,
          sourceOf,
        };
        forgetEntryStyles(graph.chunkOf.get(entry), chunks);
        const chunkByFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const closure = (paths: readonly string[]): PreloadFiles =>
          filesOf(paths, graph, chunkByFile);

        const preloads: Preloads = {
          entry: graph.chunkOf.get(entry)?.fileName ?? '',
          shell: {
            main: closure([entry, ...(lazyOf.get(entry) ?? [])]),
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
        const serviceModules = new Map<string, string[]>();
        for (const { folder, manifest } of loaded) {
          for (const { token, load, isEager } of manifest.provides ?? []) {
            serviceModules.set(token.name, importedPaths(load, folder));
            if (isEager === true)
              preloads.services[token.name] = closure(importedPaths(load, folder));
          }
        }
        const tokens = tokenNames(graph);
        /** The code of a contribution and of the services that it asks for while it renders. */
        const withServices = (paths: readonly string[]): PreloadFiles => {
          const { services, modules } = servicesWanted(paths, graph, tokens, serviceModules);
          return {
            ...closure([...paths, ...modules]),
            ...(services.length === 0 ? {} : { services }),
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

/**
 * The styles of the entry stand in the page. Chunks list them among the styles to wait for before they run; where the
 * list names another file instead, which each page has as well, nothing is fetched twice.
 */
function forgetEntryStyles(
  entry: Rolldown.OutputChunk | undefined,
  chunks: readonly Rolldown.OutputChunk[],
): void {
  const [inPage] = entry?.viteMetadata?.importedCss ?? [];
  const next = entry?.dynamicImports[0];
  const [always] = chunks.find((chunk) => chunk.fileName === next)?.viteMetadata?.importedCss ?? [];
  if (inPage === undefined || always === undefined) return;
  for (const chunk of chunks) chunk.code = chunk.code.replaceAll(`"${inPage}"`, `"${always}"`);
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

function tokenNames({ sourceOf }: Graph): ReadonlyMap<string, string> {
  return new Map(
    [...sourceOf].flatMap(([path, source]) =>
      path.endsWith('/contract.ts') ? tokensIn(source) : [],
    ),
  );
}

interface WantedServices {
  readonly services: readonly string[];
  /** Their code. */
  readonly modules: readonly string[];
}

function servicesWanted(
  paths: readonly string[],
  graph: Graph,
  tokens: ReadonlyMap<string, string>,
  serviceModules: ReadonlyMap<string, readonly string[]>,
): WantedServices {
  const services = new Set<string>();
  const modules = new Set<string>();
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const [, variable] of (graph.sourceOf.get(path) ?? '').matchAll(
      /\buseService\(\s*(\w+)/g,
    )) {
      const token = tokens.get(variable ?? '') ?? '';
      for (const module of serviceModules.get(token) ?? []) {
        services.add(token);
        modules.add(module);
        visit(module);
      }
    }
    for (const imported of graph.importsOf.get(path) ?? [])
      if (imported.startsWith('plugins/')) visit(imported);
  };
  for (const path of paths) visit(path);
  return { services: [...services], modules: [...modules] };
}

/** Lazy parts that the views render at once on a phone; by convention their names begin with `Mobile`. */
function mobileParts(paths: readonly string[], graph: Graph): string[] {
  const parts = new Set<string>();
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const part of graph.lazyOf.get(path) ?? [])
      if (/\/Mobile\w+\.tsx$/.test(part)) parts.add(part);
    for (const imported of graph.importsOf.get(path) ?? [])
      if (imported.startsWith('plugins/')) visit(imported);
  };
  for (const path of paths) visit(path);
  return [...parts];
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
