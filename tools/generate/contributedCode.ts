import { posix } from 'node:path';
import { dictionariesOf } from '../../core/runtime/plan/dictionariesOf.ts';
import type { PluginManifest } from '../../core/contract/PluginManifest.ts';
import {
  firstScreen,
  isHome,
  isOfFirstNavigation,
  type FirstScreen,
} from '../build/firstScreen.ts';
import { thunkImports } from '../build/importedPaths.ts';
import { rootFolder, type InstalledPlugin } from '../build/installedPlugins.ts';

type Thunk = (...given: never[]) => unknown;
const moments = ['first', 'later', 'personal'] as const;
type Moment = (typeof moments)[number];

/** Selection of thunks: those of the first screen, of other pages, or of personal ones. */
interface Share {
  readonly moment: Moment;
  readonly screen: FirstScreen;
}

/**
 * Generates the tables of the manifests' thunks without their data, which a page has in the inlined
 * plan: `firstCode.ts` for home and the frame, `personalCode.ts` for pages of signed-in users,
 * `laterCode.ts` for all others. The edge preloads the tables that a page needs. So another page,
 * dialog or command does not add to the first load, nor a personal page to any other. If the plan
 * has to be made again, the whole manifests are loaded.
 *
 * @param debugging ids of the plugins that production leaves out
 */
export function contributedCode(
  installed: readonly InstalledPlugin[],
  debugging: ReadonlySet<string>,
): Readonly<Record<`${Moment}Code`, string>> {
  const screen = firstScreen(rootFolder, installed);
  const moduleOf = (moment: Moment): string => {
    const listOf = (isForDevelopers: boolean): string =>
      installed
        .filter(({ manifest }) => debugging.has(manifest.id) === isForDevelopers)
        .map((plugin) => thunksOf(plugin, { moment, screen }))
        .flatMap((text) => (text === '' ? [] : [`  ${text},\n`]))
        .join('');
    return `/* Generated from the manifests. Do not edit. */
import type { ContributedCode } from '../../core/runtime/plan/ContributedCode.ts';

export const ${moment}Code: readonly ContributedCode[] = [
${listOf(false)}  ...(import.meta.env.STAGE === 'production' ? [] : [
${listOf(true)}  ]),
];
`;
  };
  return {
    firstCode: moduleOf('first'),
    laterCode: moduleOf('later'),
    personalCode: moduleOf('personal'),
  };
}

/** The thunks of a manifest, all or a selection, as the text of an object; '' for none. */
export function thunksOf({ folder, manifest }: InstalledPlugin, share?: Share): string {
  const load = (thunk: Thunk): string => `load: ${moved(thunk, folder)}`;
  const at = <T>(items: readonly T[] | undefined, momentOf: (item: T) => Moment): readonly T[] =>
    (items ?? []).filter((item) => share === undefined || momentOf(item) === share.moment);
  const byId = (items: readonly { readonly id: string; readonly load: Thunk }[]): string[] =>
    items.map((item) => `{ id: ${JSON.stringify(item.id)}, ${load(item.load)} }`);
  const firstIf = (isFirst: boolean | undefined): Moment => (isFirst === true ? 'first' : 'later');
  const later = (): Moment => 'later';
  const lists: Record<string, readonly string[]> = {
    routes: at(manifest.routes, (route) =>
      route.access === 'authed' ? 'personal' : firstIf(isHome(route)),
    ).map((route) => `{ name: ${JSON.stringify(route.name)}, ${load(route.load)} }`),
    guards: byId(at(manifest.guards, (guard) => firstIf(isOfFirstNavigation(guard)))),
    modals: byId(at(manifest.modals, later)),
    slots: byId(
      at(manifest.slots, (slot) =>
        share?.screen.isPersonal(slot) === true ? 'personal' : firstIf(share?.screen.hasSlot(slot)),
      ),
    ),
    provides: at(manifest.provides, ({ token }) =>
      firstIf(share?.screen.hasService(token.name)),
    ).map(
      ({ token, load: thunk }) =>
        `{ token: { name: ${JSON.stringify(token.name)}, major: ${token.major} }, ${load(thunk)} }`,
    ),
    commands: byId(at(manifest.commands, later)),
    interceptors: byId(at(manifest.interceptors, later)),
  };
  const fields = [
    ...Object.entries(lists).flatMap(([name, items]) =>
      items.length === 0 ? [] : [`${name}: [${items.join(', ')}]`],
    ),
    ...(share === undefined || share.moment === 'first' ? textsOf(manifest, folder) : []),
    ...(manifest.setup === undefined || (share !== undefined && share.moment !== 'later')
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

/** Dictionaries in their default folder: the edge names their files, so the page needs no table. */
function isPlain(part: string, load: Thunk, folder: string): boolean {
  const [found, ...others] = thunkImports(load, folder);
  return others.length === 0 && found?.path === posix.join(folder, 'locales', part, '*.json');
}

/** The text of a thunk, with imports relative to the generated modules. */
function moved(thunk: Thunk, folder: string): string {
  return thunkImports(thunk, folder).reduceRight(
    (text, { at }) => `${text.slice(0, at)}../../${folder}/${text.slice(at + './'.length)}`,
    String(thunk),
  );
}
