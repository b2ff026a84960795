import type { OddsFormat } from '../../odds/formatOdds.ts';

/** Dictionary key of each format, in the order of the menu. */
export const oddsFormatKeys: Readonly<Record<OddsFormat, string>> = { 0: 'oddsDecimal', 1: 'oddsFractional', 2: 'oddsAmerican' };
