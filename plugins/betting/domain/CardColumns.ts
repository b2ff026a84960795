import { cardRows, type MarketCard } from './marketCards.ts';

/** Head and foot of a card, in rows. */
const AROUND_ROWS = 2;

/**
 * Deals cards into columns of about the same height. A card stays in its column as long as the choice of cards is the
 * same one, whatever comes, goes or grows: only what is new is dealt.
 */
export class CardColumns {
  #choice = '';
  readonly #columnOf = new Map<number, number>();

  /** `choice` names what is looked at (sub-event, group, words, pins): another one deals anew. */
  deal(cards: readonly MarketCard[], columnCount: number, few: number, choice: string): readonly (readonly MarketCard[])[] {
    if (choice !== this.#choice) this.#columnOf.clear();
    this.#choice = choice;
    const columns = Array.from({ length: columnCount }, () => ({ rows: 0, cards: [] as MarketCard[] }));
    const rowsOf = (card: MarketCard): number => AROUND_ROWS + cardRows(card, few);
    for (const card of cards) {
      const column = columns[this.#columnOf.get(card.key) ?? -1];
      if (column !== undefined) column.rows += rowsOf(card);
    }
    for (const card of cards) {
      const known = columns[this.#columnOf.get(card.key) ?? -1];
      const column = known ?? columns.reduce((best, each) => (each.rows < best.rows ? each : best));
      if (known === undefined) {
        column.rows += rowsOf(card);
        this.#columnOf.set(card.key, columns.indexOf(column));
      }
      column.cards.push(card);
    }
    return columns.map((column) => column.cards);
  }
}
