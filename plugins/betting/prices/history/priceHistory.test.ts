import { expect, test } from 'vitest';
import { isOdds } from '#domain/odds/Odds.ts';
import { drawHistory, endsOf, likeliest, type PricedOutcome } from './priceHistory.ts';

const outcome = (id: number, ...odds: readonly number[]): PricedOutcome => ({
  id,
  name: `Outcome ${id}`,
  odds: odds.map((price) => (isOdds(price) ? price : undefined)),
});

test('BET-208 a history is drawn in steps by ratio, broken where nothing was offered', () => {
  const { paths, lowest, highest } = drawHistory({ atS: [0, 25, 50, 100] }, [
    outcome(1, 1000, 2000, 0, 4000),
    outcome(2, 4000, 4000, 4000, 4000),
  ]);
  expect(paths).toEqual(['M0 100H25V50H50M100 0', 'M0 0H25V0H50V0H100V0']);
  expect([lowest, highest]).toEqual([1000, 4000]);
});

test('BET-208 a small move is not drawn as a big one; a single instant and nothing at all can be drawn', () => {
  const { paths } = drawHistory({ atS: [0, 100] }, [outcome(1, 2000, 2020)]);
  const [, start = 0, end = 0] =
    /^M0 ([\d.]+)H100V([\d.]+)$/.exec(paths[0] ?? '')?.map(Number) ?? [];
  expect(start - end).toBeGreaterThan(10);
  expect(start - end).toBeLessThan(25);
  expect(drawHistory({ atS: [5] }, [outcome(1, 2000)]).paths).toEqual(['M100 50']);
  expect(drawHistory({ atS: [5] }, [outcome(1, 0)]).paths).toEqual(['']);
});

test('BET-1009 the likeliest of many outcomes are drawn first; a removed one has no current price', () => {
  const outcomes = [
    outcome(1, 9000, 9500),
    outcome(2, 3000, 2500),
    outcome(3, 1500, 0),
    outcome(4, 5000, 4000),
    outcome(5, 7000, 7000),
  ];
  expect(likeliest(outcomes, 3)).toEqual([2, 4, 5]);
  expect(endsOf(outcomes[2]!)).toEqual({ first: 1500, last: undefined });
});
