import type { Market } from '../../feed/SportEvent.ts';

/** The markets of one question with two answers each, by line. */
export function linesOf(markets: readonly Market[], typeId: number): readonly Market[] {
  return markets
    .filter((market) => market.typeId === typeId && market.line !== undefined)
    .toSorted((first, second) => (first.line ?? 0) - (second.line ?? 0));
}
