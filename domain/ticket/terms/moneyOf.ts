import { potentialPayout } from '../payout/potentialPayout.ts';
import { isOpenSettlement } from '../Settlement.ts';
import { settleTicket, type TicketSettlement } from '../payout/settleTicket.ts';
import { singleOf } from '../singleOf.ts';
import type { Ticket, TicketSelection } from '../Ticket.ts';
import { totalStake } from '../totalStake.ts';
import { settleBonusBet } from './bonusBet.ts';
import type { MoneyTerms } from './MoneyTerms.ts';
import { nothingPaid, splitPayout, type PayoutSplit } from './splitPayout.ts';
import { splitStake, type StakeSplit } from './splitStake.ts';

/** Payers of a coupon's stake, and the distribution of its return. */
export interface CouponMoney {
  readonly stake: StakeSplit;
  readonly payout: PayoutSplit;
}

const noStake: StakeSplit = {
  ownMinor: 0,
  houseMinor: 0,
  taxMinor: 0,
  advanceMinor: 0,
  dueMinor: 0,
};

function sum<Part extends { readonly [Name in keyof Part]: number }>(
  first: Part,
  second: Part,
): Part {
  return Object.fromEntries(
    Object.entries<number>(first).map(([name, minor]) => [
      name,
      minor + (second[name as keyof Part] ?? 0),
    ]),
  ) as Part;
}

/** Settlement by stake, odds and results alone, with open selections won. */
function settledIfWon(ticket: Ticket, isBonusBet: boolean): TicketSettlement {
  const { settlement } = settleTicket(ticket);
  if (!isBonusBet)
    return {
      settlement: isOpenSettlement(settlement) ? 'won' : settlement,
      payoutMinor: potentialPayout(ticket),
    };
  return settleBonusBet(
    ticket.stakeMinor,
    ticket.selections.map((selection): TicketSelection =>
      isOpenSettlement(selection.settlement) ? { ...selection, settlement: 'won' } : selection,
    ),
  );
}

/**
 * The money of a coupon by its terms, being composed, open or settled; open selections count as
 * won. Many singles are coupons of their own to the house, so each is split and rounded by itself.
 * Source: CPN-217, CPN-224.
 */
export function moneyOf(ticket: Ticket, terms: MoneyTerms): CouponMoney {
  if (ticket.type === 'singles') {
    return ticket.selections.reduce<CouponMoney>(
      (all, selection) => {
        const { stake, payout } = moneyOf(singleOf(selection), terms);
        return { stake: sum(all.stake, stake), payout: sum(all.payout, payout) };
      },
      { stake: noStake, payout: nothingPaid },
    );
  }
  const stakeMinor = totalStake(ticket);
  return {
    stake: splitStake(stakeMinor, terms),
    payout: splitPayout(stakeMinor, settledIfWon(ticket, terms.isBonusBet === true), terms),
  };
}
