import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { dictionariesOf } from '../../core/runtime/plan/dictionariesOf.ts';
import { importedPaths } from './importedPaths.ts';
import { installedPlugins, rootFolder } from './installedPlugins.ts';

// The manifests as Node reads them, like the build; the test runner would rewrite thunks.
const thunk = (text: string) => Object.assign(() => undefined, { toString: () => text });

test('SHL-200 the path of a thunk is read from its text; a variable matches any name', () => {
  expect(
    importedPaths(
      thunk("async () => (await import('./pages/HomePage.tsx')).HomePage"),
      'plugins/betting',
    ),
  ).toEqual(['plugins/betting/pages/HomePage.tsx']);
  expect(
    importedPaths(thunk('(language) => import(`./locales/${language}.json`)'), 'plugins/betting'),
  ).toEqual(['plugins/betting/locales/*.json']);
  expect(importedPaths(thunk("() => import('mobx')"), 'plugins/betting')).toEqual([]);
});

test('SHL-200 every plugin loads the texts of any language that has a file, and gives them', async () => {
  for (const { folder, manifest } of await installedPlugins()) {
    const loads = new Map(dictionariesOf('', manifest.i18n));
    for (const name of readdirSync(join(rootFolder, folder, 'locales'), {
      recursive: true,
      encoding: 'utf8',
    }).filter((each) => each.endsWith('.json'))) {
      const [file = '', part] = name.split(sep).toReversed();
      const module = await loads.get(part === undefined ? '' : `.${part}`)?.(
        file.replace('.json', ''),
      );
      expect(module?.default, `${folder} ${name}`).toEqual(
        JSON.parse(readFileSync(join(rootFolder, folder, 'locales', name), 'utf8')),
      );
    }
    await expect(manifest.i18n?.load('xx'), folder).rejects.toThrow(/xx\.json/);
  }
});
