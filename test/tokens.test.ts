import { expect, test } from 'vitest';
import type { PluginManifest } from '#core';
import { endpoints } from '../schemas/generated/endpoints.ts';
import { plugins } from '../plugins/index.ts';
import { sourceFiles, withoutComments } from './sourceFiles.ts';

const manifests: readonly PluginManifest[] = plugins;

/** Pages, dialogs, parts, services, guards, commands and calls, with their plugin. */
const owners = new Map([
  ...Object.keys(endpoints).map((name) => [name, name.split('.')[0] ?? ''] as const),
  ...manifests.flatMap(({ id, routes, modals, slots, guards, commands }) =>
    [
      ...(routes ?? []).map(({ name }) => name),
      ...[modals, slots, guards, commands].flatMap((all) => (all ?? []).map((each) => each.id)),
    ].map((name) => [name, id] as const),
  ),
  // A service is named after the plugin that declares it; another one may provide it.
  ...manifests.flatMap(({ provides }) =>
    (provides ?? []).map(({ token: { name } }) => [name, name.split('.')[0] ?? ''] as const),
  ),
]);
const ids = new Set(manifests.map(({ id }) => id));

/** A contract may name a contribution of another plugin that can be missing. */
const declarations =
  /\bcreate(?:Modal|Command)?Token(?:<[^(]*>)?\(\s*'[\w.-]+'|export const \w+Route = '[\w.-]+'/g;

test('ARC-22 parts of other plugins are named by tokens, never by repeated strings', () => {
  const repeated = sourceFiles('plugins', /\.tsx?$/)
    .filter(({ path }) => !/\.test\.tsx?$|\/testing\//.test(path))
    .flatMap(({ path, text }) => {
      const plugin = path.split('/')[1];
      const isContract = path.endsWith('/contract.ts');
      const code = withoutComments(text).replace(declarations, isContract ? '' : '$&');
      return [...code.matchAll(/'([\w-]+\.[\w.-]+)'/g)]
        .map(([, name = '']) => ({ name, owner: owners.get(name) }))
        .filter(({ owner }) => owner !== undefined && ids.has(owner) && owner !== plugin)
        .map(({ name }) => `${path} says ${name}`);
    });
  expect(repeated).toEqual([]);
});

test('ARC-22 each service, dialog, command, event, slot, menu and route has one declaration', () => {
  const declared = ['core', 'plugins']
    .flatMap((folder) => sourceFiles(folder, /\.tsx?$/))
    .filter(({ path }) => !/\.test\.tsx?$|\/testing\//.test(path))
    .flatMap(({ text }) => [
      ...withoutComments(text).matchAll(
        /\bcreate(\w*Token|Slot|Menu)(?:<[^(]*>)?\(\s*'([\w.-]+)'|\bconst \w+(Route) = '([\w.-]+)'/g,
      ),
    ])
    .map(([, call, name, route, path]) => `${call ?? route} ${name ?? path}`);
  expect(declared.length).toBeGreaterThan(100);
  expect(declared.filter((each, index) => declared.indexOf(each) !== index)).toEqual([]);
});
