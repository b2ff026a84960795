import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeCredential, encodeCredential } from './credentialText.ts';

test('AUT-391 LG02 typed text of any language, plane and with blanks is restored unchanged', () => {
  for (const text of [
    '',
    ' pass word ',
    'كلمة السر ٧',
    'пароль',
    '𝒟ℯ𝓂ℴ 🎾',
    '\uFEFFmark',
    'é',
    '?>~',
  ])
    expect(decodeCredential(encodeCredential(text)), text).toBe(text);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const encoded = encodeCredential(text);
      expect(encoded).toMatch(/^[\w-]*$/);
      expect(decodeCredential(encoded)).toBe(text);
    }),
  );
});

test('AUT-391 LG02 invalid base64url or UTF-8 decodes to nothing', () => {
  expect(['a', 'ab+/', 'YQ==', 'a b', '_w', 'gIA'].map(decodeCredential)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const decoded = decodeCredential(text);
      expect(decoded === undefined || typeof decoded === 'string').toBe(true);
    }),
  );
});
