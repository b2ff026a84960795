import fc from 'fast-check';
import { expect, test } from 'vitest';
import { riskProfiles, type BetCandidate, type BetRisk, type BetWish } from './BetWish.ts';
import { isNearWish } from './isNearWish.ts';
import { proposeBets } from './proposeBets.ts';

/** Generates the same numbers in every run. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const candidates = (most: number) =>
  fc
    .array(
      fc.record({
        eventId: fc.integer({ min: 1, max: 40 }),
        odds: fc.integer({ min: 1010, max: 15_000 }),
      }),
      { maxLength: most },
    )
    .map((list) => list.map((each, id): BetCandidate => ({ id: id + 1, ...each })));
const wishes = fc
  .record({
    stakeMinor: fc.integer({ min: 1, max: 1_000_000 }),
    risk: fc.constantFrom<BetRisk>('low', 'middle', 'high'),
    factor: fc.double({ min: 0.5, max: 400, noNaN: true }),
  })
  .map(({ stakeMinor, risk, factor }): BetWish => ({
    stakeMinor,
    risk,
    wishMinor: Math.max(1, Math.round(stakeMinor * factor)),
  }));

test('BET-166 BET-1014 BET-1015 for any offer a proposal returns within 5 % of the target, from different events, in the odds of its risk', () => {
  fc.assert(
    fc.property(candidates(120), wishes, fc.integer(), (pool, wish, seed) => {
      const { proposals, reason } = proposeBets(pool, wish, seeded(seed));
      const { lowest, highest, mostSelections } = riskProfiles[wish.risk];
      expect(proposals.length).toBeLessThanOrEqual(3);
      for (const selections of proposals) {
        expect(isNearWish(selections, wish)).toBe(true);
        expect(new Set(selections.map(({ eventId }) => eventId)).size).toBe(selections.length);
        expect(selections.length).toBeLessThanOrEqual(mostSelections);
        expect(selections.every(({ odds }) => odds >= lowest && odds <= highest)).toBe(true);
      }
      const keys = proposals.map((selections) =>
        selections
          .map(({ id }) => id)
          .toSorted((first, second) => first - second)
          .join(),
      );
      expect(new Set(keys).size).toBe(keys.length);
      expect(reason === undefined).toBe(proposals.length === 3);
    }),
    { numRuns: 150 },
  );
});

test('BET-167 if one, two or three selections are sufficient, at least one proposal is found', () => {
  fc.assert(
    fc.property(candidates(24), wishes, fc.integer(), (pool, wish, seed) => {
      const { lowest, highest } = riskProfiles[wish.risk];
      const fitting = pool.filter(({ odds }) => odds >= lowest && odds <= highest);
      const doesExist = fitting.some(
        (first, i) =>
          isNearWish([first], wish) ||
          fitting
            .slice(i + 1)
            .some(
              (second, j) =>
                second.eventId !== first.eventId &&
                (isNearWish([first, second], wish) ||
                  fitting
                    .slice(i + j + 2)
                    .some(
                      (third) =>
                        third.eventId !== first.eventId &&
                        third.eventId !== second.eventId &&
                        isNearWish([first, second, third], wish),
                    )),
            ),
      );
      if (doesExist)
        expect(proposeBets(pool, wish, seeded(seed)).proposals.length).toBeGreaterThan(0);
    }),
    { numRuns: 150 },
  );
});

test('BET-168 the reason names the input to change: the wish, the risk or the sports', () => {
  const pool = Array.from({ length: 30 }, (_, index): BetCandidate => ({
    id: index + 1,
    eventId: index + 1,
    odds: 1200 + index * 15,
  }));
  const reasonOf = (wishMinor: number, risk: BetRisk, of = pool): string | undefined =>
    proposeBets(of, { stakeMinor: 1000, wishMinor, risk }, seeded(1)).reason;
  expect(reasonOf(1000, 'low')).toBe('wish_too_low');
  expect(reasonOf(100_000_000, 'low')).toBe('wish_too_high');
  expect(reasonOf(50_000, 'high')).toBe('too_few_events');
  expect(reasonOf(20_000, 'low', pool.slice(0, 2))).toBe('too_few_events');
  expect(reasonOf(1320, 'low', pool.slice(0, 3))).toBe('nothing_near');
  expect(reasonOf(5000, 'low')).toBeUndefined();
});

test('BET-167 three proposals of a full line have nothing in common and are found within 100 ms', () => {
  const random = seeded(5);
  const pool = Array.from({ length: 400 }, (_, index): BetCandidate => ({
    id: index + 1,
    eventId: 1 + (index % 130),
    odds: 1050 + Math.floor(random() * 9000),
  }));
  const startedMs = performance.now();
  for (const [risk, wishMinor] of [
    ['low', 4000],
    ['middle', 25_000],
    ['high', 800_000],
  ] as const) {
    const { proposals } = proposeBets(pool, { stakeMinor: 1000, wishMinor, risk }, seeded(2));
    const ids = proposals.flatMap((selections) => selections.map(({ eventId }) => eventId));
    expect([proposals.length, new Set(ids).size]).toEqual([3, ids.length]);
  }
  expect(performance.now() - startedMs).toBeLessThan(300);
});
