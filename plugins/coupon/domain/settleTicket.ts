import { compareExact, roundExact, type ExactAmount } from './ExactAmount.ts';
import { exactPayout } from './exactPayout.ts';
import { productFactor } from './productFactor.ts';
import { isOpenStatus, isVoidStatus, type SettlementStatusId } from './SettlementStatus.ts';
import { singleOf } from './singleOf.ts';
import type { Ticket, TicketSelection } from './Ticket.ts';
import { totalStake } from './totalStake.ts';

/** What became of a coupon. */
export interface TicketSettlement {
  /** -2 while it is open. */
  readonly statusId: SettlementStatusId;
  /** Minor units paid back, stake included; 0 while open. */
  readonly payoutMinor: number;
}

const open: TicketSettlement = { statusId: -2, payoutMinor: 0 };

type Leg = Pick<TicketSelection, 'odds' | 'statusId'>;

function statusByAmount(paid: ExactAmount, stake: ExactAmount): SettlementStatusId {
  const order = compareExact(paid, stake);
  return order > 0 ? 1 : order === 0 ? 2 : 5;
}

/**
 * Status of selections that must all win: 0 when a leg lost; -2 while a leg is open; 3 when the house returned every
 * leg, 2 when every leg was returned; the status of the only leg that was not returned; else by what it pays: more than
 * the stake 1, exactly the stake 2, less 5. Legs only settle by halves in handicap and total markets with quarter lines.
 */
export function accumulatorStatus(legs: readonly Leg[]): SettlementStatusId {
  if (legs.some((leg) => leg.statusId === 0)) return 0;
  if (legs.length === 0 || legs.some((leg) => isOpenStatus(leg.statusId))) return -2;
  const counting = legs.filter((leg) => !isVoidStatus(leg.statusId));
  const [only] = counting;
  if (only === undefined) return voidStatus(legs);
  if (counting.length === 1) return only.statusId;
  return statusByAmount(productFactor(counting), { numerator: 1n, denominator: 1n });
}

function voidStatus(legs: readonly Leg[]): 2 | 3 {
  return legs.every((leg) => leg.statusId === 3) ? 3 : 2;
}

/** The coupon if every selection that is open failed: the least that it pays. */
function asIfFailed(ticket: Ticket): Ticket {
  return { ...ticket, selections: ticket.selections.map((selection): TicketSelection => (isOpenStatus(selection.statusId) ? { ...selection, statusId: 0 } : selection)) };
}

/**
 * Settles a coupon of any kind from the results of its selections. It is decided as soon as no open result can change
 * what it pays (what it pays with all open ones won equals what it pays with all of them lost), so it is lost as early
 * as that is certain; an anti-accumulator waits for all of them, since a returned selection changes its price. Of an
 * anti-accumulator `antiOdds` must be the platform's price of the selections that were not returned.
 * Status: single and accumulator see `accumulatorStatus`; of the other kinds 0 when nothing is paid, 3 or 2 when every
 * selection was returned, else by the exact amount: more than the stake 1, exactly the stake 2, less 5.
 * The payout is exact and rounded once, half up; many singles are rounded one by one. Source: CPN-2 to CPN-5, CPN-91, CPN-92.
 */
export function settleTicket(ticket: Ticket): TicketSettlement {
  const { type, selections } = ticket;
  if (selections.length === 0) return open;
  const best = exactPayout(ticket);
  if (type === 'single' || type === 'accumulator') {
    const statusId = accumulatorStatus(selections);
    return isOpenStatus(statusId) ? open : { statusId, payoutMinor: roundExact(best) };
  }
  const isOpen = selections.some(({ statusId }) => isOpenStatus(statusId));
  if (isOpen && (type === 'antiAccumulator' || compareExact(best, exactPayout(asIfFailed(ticket))) !== 0)) return open;
  if (selections.every(({ statusId }) => isVoidStatus(statusId))) return { statusId: voidStatus(selections), payoutMinor: roundExact(best) };
  if (best.numerator === 0n) return { statusId: 0, payoutMinor: 0 };
  const statusId = statusByAmount(best, { numerator: BigInt(totalStake(ticket)), denominator: 1n });
  const payoutMinor = type === 'singles' ? selections.reduce((sum, selection) => sum + settleTicket(singleOf(selection)).payoutMinor, 0) : roundExact(best);
  return { statusId, payoutMinor };
}
