import { expect, test } from 'vitest';
import type { PluginManifest } from '#core';
import { debugPlugins } from '../plugins/debug.ts';
import { plugins } from '../plugins/index.ts';
import { importsOfPlugins, withoutNeed } from './importsOfPlugins.ts';

const manifests: readonly PluginManifest[] = [...plugins, ...debugPlugins];

test('ARC-16 the folder of an optional plugin can be deleted, with its lines in plugins/index.ts', () => {
  // A plugin that another one needs cannot be removed.
  const needed = new Set(manifests.flatMap(({ needs }) => needs ?? []));
  expect(importsOfPlugins().filter((entry) => !needed.has(entry.split(' ').at(-1) ?? ''))).toEqual(
    withoutNeed,
  );
});
