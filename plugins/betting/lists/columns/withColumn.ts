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
 * A market in the first column, the one that the cards of a phone show: it takes the place of what
 * stood there, unless it has a column already. The others stand in their usual order.
 */
export function withFirstColumn(
  kinds: readonly RowMarketKind[],
  to: RowMarketKind,
): readonly RowMarketKind[] {
  const others = kinds.includes(to) ? kinds.filter((kind) => kind !== to) : kinds.slice(1);
  return [to, ...columnKinds.filter((kind) => others.includes(kind))];
}
