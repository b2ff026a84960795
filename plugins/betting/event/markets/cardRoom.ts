import type { CSSProperties } from 'react';
import { cardRows, type MarketCard } from './marketCards.ts';
import type { MarketUiStore } from './MarketUiStore.ts';

export const linesMax = 4;

/**
 * Custom properties with which the style sheet reserves the room of cards that are not rendered.
 */
export function cardRoom(cards: readonly MarketCard[], view: MarketUiStore): CSSProperties {
  const open = cards.filter((card) => !view.folded.has(card.typeId));
  const linesOf = (card: MarketCard): number =>
    view.unfolded.has(card.key) ? Number.POSITIVE_INFINITY : linesMax;
  return {
    '--cards': cards.length,
    '--open': open.length,
    '--rows': open.reduce((rows, card) => rows + cardRows(card, linesOf(card)), 0),
    '--captions': open.filter((card) => card.hasLines || card.scores !== undefined).length,
    '--more': open.filter((card) => card.hasLines && card.markets.length > linesMax).length,
  } as CSSProperties;
}
