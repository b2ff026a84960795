import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '../../test/sourceFiles.ts';
import { atRest } from './mergedGroup.ts';

test('EDG-269 what is kept apart for an untouched home is named after files that there are', () => {
  const files = new Set(
    ['core', 'plugins', 'schemas/generated']
      .flatMap((folder) => sourceFiles(folder, /\.tsx?$/))
      .map(({ path }) => basename(path).replace(/\.tsx?$/, '')),
  );
  expect([...atRest].filter((name) => !files.has(name))).toEqual([]);
});
