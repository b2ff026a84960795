import { lineText } from '../../prices/lineText.ts';
import type { Market, Outcome } from '../../feed/SportEvent.ts';

/** A market of a row with its outcomes in the places of the columns; an empty place is a dash. */
export interface RowMarket {
  readonly market: Market;
  readonly outcomes: readonly (Outcome | undefined)[];
}

/** Markets of an event in the European view of a line. */
export interface RowMarkets {
  readonly result: RowMarket | undefined;
  readonly total: RowMarket | undefined;
  readonly handicap: RowMarket | undefined;
}

/** A column that every row has, unless a person has chosen others (`RowMarketKind`). */
export type RowColumn = keyof RowMarkets;

const cache = new WeakMap<readonly Market[], RowMarkets>();

/** Sorts the main markets into columns. A two-way result leaves the middle empty. */
export function rowMarkets(markets: readonly Market[]): RowMarkets {
  const known = cache.get(markets);
  if (known !== undefined) return known;
  const result = markets.find((market) => market.line === undefined);
  const lined = markets.filter(
    (market) => market.line !== undefined && market.outcomes.length === 2,
  );
  const sorted: RowMarkets = {
    result:
      result === undefined ? undefined : { market: result, outcomes: inThree(result.outcomes) },
    total: inTwo(lined.find((market) => !isHandicap(market))),
    handicap: inTwo(lined.find(isHandicap)),
  };
  cache.set(markets, sorted);
  return sorted;
}

/** A market's outcomes in `count` cells. A two-way result leaves the middle empty. */
export function inPlaces(market: Market, count: number): RowMarket {
  return {
    market,
    outcomes: count === 3 ? inThree(market.outcomes) : market.outcomes.slice(0, count),
  };
}

/** Returns the market for a place with room for one: the result, else another open one. */
export function firstMarket(markets: readonly Market[]): RowMarket | undefined {
  const { result, total, handicap } = rowMarkets(markets);
  return result ?? total ?? handicap;
}

/** Caption of an outcome in a cell of its own: `1`, `O 2.5`, `2 (+0.5)`. */
export function cellCaption(outcome: Outcome, market: Market): string {
  const line = outcome.line ?? market.line;
  if (line === undefined) return outcome.caption;
  return isHandicap(market)
    ? `${outcome.caption} (${lineText(line, true)})`
    : `${outcome.caption} ${lineText(line, false)}`;
}

function inThree(outcomes: readonly Outcome[]): readonly (Outcome | undefined)[] {
  return outcomes.length === 2 ? [outcomes[0], undefined, outcomes[1]] : outcomes.slice(0, 3);
}

function inTwo(market: Market | undefined): RowMarket | undefined {
  return market === undefined ? undefined : { market, outcomes: market.outcomes };
}

/** The outcomes of a handicap are the teams, those of a total are over and under. */
function isHandicap(market: Market): boolean {
  return market.outcomes[0]?.caption.startsWith('1') === true;
}
