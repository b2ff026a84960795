import { expect, test } from 'vitest';
import { mergeChunks, type SmallChunk } from './mergeChunks.ts';

const chunk = (
  file: string,
  bytes: number,
  imports: readonly string[] = [],
  kind = 'shop',
): SmallChunk => ({ file, bytes, imports, kind });
const alone = (file: string, bytes: number): SmallChunk => ({
  ...chunk(file, bytes),
  kind: undefined,
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

test('EDG-269 chunks of different kinds stay apart, and what has none stays alone', () => {
  expect(
    merged(
      [chunk('a', 1), chunk('b', 1, [], 'bar'), alone('c', 1), chunk('d', 1)],
      [{ files: ['a', 'b', 'c', 'd'], spareBytes: 0 }],
    ),
  ).toEqual(['a+d', 'b', 'c']);
});

test('EDG-269 no chunk ends between two that are one: it would import what imports it', () => {
  expect(
    merged(
      [chunk('a', 1, ['middle']), chunk('middle', 1, ['b'], 'bar'), chunk('b', 1)],
      [{ files: ['a'], spareBytes: 0 }],
    ),
  ).toEqual(['a', 'b', 'middle']);
});
