import { marketFromWire } from '../feed/eventFromWire.ts';
import type { Outcome } from '../feed/SportEvent.ts';
import { exampleMarket } from './exampleWire.ts';

export const wire = exampleMarket(5, 1, [1.85, 3.6, 4.35]);
export const market = marketFromWire(wire);
export const event = {
  eventId: 5,
  sportId: 1,
  eventName: 'Harbour City – Kingsport Rovers',
  isLive: true,
};

/** Returns the outcome of the market by its position on the wire. */
export function outcomeAt(index: number): Outcome {
  const outcome = market.outcomes[index];
  if (outcome === undefined) throw new RangeError(`The example market has no outcome ${index}`);
  return outcome;
}
