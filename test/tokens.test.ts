import { expect, test } from 'vitest';
import type { PluginManifest } from '#core';
import { endpoints } from '../schemas/generated/endpoints.ts';
import { plugins } from '../plugins/index.ts';
import { sourceFiles, withoutComments } from './sourceFiles.ts';

const manifests: readonly PluginManifest[] = plugins;

/** Pages, dialogs, parts, services, guards, commands and calls, with the plugin whose they are. */
const owners = new Map([
  ...Object.keys(endpoints).map((name) => [name, name.split('.')[0] ?? ''] as const),
  ...manifests.flatMap(({ id, routes, modals, slots, provides, guards, commands }) =>
    [
      ...(routes ?? []).map(({ name }) => name),
      ...[modals, slots, guards, commands].flatMap((all) => (all ?? []).map((each) => each.id)),
      ...(provides ?? []).map(({ token }) => token.name),
    ].map((name) => [name, id] as const),
  ),
]);
const ids = new Set(manifests.map(({ id }) => id));

/** A contract may give a name to what another plugin brings, where that one may be missing. */
const declarations =
  /\bcreate(?:Modal|Command)?Token(?:<[^(]*>)?\(\s*'[\w.-]+'|export const \w+Route = '[\w.-]+'/g;

test('ARC-22 what is of other plugins is named by tokens, never by repeated strings', () => {
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
