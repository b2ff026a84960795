import { partsInLine, type Direction } from '#domain/texts/sidesInLine.ts';
import { marketOfPick } from './marketOfPick.ts';

/** Outcome and market in one line: "Over 1" is meaningless without its market. */
export function pickOf(
  {
    outcomeName,
    marketName,
  }: {
    readonly outcomeName: string;
    readonly marketName: string;
  },
  direction: Direction,
): string {
  return partsInLine([outcomeName, marketOfPick(outcomeName, marketName)], direction);
}
