import type { OddsFormat } from '#domain/odds/OddsFormat.ts';

/** Names of the formats, in the later texts; decimal is on the first page and in its own. */
export const oddsFormatKeys: Readonly<Record<OddsFormat, string>> = {
  decimal: 'shell:oddsDecimal',
  fractional: 'oddsFractional',
  american: 'oddsAmerican',
  hongKong: 'oddsHongKong',
  indonesian: 'oddsIndonesian',
  malay: 'oddsMalay',
  probability: 'oddsProbability',
  thousandths: 'oddsThousandths',
  hundredths: 'oddsHundredths',
};
