import type { Market, Outcome } from '../../feed/SportEvent.ts';

/** One line of a ladder: outcomes for the first team or over, and for the second or under. */
export interface AsianLine {
  readonly market: Market;
  readonly line: number;
  readonly outcomes: readonly [Outcome, Outcome];
}

/** The ladders of a match or its first part: main line first, then by how even they are. */
export interface AsianPart {
  readonly handicaps: readonly AsianLine[];
  readonly totals: readonly AsianLine[];
  readonly result: Market | undefined;
}

export interface AsianRow {
  readonly match: AsianPart;
  readonly part: AsianPart;
}

const cache = new WeakMap<readonly Market[], AsianRow>();

/** Sorts the markets of a row into the columns of the Asian view. */
export function asianRow(markets: readonly Market[]): AsianRow {
  const known = cache.get(markets);
  if (known !== undefined) return known;
  const row = {
    match: partOf(markets.filter(({ period }) => firstPartOf(period) === undefined)),
    part: partOf(markets.filter(({ period }) => firstPartOf(period) !== undefined)),
  };
  cache.set(markets, row);
  return row;
}

const firstParts = ['h1', 'set1', 'p1', 'q1', 'map1'] as const;
export type FirstPart = (typeof firstParts)[number];

/** The first part of a match by the code of a market; its games and sets are of the whole. */
export function firstPartOf(period: string | undefined): FirstPart | undefined {
  return firstParts.find((part) => part === period);
}

/** Returns the team that gives goals in the main line: 1, 2, or 0 if they are level. */
export function favouriteTeam({ handicaps: [main] }: AsianPart): 0 | 1 | 2 {
  return main === undefined || main.line === 0 ? 0 : main.line < 0 ? 1 : 2;
}

/** An Asian line without sign: a quarter is written as two halves, 0.25 as `0/0.5`. */
export function asianLineText(line: number): string {
  const size = Math.abs(line);
  return (size * 4) % 2 === 0 ? String(size) : `${size - 0.25}/${size + 0.25}`;
}

function partOf(markets: readonly Market[]): AsianPart {
  return {
    handicaps: markets.filter(({ kind }) => kind === 'handicap').flatMap(lineOf),
    totals: markets.filter(({ kind }) => kind === 'total').flatMap(lineOf),
    result: markets.find(({ kind }) => kind === 'result'),
  };
}

function lineOf(market: Market): readonly AsianLine[] {
  const [first, second] = market.outcomes;
  const line = first?.line ?? market.line;
  return first === undefined || second === undefined || line === undefined
    ? []
    : [{ market, line, outcomes: [first, second] }];
}
