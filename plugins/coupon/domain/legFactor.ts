import type { SettlementStatusId } from './SettlementStatus.ts';

/**
 * Denominator of every leg factor. Odds are thousandths and halves occur, so each factor is a whole number of
 * two-thousandths: products of legs stay exact without any fractions to reduce.
 */
export const factorUnit = 2000n;

/**
 * What one leg multiplies the stake by, in two-thousandths. With o as the odds: won o · lost 0 · returned 1 ·
 * half won half returned (o + 1) / 2 · half lost half returned 1 / 2 · half lost half won o / 2.
 * Source: CPN-2; status ids of specification 2, section 3.
 *
 * @param odds integer thousandths
 * @param statusId result of the leg; an open one counts as won, which is what a possible win means
 */
export function legFactor(odds: number, statusId: SettlementStatusId): bigint {
  const thousandths = BigInt(odds);
  switch (statusId) {
    case -2:
    case -1:
    case 1:
      return 2n * thousandths;
    case 0:
      return 0n;
    case 2:
    case 3:
      return factorUnit;
    case 4:
      return thousandths + 1000n;
    case 5:
      return 1000n;
    case 6:
      return thousandths;
  }
}
