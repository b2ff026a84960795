import type { TeamRecord } from '../catalogue/teams.ts';
import type { OutrightEvent } from './OutrightEvent.ts';
import type { OutrightMarket } from './outrightMarkets.ts';
import type { Scorer } from './topScorers.ts';

/** A price of an outright; suspended while its participants play. */
export interface OutrightPrice {
  readonly outcomeIndex: number;
  /** Thousandths. */
  readonly odds: number;
  readonly isBlocked: boolean;
}

export interface OutrightQuote {
  readonly market: OutrightMarket;
  /** The likeliest first, without contenders that can no longer win. */
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
  /** Returns the finishing order; undefined where a table gives it. */
  placesOf(event: OutrightEvent, nowMs: number): readonly TeamRecord[] | undefined;
  quotes(event: OutrightEvent, nowMs: number): readonly OutrightQuote[];
}
