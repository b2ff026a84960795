import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  foldPassword,
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

test('AUT-183 a password with a personal word of four letters or more is refused', () => {
  const personal = ['Marta Kallas-Öz', 'marta.k@example.com', '70 41 82 33'];
  const problem = (password: string): unknown => passwordProblem(password, { ...alone, personal });
  expect(problem('my MARTA went to sea')).toBe('personal');
  expect(problem('the kallas of the sea')).toBe('personal');
  expect(problem('my example of a word')).toBe('personal');
  expect(problem('a wizard of öz, com')).toBeUndefined();
});

test('AUT-182 the repeated unit is found in every text that was made by repetition', () => {
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

test('AUT-55 FM07 any signs make a password, counted as a person sees them: 15 alone, 8 beside a factor, 200 at most', () => {
  const signs = (length: number): fc.Arbitrary<string> =>
    fc
      .array(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), {
        minLength: length,
        maxLength: length,
      })
      .map((all) => all.join(''))
      .filter(
        (text) =>
          Array.from(text).length === length && Array.from(repeatOf(foldPassword(text))).length > 3,
      );
  const problems = ['too-short', undefined, 'too-long'] as const;
  for (const shortest of [shortestAlone, shortestBesideFactor])
    fc.assert(
      fc.property(signs(shortest - 1), signs(shortest), signs(200), signs(201), (a, b, c, d) => {
        expect([a, b, c, d].map((text) => passwordProblem(text, { shortest }))).toEqual([
          problems[0],
          problems[1],
          problems[1],
          problems[2],
        ]);
      }),
      { numRuns: 50 },
    );
});
