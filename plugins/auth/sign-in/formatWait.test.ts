import { expect, test } from 'vitest';
import { formatWait } from './formatWait.ts';

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [41, '0:41'],
  [60, '1:00'],
  [605, '10:05'],
])('AUT-21 a wait of %i s reads %s', (waitS, text) => {
  expect(formatWait(waitS)).toBe(text);
});
