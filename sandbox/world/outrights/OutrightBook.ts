import type { TeamRecord } from '../catalogue/teams.ts';
import type { OutrightEvent } from './OutrightEvent.ts';
import type { OutrightMarket } from './outrightMarkets.ts';
import type { OutrightQuote, OutrightState } from './Outrights.ts';
import type { Scorer } from './topScorers.ts';

/** Who knows events without two sides: what is asked about them, at which prices, and who they are about. */
export interface OutrightBook {
  find(eventId: number): OutrightEvent | undefined;
  stateOf(event: OutrightEvent, nowMs: number): OutrightState;
  marketsOf(event: OutrightEvent): readonly OutrightMarket[];
  outcomeCount(event: OutrightEvent, market: OutrightMarket): number;
  teamOf(event: OutrightEvent, outcomeIndex: number): TeamRecord | undefined;
  scorerOf(event: OutrightEvent, outcomeIndex: number): Scorer | undefined;
  /** The order in which all came in, where it is not that of a table. */
  placesOf(event: OutrightEvent, nowMs: number): readonly TeamRecord[] | undefined;
  quotes(event: OutrightEvent, nowMs: number): readonly OutrightQuote[];
  oddsAt(event: OutrightEvent, market: OutrightMarket, atMs: number): readonly number[];
}
