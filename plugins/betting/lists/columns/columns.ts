import { createContext } from 'react';
import { inPlaces, rowMarkets, type RowMarket } from '../table/rowMarkets.ts';
import type { RowMarketKind } from '../../feed/rowMarketKinds.ts';
import type { Market } from '../../feed/SportEvent.ts';

/** Markets of all rows of a table; on a phone the one that its cards show. */
export const ColumnsContext = createContext<readonly RowMarketKind[]>([]);

const captions: Readonly<Record<RowMarketKind, readonly string[]>> = {
  result: ['home', 'draw', 'away'],
  total: ['over', 'under'],
  handicap: ['home', 'away'],
  doubleChance: ['home-draw', 'home-away', 'draw-away'],
  bothScore: ['yes', 'no'],
  drawNoBet: ['home', 'away'],
  team1Total: ['over', 'under'],
  team2Total: ['over', 'under'],
  oddEven: ['odd', 'even'],
  asian: [],
  part: ['home', 'away'],
  partTotal: ['over', 'under'],
};

/** Captions of the places of a column; keys of the dictionary. */
export function captionsOf(kind: RowMarketKind): readonly string[] {
  return captions[kind];
}

/** Columns with a line have a place for it. */
export function hasLine(kind: RowMarketKind): boolean {
  return kind === 'total' || kind === 'handicap' || kind === 'team1Total' || kind === 'team2Total';
}

/**
 * The market of a column, with its outcomes in the places of the column. The three that every row
 * has are sent without their kind unless others were asked for.
 */
export function columnMarket(
  markets: readonly Market[],
  kind: RowMarketKind,
): RowMarket | undefined {
  const market = markets.find((each) => each.kind === kind);
  if (market !== undefined) return inPlaces(market, captions[kind].length);
  return (kind === 'result' || kind === 'total' || kind === 'handicap') &&
    markets.every((each) => each.kind === undefined)
    ? rowMarkets(markets)[kind]
    : undefined;
}
