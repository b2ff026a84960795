import { expect, test } from 'vitest';
import { readRedirectUrl } from './readRedirectUrl.ts';

const origins = ['https://id.example'];

test.each([
  ['/social-api/oauth/complete?code=1#top', '/social-api/oauth/complete?code=1#top'],
  ['/en', '/en'],
  ['https://id.example/finish?x=1', 'https://id.example/finish?x=1'],
])('AUT-87 %s is followed', (value, expected) => {
  expect(readRedirectUrl(value, origins)).toBe(expected);
});

test.each([
  undefined,
  7,
  '',
  'en',
  '//evil.example/x',
  '/\\evil.example',
  'https://evil.example/',
  'http://id.example/',
  'https://id.example:8443/',
  'https://user:pass@id.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '/a\nb',
  '/\u202Etxt',
  `/${'x'.repeat(2048)}`,
  'https://redirect.invalid/x',
])('AUT-87 %j is not', (value) => {
  expect(readRedirectUrl(value, origins)).toBeUndefined();
});
