import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readReturnUrl } from './readReturnUrl.ts';

const origin = 'https://northline.example';

test('AUT-10 keeps path, query and hash of a page of this site', () => {
  expect(readReturnUrl('/en/live/1-football?top=1#all', origin)).toBe(
    '/en/live/1-football?top=1#all',
  );
  expect(readReturnUrl(`${origin}/en/office/history`, origin)).toBe('/en/office/history');
  expect(readReturnUrl('/en/office')).toBe('/en/office');
  expect(readReturnUrl('/')).toBe('/');
});

test('AUT-10 decodes nothing a second time', () => {
  expect(readReturnUrl('/en/line?name=%2525', origin)).toBe('/en/line?name=%2525');
});

test.each([
  ['another site', 'https://evil.test/en'],
  ['no protocol', '//evil.test'],
  ['dots before a second slash', '/..//evil.test'],
  ['dot, slash, backslash', '/./\\evil.test'],
  ['blob of this site', `blob:${origin}/5f0c`],
  ['script', 'javascript:alert(1)'],
  ['data', 'data:text/html,x'],
  ['backslash', '/\\evil.test'],
  ['encoded slashes', '/%2F/evil.test'],
  ['encoded backslash', '/%5Cevil.test'],
  ['tab in the protocol', 'java\tscript:alert(1)'],
  ['line break', '/en\n//evil.test'],
  ['null', '/en\u0000'],
  ['name and password', 'https://northline.example@evil.test/'],
  ['own name as user', 'https://user:pass@northline.example/en'],
  ['other port', 'https://northline.example:444/en'],
  ['plain http', 'http://northline.example/en'],
  ['half an escape', '/en/%E0%A4%A'],
  ['empty', ''],
])('AUT-488 AUT-489 AUT-490 refuses %s', (_what, value) => {
  expect(readReturnUrl(value, origin)).toBeUndefined();
});

test('AUT-11 takes 2,048 characters and refuses 2,049', () => {
  expect(readReturnUrl(`/${'a'.repeat(2047)}`, origin)).toBe(`/${'a'.repeat(2047)}`);
  expect(readReturnUrl(`/${'a'.repeat(2048)}`, origin)).toBeUndefined();
});

test('AUT-489 refuses absolute addresses when the own origin is not known', () => {
  expect(readReturnUrl(`${origin}/en`)).toBeUndefined();
  expect(readReturnUrl('//return.invalid/en')).toBe('/en');
});

test.each([
  '/en/user/login',
  '/ru/user/login/',
  '/en/%75ser/login',
  '/en//user/LOGIN',
  '/en/user/logout',
  '/en/registration',
  '/en/user/accountverify',
  '/en/user/activate',
  '/en/user/activatefast',
  '/en/user/stopnewsletter',
  '/en/user/contactundo',
  '/en/registration/phone',
  '/en/block',
  '/en/block-ua',
  '/en/maintenance',
  '/user/login',
])('AUT-12 does not lead back to %s', (value) => {
  expect(readReturnUrl(value, origin)).toBeUndefined();
});

test('AUT-12 M22 lets pages pass that only begin alike', () => {
  expect(readReturnUrl('/en/blockbuster', origin)).toBe('/en/blockbuster');
  expect(readReturnUrl('/en/block-appeal-history', origin)).toBe('/en/block-appeal-history');
  expect(readReturnUrl('/en/user/login-help', origin)).toBe('/en/user/login-help');
});

test('AUT-11 AUT-489 A54 never leaves the site, whatever is put together (10,000 values)', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '/..',
    '%2f',
    '%5c',
    '@',
    ':',
    'https:',
    'javascript:',
    'blob:',
    'evil.test',
    'northline.example',
    '\t',
    '\n',
    '?',
    '#',
    'en',
    '%00',
    ' ',
    '\u2028',
    '%09',
  );
  const value = fc.oneof(
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    fc.string({ maxLength: 60 }),
    fc.webUrl(),
  );
  fc.assert(
    fc.property(value, (text) => {
      const answer = readReturnUrl(text, origin);
      if (answer === undefined) return;
      expect(answer).toMatch(/^\/(?![/\\])/);
      const landed = new URL(answer, origin);
      expect(landed.origin).toBe(origin);
      expect(landed.pathname + landed.search + landed.hash).toBe(answer);
    }),
    { numRuns: 10_000 },
  );
});
