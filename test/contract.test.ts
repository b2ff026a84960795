import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, sourceFiles, withoutComments } from './sourceFiles.ts';

const contract = sourceFiles('core/contract', /\.tsx?$/).filter(
  ({ path }) => !path.endsWith('.test.ts'),
);

/** Modules of the contract that a module of it imports. */
const importedBy = new Map(
  contract.map(({ path, text }) => [
    path,
    importsOf(text)
      .filter(({ specifier }) => specifier.startsWith('.'))
      .map(({ specifier }) => posix.join(posix.dirname(path), specifier))
      .filter((target) => target.startsWith('core/contract/')),
  ]),
);

function circlesFrom(path: string, way: readonly string[] = []): string[] {
  if (way.includes(path)) return [[...way.slice(way.indexOf(path)), path].join(' → ')];
  return (importedBy.get(path) ?? []).flatMap((next) => circlesFrom(next, [...way, path]));
}

test('ARC-19 the modules of the contract import each other in one direction', () => {
  expect([...importedBy.keys()].flatMap((path) => circlesFrom(path))).toEqual([]);
});

test('ARC-20 the contract stays small: lines of code, which may only become fewer', () => {
  const lines = contract.flatMap(({ text }) =>
    withoutComments(text)
      .split('\n')
      .filter((line) => line.trim() !== ''),
  );
  expect(lines.length).toBeLessThanOrEqual(400);
});
