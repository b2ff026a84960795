import type { TeamRecord } from '../catalogue/teams.ts';
import type { OutrightEvent } from './OutrightEvent.ts';
import type { OutrightMarket } from './outrightMarkets.ts';
import type { Scorer } from './topScorers.ts';

/** A price of a season; suspended while its participants play. */
export interface OutrightPrice {
  readonly outcomeIndex: number;
  /** Thousandths. */
  readonly odds: number;
  readonly isBlocked: boolean;
}

export interface OutrightQuote {
  readonly market: OutrightMarket;
  /** The likeliest first; those who cannot win any more are left out. */
  readonly prices: readonly OutrightPrice[];
}

export interface OutrightState {
  readonly kind: 'open' | 'ended';
  readonly endedAtMs: number;
}

/** Source of events without two sides: markets, prices and participants. */
export interface OutrightBook {
  find(eventId: number): OutrightEvent | undefined;
  stateOf(event: OutrightEvent, nowMs: number): OutrightState;
  marketsOf(event: OutrightEvent): readonly OutrightMarket[];
  outcomeCount(event: OutrightEvent, market: OutrightMarket): number;
  teamOf(event: OutrightEvent, outcomeIndex: number): TeamRecord | undefined;
  scorerOf(event: OutrightEvent, outcomeIndex: number): Scorer | undefined;
  /** The finishing order, where it is not that of a table. */
  placesOf(event: OutrightEvent, nowMs: number): readonly TeamRecord[] | undefined;
  quotes(event: OutrightEvent, nowMs: number): readonly OutrightQuote[];
}
