import type { ExactAmount } from './ExactAmount.ts';
import { factorUnit, selectionFactor } from './selectionFactor.ts';
import type { TicketSelection } from '../Ticket.ts';

/** The exact product of the factors of selections that must all win; 1 without any. */
export function productFactor(
  selections: readonly Pick<TicketSelection, 'odds' | 'settlement' | 'placePart'>[],
): ExactAmount {
  let numerator = 1n;
  for (const selection of selections) numerator *= selectionFactor(selection);
  return { numerator, denominator: factorUnit ** BigInt(selections.length) };
}
