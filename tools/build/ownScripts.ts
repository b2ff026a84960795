import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Load } from '../../core/contract/Load.ts';
import type { RouteContribution } from '../../core/contract/Route.ts';
import type { Preloads } from './Preloads.ts';
import { mayHold } from './firstScreen.ts';
import { importedPaths } from './importedPaths.ts';
import type { InstalledPlugin } from './installedPlugins.ts';
import { filesOf, pathOf, type ChunkGraph } from './preloadsOf.ts';
import type { SourceGraph } from './SourceGraph.ts';

/** A script that may run on a page of payments. */
export interface OwnScript {
  /** Path in the build folder. */
  readonly file: string;
  /** Value of the attribute `integrity`. */
  readonly integrity: string;
  /** The parts of the page that need it. */
  readonly reasons: readonly string[];
}

/** The scripts of routes that involve a provider; no other script runs there. */
export interface OwnScripts {
  readonly routes: readonly string[];
  readonly scripts: readonly OwnScript[];
}

/** The inventory's file in the build, beside `preloads.json`. */
export const ownScriptsFile = 'own-scripts.json';

const entry = 'core/runtime/boot/main.ts';

/** A part of the product, with its entry modules. */
interface Part {
  readonly reason: string;
  readonly paths: readonly string[];
}

export interface OwnScriptsSources {
  readonly installed: readonly InstalledPlugin[];
  readonly preloads: Preloads;
  readonly graph: ChunkGraph;
}

/** Tables of thunks for every page of the site; each of their thunks is a part of its own. */
const tables = /^schemas\/generated\/\w+Code\.ts$|^(?:plugins|core)\/[\w-]+\/index\.ts$/;

/**
 * Builds the inventory: every script of these pages with the parts that need it, and its hash.
 *
 * @param folder of the build, already written
 */
export function ownScripts(sources: OwnScriptsSources, folder: string): OwnScripts {
  const { installed, preloads, graph } = sources;
  const routes = installed.flatMap(({ manifest }) => (manifest.routes ?? []).filter(isOwn));
  const reasons = new Map<string, Set<string>>();
  const need = (files: readonly string[], reason: string): void => {
    for (const file of files) {
      const known = reasons.get(file) ?? new Set();
      reasons.set(file, known.add(reason));
    }
  };
  for (const [name, { js }] of Object.entries(preloads.shell)) need(js, `frame ${name}`);
  const ids = routes.map(({ id }) => id);
  const parts = installed.flatMap((plugin) => partsOf(plugin, ids));
  for (const { reason, paths } of [...parts, { reason: 'frame of every page', paths: [entry] }])
    need(filesOf(withLazy(graph.sources, paths), graph).js, reason);
  for (const [namespace, files] of Object.entries(preloads.locales))
    for (const [language, file] of Object.entries(files))
      need([file.split('#', 1)[0] ?? file], `texts ${namespace} ${language}`);
  for (const [file, of] of [...reasons])
    for (const library of librariesOf(file, graph))
      for (const reason of of) need([library], reason);
  return {
    routes: routes.map(({ name }) => name),
    scripts: [...reasons]
      .map(([file, of]) => ({
        file,
        integrity: integrityOf(readFileSync(join(folder, file))),
        reasons: [...of].toSorted(),
      }))
      .toSorted((one, other) => one.file.localeCompare(other.file)),
  };
}

/** Hash of a script's bytes, for the attribute `integrity`. */
export function integrityOf(script: Uint8Array): string {
  return `sha384-${createHash('sha384').update(script).digest('base64')}`;
}

function isOwn({ provider }: Pick<RouteContribution, 'provider'>): boolean {
  return provider !== undefined;
}

/** Parts that a plugin may show or run on these pages. */
function partsOf({ folder, manifest }: InstalledPlugin, routeIds: readonly number[]): Part[] {
  const part = (reason: string, load: Load<unknown>): Part => ({
    reason,
    paths: importedPaths(load, folder),
  });
  return [
    ...(manifest.routes ?? []).filter(isOwn).map(({ name, load }) => part(`page ${name}`, load)),
    ...(manifest.slots ?? [])
      .filter(({ when }) => mayHold(when, routeIds))
      .map(({ id, load }) => part(`slot ${id}`, load)),
    ...(manifest.provides ?? []).map(({ token, load }) => part(`service ${token.name}`, load)),
    ...(manifest.guards ?? []).map(({ id, load }) => part(`guard ${id}`, load)),
    ...(manifest.modals ?? []).map(({ id, load }) => part(`dialog ${id}`, load)),
    ...(manifest.commands ?? []).map(({ id, load }) => part(`command ${id}`, load)),
    ...(manifest.interceptors ?? []).map(({ id, load }) => part(`interceptor ${id}`, load)),
    ...(manifest.setup === undefined ? [] : [part(`start of ${manifest.id}`, manifest.setup)]),
  ];
}

/** The modules with all their static and dynamic imports, except tables of other parts. */
function withLazy(graph: SourceGraph, paths: readonly string[]): string[] {
  const found = new Set<string>();
  const waiting = [...paths].filter((path) => /\.tsx?$/.test(path));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop())
    for (const module of graph.closure([path])) {
      if (found.has(module)) continue;
      found.add(module);
      if (!tables.test(module)) waiting.push(...graph.factsOf(module).lazy);
    }
  return [...found];
}

/** Dynamically loaded scripts of libraries or generated code, which no source module names. */
function librariesOf(file: string, graph: ChunkGraph): string[] {
  const lazy = graph.chunkByFile.get(file)?.dynamicImports ?? [];
  return lazy.flatMap((name) => {
    const modules = graph.chunkByFile.get(name)?.moduleIds.map((id) => pathOf(id)) ?? [];
    const isLibrary = modules.every((path) => /node_modules|\.js$/.test(path));
    return isLibrary ? [...filesOf(modules, graph).js] : [];
  });
}
