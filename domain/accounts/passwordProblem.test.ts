import { expect, test } from 'vitest';
import { passwordProblem } from './passwordProblem.ts';

test.each([
  ['Demo-pa1', undefined],
  ['ещё-пароль-7', undefined],
  ['كلمة-سر-٧', undefined],
  ['Demo-p1', 'too-short'],
  ['𝒟𝒟𝒟𝒟𝒟𝒟1', 'too-short'],
  ['12345678', 'no-letter'],
  ['Demo-password', 'no-digit'],
  [`a1${'x'.repeat(199)}`, 'too-long'],
] as const)('AUT-55 the password %s: %s', (password, expected) => {
  expect(passwordProblem(password)).toBe(expected);
});
