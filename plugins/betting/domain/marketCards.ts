import type { Market } from './SportEvent.ts';

/** A question with all its lines: total 2.5, 3 and 3.5 stand in one card. */
export interface MarketCard {
  /** Unique among the cards of an event and stable while it is open. */
  readonly key: number;
  readonly typeId: number;
  readonly name: string;
  readonly columns: 1 | 2 | 3;
  readonly markets: readonly Market[];
  /** Over and under, or the two teams, with the line in each cell. */
  readonly hasLines: boolean;
  readonly isSuspended: boolean;
}

/** Brings the lines of each question together, in the order in which the questions come. */
export function marketCards(markets: readonly Market[]): readonly MarketCard[] {
  const byKey = new Map<number, Market[]>();
  for (const market of markets) {
    const key = isLined(market) ? market.typeId : market.id;
    const own = byKey.get(key);
    if (own === undefined) byKey.set(key, [market]);
    else own.push(market);
  }
  return [...byKey].map(([key, own]) => {
    const sorted = own.toSorted((first, second) => (first.line ?? 0) - (second.line ?? 0) || first.id - second.id);
    const [first] = sorted;
    const hasLines = first !== undefined && isLined(first);
    const name = first?.name ?? '';
    return {
      key,
      typeId: first?.typeId ?? 0,
      name: hasLines ? name.replace(LINE_AT_END, '') : name,
      columns: first?.columns ?? 2,
      markets: sorted,
      hasLines,
      isSuspended: sorted.every((market) => market.isSuspended),
    };
  });
}

/** `Total 2.5` is one line of `Total`. */
const LINE_AT_END = /\s*\(?[−+-]?\d+([.,]\d+)?\)?$/u;

/** Its outcomes carry the line: over 2.5, first team −1. In `3rd goal` the number belongs to the question. */
function isLined(market: Market): boolean {
  return market.line !== undefined && market.outcomes[0]?.line !== undefined;
}

/** The few lines in the middle: what is offered lies around the even one. */
export function middleLines(markets: readonly Market[], count: number): readonly Market[] {
  const first = Math.max(0, Math.floor((markets.length - count) / 2));
  return markets.slice(first, first + count);
}

export interface MarketFilter {
  /** Undefined shows every group. */
  readonly groupId: number | undefined;
  readonly search: string;
  readonly pinned: ReadonlySet<number>;
}

/** Cards of the chosen group whose name has the words, pinned ones first. */
export function filterCards(cards: readonly MarketCard[], { groupId, search, pinned }: MarketFilter): readonly MarketCard[] {
  const words = search.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const shown = cards.filter(
    (card) =>
      (groupId === undefined || card.markets.some((market) => market.groupIds.includes(groupId))) &&
      words.every((word) => card.name.toLocaleLowerCase().includes(word)),
  );
  return [...shown.filter((card) => pinned.has(card.typeId)), ...shown.filter((card) => !pinned.has(card.typeId))];
}

/** Rows that a card takes, as far as columns need to know. */
function cardRows(card: MarketCard, shownLines: number): number {
  const perMarket = Math.ceil((card.markets[0]?.outcomes.length ?? 1) / card.columns);
  return 2 + perMarket * Math.min(card.markets.length, card.hasLines ? shownLines : card.markets.length);
}

/** Deals cards into columns of about the same height; a card stays in its column when others grow. */
export function dealColumns(cards: readonly MarketCard[], columnCount: number, shownLines: number): readonly (readonly MarketCard[])[] {
  const columns = Array.from({ length: columnCount }, () => ({ rows: 0, cards: [] as MarketCard[] }));
  for (const card of cards) {
    const shortest = columns.reduce((best, column) => (column.rows < best.rows ? column : best));
    shortest.cards.push(card);
    shortest.rows += cardRows(card, shownLines);
  }
  return columns.map((column) => column.cards);
}
