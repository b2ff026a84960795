import { expect, test } from 'vitest';
import { shownLogin } from './shownLogin.ts';

test.each([
  ['389709566', '389 709 566'],
  ['demo', 'demo'],
  ['demo1234', 'demo1234'],
])('OFC-146 LG02 a login %s is shown as %s', (login, shown) => {
  expect(shownLogin(login)).toBe(shown);
});
