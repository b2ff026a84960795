import { describe, expect, test } from 'vitest';
import { couponTypes } from '../CouponType.ts';
import { isOpenSettlement, settlements, type Settlement } from '../Settlement.ts';
import { oracleExact } from '../testing/slowOracle.ts';
import { holdsFor, results, selectionsOf } from '../testing/ticketChecks.ts';
import type { Ticket } from '../Ticket.ts';
import { totalStake } from '../totalStake.ts';
import { settleTicket } from './settleTicket.ts';

/** Payouts by trying every possible result of the open selections. */
function couldPay(ticket: Ticket): Set<string> {
  const index = ticket.selections.findIndex(({ settlement }) => isOpenSettlement(settlement));
  if (index < 0) {
    const { top, bottom } = oracleExact(ticket).reduced();
    return new Set([`${top}/${bottom}`]);
  }
  const tried =
    ticket.type === 'antiAccumulator'
      ? (['lost', 'won', 'void'] as const)
      : settlements.slice(2).filter((each) => each !== 'forcedVoid');
  return new Set(
    tried.flatMap((settlement) => [
      ...couldPay({
        ...ticket,
        selections: ticket.selections.map((selection, at) =>
          at === index ? { ...selection, settlement } : selection,
        ),
      }),
    ]),
  );
}

describe('CPN-91 a coupon is decided exactly when nothing that is open can change what it pays', () => {
  test.each(couponTypes)('%s', (type) => {
    let decided = 0;
    holdsFor(
      { type, settlements: ['lost', 'lost', 'lost', 'won', 'void', 'unsettled'], most: 4 },
      (ticket) => {
        if (ticket.selections.filter(({ settlement }) => isOpenSettlement(settlement)).length > 3)
          return;
        const isDecided = couldPay(ticket).size === 1;
        const isOpen = ticket.selections.some(({ settlement }) => isOpenSettlement(settlement));
        // The price of an anti-accumulator changes with void selections, so it waits for all
        // results.
        if (type === 'antiAccumulator')
          expect(!isOpenSettlement(settleTicket(ticket).settlement)).toBe(!isOpen);
        else expect(!isOpenSettlement(settleTicket(ticket).settlement)).toBe(isDecided);
        if (isDecided && isOpen) decided += 1;
      },
      120,
    );
    expect(decided > 0).toBe(!['single', 'singles', 'lucky'].includes(type));
  });
});

test('CPN-92 a whole coupon is lost when nothing is paid, void when every selection is, else settled by the amount', () => {
  holdsFor(
    { settlements: results },
    (ticket) => {
      if (ticket.type === 'single' || ticket.type === 'accumulator') return;
      const { settlement } = settleTicket(ticket);
      const paid = oracleExact(ticket);
      const stake = BigInt(totalStake(ticket));
      if (
        ticket.selections.every(
          (selection) => selection.settlement === 'void' || selection.settlement === 'forcedVoid',
        )
      )
        expect(['void', 'forcedVoid']).toContain(settlement);
      else if (paid.top === 0n) expect(settlement).toBe('lost');
      else
        expect(settlement).toBe(
          paid.top > stake * paid.bottom
            ? 'won'
            : paid.top === stake * paid.bottom
              ? 'void'
              : 'halfLostHalfVoid',
        );
    },
    500,
  );
  const chain = (settlement: Settlement) =>
    settleTicket({
      type: 'chain',
      stakeMinor: 10,
      selections: selectionsOf([2000, settlement], [2000, settlement]),
    });
  expect([
    chain('forcedVoid').settlement,
    chain('void').settlement,
    chain('halfLostHalfVoid').settlement,
    settleTicket({ type: 'chain', stakeMinor: 10, selections: [] }).settlement,
  ]).toEqual(['forcedVoid', 'void', 'halfLostHalfVoid', 'unsettled']);
});
