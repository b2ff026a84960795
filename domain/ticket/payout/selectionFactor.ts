import type { Settlement } from '../Settlement.ts';

/**
 * Denominator of every selection factor. Odds are thousandths and halves occur, so each factor is a
 * whole number of two-thousandths: products of selections stay exact without any fractions to
 * reduce.
 */
export const factorUnit = 2000n;

/**
 * What one selection multiplies the stake by, in two-thousandths. With odds o: won o, lost 0,
 * void 1, half won half void (o + 1) / 2, half lost half void 1 / 2, half lost half won o / 2.
 * Source: CPN-2; specification 2, section 3.
 *
 * @param odds integer thousandths
 * @param settlement result of the selection; an open one counts as won, which is what a potential
 * payout means
 */
export function selectionFactor(odds: number, settlement: Settlement): bigint {
  const thousandths = BigInt(odds);
  switch (settlement) {
    case 'unsettled':
    case 'notStarted':
    case 'won':
      return 2n * thousandths;
    case 'lost':
      return 0n;
    case 'void':
    case 'forcedVoid':
      return factorUnit;
    case 'halfWonHalfVoid':
      return thousandths + 1000n;
    case 'halfLostHalfVoid':
      return 1000n;
    case 'halfLostHalfWon':
      return thousandths;
  }
}
