import { plainLetters } from '#domain/texts/plainLetters.ts';
import { columnsOf } from './columnsOf.ts';
import type { Market } from '../../feed/SportEvent.ts';
import { scoreColumns, type ScoreColumns } from './scoreColumns.ts';

/** A question with all its lines: total 2.5, 3 and 3.5 are one card. */
export interface MarketCard {
  /** Unique among the cards of an event and stable while it is open. */
  readonly key: number;
  readonly typeId: number;
  readonly name: string;
  /** The name among the markets of its sub-event. */
  readonly shortName: string;
  readonly subEvent: string | undefined;
  readonly columns: 1 | 2 | 3;
  /** Sorted by line; includes removed lines as long as their place is kept. */
  readonly markets: readonly Market[];
  /** Over and under, or the two teams, with the line in each cell. */
  readonly hasLines: boolean;
  /** Columns of exact scores (home wins, draws, away wins), if the outcomes are scores. */
  readonly scores: ScoreColumns | undefined;
  readonly isSuspended: boolean;
  /** All of its markets were removed. */
  readonly isGone: boolean;
}

/** Brings the lines of each question together, in the order in which the questions come. */
export function marketCards(markets: readonly Market[]): readonly MarketCard[] {
  const byKey = Map.groupBy(markets, (market) => (isLined(market) ? market.typeId : market.id));
  return [...byKey].map(([key, own]) => cardOf(key, own));
}

function cardOf(key: number, markets: readonly Market[]): MarketCard {
  const sorted =
    markets.length === 1
      ? markets
      : markets.toSorted(
          (first, second) => (first.line ?? 0) - (second.line ?? 0) || first.id - second.id,
        );
  const [first] = sorted;
  const hasLines = first !== undefined && isLined(first);
  const open = sorted.filter((market) => !market.isGone);
  const bare = (name: string): string => (hasLines ? withoutLine(name) : name);
  return {
    key,
    typeId: first?.typeId ?? 0,
    name: bare(first?.name ?? ''),
    shortName: bare(first?.shortName ?? ''),
    subEvent: first?.subEvent,
    columns: first === undefined ? 2 : hasLines ? first.columns : columnsOf(first),
    markets: sorted,
    hasLines,
    scores: first === undefined || hasLines ? undefined : scoreColumns(first.outcomes),
    isSuspended: open.length > 0 && open.every((market) => market.isSuspended),
    isGone: open.length === 0,
  };
}

/** A sign may follow a mark of direction. */
const lineAtEnd = /[\s(\u200e\u200f]*[−+-]?\d+([.,]\d+)?\)?\s*$/u;

/** `Total 2.5` is one line of `Total`, and `Draw (+2)` of `Draw`. */
export function withoutLine(name: string): string {
  return name.replace(lineAtEnd, '');
}

/** The outcomes carry the line: over 2.5, first team −1. In `3rd goal` the market does. */
function isLined(market: Market): boolean {
  return market.line !== undefined && market.outcomes[0]?.line !== undefined;
}

/** Returns `count` lines from the middle, around the line with the most even odds. */
export function middleLines(markets: readonly Market[], count: number): readonly Market[] {
  const first = Math.max(0, Math.floor((markets.length - count) / 2));
  return markets.slice(first, first + count);
}

/**
 * Returns the visible lines of a card: the middle ones, or all. While the card is being read it
 * keeps its number of rows: a new line replaces a removed one, and surplus lines wait.
 */
export function shownLines(
  markets: readonly Market[],
  few: number,
  heldRows: number | undefined,
): readonly Market[] {
  const open = markets.filter((market) => !market.isGone);
  const shown = middleLines(open, Math.min(few, heldRows ?? few));
  const missing = (heldRows ?? 0) - shown.length;
  if (missing <= 0) return shown;
  const held = new Set([
    ...shown,
    ...middleLines(
      markets.filter((market) => market.isGone),
      missing,
    ),
  ]);
  return markets.filter((market) => held.has(market));
}

export interface MarketFilter {
  /** Undefined chooses the markets of the whole event. */
  readonly subEvent: string | undefined;
  /** Undefined shows every group. */
  readonly groupId: number | undefined;
  /** Words look through all sub-events and groups. */
  readonly search: string;
  readonly pinned: ReadonlySet<number>;
}

export function isOfGroup(card: MarketCard, groupId: number): boolean {
  return card.markets.some((market) => market.groupIds.includes(groupId));
}

/** Cards of the chosen sub-event and group, or matching the words; pinned ones first. */
export function filterCards(
  cards: readonly MarketCard[],
  { subEvent, groupId, search, pinned }: MarketFilter,
): readonly MarketCard[] {
  const words = plainLetters(search.trim()).split(/\s+/).filter(Boolean);
  const isShown = (card: MarketCard): boolean => {
    if (words.length > 0) return words.every((word) => plainLetters(card.name).includes(word));
    return card.subEvent === subEvent && (groupId === undefined || isOfGroup(card, groupId));
  };
  const shown = cards.filter(isShown);
  if (!shown.some((card) => pinned.has(card.typeId))) return shown;
  return [
    ...shown.filter((card) => pinned.has(card.typeId)),
    ...shown.filter((card) => !pinned.has(card.typeId)),
  ];
}

/** Rows of odds that a card takes, as far as columns and places need to know. */
export function cardRows(card: MarketCard, few: number): number {
  if (card.scores !== undefined) {
    const { sides, others } = card.scores;
    return Math.max(...sides.map(({ outcomes }) => outcomes.length)) + others.length;
  }
  const perMarket = Math.ceil((card.markets[0]?.outcomes.length ?? 1) / card.columns);
  return perMarket * Math.min(card.markets.length, card.hasLines ? few : card.markets.length);
}
