import type { RowMarketKind } from '../../feed/rowMarketKinds.ts';
import { columnKinds } from '../options/listChoices.ts';

/** Another market in one column; one that has a column already changes places with it. */
export function withColumn(
  kinds: readonly RowMarketKind[],
  from: RowMarketKind,
  to: RowMarketKind,
): readonly RowMarketKind[] {
  return kinds.map((kind) => (kind === from ? to : kind === to ? from : kind));
}

/**
 * Puts a market into the first column, which the cards of a phone show. It replaces the first one,
 * unless it already has a column. The others keep their usual order.
 */
export function withFirstColumn(
  kinds: readonly RowMarketKind[],
  to: RowMarketKind,
): readonly RowMarketKind[] {
  const others = kinds.includes(to) ? kinds.filter((kind) => kind !== to) : kinds.slice(1);
  return [to, ...columnKinds.filter((kind) => others.includes(kind))];
}
