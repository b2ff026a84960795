import type { FateOrder } from '../World.ts';
import type { Fate } from './Fate.ts';

const usualCorrectionMs = 240_000;

/**
 * What an order makes of a match; undefined lets it be played.
 *
 * @param part how much of the course is played when it is cut, from 0 to 1
 */
export function toFate(order: FateOrder, part: number, nowMs: number): Fate | undefined {
  switch (order.kind) {
    case 'played':
      return undefined;
    case 'postponed':
      return { kind: 'postponed', atMs: nowMs };
    case 'retired':
      return { kind: 'retired', team: order.team ?? 1, part };
    case 'abandoned':
      return { kind: 'abandoned', part };
    case 'corrected':
      return { kind: 'corrected', afterMs: order.afterMs ?? usualCorrectionMs };
  }
}
