import { expect, test } from 'vitest';
import type { PluginManifest } from '#core';
import { debugPlugins } from '../plugins/debug.ts';
import { plugins } from '../plugins/index.ts';
import { importsOfPlugins, withoutNeed } from './importsOfPlugins.ts';

const manifests: readonly PluginManifest[] = [...plugins, ...debugPlugins];

test('ARC-16 the folder of a plugin that nobody needs can be deleted, with its lines in plugins/index.ts', () => {
  const needed = manifests.flatMap(({ id, needs }) =>
    (needs ?? []).map((other) => `${id} imports ${other}`),
  );
  expect(importsOfPlugins().filter((entry) => !needed.includes(entry))).toEqual(withoutNeed);
});
