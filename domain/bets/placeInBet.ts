import { blockLetter } from '#domain/ticket/blockLetter.ts';
import type { CouponType } from '#domain/ticket/CouponType.ts';
import type { PlacedSelection } from './Bet.ts';

/** Role of a selection within its bet: key of the text, and the name of its block or step. */
export interface PlaceInBet {
  readonly key: 'block' | 'lobby' | 'banker' | 'bet';
  readonly name: string;
}

/**
 * Undefined if all selections have the same role. Blocks of a multi bet are lettered without order.
 */
export function placeInBet(
  type: CouponType,
  { blockId, isBanker }: PlacedSelection,
  index: number,
): PlaceInBet | undefined {
  switch (type) {
    case 'chain':
      return { key: 'bet', name: String(index + 1) };
    case 'system':
      return isBanker === true ? { key: 'banker', name: '' } : undefined;
    case 'multi':
    case 'conditional':
      if (blockId === undefined) return undefined;
      if (blockId === 0) return { key: 'lobby', name: '' };
      return {
        key: 'block',
        name: type === 'multi' ? blockLetter(blockId) : String(blockId),
      };
    default:
      return undefined;
  }
}
