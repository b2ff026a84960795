import type { OddsChangePolicy } from '../OddsChangePolicy.ts';

/** An order to cash out; the same order always serialises to the same bytes. */
export interface CashOutOrder {
  readonly betId: number;
  readonly currency: string;
  /** Part of the stake, in minor units. */
  readonly partMinor: number;
  /** Value that the person saw, in minor units. */
  readonly valueMinor: number;
  /** Reaction to a value that has changed since. */
  readonly policy: OddsChangePolicy;
}
