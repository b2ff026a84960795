import type { Odds } from '#domain/odds/Odds.ts';

/** How the prices of a market went: instants at which one of them changed, and the last one. */
export interface PriceHistory {
  readonly marketId: number;
  /** Epoch seconds, rising. */
  readonly atS: readonly number[];
  readonly outcomes: readonly PricedOutcome[];
  /** Origin of the prices of now; undefined for the platform's own. */
  readonly source?: 'file' | 'file_moving' | undefined;
}

export interface PricedOutcome {
  readonly id: number;
  readonly name: string;
  /** Price at each instant; undefined while the outcome was not offered. */
  readonly odds: readonly (Odds | undefined)[];
}

/** A history's chart: steps as path data in a 100 × 100 box, and its bounds. */
export interface HistoryPicture {
  readonly paths: readonly string[];
  readonly lowest: number;
  readonly highest: number;
}

/** A smaller ratio of prices fills at most half of the box, so that small moves do not look big. */
const leastSpan = 1.06;
const size = 100;

/**
 * Prices are drawn by their ratio, so that 1.20 to 1.30 is as high as 12.0 to 13.0, as steps: a
 * price holds until the next one. Where an outcome was not offered its line is broken.
 */
export function drawHistory(
  { atS }: Pick<PriceHistory, 'atS'>,
  outcomes: readonly PricedOutcome[],
): HistoryPicture {
  const all = outcomes.flatMap(({ odds }) => odds.filter((price) => price !== undefined));
  if (all.length === 0) return { paths: outcomes.map(() => ''), lowest: 0, highest: 0 };
  const lowest = Math.min(...all);
  const highest = Math.max(...all);
  const stretch = Math.max(1, Math.sqrt(leastSpan / (highest / lowest)));
  const [from, to] = [Math.log(lowest / stretch), Math.log(highest * stretch)];
  const [startS, endS] = [atS[0] ?? 0, atS.at(-1) ?? 0];
  const across = (instantS: number): number =>
    endS === startS ? size : rounded(((instantS - startS) / (endS - startS)) * size);
  const down = (odds: number): number =>
    rounded(size - ((Math.log(odds) - from) / (to - from)) * size);
  const paths = outcomes.map(({ odds }) => {
    let path = '';
    let isDrawing = false;
    odds.forEach((price, index) => {
      const x = across(atS[index] ?? 0);
      if (isDrawing) path += `H${x}`;
      isDrawing &&= price !== undefined;
      if (price === undefined) return;
      path += isDrawing ? `V${down(price)}` : `M${x} ${down(price)}`;
      isDrawing = true;
    });
    return path;
  });
  return { paths, lowest, highest };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** First price of an outcome, and its price now; undefined if it has none. */
export function endsOf({ odds }: PricedOutcome): {
  readonly first: Odds | undefined;
  readonly last: Odds | undefined;
} {
  return { first: odds.find((price) => price !== undefined), last: odds.at(-1) };
}

/** The outcomes that are looked at first: those that are the likeliest now, in their own order. */
export function likeliest(outcomes: readonly PricedOutcome[], count: number): readonly number[] {
  const priceOf = (outcome: PricedOutcome): number =>
    endsOf(outcome).last ?? Number.POSITIVE_INFINITY;
  const chosen = new Set(
    outcomes
      .toSorted((first, second) => priceOf(first) - priceOf(second))
      .slice(0, count)
      .map(({ id }) => id),
  );
  return outcomes.flatMap(({ id }) => (chosen.has(id) ? [id] : []));
}
