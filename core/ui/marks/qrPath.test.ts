import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrPath } from './qrPath.ts';

function fingerprint(text: string): string {
  const { path, viewBox } = qrPath(text);
  return `${viewBox} ${createHash('sha256').update(path).digest('hex').slice(0, 16)}`;
}

// Each code was verified with another reader (jsQR) when it was recorded.
test('CPN-276 codes are those that were verified, whatever the case of host and number', () => {
  expect(
    [
      'https://northline.example/en/print-coupon/70418227',
      'x'.repeat(120),
      'https://ставки.example/ru/print-coupon/9007199254740991',
    ].map(fingerprint),
  ).toEqual([
    '-4 -4 41 41 a3c27a463eb897a2',
    '-4 -4 53 53 fc9aa5f00b7ea21a',
    '-4 -4 41 41 482d0c38ea194102',
  ]);
});

test('CPN-406 a text that is too long throws and is not truncated', () => {
  expect(() => qrPath('a'.repeat(3000))).toThrow();
});
