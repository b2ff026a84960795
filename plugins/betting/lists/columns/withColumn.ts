import type { RowMarketKind } from '../../feed/rowMarketKinds.ts';

/** Another market in one column; one that has a column already changes places with it. */
export function withColumn(
  kinds: readonly RowMarketKind[],
  from: RowMarketKind,
  to: RowMarketKind,
): readonly RowMarketKind[] {
  return kinds.map((kind) => (kind === from ? to : kind === to ? from : kind));
}
