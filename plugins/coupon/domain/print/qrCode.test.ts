import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrCode, qrPath } from './qrCode.ts';

function fingerprint(text: string): string {
  const rows = qrCode(text).map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));
  return `${rows.length} ${createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 16)}`;
}

// Each was read back by another reader (jsQR) when it was written down.
test('CPN-276 codes of every form are those that were read back: one block, several, unequal ones, with version', () => {
  expect(['https://northline.example/en/print-coupon/70418227', 'A'.repeat(14), 'x'.repeat(120), 'x'.repeat(170), 'x'.repeat(213)].map(fingerprint)).toEqual([
    '33 ef902f6f370b92c5',
    '21 4fb8fa48743067b2',
    '45 b91b7e904d3e58a9',
    '53 2cca0612e7f99017',
    '57 f8a692e420006d88',
  ]);
});

test('CPN-276 the smallest version that holds the text is taken, and no text is too long unseen', () => {
  expect([1, 14, 15, 26, 42, 62, 84, 106, 122, 152, 180, 213].map((length) => (qrCode('a'.repeat(length)).length - 17) / 4)).toEqual([1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(() => qrCode('a'.repeat(214))).toThrow(/at most 213/);
  expect(qrCode('ё'.repeat(106)).length).toBe(57);
});

test('CPN-276 around the modules there is a quiet zone of four', () => {
  const { path, size } = qrPath('a');
  expect([size, path.startsWith('M4 4h1v1h-1z')]).toEqual([29, true]);
});
