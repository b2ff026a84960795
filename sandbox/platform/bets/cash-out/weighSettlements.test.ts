import { expect, test } from 'vitest';
import type { Ticket, TicketSelection } from '#domain/ticket/Ticket.ts';
import type { SettlementChances } from '../../../world/markets/MarketType.ts';
import { fairReturn } from './fairReturn.ts';
import { returnBounds } from './returnBounds.ts';

const open = (odds: number): TicketSelection => ({ odds, settlement: 'unsettled' });
const single = (odds: number): Ticket => ({
  type: 'single',
  stakeMinor: 1000,
  selections: [open(odds)],
});
const value = (
  ticket: Ticket,
  oddsNow: readonly number[],
  chances: readonly SettlementChances[],
): number => {
  const fair = fairReturn(ticket, oddsNow, chances);
  return fair === undefined
    ? Number.NaN
    : Number((fair.numerator * 1_000_000n) / fair.denominator) / 1_000_000;
};

/** Over 4.25 after four goals: one more wins, none loses half. */
const overAfterFour: SettlementChances = new Map([
  ['won', 0.2],
  ['halfLostHalfVoid', 0.8],
]);
/** −1.75 at a lead of two: half won at this score. */
const handicapAsItStands: SettlementChances = new Map([
  ['won', 0.05],
  ['halfWonHalfVoid', 0.9],
  ['lost', 0.05],
]);
/** A whole line. */
const wholeLine: SettlementChances = new Map([
  ['won', 0.3],
  ['void', 0.25],
  ['lost', 0.45],
]);

test('SBX-1370 at the fair odds each settlement counts its payout by its own chance', () => {
  // Half of 0.8 is lost: the odds are about 0.2 of 0.6.
  expect(value(single(2700), [3000], [overAfterFour])).toBeCloseTo(
    1000 * (0.2 * 2.7 + 0.8 * 0.5),
    3,
  );
  expect(value(single(1170), [1100], [handicapAsItStands])).toBeCloseTo(
    1000 * (0.05 * 1.17 + 0.9 * 1.085),
    3,
  );
  expect(value(single(3000), [2500], [wholeLine])).toBeCloseTo(1000 * (0.3 * 3 + 0.25), 3);
});

test('SBX-1370 other odds move the chances of winning and losing, the chance of void is unchanged', () => {
  // 0.75 is decided; 1 ÷ 5 of it wins.
  expect(value(single(3000), [5000], [wholeLine])).toBeCloseTo(1000 * (0.75 * 0.2 * 3 + 0.25), 3);
  // Almost certain that no goal follows: half the stake is returned.
  expect(value(single(2700), [1_000_000], [overAfterFour])).toBeGreaterThan(500);
  expect(value(single(2700), [1_000_000], [overAfterFour])).toBeLessThan(505);
});

test('SBX-1370 an accumulator multiplies, steps of a chain stake what each settlement leaves', () => {
  const selections = [open(2700), open(3000)];
  const chances = [overAfterFour, wholeLine];
  expect(
    value({ type: 'accumulator', stakeMinor: 1000, selections }, [3000, 2500], chances),
  ).toBeCloseTo(1000 * (0.2 * 2.7 + 0.8 * 0.5) * (0.3 * 3 + 0.25), 3);
  const second = (account: number): number =>
    account - Math.min(1000, account) + Math.min(1000, account) * (0.3 * 3 + 0.25);
  expect(value({ type: 'chain', stakeMinor: 1000, selections }, [3000, 2500], chances)).toBeCloseTo(
    0.2 * second(2700) + 0.8 * second(500),
    3,
  );
});

test('SBX-1371 a bet pays at least its worst result and at most its best one', () => {
  expect(returnBounds(single(2700), [3000], [overAfterFour])).toEqual({
    leastMinor: 500,
    mostMinor: 2700,
  });
  const selections = [open(2700), open(3000)];
  expect(
    returnBounds(
      { type: 'accumulator', stakeMinor: 1000, selections },
      [3000, 2500],
      [
        overAfterFour,
        new Map([
          ['won', 0.5],
          ['void', 0.5],
        ]),
      ],
    ),
  ).toEqual({ leastMinor: 500, mostMinor: 8100 });
  expect(
    returnBounds(
      { type: 'antiAccumulator', stakeMinor: 1000, antiOdds: 1170, selections },
      [3000, 2500],
      [overAfterFour, wholeLine],
    ),
  ).toEqual({ leastMinor: 0, mostMinor: 1170 });
});
