import type { OddsFormat } from '../../odds/OddsFormat.ts';

/** Names of the formats, in the later texts; decimal is on the first page and in its own. */
export const oddsFormatKeys: Readonly<Record<OddsFormat, string>> = {
  0: 'shell:oddsDecimal',
  1: 'oddsFractional',
  2: 'oddsAmerican',
  4: 'oddsHongKong',
  5: 'oddsIndonesian',
  6: 'oddsMalay',
  14: 'oddsProbability',
  15: 'oddsThousandths',
  16: 'oddsHundredths',
};
