import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { dictionariesOf } from '../../core/plan/dictionariesOf.ts';
import type { PluginManifest } from '../../core/plan/PluginManifest.ts';
import { rootFolder, type InstalledPlugin } from './installedPlugins.ts';

const replaced = 'core/boot/contributedCode.ts';
const plugins = 'plugins/index.ts';

/** Texts whose files the edge names in the HTML: the page needs no table of all languages. */
const plainTexts = /^\(?language\)? => import\(`\.\/locales\/(?:[\w-]+\/)?\$\{language\}\.json`\)$/;

type Thunk = (...given: never[]) => unknown;

/**
 * Puts the thunks of the manifests in the place of the manifests. The plan, which comes with the HTML, has all the rest,
 * so a page need not load the data a second time, and a plugin costs the first load little more than the names of its
 * files. Where the plan is made anew the whole manifests follow.
 */
export function contributedCodePlugin(manifests: (pluginsModule: string) => Promise<readonly InstalledPlugin[]>): Plugin {
  return {
    name: 'grandstand:contributed-code',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (relative(rootFolder, id) !== replaced) return null;
      const found = await this.resolve(join(rootFolder, plugins), id);
      return contributedCodeOf(await manifests(found?.id ?? join(rootFolder, plugins)));
    },
  };
}

/** The module. Manifests of other folders than the project's own are taken whole: nobody says that their thunks are plain. */
export function contributedCodeOf(installed: readonly InstalledPlugin[]): string {
  const isOwn = ({ folder }: InstalledPlugin): boolean => /^(?:plugins|core)\//.test(folder);
  const whole = installed.filter((plugin) => !isOwn(plugin));
  return [
    ...whole.map(({ folder, manifest }) => `import { ${manifest.id} } from '${pathTo(folder)}/index.ts';`),
    'export const contributedCode = [',
    ...installed.map((plugin) => `${isOwn(plugin) ? thunksOf(plugin) : plugin.manifest.id},`),
    '];',
  ].join('\n');
}

/** The thunks of one manifest as the text of an object. */
export function thunksOf({ folder, manifest }: InstalledPlugin): string {
  const load = (thunk: Thunk): string => `load: ${moved(thunk, folder)}`;
  const byId = (items: readonly { readonly id: string; readonly load: Thunk }[] | undefined): string[] => (items ?? []).map((item) => `{ id: ${JSON.stringify(item.id)}, ${load(item.load)} }`);
  const lists: Record<string, readonly string[]> = {
    routes: (manifest.routes ?? []).map((route) => `{ name: ${JSON.stringify(route.name)}, ${load(route.load)} }`),
    guards: byId(manifest.guards),
    modals: byId(manifest.modals),
    slots: byId(manifest.slots),
    provides: (manifest.provides ?? []).map(({ token, load: thunk }) => `{ token: { name: ${JSON.stringify(token.name)}, major: ${token.major} }, ${load(thunk)} }`),
    commands: byId(manifest.commands),
    recoveries: byId(manifest.recoveries),
  };
  const fields = [
    `id: ${JSON.stringify(manifest.id)}`,
    ...Object.entries(lists).flatMap(([name, items]) => (items.length === 0 ? [] : [`${name}: [${items.join(', ')}]`])),
    ...textsOf(manifest, folder),
    ...(manifest.setup === undefined ? [] : [`setup: ${moved(manifest.setup, folder)}`]),
  ];
  return `{ ${fields.join(', ')} }`;
}

function textsOf({ i18n }: PluginManifest, folder: string): string[] {
  const [first, ...others] = dictionariesOf('', i18n).map(([namespace, load]) => ({ namespace, load }));
  if (first === undefined || [first, ...others].every(({ load }) => plainTexts.test(String(load)))) return [];
  const parts = others.map(({ namespace, load }) => `${JSON.stringify(namespace.slice(1))}: ${moved(load, folder)}`);
  return [`i18n: { load: ${moved(first.load, folder)}${parts.length === 0 ? '' : `, parts: { ${parts.join(', ')} }`} }`];
}

/** The text of a thunk, its imports as seen from the module that is replaced. */
function moved(thunk: Thunk, folder: string): string {
  return String(thunk).replaceAll(/import\(\s*(["'`])\.\//g, (_whole, quote: string) => `import(${quote}${pathTo(folder)}/`);
}

function pathTo(folder: string): string {
  return relative(dirname(join(rootFolder, replaced)), join(rootFolder, folder)).replaceAll('\\', '/');
}
