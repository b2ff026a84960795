import { cardRows, type MarketCard } from './marketCards.ts';

const aroundRows = 2;
/** Number of cards in a block, which the browser renders or skips as a whole. */
const blockCards = 10;

export interface CardBlock {
  /** Unique among the blocks of all columns, stable while one of its cards is there. */
  readonly key: number;
  readonly cards: readonly MarketCard[];
}

export interface CardChoice {
  /** Identifies the choice (sub-event, group, words); another one deals again. */
  readonly key: string;
  readonly columnCount: number;
  readonly few: number;
  /** Kinds of markets that come first. */
  readonly pinned: ReadonlySet<number>;
}

interface Place {
  readonly column: number;
  readonly block: number;
  readonly isPinned: boolean;
}

interface Block extends CardBlock {
  readonly isPinned: boolean;
  readonly cards: MarketCard[];
  /** Cards of the block that have not arrived yet; the block accepts them until all are there. */
  missing: number;
}

interface Column {
  readonly index: number;
  rows: number;
  pinnedRows: number;
  readonly blocks: Block[];
}

/**
 * Distributes cards into columns of about equal height, and each column into blocks. A card keeps
 * its place while the selection of cards stays the same, whatever is added, removed, resized or
 * pinned: only new cards and the card that is pinned or unpinned are placed.
 */
export class CardColumns {
  #choice = '';
  #lastBlock = 0;
  readonly #places = new Map<number, Place>();

  /** Cards in their order, pinned ones first. */
  deal(
    cards: readonly MarketCard[],
    { key, columnCount, few, pinned }: CardChoice,
  ): readonly (readonly CardBlock[])[] {
    if (key !== this.#choice) this.#places.clear();
    this.#choice = key;
    const columns = Array.from({ length: columnCount }, (_, index): Column => ({
      index,
      rows: 0,
      pinnedRows: 0,
      blocks: [],
    }));
    const grow = (column: Column, card: MarketCard): void => {
      const rows = aroundRows + cardRows(card, few);
      column.rows += rows;
      if (pinned.has(card.typeId)) column.pinnedRows += rows;
    };
    const standing = new Map<number, number>();
    for (const card of cards) {
      const place = this.#placeOf(card, pinned);
      const column = columns[place?.column ?? -1];
      if (place === undefined || column === undefined) continue;
      grow(column, card);
      standing.set(place.block, (standing.get(place.block) ?? 0) + 1);
    }
    for (const card of cards) {
      const place = this.#placeOf(card, pinned);
      const isPinned = pinned.has(card.typeId);
      const column =
        columns[place?.column ?? -1] ?? shortest(columns, isPinned ? 'pinnedRows' : 'rows');
      if (place === undefined) grow(column, card);
      const block =
        joined(column, place, isPinned) ?? this.#begin(column, place, isPinned, standing);
      if (place?.block === block.key) block.missing -= 1;
      block.cards.push(card);
      this.#places.set(card.key, { column: column.index, block: block.key, isPinned });
    }
    return columns.map((column) => column.blocks);
  }

  /** Returns the former place, unless the card was pinned or unpinned since. */
  #placeOf(card: MarketCard, pinned: ReadonlySet<number>): Place | undefined {
    const place = this.#places.get(card.key);
    return place?.isPinned === pinned.has(card.typeId) ? place : undefined;
  }

  /** Returns the former block of the card, or a new one. */
  #begin(
    column: Column,
    place: Place | undefined,
    isPinned: boolean,
    standing: ReadonlyMap<number, number>,
  ): Block {
    const isOver = column.blocks.some(({ key }) => key === place?.block);
    const key = place === undefined || isOver ? (this.#lastBlock += 1) : place.block;
    const block: Block = { key, isPinned, cards: [], missing: standing.get(key) ?? 0 };
    column.blocks.push(block);
    return block;
  }
}

function shortest(columns: readonly Column[], by: 'rows' | 'pinnedRows'): Column {
  return columns.reduce((best, each) => (each[by] < best[by] ? each : best));
}

/** Returns the last block of the column if the card was in it or if it has room for another one. */
function joined(
  { blocks }: Column,
  place: Place | undefined,
  isPinned: boolean,
): Block | undefined {
  const last = blocks.at(-1);
  if (last === undefined || last.isPinned !== isPinned) return undefined;
  if (place !== undefined && blocks.every(({ key }) => key !== place.block)) return undefined;
  return place?.block === last.key || last.missing > 0 || last.cards.length < blockCards
    ? last
    : undefined;
}
