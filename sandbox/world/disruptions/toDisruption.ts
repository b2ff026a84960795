import type { DisruptionOrder } from '../World.ts';
import type { Disruption } from './Disruption.ts';

const defaultCorrectionMs = 240_000;

/**
 * The disruption that an order asks for; undefined lets the match be played.
 *
 * @param part how much of the course is played when it is cut, from 0 to 1
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
