import { expect, test } from 'vitest';
import { countsForWager } from './countsForWager.ts';

const welcome = { leastSelections: 3, leastOdds: 1400 };
const anyKind = { ...welcome, leastSelections: undefined };

test.each([
  ['an accumulator of enough selections', welcome, 'accumulator', 3, 3375, true],
  ['an accumulator of too few', welcome, 'accumulator', 2, 2250, false],
  ['an accumulator at too low odds', welcome, 'accumulator', 3, 1331, false],
  ['a single', welcome, 'single', 1, 9000, false],
  ['a system', welcome, 'system', 3, 3375, false],
  ['a single where every kind counts', anyKind, 'single', 1, 1400, true],
  ['a single at too low odds there', anyKind, 'single', 1, 1399, false],
] as const)(
  'CPN-689 whether %s counts for the bonus',
  (_name, wager, type, count, totalOdds, isCounted) => {
    expect(countsForWager(wager, { type, count, totalOdds })).toBe(isCounted);
  },
);
