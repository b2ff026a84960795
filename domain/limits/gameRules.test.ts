import { expect, test } from 'vitest';
import { gameFaults, gameRules, type GameFacts } from './gameRules.ts';
import { protectionRules, type ProtectionProfile } from './profiles.ts';

const profiles = Object.keys(protectionRules) as ProtectionProfile[];
const game = (facts: Partial<GameFacts>): GameFacts => ({
  kind: 'casino',
  cycleMs: 5000,
  functions: [],
  ...facts,
});

test.each([
  ['strict', 'slot', 2500],
  ['strict', 'casino', 5000],
  ['standard', 'slot', 2500],
  ['light', 'casino', 5000],
  ['de', 'slot', 5000],
  ['de', 'casino', 5000],
] as const)(
  'LIM-86 B18 under the profile %s a %s takes %s ms from start to start at least',
  (profile, kind, shortestMs) => {
    expect(gameFaults(game({ kind, cycleMs: shortestMs }), profile)).toEqual([]);
    expect(gameFaults(game({ kind, cycleMs: shortestMs - 1 }), profile)).toEqual([
      { kind: 'cycle', shortestMs },
    ]);
  },
);

test.each(profiles)(
  'LIM-86 B18 under the profile %s no game plays automatically, is too fast, is cut short or runs beside another',
  (profile) => {
    const functions = ['autoplay', 'turbo', 'quick-spin', 'slam-stop', 'side-by-side'] as const;
    expect(gameFaults(game({ functions }), profile)).toEqual(
      functions.map((name) => ({ kind: 'function', name })),
    );
    expect(gameRules[profile].mostAtOnce).toBe(1);
  },
);
