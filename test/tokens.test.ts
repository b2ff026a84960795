import { expect, test } from 'vitest';
import type { PluginManifest } from '#core';
import { plugins } from '../plugins/index.ts';
import { sourceFiles, withoutComments } from './sourceFiles.ts';

const manifests: readonly PluginManifest[] = plugins;

/** Pages, dialogs, parts, services, guards and commands, with the plugin whose they are. */
const owners = new Map(
  manifests.flatMap(({ id, routes, modals, slots, provides, guards, commands }) =>
    [
      ...(routes ?? []).map(({ name }) => name),
      ...[modals, slots, guards, commands].flatMap((all) => (all ?? []).map((each) => each.id)),
      ...(provides ?? []).map(({ token }) => token.name),
    ].map((name) => [name, id] as const),
  ),
);

/** Endpoints and switches have names of their own, checked by their types and by `site check`. */
const otherNames = /(?:\bcall\(\s*|feature: )'[\w.-]+'/g;
const declarations =
  /\bcreate(?:Modal|Command)?Token(?:<[^(]*>)?\(\s*'[\w.-]+'|export const \w+Route = '[\w.-]+'/g;

test('ARC-22 what is of other plugins is named by tokens, never by repeated strings', () => {
  const repeated = sourceFiles('plugins', /\.tsx?$/)
    .filter(({ path }) => !/\.test\.tsx?$|\/testing\//.test(path))
    .flatMap(({ path, text }) => {
      const plugin = path.split('/')[1];
      const code = withoutComments(text).replace(otherNames, '').replace(declarations, '');
      return [...code.matchAll(/'([\w-]+\.[\w.-]+)'/g)]
        .map(([, name = '']) => ({ name, owner: owners.get(name) }))
        .filter(({ owner }) => owner !== undefined && owner !== plugin)
        .map(({ name }) => `${path} says ${name}`);
    });
  expect(repeated).toEqual([]);
});
