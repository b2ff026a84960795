import type { OddsChangePolicy } from '../OddsChangePolicy.ts';

/** What is sent to cash a bet out: the same order always gives the same bytes. */
export interface CashOutOrder {
  readonly betId: number;
  readonly currency: string;
  /** The part of the stake, in minor units. */
  readonly partMinor: number;
  /** What the person saw for it, in minor units. */
  readonly valueMinor: number;
  /** What to do when the value is another one by then. */
  readonly policy: OddsChangePolicy;
}
