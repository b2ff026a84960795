import { describe, expect, test } from 'vitest';
import { oracleExact, oraclePayout, type OracleCoupon } from '../testing/slowOracle.ts';
import { capped, holdsFor, selectionsOf } from '../testing/ticketChecks.ts';
import { leastPayout } from './leastPayout.ts';
import { potentialPayout } from './potentialPayout.ts';

const isOracleOpen = (settlement: string): boolean =>
  settlement === 'unsettled' || settlement === 'notStarted';

/** The least positive payout over all results of the open selections; bankers and lobby win. */
function oracleLeast(ticket: OracleCoupon): bigint | undefined {
  const index = ticket.selections.findIndex(({ settlement }) => isOracleOpen(settlement));
  if (index < 0) {
    const isPaid = oracleExact(ticket).top > 0n;
    return isPaid ? oraclePayout(ticket) : undefined;
  }
  const answers = ['lost', 'won'].map((settlement) =>
    oracleLeast({
      ...ticket,
      selections: ticket.selections.map((selection, at) =>
        at === index ? { ...selection, settlement } : selection,
      ),
    }),
  );
  return answers
    .filter((answer) => answer !== undefined)
    .reduce<bigint | undefined>(
      (least, answer) => (least === undefined || answer < least ? answer : least),
      undefined,
    );
}

describe('CPN-93 the least that a winning coupon pays', () => {
  test.each(['single', 'accumulator', 'system', 'multi', 'lucky', 'patent', 'singles'] as const)(
    '%s',
    (type) => {
      holdsFor(
        {
          type,
          settlements: [
            'unsettled',
            'unsettled',
            'unsettled',
            'lost',
            'won',
            'void',
            'halfWonHalfVoid',
          ],
          most: 5,
        },
        (ticket) => {
          const least = oracleLeast(ticket);
          expect(leastPayout(ticket)).toBe(
            least === undefined || potentialPayout(ticket) === 0 ? undefined : capped(least),
          );
        },
      );
    },
  );
  test('an anti-accumulator its possible win; a run by steps has none', () => {
    expect(
      leastPayout({
        type: 'antiAccumulator',
        stakeMinor: 100,
        antiOdds: 1170,
        selections: selectionsOf([2000], [3000]),
      }),
    ).toBe(117);
    expect(
      leastPayout({ type: 'chain', stakeMinor: 100, selections: selectionsOf([2000], [3000]) }),
    ).toBeUndefined();
  });
});
