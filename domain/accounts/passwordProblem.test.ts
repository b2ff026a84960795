import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  passwordProblem,
  repeatOf,
  shortestAlone,
  shortestBesideFactor,
} from './passwordProblem.ts';

const alone = { shortest: shortestAlone };

test.each([
  ['fourteen signs', 'too-short'],
  ['fifteen letters', undefined],
  ['длинный пароль из слов', undefined],
  ['كلمة سر طويلة جدًا', undefined],
  ['𝒟ℯ𝓂ℴ𝓅𝒶𝓈𝓈𝓌ℴ𝓇𝒹𝒶', 'too-short'],
  ['123456789012345', undefined],
  ['aaaaaaaaaaaaaaaa', 'repeated'],
  ['abcabcabcabcabca', 'repeated'],
  ['correct'.repeat(29), 'too-long'],
] as const)('AUT-55 the password %s, alone: %s', (password, expected) => {
  expect(passwordProblem(password, alone)).toBe(expected);
});

test('AUT-181 beside a second factor eight characters are enough', () => {
  const beside = { shortest: shortestBesideFactor };
  expect(passwordProblem('tea pot7', beside)).toBeUndefined();
  expect(passwordProblem('tea pot', beside)).toBe('too-short');
});

test('AUT-183 a word of the person in it, of four letters or more, is refused', () => {
  const personal = ['Marta Kallas-Öz', 'marta.k@example.com', '70 41 82 33'];
  const problem = (password: string): unknown => passwordProblem(password, { ...alone, personal });
  expect(problem('my MARTA went to sea')).toBe('personal');
  expect(problem('the kallas of the sea')).toBe('personal');
  expect(problem('my example of a word')).toBe('personal');
  expect(problem('a wizard of öz, com')).toBeUndefined();
});

test('AUT-182 what repeats is found in every text that was made by repetition', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 5, unit: 'grapheme-composite' }),
      fc.integer({ min: 2, max: 6 }),
      (part, times) => {
        const whole = part.repeat(times);
        const found = repeatOf(whole);
        expect(Array.from(found).length).toBeLessThanOrEqual(Array.from(part).length);
        expect(found.repeat(Math.ceil(whole.length / found.length)).startsWith(whole)).toBe(true);
      },
    ),
  );
});
