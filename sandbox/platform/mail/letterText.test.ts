import { expect, test } from 'vitest';
import { letterText } from './letterText.ts';

test.each([
  ['en', 'unknown device'],
  ['ar', 'جهاز غير معروف'],
  // Nobody writes letters in it: they are English.
  ['xx', 'unknown device'],
])('SEC-55 in %s a device of which the call says nothing is named so', (language, words) => {
  const { body } = letterText('happened', language, { device: '', time: '29 Nov 2026, 01:13' });
  expect(body).toContain(words);
});
