import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figuresOfProfile, gameFiguresOfProfile } from './profileSources.ts';
import { gameRules } from './gameRules.ts';
import { protectionRules, strictestRules, type ProtectionProfile } from './profiles.ts';

const profiles = Object.keys(protectionRules) as ProtectionProfile[];

test.each(profiles)('LIM-60 every figure of the profile %s has a source', (profile) => {
  const figures = figuresOfProfile(profile);
  expect(figures.map(({ rule }) => rule).toSorted()).toEqual(
    Object.keys(protectionRules[profile]).toSorted(),
  );
  for (const { rule, value, source } of figures) {
    expect(source.length).toBeGreaterThan(5);
    expect(value).toBe(protectionRules[profile][rule]);
  }
  for (const { rule, value, source } of gameFiguresOfProfile(profile)) {
    expect(source.length).toBeGreaterThan(5);
    expect(value).toBe(gameRules[profile][rule]);
  }
  // A state's own figures name its law.
  if (profile === 'de')
    expect(
      figures.flatMap(({ rule, source }) =>
        source.startsWith('GlüStV 2021, section') ? rule : [],
      ),
    ).toEqual(['looserAfterS', 'exclusionEndsAfterS', 'returnAfterS', 'mostDepositEuroMinor']);
});

test('LIM-61 several profiles combine to the most protective value of each figure, in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...profiles), { minLength: 1 }), (played) => {
      const rules = strictestRules(played);
      expect(strictestRules(played.toReversed())).toEqual(rules);
      for (const each of played.map((profile) => protectionRules[profile])) {
        expect(rules.looserAfterS).toBeGreaterThanOrEqual(each.looserAfterS);
        expect(rules.isLooserAskedAgain || !each.isLooserAskedAgain).toBe(true);
        expect(rules.hasQuestions || !each.hasQuestions).toBe(true);
        expect(rules.realityCheckMinutes ?? Infinity).toBeLessThanOrEqual(
          each.realityCheckMinutes ?? Infinity,
        );
        expect(rules.returnAfterS ?? 0).toBeGreaterThanOrEqual(each.returnAfterS ?? 0);
        expect(rules.mostDepositEuroMinor ?? Infinity).toBeLessThanOrEqual(
          each.mostDepositEuroMinor ?? Infinity,
        );
      }
    }),
  );
  expect(strictestRules(['light'])).toEqual(protectionRules.light);
  expect(strictestRules([])).toEqual(protectionRules.strict);
  expect(strictestRules(['light', 'de']).looserAfterS).toBe(7 * 86_400);
});
