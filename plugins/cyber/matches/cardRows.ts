interface RowMarket {
  readonly kind?: string | undefined;
  readonly line: number | undefined;
  readonly period: string | undefined;
}

/** Markets that the card of a live match asks for. */
export const cardMarkets = ['result', 'part', 'partTotal', 'total', 'handicap'] as const;

/** Rows of a card; the market is undefined while missing, so that nothing moves. */
export interface CardRow<Market> {
  readonly kind: 'match' | 'map' | 'unit-total' | 'maps-total' | 'total' | 'handicap';
  readonly market: Market | undefined;
  readonly number: number | undefined;
}

/** Three rows: winner, current map, its count; without maps handicap and total. */
export function cardRows<Market extends RowMarket>(
  markets: readonly Market[],
  maps: { readonly unit: 'round' | 'structure' | undefined } | undefined,
): readonly CardRow<Market>[] {
  const of = (kind: (typeof cardMarkets)[number]): Market | undefined =>
    markets.find((market) => market.kind === kind);
  const row = (kind: CardRow<Market>['kind'], market: Market | undefined): CardRow<Market> => ({
    kind,
    market,
    number: numberOf(market?.period),
  });
  if (maps === undefined)
    return [row('match', of('result')), row('total', of('total')), row('handicap', of('handicap'))];
  const unitTotal = maps.unit === undefined ? undefined : of('partTotal');
  return [
    row('match', of('result')),
    row('map', of('part')),
    unitTotal === undefined ? row('maps-total', of('total')) : row('unit-total', unitTotal),
  ];
}

function numberOf(period: string | undefined): number | undefined {
  const number = Number(/\d+$/.exec(period ?? '')?.[0]);
  return Number.isNaN(number) ? undefined : number;
}
