import { expect, test } from 'vitest';
import { mergeChunks, type SmallChunk } from './mergeChunks.ts';

const chunk = (
  file: string,
  bytes: number,
  imports: readonly string[] = [],
  owners: readonly string[] = ['shop'],
): SmallChunk => ({ file, bytes, imports, owners });
const alone = (file: string, bytes: number): SmallChunk => ({
  ...chunk(file, bytes),
  owners: undefined,
});
const merged = (...given: Parameters<typeof mergeChunks>): string[] =>
  mergeChunks(...given)
    .map((files) => files.toSorted().join('+'))
    .toSorted();

test('EDG-269 chunks that the same pages load become one', () => {
  expect(
    merged(
      [chunk('a', 10), chunk('b', 20), chunk('c', 30)],
      [
        { files: ['a', 'b'], spareBytes: 0 },
        { files: ['c'], spareBytes: 0 },
      ],
    ),
  ).toEqual(['a+b', 'c']);
});

test('EDG-269 a page loads no more than it can spare, with all that a chunk brings', () => {
  const chunks = [chunk('a', 10), chunk('b', 20, ['far']), alone('far', 50)];
  const loads = (spareBytes: number) => [
    { files: ['a'], spareBytes },
    { files: ['b'], spareBytes },
  ];
  expect(merged(chunks, loads(69))).toEqual(['a', 'b', 'far']);
  expect(merged(chunks, loads(70))).toEqual(['a+b', 'far']);
});

test('EDG-269 chunks of different owners stay apart, and excluded ones stay alone', () => {
  expect(
    merged(
      [chunk('a', 1), chunk('b', 1, [], ['bar']), alone('c', 1), chunk('d', 1)],
      [{ files: ['a', 'b', 'c', 'd'], spareBytes: 0 }],
    ),
  ).toEqual(['a+d', 'b', 'c']);
});

test('EDG-269 no chunk remains between two merged ones, which would be a circular import', () => {
  expect(
    merged(
      [chunk('a', 1, ['middle']), chunk('middle', 1, ['b'], ['bar']), chunk('b', 1)],
      [{ files: ['a'], spareBytes: 0 }],
    ),
  ).toEqual(['a', 'b', 'middle']);
});

test('EDG-269 a chunk without owner is merged with one that has an owner, and then belongs to it', () => {
  expect(
    merged(
      [chunk('a', 1, [], []), chunk('b', 2, [], ['bar']), chunk('c', 4)],
      [{ files: ['a', 'b', 'c'], spareBytes: 0 }],
    ),
  ).toEqual(['a+b', 'c']);
});

test('EDG-269 a page that can spare little counts more than one that can spare much', () => {
  expect(
    merged(
      [chunk('a', 10), chunk('b', 20, [], ['shop', 'bar']), chunk('c', 20, [], ['shop', 'pub'])],
      [
        { files: ['a'], spareBytes: 1000 },
        { files: ['b'], spareBytes: 20 },
        { files: ['c'], spareBytes: 1000 },
      ],
    ),
  ).toEqual(['a+c', 'b']);
});
