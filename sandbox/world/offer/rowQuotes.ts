import type { RowMarketKind } from '#wire';
import type { MarketType } from '../markets/MarketType.ts';
import type { Quote } from '../pricing/quoteMarket.ts';
import type { SportEngine } from '../engine/SportEngine.ts';

export const rowMarketKinds: readonly RowMarketKind[] = [
  'result',
  'total',
  'handicap',
  'doubleChance',
  'bothScore',
  'drawNoBet',
  'team1Total',
  'team2Total',
  'oddEven',
  'asian',
  'part',
  'partTotal',
];

/** A quote and its kind in the row. */
export interface RowQuote {
  readonly kind: RowMarketKind;
  readonly quote: Quote;
}

/** Codes of the first part of a match, by sport. */
const firstParts: readonly string[] = ['h1', 'set1', 'p1', 'q1', 'map1'];
/** Scopes of parts: halves, quarters, periods, sets, maps. */
const parts = /^(?:h|q|p|set|map)\d$/;
/** Number of lines: three of the match, two of its first part. */
const matchLines = 3;
const partLines = 2;

/**
 * Returns the requested markets of a row: of several lines the one nearest to even; several lines
 * of Asian markets.
 */
export function rowQuotes(
  engine: Pick<SportEngine, 'types' | 'mainTypeIds'>,
  kinds: readonly RowMarketKind[],
  quotesOf: (type: MarketType) => readonly Quote[],
): RowQuote[] {
  return kinds.flatMap((kind) => {
    if (kind === 'asian') return asianQuotes(engine, quotesOf);
    if (kind === 'part' || kind === 'partTotal') return partQuotes(engine, kind, quotesOf);
    const type = typeOf(engine, kind, 'match');
    return nearest(type === undefined ? [] : quotesOf(type), 1).map((quote) => ({ kind, quote }));
  });
}

/** Returns the kinds of markets that rows of an engine can show as a single column. */
export function rowMarketsOf(engine: Pick<SportEngine, 'types' | 'mainTypeIds'>): RowMarketKind[] {
  return rowMarketKinds.filter(
    (kind) =>
      kind !== 'asian' &&
      kind !== 'part' &&
      kind !== 'partTotal' &&
      typeOf(engine, kind, 'match') !== undefined,
  );
}

/** Returns winner or total of the current part; of the next one if it is almost decided. */
function partQuotes(
  engine: Pick<SportEngine, 'types'>,
  kind: 'part' | 'partTotal',
  quotesOf: (type: MarketType) => readonly Quote[],
): RowQuote[] {
  for (const winner of engine.types) {
    if (!parts.test(winner.scope) || (winner.nameKey !== 'winner' && winner.nameKey !== 'result'))
      continue;
    const winners = quotesOf(winner);
    if (winners.length === 0) continue;
    const total = engine.types.find(
      ({ scope, nameKey }) => scope === winner.scope && nameKey === 'total',
    );
    return nearest(kind === 'part' ? winners : total === undefined ? [] : quotesOf(total), 1).map(
      (quote) => ({ kind, quote }),
    );
  }
  return [];
}

function asianQuotes(
  engine: Pick<SportEngine, 'types' | 'mainTypeIds'>,
  quotesOf: (type: MarketType) => readonly Quote[],
): RowQuote[] {
  const part = firstParts.find((scope) => engine.types.some((type) => type.scope === scope));
  return ['match', ...(part === undefined ? [] : [part])].flatMap((scope) => {
    const ladder = (kind: 'handicap' | 'total', asianKey: string): RowQuote[] => {
      const named = engine.types.filter(
        (type) => type.scope === scope && (type.nameKey === kind || type.nameKey === asianKey),
      );
      const types = named.length === 0 ? [typeOf(engine, kind, scope) ?? []].flat() : named;
      return nearest(types.flatMap(quotesOf), scope === 'match' ? matchLines : partLines).map(
        (quote) => ({ kind, quote }),
      );
    };
    const result = typeOf(engine, 'result', scope);
    return [
      ...ladder('handicap', 'asianHandicap'),
      ...ladder('total', 'asianTotal'),
      ...nearest(result === undefined ? [] : quotesOf(result), 1).map((quote): RowQuote => ({
        kind: 'result',
        quote,
      })),
    ];
  });
}

function typeOf(
  { types, mainTypeIds }: Pick<SportEngine, 'types' | 'mainTypeIds'>,
  kind: RowMarketKind,
  scope: string,
): MarketType | undefined {
  if (kind !== 'result') {
    // In sports with sets or maps the markets have other types but the same places in a row.
    const place =
      kind === 'total' ? mainTypeIds[1] : kind === 'handicap' ? mainTypeIds[2] : undefined;
    return (
      types.find((type) => type.scope === scope && type.nameKey === kind) ??
      (scope === 'match' ? types.find(({ id }) => id === place) : undefined)
    );
  }
  if (scope === 'match') return types.find(({ id }) => id === mainTypeIds[0]);
  return types.find(
    (type) => type.scope === scope && (type.nameKey === 'result' || type.nameKey === 'winner'),
  );
}

function nearest(quotes: readonly Quote[], count: number): readonly Quote[] {
  return quotes.toSorted((first, second) => unevenness(first) - unevenness(second)).slice(0, count);
}

/** Returns the difference between the prices of the two sides of a line. */
export function unevenness({ odds }: Quote): number {
  return Math.abs((odds[0] ?? 0) - (odds[1] ?? 0));
}
