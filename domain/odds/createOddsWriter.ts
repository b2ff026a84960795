import { formatOdds, formatTotalOdds } from './formatOdds.ts';
import type { Odds } from './Odds.ts';
import type { OddsFormat } from './OddsFormat.ts';

/** Writes prices as the person reads them. */
export interface OddsWriter {
  readonly price: (odds: Odds) => string;
  /** Total of an accumulator: three places when decimal. */
  readonly total: (odds: Odds) => string;
}

/** Writes prices in any format. The page has `preferences.oddsWriter`; this is for where there is none, and for examples. */
export function createOddsWriter(format: OddsFormat): OddsWriter {
  return {
    price: (odds) => formatOdds(odds, format),
    total: (odds) => formatTotalOdds(odds, format),
  };
}
