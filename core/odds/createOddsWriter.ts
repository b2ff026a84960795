import type { OddsWriter } from '../services/CoreServices.ts';
import { formatOdds, formatTotalOdds } from './formatOdds.ts';
import type { OddsFormat } from './OddsFormat.ts';

/** Writes prices in any format. The page has `preferences.oddsWriter`; this is for where there is none, and for examples. */
export function createOddsWriter(format: OddsFormat): OddsWriter {
  return { price: (odds) => formatOdds(odds, format), total: (odds) => formatTotalOdds(odds, format) };
}
