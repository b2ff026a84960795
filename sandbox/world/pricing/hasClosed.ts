import type { MarketType, Outlook } from '../markets/MarketType.ts';

/**
 * Whether an outcome that is not offered will not be offered again: its part of the match is over,
 * it can no longer win, or no other outcome can.
 */
export function hasClosed(
  type: MarketType,
  lineIndex: number,
  outcomeIndex: number,
  outlook: Outlook,
): boolean {
  const chances = type.chances(outlook, lineIndex);
  return (
    chances === undefined ||
    chances[outcomeIndex] === 0 ||
    chances.filter((chance) => chance > 0).length <= type.winners
  );
}
