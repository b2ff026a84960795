import { dirname, join, posix, relative } from 'node:path';
import type { Plugin } from 'vite';
import { dictionariesOf } from '../../core/runtime/plan/dictionariesOf.ts';
import type { PluginManifest } from '../../core/contract/PluginManifest.ts';
import { firstScreen, isHome, isOfFirstNavigation, type FirstScreen } from './firstScreen.ts';
import { thunkImports } from './importedPaths.ts';
import { rootFolder, type InstalledPlugin } from './installedPlugins.ts';

const firstModule = 'core/runtime/boot/contributedCode.ts';
export const laterModule = 'core/runtime/boot/laterCode.ts';
const plugins = 'plugins/index.ts';

type Thunk = (...given: never[]) => unknown;

/** Which thunks are wanted: those of the first screen, or the others. */
interface Share {
  readonly moment: 'first' | 'later';
  readonly screen: FirstScreen;
}

/**
 * Puts the thunks of the manifests in the place of the manifests. The plan, which comes with the
 * HTML, has all the rest, so a page need not load the data a second time. The first script has the
 * thunks of home and of the frame alone; a second one, which other pages preload, has the rest:
 * another page, dialog or command costs the first load nothing. Where the plan is made again the
 * whole manifests follow.
 */
export function contributedCodePlugin(
  manifests: (pluginsModule: string) => Promise<readonly InstalledPlugin[]>,
): Plugin {
  return {
    name: 'grandstand:contributed-code',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const path = relative(rootFolder, id);
      if (path !== firstModule && path !== laterModule) return null;
      const found = await this.resolve(join(rootFolder, plugins), id);
      const installed = await manifests(found?.id ?? join(rootFolder, plugins));
      return path === firstModule ? contributedCodeOf(installed) : laterCodeOf(installed);
    },
  };
}

/** The first module. Manifests outside the project are taken whole, thunks included. */
export function contributedCodeOf(installed: readonly InstalledPlugin[]): string {
  const screen = firstScreen(rootFolder, installed);
  const whole = installed.filter((plugin) => !isOwn(plugin));
  return [
    ...whole.map(
      ({ folder, manifest }) => `import { ${manifest.id} } from '${pathTo(folder)}/index.ts';`,
    ),
    'export const contributedCode = [',
    ...installed
      .map((plugin) =>
        isOwn(plugin) ? thunksOf(plugin, { moment: 'first', screen }) : plugin.manifest.id,
      )
      .flatMap((text) => (text === '' ? [] : [`${text},`])),
    '];',
  ].join('\n');
}

/** The second module. */
export function laterCodeOf(installed: readonly InstalledPlugin[]): string {
  const screen = firstScreen(rootFolder, installed);
  const texts = installed
    .filter(isOwn)
    .map((plugin) => thunksOf(plugin, { moment: 'later', screen }));
  return [
    'export const laterCode = [',
    ...texts.flatMap((text) => (text === '' ? [] : [`${text},`])),
    '];',
  ].join('\n');
}

function isOwn({ folder }: InstalledPlugin): boolean {
  return folder.startsWith('plugins/') || folder.startsWith('core/');
}

/** A manifest's thunks as the text of an object, all or some; '' for none. */
export function thunksOf({ folder, manifest }: InstalledPlugin, share?: Share): string {
  const load = (thunk: Thunk): string => `load: ${moved(thunk, folder)}`;
  const at = <T>(items: readonly T[] | undefined, isFirst: (item: T) => boolean): readonly T[] =>
    (items ?? []).filter(
      (item) => share === undefined || isFirst(item) === (share.moment === 'first'),
    );
  const byId = (items: readonly { readonly id: string; readonly load: Thunk }[]): string[] =>
    items.map((item) => `{ id: ${JSON.stringify(item.id)}, ${load(item.load)} }`);
  const never = (): boolean => false;
  const lists: Record<string, readonly string[]> = {
    routes: at(manifest.routes, isHome).map(
      (route) => `{ name: ${JSON.stringify(route.name)}, ${load(route.load)} }`,
    ),
    guards: byId(at(manifest.guards, isOfFirstNavigation)),
    modals: byId(at(manifest.modals, never)),
    slots: byId(at(manifest.slots, (slot) => share?.screen.hasSlot(slot) === true)),
    provides: at(
      manifest.provides,
      ({ token }) => share?.screen.hasService(token.name) === true,
    ).map(
      ({ token, load: thunk }) =>
        `{ token: { name: ${JSON.stringify(token.name)}, major: ${token.major} }, ${load(thunk)} }`,
    ),
    commands: byId(at(manifest.commands, never)),
    interceptors: byId(at(manifest.interceptors, never)),
  };
  const fields = [
    ...Object.entries(lists).flatMap(([name, items]) =>
      items.length === 0 ? [] : [`${name}: [${items.join(', ')}]`],
    ),
    ...(share?.moment === 'later' ? [] : textsOf(manifest, folder)),
    ...(manifest.setup === undefined || share?.moment === 'first'
      ? []
      : [`setup: ${moved(manifest.setup, folder)}`]),
  ];
  return fields.length === 0
    ? ''
    : `{ ${[`id: ${JSON.stringify(manifest.id)}`, ...fields].join(', ')} }`;
}

function textsOf({ i18n }: PluginManifest, folder: string): string[] {
  const [first, ...others] = dictionariesOf('', i18n).map(([namespace, load]) => ({
    namespace,
    load,
  }));
  if (
    first === undefined ||
    [first, ...others].every(({ namespace, load }) => isPlain(namespace.slice(1), load, folder))
  )
    return [];
  const parts = others.map(
    ({ namespace, load }) => `${JSON.stringify(namespace.slice(1))}: ${moved(load, folder)}`,
  );
  return [
    `i18n: { load: ${moved(first.load, folder)}${parts.length === 0 ? '' : `, parts: { ${parts.join(', ')} }`} }`,
  ];
}

/** Texts in the usual place: the edge names their files, so the page needs no table. */
function isPlain(part: string, load: Thunk, folder: string): boolean {
  const [found, ...others] = thunkImports(load, folder);
  return others.length === 0 && found?.path === posix.join(folder, 'locales', part, '*.json');
}

/** The text of a thunk, its imports as seen from the module that is replaced. */
function moved(thunk: Thunk, folder: string): string {
  return thunkImports(thunk, folder).reduceRight(
    (text, { at }) => `${text.slice(0, at)}${pathTo(folder)}/${text.slice(at + './'.length)}`,
    String(thunk),
  );
}

function pathTo(folder: string): string {
  return relative(dirname(join(rootFolder, firstModule)), join(rootFolder, folder)).replaceAll(
    '\\',
    '/',
  );
}
