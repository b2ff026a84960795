import type { DisruptionOrder } from '../World.ts';
import type { Disruption } from './Disruption.ts';

const defaultCorrectionMs = 240_000;

/**
 * Returns the disruption that an order asks for; undefined means that the match is played normally.
 *
 * @param part share of the course that is played before the cut, from 0 to 1
 */
export function toDisruption(
  order: DisruptionOrder,
  part: number,
  nowMs: number,
): Disruption | undefined {
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
      return { kind: 'corrected', afterMs: order.afterMs ?? defaultCorrectionMs };
  }
}
