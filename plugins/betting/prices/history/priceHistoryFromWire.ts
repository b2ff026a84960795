import { oddsOrUndefined } from '#domain/odds/Odds.ts';
import type { PriceHistoryWire } from '#wire';
import type { PriceHistory } from './priceHistory.ts';

export function priceHistoryFromWire(wire: PriceHistoryWire): PriceHistory {
  return {
    marketId: wire.marketId,
    atS: wire.at,
    source: wire.source,
    outcomes: wire.outcomes.map(({ id, name, coefs }) => ({
      id,
      name,
      odds: wire.at.map((_, index) => oddsOrUndefined(coefs[index] ?? 0)),
    })),
  };
}
