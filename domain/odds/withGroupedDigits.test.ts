import { expect, test } from 'vitest';
import { withGroupedDigits } from './withGroupedDigits.ts';

test.each([
  ['9999.999', '9999.999'],
  ['12345.678', '12\u202F345.678'],
  ['1234567.000', '1\u202F234\u202F567.000'],
  ['+1234567', '+1\u202F234\u202F567'],
  ['3.123456', '3.123456'],
  ['', ''],
])('CPN-633 large total odds stand in groups of three digits: %s', (text, grouped) => {
  expect(withGroupedDigits(text)).toBe(grouped);
});
