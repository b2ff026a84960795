import type { OddsChangePolicy } from '../decideOdds.ts';

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

/** True when what was read from storage is an order that can be asked about. */
export function isCashOutOrder(value: unknown): value is CashOutOrder {
  const order = (value ?? {}) as Partial<Record<keyof CashOutOrder, unknown>>;
  const areAmounts = [order.betId, order.partMinor, order.valueMinor].every((each) => Number.isSafeInteger(each) && Number(each) > 0);
  return areAmounts && typeof order.currency === 'string' && /^[A-Z]{3}$/.test(order.currency) && (order.policy === 0 || order.policy === 1 || order.policy === 2);
}
