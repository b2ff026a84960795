import { expect, test } from 'vitest';
import { destinationAfterSignIn } from './destinationAfterSignIn.ts';

test.each([
  ['the wished page', '/en/office?a=1#top', '/en/live', '/en/office?a=1#top'],
  ['without a wish the page before', null, '/en/live?sport=1', '/en/live?sport=1'],
  ['with a wish that is none the page before', 'https://evil.test', '/en/live', '/en/live'],
  ['without either home', null, undefined, '/en'],
  ['never back to sign-in or registration', '/en/user/login', '/en/registration/phone', '/en'],
  ['never to a block page', '/en/block', undefined, '/en'],
  ['never to the terms, which ask by themselves', '/en/confirm-terms', '/en/confirm', '/en'],
])('AUT-50 %s', (_title, wanted, before, expected) => {
  expect(destinationAfterSignIn(wanted, before, 'en')).toBe(expected);
});
