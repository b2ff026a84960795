import type { TeamRecord } from '../catalogue/teams.ts';
import type { OutrightEvent } from './OutrightEvent.ts';
import type { OutrightMarket } from './outrightMarkets.ts';
import type { OutrightQuote, OutrightState } from './Outrights.ts';
import type { Scorer } from './topScorers.ts';

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
