import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '../../test/sourceFiles.ts';
import { atRest } from './mergedGroup.ts';

test('EDG-269 the chunks kept apart for home without user actions are named after existing files', () => {
  const files = new Set(
    ['core', 'plugins', 'schemas/generated']
      .flatMap((folder) => sourceFiles(folder, /\.tsx?$/))
      .map(({ path }) => basename(path).replace(/\.tsx?$/, '')),
  );
  expect([...atRest].filter((name) => !files.has(name))).toEqual([]);
});
