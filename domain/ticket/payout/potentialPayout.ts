import { exactPayout } from './exactPayout.ts';
import { roundExact } from './ExactAmount.ts';
import { singleOf } from '../singleOf.ts';
import type { Ticket } from '../Ticket.ts';

/**
 * The most that a coupon can still pay, stake included: every open result taken as won, settled
 * ones as they are (of an anti-accumulator: one selection fails). Exact, rounded once, half up;
 * only many singles, each a bet that is paid by itself, are rounded one by one. Formulas:
 * `exactPayout`. Source: CPN-1, CPN-83 to CPN-90; specification 2, section 5.
 *
 * @returns minor units; 0 without a bet
 */
export function potentialPayout(ticket: Ticket): number {
  if (ticket.type !== 'singles') return roundExact(exactPayout(ticket));
  return ticket.selections.reduce(
    (sum, selection) => sum + roundExact(exactPayout(singleOf(selection))),
    0,
  );
}
