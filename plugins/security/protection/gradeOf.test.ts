import { expect, test } from 'vitest';
import { gradeOf } from './gradeOf.ts';

test.each([
  [undefined, 'none'],
  [-1, 'bad'],
  [0, 'bad'],
  [29.9, 'bad'],
  [30, 'bad'],
  [30.1, 'normal'],
  [69.9, 'normal'],
  [70, 'good'],
  [99.9, 'good'],
  [100, 'full'],
  [101, 'full'],
] as const)('SEC-1 SE01 a level of %s is %s', (level, grade) => {
  expect(gradeOf(level)).toBe(grade);
});
