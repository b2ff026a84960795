import type { ExactAmount } from './ExactAmount.ts';
import { factorUnit, legFactor } from './legFactor.ts';
import type { TicketSelection } from './Ticket.ts';

/** What selections that must all win multiply their stake by: the product of the factors of the legs, exact; 1 without any. */
export function productFactor(selections: readonly Pick<TicketSelection, 'odds' | 'statusId'>[]): ExactAmount {
  let numerator = 1n;
  for (const { odds, statusId } of selections) numerator *= legFactor(odds, statusId);
  return { numerator, denominator: factorUnit ** BigInt(selections.length) };
}
