import { expect, test } from 'vitest';
import { documentType, fileLimits, fileName } from './documentFile.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test('IDN-3 ID04 the type of a file follows from its content', () => {
  const cases: readonly [string, ReturnType<typeof documentType>][] = [
    ['\xff\xd8\xff\xe0\x00\x10JFIF', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n\x00\x00', 'image/png'],
    ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'image/webp'],
    ['\x00\x00\x00\x18ftypheic', 'image/heic'],
    ['%PDF-1.7\n', 'application/pdf'],
    ['MZ\x90\x00', undefined],
    ['PK\x03\x04', undefined],
    ['<svg xmlns="http://www.w3.org/2000/svg">', undefined],
    ['RIFF\x10\x00\x00\x00WAVE', undefined],
    ['', undefined],
  ];
  for (const [content, type] of cases) expect(documentType(bytes(content))).toBe(type);
});

test('IDN-3 ID04 the last part of a long file name is kept, as far as a list can show it', () => {
  expect(fileName('../../etc/passwd')).toBe('passwd');
  expect(fileName('C:\\me\\pass\u0000port.jpg')).toBe('passport.jpg');
  expect(fileName('\u202egpj.exe')).toBe('gpj.exe');
  expect(Array.from(fileName('é'.repeat(300)))).toHaveLength(fileLimits.longestName);
  expect(fileName('///')).toBe('file');
});
