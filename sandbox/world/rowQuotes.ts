import type { RowMarketKind } from '#wire';
import type { MarketType } from './markets/MarketType.ts';
import type { Quote } from './pricing/quoteMarket.ts';
import type { SportEngine } from './SportEngine.ts';

export const rowMarketKinds: readonly RowMarketKind[] = ['result', 'total', 'handicap', 'doubleChance', 'bothScore', 'drawNoBet', 'team1Total', 'team2Total', 'oddEven', 'asian'];

/** A quote with what a row calls it. */
export interface RowQuote {
  readonly kind: RowMarketKind;
  readonly quote: Quote;
}

/** What a sport calls its first part. */
const firstParts: readonly string[] = ['h1', 'set1', 'p1', 'q1'];
/** Lines of a ladder: the main one and two others of the match, one other of its first part. */
const matchLines = 3;
const partLines = 2;

/** The markets of a row as they were asked for: of many lines the one nearest to even, in the Asian ladders several. */
export function rowQuotes(engine: Pick<SportEngine, 'types' | 'mainTypeIds'>, kinds: readonly RowMarketKind[], quotesOf: (type: MarketType) => readonly Quote[]): RowQuote[] {
  return kinds.flatMap((kind) => {
    if (kind === 'asian') return asianQuotes(engine, quotesOf);
    const type = typeOf(engine, kind, 'match');
    return nearest(type === undefined ? [] : quotesOf(type), 1).map((quote) => ({ kind, quote }));
  });
}

function asianQuotes(engine: Pick<SportEngine, 'types' | 'mainTypeIds'>, quotesOf: (type: MarketType) => readonly Quote[]): RowQuote[] {
  const part = firstParts.find((scope) => engine.types.some((type) => type.scope === scope));
  return ['match', ...(part === undefined ? [] : [part])].flatMap((scope) => {
    const ladder = (kind: 'handicap' | 'total', asianKey: string): RowQuote[] =>
      nearest(engine.types.filter((type) => type.scope === scope && (type.nameKey === kind || type.nameKey === asianKey)).flatMap(quotesOf), scope === 'match' ? matchLines : partLines).map((quote) => ({ kind, quote }));
    const result = typeOf(engine, 'result', scope);
    return [...ladder('handicap', 'asianHandicap'), ...ladder('total', 'asianTotal'), ...nearest(result === undefined ? [] : quotesOf(result), 1).map((quote): RowQuote => ({ kind: 'result', quote }))];
  });
}

function typeOf({ types, mainTypeIds }: Pick<SportEngine, 'types' | 'mainTypeIds'>, kind: RowMarketKind, scope: string): MarketType | undefined {
  if (kind !== 'result') return types.find((type) => type.scope === scope && type.nameKey === kind);
  if (scope === 'match') return types.find(({ id }) => id === mainTypeIds[0]);
  return types.find((type) => type.scope === scope && (type.nameKey === 'result' || type.nameKey === 'winner'));
}

function nearest(quotes: readonly Quote[], count: number): readonly Quote[] {
  return quotes.toSorted((first, second) => unevenness(first) - unevenness(second)).slice(0, count);
}

/** How far the two sides of a line are from each other. */
export function unevenness({ odds }: Quote): number {
  return Math.abs((odds[0] ?? 0) - (odds[1] ?? 0));
}
