import type { TicketSelection } from '../Ticket.ts';

/** Divisible by every place part from a half to an eighth: their least common multiple. */
const parts = 840n;

/** Odds 1, in the unit of `paidOdds`. */
const evenOdds = 1000n * parts;

/**
 * Denominator of every selection factor. Odds are thousandths, halves occur, and place terms divide
 * by 2 to 8, so each factor is a whole number of this unit: products of selections stay exact
 * without any fractions to reduce.
 */
export const factorUnit = 2n * evenOdds;

/** The exact paid odds: all of them, or 1 and a part of the rest for a place. */
function paidOdds(thousandths: number, placePart: number): bigint {
  return evenOdds + BigInt(thousandths - 1000) * (parts / BigInt(placePart));
}

/**
 * Factor of one selection, by which the stake is multiplied, in units of `factorUnit`. With odds o:
 * won o, lost 0, void 1, half won half void (o + 1) / 2, half lost half void 1 / 2, half lost half
 * won o / 2; for a place bet o is 1 + (odds − 1) / placePart. Source: CPN-2, CPN-570; specification
 * 2, section 3.
 *
 * An open selection counts as won, as in a potential payout.
 */
export function selectionFactor({
  odds,
  settlement,
  placePart = 1,
}: Pick<TicketSelection, 'odds' | 'settlement' | 'placePart'>): bigint {
  switch (settlement) {
    case 'unsettled':
    case 'notStarted':
    case 'won':
      return 2n * paidOdds(odds, placePart);
    case 'lost':
      return 0n;
    case 'void':
    case 'forcedVoid':
      return factorUnit;
    case 'halfWonHalfVoid':
      return paidOdds(odds, placePart) + evenOdds;
    case 'halfLostHalfVoid':
      return evenOdds;
    case 'halfLostHalfWon':
      return paidOdds(odds, placePart);
  }
}
