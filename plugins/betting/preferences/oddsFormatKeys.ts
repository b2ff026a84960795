import type { OddsFormat } from '#domain/odds/OddsFormat.ts';

/** Names of the formats, in the later texts; decimal is on the first page and in its own. */
export const oddsFormatKeys = {
  decimal: 'betting:odds.decimal',
  fractional: 'odds.fractional',
  american: 'odds.american',
  hongKong: 'odds.hong-kong',
  indonesian: 'odds.indonesian',
  malay: 'odds.malay',
  probability: 'odds.probability',
  thousandths: 'odds.thousandths',
  hundredths: 'odds.hundredths',
} as const satisfies Readonly<Record<OddsFormat, string>>;
