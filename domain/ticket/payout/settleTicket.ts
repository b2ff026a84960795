import { compareExact, roundExact, type ExactAmount } from './ExactAmount.ts';
import { exactPayout } from './exactPayout.ts';
import { productFactor } from './productFactor.ts';
import { isOpenSettlement, isVoidSettlement, type Settlement } from '../Settlement.ts';
import { singleOf } from '../singleOf.ts';
import type { Ticket, TicketSelection } from '../Ticket.ts';
import { totalStake } from '../totalStake.ts';

/** Result of a coupon. */
export interface TicketSettlement {
  /** `unsettled` while it is open. */
  readonly settlement: Settlement;
  /** Minor units paid back, stake included; 0 while open. */
  readonly payoutMinor: number;
}

const open: TicketSettlement = { settlement: 'unsettled', payoutMinor: 0 };

type Selection = Pick<TicketSelection, 'odds' | 'settlement'>;

function settlementByAmount(paid: ExactAmount, stake: ExactAmount): Settlement {
  const order = compareExact(paid, stake);
  return order > 0 ? 'won' : order === 0 ? 'void' : 'halfLostHalfVoid';
}

/**
 * Settlement of selections that must all win: lost when one lost; unsettled while one is open;
 * forcedVoid when the operator voided every one, void when every one is void; that of the only one
 * that is not void; else by the payout: more than the stake won, exactly the stake void, less
 * halfLostHalfVoid. Selections settle by halves only in handicap and total markets with quarter
 * lines.
 */
export function accumulatorSettlement(selections: readonly Selection[]): Settlement {
  if (selections.some((selection) => selection.settlement === 'lost')) return 'lost';
  if (
    selections.length === 0 ||
    selections.some((selection) => isOpenSettlement(selection.settlement))
  )
    return 'unsettled';
  const counting = selections.filter((selection) => !isVoidSettlement(selection.settlement));
  const [only] = counting;
  if (only === undefined) return voidSettlement(selections);
  if (counting.length === 1) return only.settlement;
  return settlementByAmount(productFactor(counting), { numerator: 1n, denominator: 1n });
}

function voidSettlement(selections: readonly Selection[]): 'void' | 'forcedVoid' {
  return selections.every((selection) => selection.settlement === 'forcedVoid')
    ? 'forcedVoid'
    : 'void';
}

/** The coupon with every open selection failed: its least payout. */
function asIfFailed(ticket: Ticket): Ticket {
  return {
    ...ticket,
    selections: ticket.selections.map((selection): TicketSelection =>
      isOpenSettlement(selection.settlement) ? { ...selection, settlement: 'lost' } : selection,
    ),
  };
}

/**
 * Settles a coupon of any kind from the results of its selections. It is decided as soon as no open
 * result can change what it pays (what it pays with all open ones won equals what it pays with all
 * of them lost), so it is lost as early as that is certain; an anti-accumulator waits for all of
 * them, since a void selection changes its price. Of an anti-accumulator `antiOdds` must be the
 * platform's price of the selections that are not void. Single and accumulator see
 * `accumulatorSettlement`; the other kinds are lost when nothing is paid, forcedVoid or void when
 * every selection was void, else by the exact amount: more than the stake won, exactly the stake
 * void, less halfLostHalfVoid. The payout is exact and rounded once, half up; many singles are
 * rounded one by one. Source: CPN-2 to CPN-5, CPN-91, CPN-92.
 */
export function settleTicket(ticket: Ticket): TicketSettlement {
  const { type, selections } = ticket;
  if (selections.length === 0) return open;
  const best = exactPayout(ticket);
  if (type === 'single' || type === 'accumulator') {
    const settlement = accumulatorSettlement(selections);
    return isOpenSettlement(settlement) ? open : { settlement, payoutMinor: roundExact(best) };
  }
  const isOpen = selections.some(({ settlement }) => isOpenSettlement(settlement));
  if (
    isOpen &&
    (type === 'antiAccumulator' || compareExact(best, exactPayout(asIfFailed(ticket))) !== 0)
  )
    return open;
  if (selections.every(({ settlement }) => isVoidSettlement(settlement)))
    return { settlement: voidSettlement(selections), payoutMinor: roundExact(best) };
  if (best.numerator === 0n) return { settlement: 'lost', payoutMinor: 0 };
  const settlement = settlementByAmount(best, {
    numerator: BigInt(totalStake(ticket)),
    denominator: 1n,
  });
  const payoutMinor =
    type === 'singles'
      ? selections.reduce(
          (sum, selection) => sum + settleTicket(singleOf(selection)).payoutMinor,
          0,
        )
      : roundExact(best);
  return { settlement, payoutMinor };
}
